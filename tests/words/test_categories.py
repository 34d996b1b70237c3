"""The words behind the category cards, and how well each is known."""

from pathlib import Path

import pytest

from shakespell.core.game import Member
from shakespell.games.bookworm.naming import Phrase, phrase, singulars
from shakespell.presets.categories import deck, is_member, members
from shakespell.presets.lexicons import discretion
from shakespell.presets.referees import referee
from shakespell.words.building.coverage import document
from shakespell.words.categories import Members, coverage
from shakespell.words.folding import ENGLISH, GERMAN, LANGUAGES
from shakespell.words.lexicon import Lexicon


def known(language: str) -> Members:
    found = members(language)
    assert found is not None
    return found


DECKS = {
    "en": "english-cards",
    "de": "german-cards",
    "nl": "dutch-cards",
    "da": "danish-cards",
    "it": "italian-cards",
}
KNOWN = known("en")
CATEGORIES = [category for card in deck("english-cards").cards for category in card.categories]
NAMES = {category.id for category in CATEGORIES if category.names}


@pytest.mark.parametrize("language", DECKS)
def test_there_are_54_cards_of_three_categories_and_words_for_each(language: str) -> None:
    """BW-1. A category has one id in every language, so that a record means the same by it."""
    cards = deck(DECKS[language]).cards
    ids = [category.id for card in cards for category in card.categories]
    assert len(cards) == 54
    assert list(known(language).words) == ids
    assert ids == [category.id for category in CATEGORIES]
    assert len(set(ids)) == 162


@pytest.mark.parametrize("language", DECKS)
def test_a_category_has_enough_words_for_any_roll(language: str) -> None:
    """Italian begins few words with H, J, W, X or Y; other languages have words for at least 20 of the 24 symbols."""
    poorest = 18 if language == "it" else 20
    poor = [each for each in coverage(known(language)) if each.words < 60 or each.symbols < poorest]
    assert not poor


def test_the_page_of_coverage_is_what_the_module_prints() -> None:
    assert (Path(__file__).parents[2] / "docs" / "categories.md").read_text("utf-8") == document()


@pytest.mark.parametrize(
    ("category", "letter", "first", "also"),
    [
        ("fruit", "A", "apple", "apricot"),
        ("birds", "O", "owl", "ostrich"),
        ("capital-cities", "N", "Nairobi", "New Delhi"),
        ("chemical-elements", "Z", "zinc", "zirconium"),
    ],
)
def test_words_by_initial_the_commonest_first(category: str, letter: str, first: str, also: str) -> None:
    found = KNOWN.beginning(category, letter)
    assert also in found
    assert found.index(first) < len(found) // 2 + 1
    assert all(word[0].upper() == letter for word in found)


def test_nothing_is_known_of_a_category_that_is_none() -> None:
    assert KNOWN.beginning("no-such", "A") == ()


@pytest.mark.parametrize(
    "said", ["apple", "Apples", "an apple", "PASSION-FRUIT", "passion fruit", "cherries", "Lychée"]
)
def test_a_known_member_is_accepted_however_it_is_said(said: str) -> None:
    """BW-11: case, accents, articles, spaces, hyphens and a plain plural do not matter."""
    assert is_member(said, "fruit", "en", ENGLISH)
    assert referee("english")(Member(said, "fruit")).answer == "yes"


@pytest.mark.parametrize(
    ("language", "cut_off", "category", "whole"),
    [
        ("en", "tenni", "things-you-can-learn", "tennis"),
        ("en", "Pari", "capital-cities", "Paris"),
        ("en", "Athen", "capital-cities", "Athens"),
        ("nl", "bio", "parts-of-a-computer", "bios"),
        ("nl", "Pari", "capital-cities", "Parijs"),
        ("de", "Eise", "chemical-elements", "Eisen"),
        ("da", "Athe", "capital-cities", "Athen"),
        ("it", "Aten", "capital-cities", "Atene"),
    ],
)
def test_nothing_cut_off_a_listed_word_counts(language: str, cut_off: str, category: str, whole: str) -> None:
    """BW-11: a plain plural is one of a word that is itself a word."""
    assert is_member(whole, category, language, LANGUAGES[language]), "or the test proves nothing"
    assert not is_member(cut_off, category, language, LANGUAGES[language])


@pytest.mark.parametrize("language", DECKS)
def test_no_listed_word_brings_its_cut_off_beginnings_with_it(language: str) -> None:
    """BW-11: what is not on a list is only ever the plain plural of what is."""
    folding = LANGUAGES[language]
    for id_, words in known(language).words.items():
        keys = {each.key for word in words if isinstance(each := phrase(word, folding, language), Phrase)}
        for key in sorted(keys)[:40]:
            cut = key[:-1]
            if len(cut) > 1 and cut not in keys and is_member(cut, id_, language, folding):
                assert singulars(cut, language) & keys, (id_, cut)


@pytest.mark.parametrize(
    ("language", "said", "category", "is_one"),
    [
        ("it", "La Spezia", "harbours", True),
        ("it", "la Genova", "harbours", False),
        ("da", "Den grimme ælling", "characters-from-childrens-books", True),
        ("de", "Das Beste", "newspapers-and-magazines", True),
        ("en", "An Inspector Calls", "plays", True),
        ("en", "the Hamlet", "plays", False),
    ],
)
def test_a_name_has_its_article_itself_where_the_list_has_it(
    language: str, said: str, category: str, is_one: bool
) -> None:
    """BW-11: claimed for the article's letter; without that claim the article does not matter."""
    assert is_member(said, category, language, LANGUAGES[language], articled=True) is is_one
    assert is_member(said, category, language, LANGUAGES[language])


@pytest.mark.parametrize(
    ("said", "category"), [("hammer", "fruit"), ("apple", "no-such"), ("", "fruit"), ("12", "fruit")]
)
def test_what_is_not_on_the_list_is_for_the_ballot(said: str, category: str) -> None:
    """BW-9."""
    assert referee("english")(Member(said, category)).answer == "unknown"


@pytest.mark.parametrize("language", DECKS)
def test_no_list_has_a_word_twice_or_one_we_do_not_say(language: str) -> None:
    for id_, words in known(language).words.items():
        keys = [word.casefold() for word in words]
        assert len(set(keys)) == len(keys), id_
        assert id_ in NAMES or not [word for word in words if discretion(language).is_blocked(word)], id_


@pytest.mark.parametrize("language", DECKS)
def test_every_word_can_be_said_and_said_once(language: str) -> None:
    """BW-11."""
    for id_, words in known(language).words.items():
        said = [phrase(word, LANGUAGES[language], language) for word in words]
        keys = {each.key for each in said if isinstance(each, Phrase)}
        assert len(keys) == len(words), id_


def test_no_german_word_is_the_plural_of_another() -> None:
    """BW-11: Rose and Rosen are one word."""
    for id_, words in known("de").words.items():
        said = [phrase(word, GERMAN, "de") for word in words]
        keys = {each.key for each in said if isinstance(each, Phrase)}
        assert not [key for key in keys if not keys.isdisjoint(singulars(key, "de"))], id_


@pytest.mark.parametrize(
    ("category", "odd"),
    [
        ("capital-cities", "French capital"),
        ("things-in-a-kitchen", "boat"),
        ("farm-animals", "hack"),
        ("zoo-animals", "human being"),
        ("gods-and-goddesses", "Saint Peter"),
        ("fruit", "blade apple"),
        ("olympic-champions", "Babe Didrikson"),
        ("breeds-of-dog", "dog"),
    ],
)
def test_what_wordnet_counts_in_and_nobody_would_say_is_not_on_the_lists(category: str, odd: str) -> None:
    """A word stands for its first sense, a kind is none of its own kinds, and what is below may be left out."""
    assert odd not in known("en").words[category]


@pytest.mark.parametrize(
    ("language", "category", "first"),
    [
        ("en", "rivers", "Thames"),
        ("en", "composers", "Mozart"),
        ("de", "rivers", "Rhein"),
        ("de", "composers", "Mozart"),
        ("de", "first-names-for-boys", "Max"),
        ("nl", "rivers", "Rijn"),
        ("nl", "makers-of-cars", "Volkswagen"),
    ],
)
def test_names_begin_with_the_best_known(language: str, category: str, first: str) -> None:
    """Bots of lower levels know the first of a list only."""
    assert known(language).words[category][0] == first


@pytest.mark.parametrize(
    ("said", "category", "answer"),
    [
        ("Äpfel", "fruit", "unknown"),  # a plural with its own vowel is for the ballot
        ("Apfel", "fruit", "yes"),
        ("Bananen", "fruit", "yes"),
        ("der Pfirsich", "fruit", "yes"),
        ("Passionsfrucht", "fruit", "yes"),
        ("Hammer", "fruit", "unknown"),
        ("Öl", "things-you-can-pour", "yes"),
        ("spazieren gehen", "words-for-walking", "yes"),
        ("Großbritannien", "islands", "yes"),
        ("GROSSBRITANNIEN", "islands", "yes"),
        ("Neuseeländer Spinat", "vegetables", "yes"),
        ("Xylophon", "musical-instruments", "yes"),
        ("Xylofon", "musical-instruments", "yes"),
        ("Schloss Neuschwanstein", "fruit", "unknown"),
    ],
)
def test_german_words_are_judged_by_german_lists(said: str, category: str, answer: str) -> None:
    """BW-9, BW-11."""
    assert referee("german")(Member(said, category)).answer == answer


@pytest.mark.parametrize(
    ("said", "category", "answer"),
    [
        ("appel", "fruit", "yes"),
        ("peren", "fruit", "unknown"),  # one e less than in peer: no plain plural
        ("een banaan", "fruit", "yes"),
        ("hamer", "fruit", "unknown"),
        ("de Rijn", "rivers", "yes"),
        ("IJssel", "rivers", "yes"),
        ("viool", "musical-instruments", "yes"),
    ],
)
def test_dutch_words_are_judged_by_dutch_lists(said: str, category: str, answer: str) -> None:
    """BW-9, BW-11."""
    assert referee("dutch")(Member(said, category)).answer == answer


def test_a_word_with_an_umlaut_is_found_under_the_letter_the_dice_show() -> None:
    """BW-11: no die has Ä, Ö or Ü, which go for A, O and U."""
    assert "Ähre" not in known("de").beginning("crops", "B")
    assert "Öl" in known("de").beginning("things-you-can-pour", "O")
    said = phrase("Äpfel", GERMAN, "de")
    assert isinstance(said, Phrase)
    assert said.initials == ("Ä", "A")


@pytest.mark.parametrize(
    ("said", "category", "answer"),
    [
        ("mela", "fruit", "yes"),
        ("la mela", "fruit", "yes"),
        ("l'arancia", "fruit", "yes"),
        ("TE VERDE", "kinds-of-tea-and-coffee", "yes"),
        ("martello", "fruit", "unknown"),
    ],
)
def test_italian_cards_need_no_more_of_a_lexicon_than_its_language(said: str, category: str, answer: str) -> None:
    """BW-9, BW-11: any Italian list of words will do, for it is the cards' own lists that are asked."""
    own = Lexicon.from_words("own", ["casa"], language="it")
    assert referee(own)(Member(said, category)).answer == answer


@pytest.mark.parametrize(("word", "letter"), [("æble", "A"), ("øl", "O"), ("ål", "A")])
def test_a_danish_letter_goes_for_the_one_the_dice_show(word: str, letter: str) -> None:
    """BW-11: no die has Æ, Ø or Å."""
    assert any(word in known("da").beginning(category, letter) for category in known("da").words)


def test_a_language_without_cards_has_no_words() -> None:
    assert members("tr") is None
    assert "tr" in LANGUAGES


def test_an_accent_and_an_apostrophe_do_not_hide_the_initial(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text(
        '{"language": "en", "source": "a test", "members": {"x": ["élan", "\'tis", "Eve", "7 up"]}}', "utf-8"
    )
    found = Members.read(path)
    assert (found.beginning("x", "E"), found.beginning("x", "T"), found.beginning("x", "U")) == (
        ("élan", "Eve"),
        ("'tis",),
        ("7 up",),
    )
