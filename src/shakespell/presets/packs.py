"""Lexicons built on this machine: from the pinned packages of their makers, or from a source the player names."""

import shlex
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from ..words import building
from ..words.lexicon import Lexicon
from .lexicons import imported_folder, lexicon
from .reading import PresetError


def built_lexicons(name: str, source: Path | None = None, out: Path | None = None) -> tuple[Lexicon, ...]:
    """Build a pack's lexicons, by default among the player's own, so that ``lexicon`` finds them by name.

    Without a ``source`` the pinned package is fetched with the ordinary client of its registry. PresetError where that
    does not work; LexiconError where there is no such pack or the source is another one.
    """
    recipe = building.pack(name)
    if source is not None:
        return _installed(name, source, out)
    with TemporaryDirectory() as folder:
        client, *words = shlex.split(recipe.fetch)
        program = shutil.which(client)
        if program is None:
            raise PresetError(
                f"{client} is not here to fetch {recipe.described}: fetch it elsewhere, and name the file"
            )
        done = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603  # the command stands in packs.toml
        fetched = [path for path in Path(folder).iterdir() if path.is_file()]
        if done.returncode or len(fetched) != 1:
            said = (done.stderr.strip() or "it gave no file").splitlines()[-1]
            raise PresetError(f"`{recipe.fetch}` did not work ({said}): fetch the package elsewhere, and name the file")
        return _installed(name, fetched[0], out)


def _installed(name: str, source: Path, out: Path | None) -> tuple[Lexicon, ...]:
    made = building.build_pack(name, source, out or imported_folder())
    lexicon.cache_clear()
    return made
