"""A dice set written as a file is the same set when it is read again."""

import pytest

from shakespell.core.dice import DiceSet
from shakespell.presets import PresetError
from shakespell.presets.dice_set_export import as_toml
from shakespell.presets.dice_sets import dice_set_in, dice_sets


@pytest.mark.parametrize("chosen", dice_sets().values(), ids=lambda each: each.name)
def test_what_is_exported_can_be_imported(chosen: DiceSet) -> None:
    """Faces, values, bonus tables, cards, and the mark and source of each figure."""
    again = dice_set_in(as_toml(chosen), "export")
    assert (again.groups, again.bonuses, again.cards) == (chosen.groups, chosen.bonuses, chosen.cards)
    used = {face.glyph for group in chosen.groups for die in group.dice for face in die.faces}
    of_use = [each for each in chosen.origins if not each.of.startswith("points.") or each.of[7:] in used]
    assert sorted(again.origins, key=repr) == sorted(of_use, key=repr)
    assert (again.name, again.game, again.title, again.language) == (
        chosen.name,
        chosen.game,
        chosen.title,
        chosen.language,
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name = 1", "box.toml:"),
        ("= =", "box.toml: not valid TOML"),
        (as_toml(dice_sets("speed-dice")["speed-dice"]) + 'faults = "x"', "box.toml:"),
        ('name="x"\ngame="bookworm"\ntitle="x"\nlanguage="en"\nsource=""\nlicence=""\nlike="a.toml"', "another file"),
    ],
    ids=["types", "no TOML", "unknown", "like"],
)
def test_a_faulty_file_is_said_in_one_line(text: str, says: str) -> None:
    with pytest.raises(PresetError) as refused:
        dice_set_in(text, "box.toml")
    assert says in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1
