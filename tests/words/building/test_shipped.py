"""The lexicons that come with the program: what is in each, by count and digest."""

import pytest

from shakespell.words.building.packs import FOLDER, packs
from shakespell.words.lexicon import Lexicon, digest

SHIPPED = {
    "danish-abbreviations": (676, "51781704d0df79e8d7dd06beaf862a2cb8a9084748769eac094d5af859d0ed64"),
    "danish-names": (40_031, "caf7773b9e4a2386fbb90dd6877cbb69446a247a988c21289b5aa5e1c41be0e5"),
    "danish": (568_693, "636d29350893c163341cf1285d1b62fa4c085234338d5f785b798dd5955f7d91"),
    "dutch-abbreviations": (1_862, "7856ec1b124618b2c0452659978aa23be820539dc927483f43d0ebd8d0f5df9f"),
    "dutch-names": (42_254, "6c7d4684b81ea0ff025d5a7a4a07a6421f6500e2dbde3fafa2f8c3156347de9f"),
    "dutch": (299_617, "3ca8dfb9c650ce40948391276d7d3d91bdf9ea7873c18469a18251ac33e81089"),
    "english-abbreviations": (679, "77f9eaccebc12ba7fc3e10b5624ec249af0d904cfa4e897688c0e2695748fb12"),
    "english-extended": (248_216, "b79ba57ecfcc159d520c4171f98958f89feca0fd935780e852dcf78d29072c7b"),
    "english-names": (10_160, "6cba95d35ccdb7c99fb9ca363828af3bb6711a576cb23ae64fe3b4e00f8dfac4"),
    "english": (116_722, "fdfd7fd19ccd1d4a790e8de20b5b400faa8cbb548864535edd14728b447d7678"),
    "french-abbreviations": (469, "de2aaf658e58bae198676acd34bdb4c72173407f877b6053b324cf1eeedd62eb"),
    "french-names": (7_345, "b81e2a68fb17d3d92363597f092bfd4c5cdadd73ca62817ecfebae2617c601eb"),
    "french": (400_416, "796c06e050d7eec9a4698081d851dbecc01630738fc5eb9468930b3c7433f68b"),
    "german-abbreviations": (215, "08d59d45434d8c541ab1dfc85b9f07a5bc4f6511a7d64a3e7042d57948629874"),
    "german-names": (783, "e1a82376f7ae5be51c9b3f6fdb5b161841ce57bbd9b4d30085e6d45c01a5a085"),
    "german": (657_835, "5d090c62cb47b6f666543f3832e679c05e1d66ccf82ad219e5f1121602dfe409"),
    "spanish-abbreviations": (17, "7878f339a7bed1aa0b87a9f5737054a8e11d3882d7d1e522efe2552850c7c451"),
    "spanish-names": (919, "6f744f0d1bcf6924ef0c53c85c8a19103d21ad37fdc8aaaf155d3788fd5aa495"),
    "spanish": (577_902, "dfe751c300343a6af984174033ec15659626b366163864f46ca248c3c612f396"),
}


@pytest.mark.parametrize("name", SHIPPED)
def test_the_lexicons_that_ship(name: str) -> None:
    """A recorded match names its lexicon by this digest: a change here makes old matches unverifiable."""
    words, expected = SHIPPED[name]
    lexicon = Lexicon.open(FOLDER / f"{name}.lex")
    assert (lexicon.name, lexicon.words, lexicon.digest) == (name, words, expected)
    assert digest(lexicon.graph, lexicon.folding) == expected
    assert lexicon.graph.miscount() is None
    assert {len(word) for word in lexicon.graph} <= set(range(2, 16))


def test_every_shipped_list_is_here_and_nothing_else() -> None:
    wanted = {listing.name for pack in packs().values() if pack.shipped for listing in pack.lists}
    assert wanted == set(SHIPPED) == {path.stem for path in FOLDER.glob("*.lex")}


@pytest.mark.parametrize("name", [name for name, pack in packs().items() if pack.shipped])
def test_a_lexicon_says_where_it_is_from_and_its_licence_lies_beside_it(name: str) -> None:
    pack = packs()[name]
    for listing in pack.lists:
        lexicon = Lexicon.open(FOLDER / f"{listing.name}.lex")
        assert (lexicon.language, lexicon.source, lexicon.licence) == (pack.language, pack.described, pack.licence)
        assert (lexicon.version, lexicon.folding) == (pack.edition, pack.rule)
    assert (FOLDER / pack.terms).stat().st_size > 100


def test_nothing_under_the_gpl_ships() -> None:
    assert [name for name, pack in packs().items() if not pack.shipped] == ["german-large", "italian"]
    assert not [pack.name for pack in packs().values() if pack.shipped and pack.licence.startswith("GPL")]


SPELLINGS = [
    ("german", "WORT HÄUSER GESPIELT FUSS GUT ANDEREN", "Wort Häuser gespielt Fuß gut anderen"),
    ("french", "COEUR ELEPHANT AIGUE MANGEASSIEZ", "cœur éléphant aiguë mangeassiez"),
    ("spanish", "NIÑOS COMIENDOLO CIGUEÑA", "niños comiéndolo cigüeña"),
    ("danish", "ÆBLE SMØRREBRØD VENNER", "æble smørrebrød venner"),
    ("dutch", "IJS FIETSEN REUNIE", "ijs fietsen reünie"),
    ("german-names", "KÖLN OSTPREUSSEN", "Köln Ostpreußen"),
]


@pytest.mark.parametrize(("name", "normal", "written"), SPELLINGS)
def test_words_are_shown_as_they_are_written(name: str, normal: str, written: str) -> None:
    """B-48, B-49: folded for the dice, kept for display."""
    lexicon = Lexicon.open(FOLDER / f"{name}.lex")
    assert [lexicon.spelling(word) for word in normal.split()] == written.split()
    assert all(lexicon.contains(word) for word in written.split())
