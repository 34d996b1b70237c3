"""Layouts as requests take them: a row of letters an entry."""

from typing import Annotated, TypeAlias

from pydantic import Field

from ...analysis.position import PositionError
from ...words.layout import Layout, LayoutError, parse

Rows: TypeAlias = Annotated[tuple[Annotated[str, Field(max_length=200)], ...], Field(max_length=60)]


def parsed(rows: tuple[str, ...]) -> Layout:
    """The layout that rows write down; PositionError names the row, the column and the mend."""
    try:
        return parse("\n".join(rows))
    except LayoutError as fault:
        raise PositionError(f"rows: {fault}") from fault
