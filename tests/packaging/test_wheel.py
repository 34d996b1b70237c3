"""The wheel carries the web client and works in a clean environment, with no Node and no source tree in sight."""

import json
import os
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT_CLIENT = ROOT / "src/shakespell/web/index.html"
LARGEST_WHEEL = 25_000_000

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not BUILT_CLIENT.exists(), reason="the web client has not been built: make setup"),
    pytest.mark.xdist_group("packaging"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(target), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (built,) = target.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel in it; its programs lie in the folder returned."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    install = [str(ROOT / "scripts/install-locked"), str(folder), str(ROOT / "requirements/play.lock")]
    subprocess.run(install, check=True, capture_output=True, cwd=folder)
    pip = [str(folder / "bin/python"), "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(pip, check=True, capture_output=True, cwd=folder)
    return folder / "bin"


@pytest.fixture
def without_node(tmp_path: Path) -> dict[str, str]:
    """An environment in which no program but the system's own is found, and nobody's settings."""
    assert shutil.which("node", path=str(tmp_path)) is None
    return {"PATH": str(tmp_path), "HOME": str(tmp_path), "LANG": "C.UTF-8"}


def test_the_wheel_carries_what_players_need(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for needed in ("web/index.html", "data/lexicons/english.lex", "data/lexicons/SCOWL-LICENCE.txt", "py.typed"):
        assert f"shakespell/{needed}" in names
    assert any(name.startswith("shakespell/solver/_core") for name in names)
    assert any(name.endswith("licenses/NOTICES.md") for name in names)
    assert not any("node_modules" in name or "__pycache__" in name for name in names)
    assert wheel.stat().st_size <= LARGEST_WHEEL


def test_the_program_runs(clean: Path, without_node: dict[str, str], tmp_path: Path) -> None:
    score = [
        str(clean / "shakespell"),
        "score",
        "dicewords",
        "--roll",
        "A E L E P H N T V",
        "--word",
        "elephant",
        "--json",
    ]
    answer = subprocess.run(score, check=True, capture_output=True, text=True, cwd=tmp_path, env=without_node)
    assert json.loads(answer.stdout)["score"] == 88


@pytest.fixture
def address(clean: Path, without_node: dict[str, str], tmp_path: Path) -> Iterator[str]:
    serve = [str(clean / "shakespell"), "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'play.sqlite3'}"]
    env = {**without_node, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=env) as server:
        assert server.stdout is not None
        try:
            yield next(word for line in server.stdout for word in line.split() if word.startswith("http://"))
        finally:
            server.terminate()


def test_the_client_is_served(address: str) -> None:
    with urllib.request.urlopen(address) as page:
        assert b"<title>" in page.read()
    with urllib.request.urlopen(f"{address.rstrip('/')}/api/games") as games:
        assert any(game["id"] == "dicewords" for game in json.load(games)["games"])
    assert "PYTHONPATH" not in os.environ


def test_a_clean_clone_makes_no_package_without_the_web_client(tmp_path: Path) -> None:
    """Sources alone hold no client; whoever builds is told so in one line, and what to do."""
    clone = tmp_path / "clone"
    for part in ("src", "native", "scripts", "pyproject.toml", "CMakeLists.txt", "README.md", "LICENSE", "NOTICES.md"):
        source = ROOT / part
        copied = clone / part
        copied.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copied, ignore=shutil.ignore_patterns("web", "data", "__pycache__"))
        else:
            shutil.copy(source, copied)
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), str(clone)]
    refused = subprocess.run(build, capture_output=True, text=True, check=False)
    assert refused.returncode != 0
    assert "the web client is not built" in refused.stdout + refused.stderr
    assert "make setup" in refused.stdout + refused.stderr
    whole = subprocess.run(
        build, capture_output=True, text=True, check=False, env=os.environ | {"SHAKESPELL_WITHOUT_WEB": "1"}
    )
    assert whole.returncode == 0, whole.stderr
