"""How common words are where the lexicon's source does not say: tiers in a file beside it."""

from pathlib import Path

import pytest

from shakespell.presets import lexicon
from shakespell.words import rarity
from shakespell.words.lexfile import LexiconError, write
from shakespell.words.lexicon import Lexicon


@pytest.mark.parametrize(
    ("share", "tier"), [(0.05, 10), (10**-4.72, 10), (10**-4.73, 20), (10**-7.97, 60), (10**-7.98, 70), (0, 70)]
)
def test_a_tier_is_a_step_of_the_zipf_scale(share: float, tier: int) -> None:
    assert rarity.tier(share) == tier


@pytest.mark.parametrize("name", ["german", "dutch", "french", "spanish", "danish"])
def test_every_word_of_a_language_has_a_tier(name: str) -> None:
    tiers = lexicon(name).tiers
    assert len(tiers) == lexicon(name).words
    assert {*tiers} <= {10, 20, 35, 40, 50, 55, 60, 70}
    assert 2_500 < sum(tier == 10 for tier in tiers) < 5_000


@pytest.mark.parametrize(
    ("name", "common", "rare"),
    [("german", "Haus", "Aalkasten"), ("dutch", "huis", "mazouttank"), ("french", "maison", "crwth")],
)
def test_common_words_come_first(name: str, common: str, rare: str) -> None:
    """B-46: bots play words people know."""
    assert (lexicon(name).tier(common), lexicon(name).tier(rare)) == (10, 70)


def beside(tmp_path: Path, digest: str, tiers: bytes) -> Path:
    made = Lexicon.from_words("small", ["ab", "abc"])
    made.save(tmp_path / "small.lex")
    write(tmp_path / "small.tiers", rarity.packed("small", digest or made.digest, tiers))
    return tmp_path / "small.lex"


def test_tiers_beside_a_lexicon_are_its_tiers(tmp_path: Path) -> None:
    opened = Lexicon.open(beside(tmp_path, "", b"\x0a\x46"))
    assert (opened.tier("ab"), opened.tier("abc")) == (10, 70)


@pytest.mark.parametrize(("digest", "tiers"), [("another", b"\x0a\x46"), ("", b"\x0a")])
def test_tiers_of_another_edition_are_refused(digest: str, tiers: bytes, tmp_path: Path) -> None:
    path = beside(tmp_path, digest, tiers)
    with pytest.raises(LexiconError, match=r"small\.tiers .* build it again, or remove it"):
        Lexicon.open(path)
