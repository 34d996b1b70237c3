"""``score``, ``best``, ``advise`` and ``why`` for Dicewords: the rulebook's examples, and the shapes scripts need."""

from pathlib import Path

import pytest

from .conftest import Shakespell

RULEBOOK = "E L E P H N T E V"
WITH_A = "A L E P H N T E V"

EXAMPLES = [
    pytest.param("U E R L S V W X Z", "RULES", 5, 5, 25, id="DW-4 RULES"),
    pytest.param("OUMERCPTZ", "COMPUTER", 14, 8, 112, id="DW-4 COMPUTER"),
    pytest.param("UENEQGSIZ", "SQUEEZING", 25, 9, 225, id="DW-4 SQUEEZING"),
    pytest.param("UEJEQUWXZ", "QUEUE", 13, 5, 65, id="DW-4 QUEUE"),
    pytest.param(WITH_A, "ELEPHANT", 11, 8, 88, id="DW-4 ELEPHANT once the gold die shows A"),
    pytest.param("A L E P H N T E S", "elephants", 12, 9, 108, id="DW-4 ELEPHANTS"),
    pytest.param("? L E P H N T E S", "ELEPHANTS", 9, 9, 81, id="DW-5 ELEPHANTS with a wild"),
    pytest.param("_,L,E,P,H,N,T,E,S", "ELEPHANTS", 9, 9, 81, id="DW-5 the wild as _"),
    pytest.param("@lephntes", "Elephants", 9, 9, 81, id="DW-5 the wild as @"),
    pytest.param("E L E P H N T S I", "PLINTHS", 10, 7, 70, id="DW-4 PLINTHS"),
]


@pytest.mark.parametrize(("roll", "word", "value", "multiplier", "score"), EXAMPLES)
def test_the_rulebooks_examples(
    shakespell: Shakespell, roll: str, word: str, value: int, multiplier: int, score: int
) -> None:
    done = shakespell("score", "dicewords", "--roll", roll, "--word", word, "--json")
    assert (done.status, done.err) == (0, "")
    answer = done.document
    assert (answer["valid"], answer["reason"], answer["word"]) == (True, None, word.upper())
    assert (answer["value"], answer["multiplier"], answer["bonus"], answer["score"]) == (value, multiplier, 0, score)
    assert "".join(die["letter"] for die in answer["dice"]) == word.upper()
    assert sum(die["points"] for die in answer["dice"]) == value
    assert len({die["die"] for die in answer["dice"]}) == len(word)


def test_every_die_of_an_answer_can_show_its_face(shakespell: Shakespell) -> None:
    """Faces written in any order lie on dice that have them."""
    named = shakespell("score", "dicewords", "--roll", WITH_A, "--word", "ELEPHANT", "--json").document["dice"]
    listed = shakespell("games", "--json").document["games"]
    assert any(game["id"] == "dicewords" for game in listed)
    for die in named:
        why = shakespell("why", die["letter"], "dicewords", "--json").document
        assert why["possible"]
    on_gold = [die["face"] for die in named if die["die"] == "gold"]
    assert on_gold == [] or on_gold[0] in "?AEIOU"


def test_the_named_form_says_which_die_shows_what(shakespell: Shakespell) -> None:
    roll = "gold=A,indigo=E,orange=H,red=E,purple=L,blue=V,brown=N,black=T,green=P"
    answer = shakespell("score", "dicewords", "--roll", roll, "--word", "elephant", "--json").document
    assert {die["die"]: die["face"] for die in answer["dice"]} == {
        "indigo": "E",
        "purple": "L",
        "red": "E",
        "green": "P",
        "orange": "H",
        "gold": "A",
        "brown": "N",
        "black": "T",
    }


def test_a_wild_is_spared_where_a_letter_scores_better(shakespell: Shakespell) -> None:
    """DW-5: with A on indigo and a wild on gold, the A counts."""
    roll = "gold=?,indigo=A,orange=N,red=K,purple=S,blue=V,brown=W,black=X,green=T"
    answer = shakespell("score", "dicewords", "--roll", roll, "--word", "ants", "--json").document
    assert (answer["score"], [die["die"] for die in answer["dice"]]) == (16, ["indigo", "orange", "green", "purple"])


def test_the_player_may_choose_the_dice(shakespell: Shakespell) -> None:
    """DW-5: unless the player chose the dice."""
    roll = "gold=?,indigo=A,orange=N,red=K,purple=S,blue=V,brown=W,black=X,green=T"
    chosen = ("--dice", "gold,orange,green,purple")
    answer = shakespell("score", "dicewords", "--roll", roll, "--word", "ants", *chosen, "--json").document
    assert (answer["value"], answer["score"]) == (1, 4)


@pytest.mark.parametrize(
    ("word", "says"),
    [
        pytest.param("TELEPHONE", "needs", id="DW-3 not on the dice"),
        pytest.param("HELTEP", "not in the", id="DW-6 no word"),
        pytest.param("HE", "at least 3 letters", id="DW-3 too short"),
        pytest.param("can't", "apostrophe", id="DW-6 no apostrophes"),
        pytest.param("", "at least one letter", id="no letters at all"),
        pytest.param("H" * 5000, "needs", id="absurdly long"),
    ],
)
def test_a_word_that_does_not_count_is_an_answer(shakespell: Shakespell, word: str, says: str) -> None:
    done = shakespell("score", "dicewords", "--roll", WITH_A, "--word", word, "--json")
    assert done.status == 0
    answer = done.document
    assert answer["valid"] is False
    assert says in answer["reason"]
    assert (answer["value"], answer["multiplier"], answer["bonus"], answer["score"]) == (0, 0, 0, 0)
    assert shakespell("score", "dicewords", "--roll", WITH_A, "--word", word).status == 0


def test_best_answers_what_score_answers(shakespell: Shakespell) -> None:
    words = shakespell("best", "dicewords", "--roll", WITH_A, "--top", "5", "--json").document["words"]
    assert words[0]["word"] == "ELEPHANT"
    assert len(words) == 5
    assert [each["score"] for each in words] == sorted((each["score"] for each in words), reverse=True)
    for each in words:
        scored = shakespell("score", "dicewords", "--roll", WITH_A, "--word", each["word"], "--json").document
        assert {**scored, "dice": None} == {**each, "dice": None}


def test_best_of_dice_that_spell_nothing(shakespell: Shakespell) -> None:
    roll = "gold=U,indigo=U,orange=J,red=K,purple=Q,blue=V,brown=W,black=X,green=Z"
    assert shakespell("best", "dicewords", "--roll", roll, "--json").document == {"words": []}
    assert "no word" in shakespell("best", "dicewords", "--roll", roll).out


def test_a_word_list_of_ones_own_decides(shakespell: Shakespell, tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text("heltep\nPEEN\n", encoding="utf-8")
    words = shakespell("best", "dicewords", "--roll", WITH_A, "--lexicon", str(own), "--json").document["words"]
    assert [each["word"] for each in words] == ["HELTEP", "PEEN"]


def test_a_dice_set_of_ones_own_scores(shakespell: Shakespell, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        'name = "two"\ngame = "dicewords"\ntitle = "Two equal dice and an A"\nlanguage = "en"\nsource = "test"\n'
        'licence = "none"\n[[points]]\nmark = "ruling"\nvalues = { A = 1, N = 2, T = 3 }\n'
        '[groups.rack]\nmark = "ruling"\ndice = [{ name = "one", faces = "A N T" }, { name = "two", faces = "A N T" },'
        ' { name = "three", faces = "A N T=30" }]\n',
        encoding="utf-8",
    )
    on_two = ("--roll", "one=A,two=T,three=N", "--word", "ANT", "--dice-set", str(own), "--json")
    assert shakespell("score", "dicewords", *on_two).document["score"] == 18
    asks = shakespell("score", "dicewords", "--roll", "A N A", "--word", "ANA", "--dice-set", str(own))
    assert asks.status == 0, "in the order of the dice table there is one way only"


def test_placements_that_differ_in_the_score_are_listed(shakespell: Shakespell, tmp_path: Path) -> None:
    """The T is worth 3 on one die and 30 on another, and the order written fits neither way."""
    own = tmp_path / "own.toml"
    own.write_text(
        'name = "odd"\ngame = "dicewords"\ntitle = "Odd"\nlanguage = "en"\nsource = "test"\nlicence = "none"\n'
        '[[points]]\nmark = "ruling"\nvalues = { A = 1, N = 2, T = 3 }\n'
        '[groups.rack]\nmark = "ruling"\ndice = [{ name = "one", faces = "A T" }, { name = "two", faces = "N A" },'
        ' { name = "three", faces = "N A T=30" }]\n',
        encoding="utf-8",
    )
    asks = shakespell("score", "dicewords", "--roll", "N A T", "--word", "ANT", "--dice-set", str(own))
    assert asks.status == 2
    assert "--roll one=T,two=N,three=A" in asks.err or "--roll one=T,two=A,three=N" in asks.err
    assert "--roll one=A,two=N,three=T" in asks.err


def test_advice_is_exact(shakespell: Shakespell) -> None:
    roll = "gold=A,indigo=E,orange=H,red=E,purple=L,blue=V,brown=N,black=T,green=P"
    answer = shakespell("advise", "dicewords", "--roll", roll, "--rolls-left", "1", "--top", "3", "--json").document
    assert set(answer) == {"expected", "keep", "options", "best_now"}
    assert answer["best_now"]["word"] == "ELEPHANT"
    assert len(answer["options"]) == 3
    assert answer["expected"] == pytest.approx(answer["options"][0]["expected"])
    assert answer["keep"] == answer["options"][0]["keep"]
    assert answer["expected"] > 88, "to keep ELEPHANT and roll the blue die again can only help"
    now = shakespell("advise", "dicewords", "--roll", roll, "--rolls-left", "0", "--json").document
    assert now["expected"] == pytest.approx(88)


def test_advice_asks_where_the_dice_matter(shakespell: Shakespell) -> None:
    asks = shakespell("advise", "dicewords", "--roll", RULEBOOK, "--json")
    assert (asks.status, asks.out) == (2, "")
    assert "--roll gold=" in asks.err
    assert len(asks.err.splitlines()) == 1


def test_why_telephone_cannot_be_spelled(shakespell: Shakespell) -> None:
    """No letter of it is on the blue die, and it needs all nine."""
    done = shakespell("why", "TELEPHONE", "dicewords", "--json")
    answer = done.document
    assert (done.status, answer["possible"], answer["dice"]) == (0, False, None)
    assert "nine" in answer["reason"]
    assert "blue" in answer["reason"]


def test_why_elephants_can_be_spelled(shakespell: Shakespell) -> None:
    answer = shakespell("why", "elephants", "dicewords", "--json").document
    assert (answer["possible"], answer["reason"]) == (True, None)
    assert len({die["die"] for die in answer["dice"]}) == 9
    assert sum(die["points"] for die in answer["dice"]) == 12


def test_why_with_a_roll(shakespell: Shakespell) -> None:
    answer = shakespell("why", "elephant", "dicewords", "--roll", RULEBOOK, "--json").document
    assert answer["possible"] is False
    assert "A" in answer["reason"]
    assert shakespell("why", "elephant", "dicewords", "--roll", WITH_A, "--json").document["possible"] is True


def test_why_of_what_is_no_word(shakespell: Shakespell) -> None:
    answer = shakespell("why", "can't", "dicewords", "--json").document
    assert answer["possible"] is False
    assert "apostrophe" in answer["reason"]
