"""Data files: what is in the package reads, and a player's own file gets one line that names file, line and mend."""

from pathlib import Path

import pytest

from shakespell.games import GAMES
from shakespell.presets import PresetError, dice_set, lexicon, lexicon_names, prepared
from shakespell.presets.dice_sets import dice_sets, read_dice_set
from shakespell.presets.reading import DATA
from shakespell.presets.variants import variants

OWN = """\
name = "mine"
game = "dicewords"
title = "My box"
language = "en"
source = "my own box"
licence = "mine"

[[points]]
mark = "printed"
values = { A = 1, B = 2, CH = 3, CK = 4, "?" = -1 }

[groups.rack]
mark = "printed"
dice = [
  { name = "one", faces = "A B ?" },
  { name = "two", faces = "CH C/K A=9" },
]
"""


def own(tmp_path: Path, old: str = "", new: str = "") -> Path:
    path = tmp_path / "mine.toml"
    assert old in OWN
    path.write_text(OWN.replace(old, new, 1) if old else OWN)
    return path


@pytest.mark.parametrize("game", GAMES)
def test_the_package_has_dice_for_every_game(game: str) -> None:
    sets = dice_sets(game)
    assert dice_set(game) is next(iter(sets.values()))
    assert all(dice_set(game, name) is found for name, found in sets.items())
    for found in sets.values():
        origins = {origin.of for origin in found.origins}
        for group in found.groups:
            assert f"groups.{group.name}" in origins
            for face in (face for die in group.dice for face in die.faces):
                assert f"points.{face.glyph}" in origins, f"the value of {face.glyph} has no mark"


def test_a_spoiled_file_harms_nobody_who_plays_with_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is asked for is read, of other games and of the same."""
    for path in (DATA / "dice").glob("dicewords*.toml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "dicewords-mine.toml").write_text("name = spoiled")
    (tmp_path / "icewords.toml").write_text("")
    monkeypatch.setattr("shakespell.presets.dice_sets.FOLDER", tmp_path)
    assert dice_set("dicewords").name == "dicewords"
    with pytest.raises(PresetError, match="dicewords-mine"):
        dice_set("dicewords", "dicewords-mine")


def test_the_dicewords_set_is_marked_as_its_rules_file_says() -> None:
    """rules/dicewords.md: what is printed, derived, reconstructed."""
    marks = {origin.of: origin.mark for origin in dice_set("dicewords").origins}
    assert {marks[f"points.{glyph}"] for glyph in "ELORSTUCMP?"} == {"printed"}
    assert marks["points.Q"] == "published"
    assert {marks[f"points.{glyph}"] for glyph in "AI"} == {"derived"}
    assert {marks[f"points.{glyph}"] for glyph in "NDGHBFYWKVJXZ"} == {"reconstructed"}
    assert marks["groups.rack"] == "printed"


def test_derived_values_follow_from_the_printed_sums() -> None:
    """rules/dicewords.md: H + N = 3 and Z + G + N = 11."""
    value = {face.glyph: face.points for die in dice_set("dicewords").dice("rack") for face in die.faces}
    assert value["H"] + value["N"] == 3
    assert value["Z"] + value["G"] + value["N"] == 11


def test_ones_own_dice_set(tmp_path: Path) -> None:
    """Wilds, two-letter faces, either faces and a face with a value of its own."""
    mine = dice_set("dicewords", own(tmp_path))
    faces = [face for die in mine.dice("rack") for face in die.faces]
    assert [face.glyph for face in faces] == ["A", "B", "?", "CH", "CK", "A"]
    assert [face.points for face in faces] == [1, 2, -1, 3, 4, 9]
    assert faces[2].is_wild
    assert faces[3].readings == ("CH",)
    assert faces[4].readings == ("C", "K")


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("A B ?", "A B W", 15, "W, which has no value"),
        ("A B ?", "A", 15, "at least two faces"),
        ("A B ?", "A B ABC=1", 15, "no letter"),
        ("A=9", "A=nine", 16, "no whole number"),
        ('name = "two"', 'name = "one"', None, "share a name"),
        ('mark = "printed"\nvalues', 'mark = "guessed"\nvalues', 9, "points.0.mark"),
        ('title = "My box"\n', "", 1, "title is missing"),
        ('licence = "mine"', 'licence = "mine"\ncolor = "red"', 7, "color is not known"),
        ("[groups.rack]", "[groups.rack", None, "not valid TOML"),
    ],
)
def test_a_bad_dice_set_is_explained(tmp_path: Path, old: str, new: str, line: int | None, says: str) -> None:
    """Errors name file, line and mend."""
    path = own(tmp_path, old, new)
    with pytest.raises(PresetError) as caught:
        read_dice_set(path)
    message = str(caught.value)
    assert says in message
    assert "\n" not in message
    assert message.startswith(f"{path}:{line}: " if line else f"{path}: ")


@pytest.mark.parametrize(
    ("box", "language", "fruit"),
    [("german", "de", "Obst"), ("dutch", "nl", "Fruit"), ("danish", "da", "Frugt"), ("italian", "it", "Frutta")],
)
def test_the_same_box_in_another_language_has_its_dice_and_its_own_cards(box: str, language: str, fruit: str) -> None:
    english, other = dice_set("bookworm"), dice_set("bookworm", f"bookworm-{box}")
    assert other.groups == english.groups
    assert (other.language, english.language) == (language, "en")
    assert [card.id for card in other.cards] == [card.id for card in english.cards]
    assert other.cards[1].categories[0].title == fruit


def test_a_lexicon_that_is_built_on_the_players_machine_says_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Italian list may not be in the package; whoever opens the Italian box is told the one command it takes."""
    monkeypatch.setattr("shakespell.presets.lexicons.imported_folder", lambda: tmp_path)
    with pytest.raises(PresetError, match="shakespell lexicon build italian makes it"):
        lexicon("italian")


@pytest.mark.parametrize(
    ("like", "says"),
    [
        ('like = "none.toml"', "cannot be read"),
        ('like = "other.toml"', "other.toml has no dice of its own; name mine.toml instead"),
        ('like = "mine.toml"\nsymbols = ["!"]', "the dice are those of mine.toml: take out symbols"),
        ('like = "../mine.toml"', "like: "),
        ("", "a dice set needs [[points]] and [groups...], or like ="),
    ],
)
def test_a_dice_set_like_none_is_explained(tmp_path: Path, like: str, says: str) -> None:
    own(tmp_path).rename(tmp_path / "mine.toml")
    head = 'name = "like"\ngame = "dicewords"\ntitle = "?"\nlanguage = "en"\nsource = "?"\nlicence = "?"\n'
    (tmp_path / "other.toml").write_text(f'{head}like = "mine.toml"', "utf-8")
    (tmp_path / "like.toml").write_text(head + like, "utf-8")
    with pytest.raises(PresetError) as caught:
        read_dice_set(tmp_path / "like.toml")
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_files_that_are_no_text_or_not_there(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PresetError, match="not UTF-8"):
        read_dice_set(tmp_path / "binary.toml")
    with pytest.raises(PresetError, match="cannot be read"):
        read_dice_set(tmp_path / "none.toml")
    with pytest.raises(PresetError, match=r"no dice set pink for dicewords; there is dicewords"):
        dice_set("dicewords", "pink")


@pytest.mark.parametrize("game", GAMES)
def test_variants_say_what_they_are(game: str) -> None:
    """Issue 3, data: the publisher's way to play has one name in all games."""
    assert "rulebook" in variants(game)
    for variant in variants(game).values():
        assert variant.title
        assert variant.description.endswith(".")


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("slow", "dicewords has no variant slow; there is quick"),
        ({"rounds": 0}, "rounds: Input should be greater than or equal to 1"),
        ({"rounds": "many"}, "rounds: "),
        ({"colour": 3}, "colour is not an option"),
        ({"variant": "quick", "judging": "nobody"}, "judging: "),
    ],
)
def test_rules_that_do_not_fit_are_explained(rules: object, says: str) -> None:
    with pytest.raises(PresetError) as caught:
        prepared("dicewords", rules, ({},), "english")  # type: ignore[arg-type]
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_options_on_top_of_a_variant() -> None:
    setup = prepared("dicewords", {"variant": "club", "rounds": 3}, ({}, {"time_percent": 150}), "english")
    assert (setup.rules.rounds, setup.rules.turn_seconds, setup.rules.judging) == (3, 180, "challenge")
    assert setup.options[1].time_percent == 150


def test_rules_made_without_a_form_keep_their_limits() -> None:
    """A library user gets the same refusal as a form."""
    with pytest.raises(ValueError, match="rounds must be from 1 to 50, not 0"):
        GAMES["dicewords"].rules(rounds=0)


def test_lexicons_by_name_and_by_file(tmp_path: Path) -> None:
    assert {"english", "english-extended"} <= set(lexicon_names())
    path = tmp_path / "mine.txt"
    path.write_text("pet\ntep\n")
    assert lexicon(str(path)).contains("TEP")
    with pytest.raises(ValueError, match=r"no lexicon klingon; there is .*english, english-extended"):
        lexicon("klingon")
