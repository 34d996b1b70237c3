"""``scripts/check-tree``: what no committed file may hold is found by its shape."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def checked(folder: Path, files: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """What the script says of a repository with these files."""
    git = shutil.which("git")
    assert git
    (folder / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "check-tree", folder / "scripts")
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    subprocess.run([git, "init", "--quiet", "."], cwd=folder, check=True)
    subprocess.run([git, "add", "--all"], cwd=folder, check=True)
    return subprocess.run([folder / "scripts" / "check-tree"], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("web/package-lock.json", '      "resolved": "https://packages.example/a-1.0.tgz",'),
        ("package-lock.json", '  "resolved": "git+ssh://git@code.example/a.git#1",'),
        ("requirements/dev.lock", "--index-url https://packages.example/simple"),
        ("requirements/dev.lock", "a @ https://packages.example/a-1.0.whl"),
        ("requirements/dev.lock", "    # from https://packages.example/simple"),
        ("uv.lock", 'source = { registry = "https://packages.example/simple" }'),
        (".npmrc", "registry=https://packages.example/"),
        ("pyproject.toml", 'index-url = "https://packages.example/simple"'),
        ("notes.txt", "see " + "/".join(("", "home", "ann", "notes"))),
    ],
)
def test_what_is_found(tmp_path: Path, name: str, text: str) -> None:
    done = checked(tmp_path, {name: text + "\n"})
    assert done.returncode == 1
    assert name in done.stdout


def test_what_is_no_address_of_packages(tmp_path: Path) -> None:
    done = checked(
        tmp_path,
        {
            "package-lock.json": '{"funding": {\n"url": "https://people.example/ann"\n}}\n',
            "requirements/dev.lock": "a==1.0 \\\n    --hash=sha256:00ff\n    # via b\n",
            "pyproject.toml": '[project.urls]\nhome = "https://game.example/"\n',
            "README.md": "Packages come from https://packages.example/ or wherever you like.\n",
        },
    )
    assert (done.returncode, done.stdout) == (0, "")
