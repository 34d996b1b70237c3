"""Speed Dice: is what lies right (SD-2), can these dice be linked at all (SD-9), how easily, and in how many ways?"""

from ..core.counting import counted
from ..core.dice import DiceSet, Face
from ..core.game import Word
from ..games.speed_dice.game import LAYERS
from ..presets.lexicons import offered
from ..presets.referees import referee, with_names
from ..solver.layout import Linked, count_layouts, easiest, link
from ..words.layout import Layout, LayoutError, lay
from ..words.lexicon import Lexicon
from .position import Document, PositionError, Stop, Stopped, never, read_faces

EXAMPLE = '"H A M S T E R O"'
MOST_COUNTED = 10_000


def read_roll(roll: str, dice_set: DiceSet) -> tuple[Face, ...]:
    """The faces that lie up, in any order; partial rolls are for study."""
    return read_faces(roll, dice_set.dice("rack"), dice_set.language, 3, EXAMPLE)


# score


def score(laid: Layout, faces: tuple[Face, ...], lexicon: Lexicon) -> Document:
    """Whether a layout is right: rolled dice, all but one of them, linked in words, names or abbreviations."""
    words = list(dict.fromkeys(laid.words()))
    try:
        left = [faces[die].glyph for die in lay(laid, faces).left]
    except LayoutError as fault:
        reason = str(fault)
        return _document(f"{reason[0].upper()}{reason[1:]}.", words, [face.glyph for face in faces])
    return _document(_fault(laid, words, len(faces) - 1, lexicon), words, left)


def _fault(laid: Layout, words: list[str], count: int, lexicon: Lexicon) -> str | None:
    """What is wrong with dice that lie, as a sentence; None where nothing is (SD-2, SD-12)."""
    if len(laid) != count:
        return f"{counted(len(laid), 'die lies', 'dice lie')}: link {count}, all but one."
    if not laid.is_connected:
        return f"The dice lie in {len(laid.islands())} groups: each must touch another, all in one group."
    judge = referee(lexicon)
    verdicts = [judge(Word(word, LAYERS)) for word in words]
    return next((verdict.reason for verdict in verdicts if verdict.answer != "yes"), None)


def _document(reason: str | None, words: list[str], left: list[str]) -> Document:
    return {"valid": reason is None, "reason": reason, "words": words, "left": left}


# layout


def layout(faces: tuple[Face, ...], lexicon: Lexicon, dice: int | None = None, stop: Stop = never) -> Document:
    """A layout of so many of the faces (all but one): words of the lexicon, or else names and abbreviations too.

    Of words that the program says by itself (B-43); that there is none is proven of those.
    """
    wanted = _wanted(faces, dice)
    found = link(offered(lexicon).graph, faces, wanted, stop=stop)
    if found.layout is None and found.proven:
        found = link(offered(with_names(lexicon)).graph, faces, wanted, stop=stop)
    return _linked(found, faces)


def easiest_layout(
    faces: tuple[Face, ...], lexicon: Lexicon, dice: int | None = None, stop: Stop = never
) -> Document | None:
    """The layout whose rarest word is as common as can be, with that word's tier; None where there is no layout."""
    words = offered(lexicon)
    found = easiest(words.graph, faces, _wanted(faces, dice), words.tiers, stop)
    return None if found.layout is None else {**_linked(found, faces), "tier": found.rarest or None}


def layouts(faces: tuple[Face, ...], lexicon: Lexicon, dice: int | None = None, stop: Stop = never) -> Document:
    """How many layouts of words of the lexicon there are; ``all`` says whether counting came to its end."""
    if stop():
        raise Stopped
    try:
        graph = offered(lexicon).graph
        count, complete = count_layouts(graph, faces, _wanted(faces, dice), most=MOST_COUNTED, stop=stop)
    except ValueError as fault:
        raise PositionError(f"no number of layouts for these dice: {fault}") from fault
    return {"count": count, "all": complete}


def _wanted(faces: tuple[Face, ...], dice: int | None) -> int:
    wanted = len(faces) - 1 if dice is None else dice
    if not 2 <= wanted <= len(faces):
        raise PositionError(f"{wanted} of {len(faces)} dice cannot be linked: ask for 2 to {len(faces)}")
    return wanted


def _linked(found: Linked, faces: tuple[Face, ...]) -> Document:
    if found.layout is None or found.placement is None:
        return {"found": False, "rows": [], "words": [], "left": [], "proven": found.proven}
    return {
        "found": True,
        "rows": list(found.layout.rows()),
        "words": list(dict.fromkeys(found.layout.words())),
        "left": [faces[die].glyph for die in found.placement.left],
        "proven": True,
    }
