"""Linked words on a grid, as Crossword Cubes and Speed Dice lay them (CC-2, CC-4, SD-2, SD-3).

Dice lie in cells. Every run of two or more dice in a row, read left to right, or in a column, read from top to
bottom, is a word, whether it was meant or not: WHEN joined under TOE at the N makes the row read TOEN.

In text a layout is its rows: a capital is a die, a small letter is a wild used as that letter, ``(CH)`` is one die
that shows two letters, ``.`` is an empty cell::

    GLAS
    ..A.
    ..s.
    ..T.

Whether a run is in the lexicon, and what it scores, is not asked here: that is each game's rule.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias
from unicodedata import normalize

from shakespell.core.dice import WILD, Face
from shakespell.core.frozen import Remembering, dataclass, derived
from shakespell.words.bounds import FAR, GLYPH_LIMIT

SIDE_LIMIT = 64
"""A layout spans at most this many rows and columns: far more than the dice of any box can fill."""

EMPTY = "."

STRIDE = 1 << 12
"""A cell is known by one number, its place: ``row * STRIDE + col``. One to the right is one more, one below is STRIDE
more, and as no layout is nearly so wide, no cell is taken for a neighbour of one in another row."""

_PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
"""Readings that need no closer look."""

Position: TypeAlias = tuple[int, int]
"""Row and column, counted downwards and to the right."""


class LayoutError(ValueError):
    """What is wrong with a layout and how to mend it, in one sentence; ``code`` names the kind of fault."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Cell:
    """A die on the grid and what it reads there: one letter, or the letters of a two-letter face, in upper case."""

    row: int
    col: int
    reads: str
    wild: bool = False

    @property
    def at(self) -> Position:
        return self.row, self.col

    @property
    def text(self) -> str:
        """The cell as the text form writes it: ``A``, ``a`` for a wild, ``(CH)``."""
        reads = self.reads
        if self.wild:
            return reads.lower()
        return reads if len(reads) == 1 else f"({reads})"


@dataclass(frozen=True, slots=True)
class Run:
    """Two or more dice side by side, which must be a word: across (left to right) or down (top to bottom)."""

    word: str
    cells: tuple[Cell, ...]
    across: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """Die number ``die`` of a roll lies at ``row`` and ``col`` and reads ``reads`` there."""

    die: int
    row: int
    col: int
    reads: str


@dataclass(frozen=True, slots=True)
class Placement:
    """Which die lies on which cell, in the order of the cells, and the dice that are left over."""

    placed: tuple[Placed, ...]
    left: tuple[int, ...]

    def points(self, faces: Sequence[Face]) -> dict[Position, int]:
        """What the die in each cell is worth; a wild has its face's own value, 0 in Crossword Cubes."""
        return {(die.row, die.col): faces[die.die].points for die in self.placed}


@dataclass(frozen=True, slots=True)
class Layout(Remembering):
    """Dice on a grid, kept in reading order (row by row); no two in one cell, at most 64 rows and columns.

    What is asked for again and again, such as its runs, is worked out once.
    """

    cells: tuple[Cell, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", tuple(self._grid.values()))

    @derived
    def _grid(self) -> Mapping[int, Cell]:
        """The cells by place, in reading order; LayoutError where they are no layout."""
        grid: dict[int, Cell] = {}
        bits = 0  # of all rows and columns: below the limit, a power of two, if each of them is
        for cell in self.cells:
            row, col = cell.row, cell.col
            grid[row * STRIDE + col] = cell
            bits |= row | col
            if cell.reads not in _PLAIN:
                _check_reading(cell)
        if not 0 <= bits < SIDE_LIMIT:
            _check_span(self.cells)
        if len(grid) < len(self.cells):
            raise _taken(self.cells)
        places = sorted(grid)
        return grid if places == [*grid] else {place: grid[place] for place in places}

    def __len__(self) -> int:
        return len(self.cells)

    def __str__(self) -> str:
        return "\n".join(self.rows())

    def rows(self) -> tuple[str, ...]:
        """The text form, one string a row, from the topmost die to the lowest and from the leftmost column."""
        return self._rows

    @derived
    def _rows(self) -> tuple[str, ...]:
        if not self.cells:
            return ()
        top, left = self._corner
        height, width = self.cells[-1].row - top + 1, max([cell.col for cell in self.cells]) - left + 1
        rows = [[EMPTY] * width for _ in range(height)]
        for cell in self.cells:
            rows[cell.row - top][cell.col - left] = cell.text
        return tuple(["".join(row) for row in rows])

    def normalised(self) -> "Layout":
        """The same layout moved to the top left corner, so that two layouts compare wherever they lie."""
        top, left = self._corner
        if top == left == 0:
            return self
        return Layout(tuple(replace(cell, row=cell.row - top, col=cell.col - left) for cell in self.cells))

    @property
    def _corner(self) -> Position:
        """The row of the topmost die and the column of the leftmost."""
        cells = self.cells
        return (cells[0].row, min([cell.col for cell in cells])) if cells else (0, 0)

    def runs(self) -> tuple[Run, ...]:
        """Every run of two or more dice: the words across in reading order, then the words down (CC-2, SD-2)."""
        return self._runs

    @derived
    def _runs(self) -> tuple[Run, ...]:
        down = _runs(self._grid, STRIDE)
        down.sort(key=lambda run: run.cells[0].col)
        return (*_runs(self._grid, 1), *down)

    def words(self) -> tuple[str, ...]:
        """The word of each run, in the order of ``runs``."""
        return tuple([run.word for run in self._runs])

    def islands(self) -> tuple["Layout", ...]:
        """The connected groups of dice, largest first, else in reading order; side by side connects, corners do not."""
        return self._parts or ((self,) if self.cells else ())

    @derived
    def _parts(self) -> tuple["Layout", ...]:
        """The islands where there are several: a layout that kept itself would be rubbish to be searched for."""
        waiting = dict(self._grid)
        groups = []
        while waiting:
            groups.append(_take_group(waiting, next(iter(waiting))))
        if len(groups) <= 1:
            return ()
        return tuple(Layout(tuple(group)) for group in sorted(groups, key=lambda group: -len(group)))

    @property
    def is_connected(self) -> bool:
        """Whether all dice form one group; an empty layout does."""
        return not self._parts

    def dice_needed(self) -> Mapping[str, int]:
        """How many dice of each reading lie here (``{"CH": 1, "A": 2}``); wilds are counted under ``?``."""
        return Counter(WILD if cell.wild else cell.reads for cell in self.cells)


def parse(text: str) -> Layout:
    """The layout of a text form; LayoutError names the row, the column and the mend.

    Empty cells at the end of a row and empty rows above and below may be left out.
    """
    rows = [row.rstrip() for row in normalize("NFC", text).splitlines()]
    if len(rows) > SIDE_LIMIT and any(rows[SIDE_LIMIT:]):
        raise LayoutError(
            "too-big", f"the layout has {len(rows)} rows, the limit is {SIDE_LIMIT}: leave out empty rows"
        )
    cells = tuple(cell for number, row in enumerate(rows) for cell in _parse_row(number, row))
    if not cells:
        raise LayoutError("empty", "the layout is empty: give rows of letters, with . for an empty cell")
    return Layout(cells).normalised()


def from_placed(placed: Iterable[Placed], faces: Sequence[Face]) -> Layout:
    """The layout that dice of a roll form, each die read as its face allows (CC-4, SD-3); else LayoutError.

    ``faces`` are the faces that lie up, one a die. Positions are kept as they are.
    """
    cells: dict[int, Cell] = {}
    for die in placed:
        number, reads = die.die, die.reads
        if not 0 <= number < len(faces):
            raise LayoutError("no-such-die", f"there is no die {number + 1}: the roll has {len(faces)} dice")
        if number in cells:
            raise LayoutError("die-twice", f"die {number + 1} lies in two cells: it can lie in one only")
        if abs(die.row) > FAR or abs(die.col) > FAR:
            raise LayoutError("off-grid", f"die {number + 1} lies too far out: keep rows and columns below {FAR}")
        face = faces[number]
        if reads not in face.readings and not face.reads(reads):
            raise _unreadable(die, face)
        cells[number] = Cell(die.row, die.col, reads, face.is_wild)
    return Layout(tuple(cells.values()))


def lay(layout: Layout, faces: Sequence[Face]) -> Placement:
    """Which die of a roll lies on which cell; LayoutError names the letter that was not rolled.

    A wild cell takes a wild die and no other; where a face stands for either of two letters, the dice are
    matched so that all cells are served if that is possible at all.
    """
    die_of: dict[Position, int] = {}
    cell_of: dict[int, Cell] = {}
    for cell in layout.cells:
        if not _serve(cell, faces, die_of, cell_of, set()):
            raise _not_rolled(cell, layout, faces)
    placed = tuple(Placed(die_of[cell.at], cell.row, cell.col, cell.reads) for cell in layout.cells)
    return Placement(placed, tuple(die for die in range(len(faces)) if die not in cell_of))


def _where(at: Position) -> str:
    return f"row {at[0] + 1}, column {at[1] + 1}"


def _check_reading(cell: Cell) -> None:
    if not cell.reads.isalpha() or cell.reads != cell.reads.upper():
        raise LayoutError("not-letters", f"{_where(cell.at)} reads {cell.reads!r}: give letters in upper case")
    if cell.wild and len(cell.reads) != 1:
        raise LayoutError("wild", f"the wild at {_where(cell.at)} reads {cell.reads}: a wild stands for one letter")
    if len(cell.reads) > GLYPH_LIMIT:
        raise LayoutError(
            "not-letters", f"{_where(cell.at)} reads {cell.reads}: a die shows {GLYPH_LIMIT} letters at most"
        )


def _check_span(cells: tuple[Cell, ...]) -> None:
    if not cells:
        return
    rows, cols = [cell.row for cell in cells], [cell.col for cell in cells]
    height, width = max(rows) - min(rows) + 1, max(cols) - min(cols) + 1
    if height > SIDE_LIMIT or width > SIDE_LIMIT:
        span = f"{height} rows" if height > SIDE_LIMIT else f"{width} columns"
        raise LayoutError("too-big", f"the layout spans {span}, the limit is {SIDE_LIMIT}: move it together")


def _taken(cells: tuple[Cell, ...]) -> LayoutError:
    """Says which cell has two dice, the first in reading order."""
    at = min(at for at, dice in Counter(cell.at for cell in cells).items() if dice > 1)
    return LayoutError("cell-taken", f"two dice lie in one cell, {_where(at)}: move one of them")


def _runs(grid: Mapping[int, Cell], step: int) -> list[Run]:
    """Maximal runs, in the order in which they begin; ``step`` leads from a place to the next of its run."""
    return [_run(grid, place, step) for place in grid if place + step in grid and place - step not in grid]


def _run(grid: Mapping[int, Cell], place: int, step: int) -> Run:
    cells = []
    while place in grid:
        cells.append(grid[place])
        place += step
    return Run("".join([cell.reads for cell in cells]), tuple(cells), step == 1)


def _take_group(waiting: dict[int, Cell], start: int) -> list[Cell]:
    """Moves the group that the cell at ``start`` belongs to out of ``waiting``."""
    places, group = [start], [waiting.pop(start)]
    for place in places:
        for near in (place - STRIDE, place - 1, place + 1, place + STRIDE):
            if near in waiting:
                places.append(near)
                group.append(waiting.pop(near))
    return group


def _parse_row(number: int, row: str) -> Iterator[Cell]:
    """The cells of one row of text. Columns are counted in cells, so ``(CH)`` fills one."""
    _check_width(number, row)
    at = 0
    for col in range(SIDE_LIMIT + 1):
        if at >= len(row):
            return
        glyph = _glyph(row, at, (number, col))
        at += len(glyph)
        if glyph != EMPTY:
            letters = glyph.strip("()")
            wild = letters.islower()
            yield Cell(number, col, letters.upper() if wild else letters, wild)


def _check_width(number: int, row: str) -> None:
    """A row is refused before it is read, so that a pasted novel is told its length and not its first mistake."""
    brackets = sum(len(part.split(")")[0]) + 1 for part in row.split("(")[1:])
    if (cells := len(row) - brackets) > SIDE_LIMIT:
        raise LayoutError("too-big", f"row {number + 1} has {cells} cells, the limit is {SIDE_LIMIT}: shorten it")


def _glyph(row: str, at: int, where: Position) -> str:
    """The text of the cell that begins at character ``at``: ``.``, a letter, or letters in brackets."""
    sign = row[at]
    if sign == "(":
        return _bracketed(row, at, where)
    if sign == EMPTY or (sign.isalpha() and (sign == sign.upper() or len(sign.upper()) == 1)):
        return sign
    mend = "write . for an empty cell" if sign.isspace() else "use capitals, small letters for wilds, (CH) and ."
    raise LayoutError("unknown-sign", f"{_where(where)}: {sign!r} is no letter; {mend}")


def _bracketed(row: str, at: int, where: Position) -> str:
    end = row.find(")", at)
    letters = row[at + 1 : end]
    if end < 0:
        raise LayoutError("bracket", f"{_where(where)}: the bracket is not closed; write a two-letter face as (CH)")
    if not letters.isalpha() or letters != letters.upper() or not 2 <= len(letters) <= GLYPH_LIMIT:
        fault = (
            f"({letters}) is no face of two letters; write it in capitals as (CH), and a single letter without brackets"
        )
        raise LayoutError("bracket", f"{_where(where)}: {fault}")
    return row[at : end + 1]


def _unreadable(die: Placed, face: Face) -> LayoutError:
    """Says what the face reads instead; what is no reading at all is told so."""
    cell = Cell(die.row, die.col, die.reads, face.is_wild)
    _check_reading(cell)
    can = " or ".join(face.readings) or "nothing"
    fault = f"die {die.die + 1} at {_where(cell.at)} shows {face.glyph}, not {die.reads}: it reads {can}"
    return LayoutError("cannot-read", fault)


def _serves(face: Face, cell: Cell) -> bool:
    """A small letter asks for a wild die, a capital for a die that shows it (never a wild, which text must show)."""
    return face.is_wild == cell.wild and face.reads(cell.reads)


def _serve(
    cell: Cell, faces: Sequence[Face], die_of: dict[Position, int], cell_of: dict[int, Cell], tried: set[int]
) -> bool:
    """Finds a die for the cell, moving other cells to other dice if need be (an augmenting path)."""
    for die, face in enumerate(faces):
        if die in tried or not _serves(face, cell):
            continue
        tried.add(die)
        if die not in cell_of or _serve(cell_of[die], faces, die_of, cell_of, tried):
            die_of[cell.at] = die
            cell_of[die] = cell
            return True
    return False


def _not_rolled(cell: Cell, layout: Layout, faces: Sequence[Face]) -> LayoutError:
    """Says which letter is short, and by how many dice."""
    roll = " ".join(face.glyph for face in faces)
    needed = layout.dice_needed()[WILD if cell.wild else cell.reads]
    have = sum(_serves(face, cell) for face in faces)
    if cell.wild:
        fault = f"{cell.text} at {_where(cell.at)} is a wild; the layout has {needed} and the roll {have}"
        return LayoutError("not-rolled", f"{fault}: write rolled letters as capitals (roll: {roll})")
    if not have:
        return LayoutError("not-rolled", f"{cell.reads} at {_where(cell.at)} was not rolled (roll: {roll})")
    fault = f"the layout uses {cell.reads} {needed} times, and only {min(have, needed - 1)} can be laid"
    return LayoutError("not-rolled", f"{fault} (roll: {roll})")
