"""What tests of the solver share."""

import pytest

from shakespell.solver.compiled import core


@pytest.fixture(params=["compiled", "reference"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both layout searches, the compiled one where it was built."""
    name = str(request.param)
    if name == "reference":
        monkeypatch.setattr("shakespell.solver.layout.core", lambda: None)
    elif core() is None:
        pytest.skip("the compiled core was not built")
    return name
