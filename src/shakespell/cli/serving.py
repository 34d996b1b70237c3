"""``serve``: the web application."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for the whole network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port to listen on; 0 takes a free one.")
    ] = 8000,
    db: Annotated[
        str | None, typer.Option("--db", metavar="URL", help="The database; by default a file of yours.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="Another site whose pages may play here; may be repeated."),
    ] = None,
    house_list: Annotated[
        bool, typer.Option("--house-list", help="Pages on this machine may change its house list, as its terminal may.")
    ] = False,
) -> int:
    """Run the web application until Ctrl-C."""
    from ..server.serve import run

    return run(host=host, port=port, db=db, origins=tuple(origin or ()), house_list=house_list)
