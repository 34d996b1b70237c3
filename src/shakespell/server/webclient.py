"""The built web client, served as files; every address of its own leads to its one page."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

from .problems import Problem

FOREVER = "public, max-age=31536000, immutable"
CHECK_FIRST = "no-cache"
LONGEST_NAME, LONGEST_PATH = 255, 1000

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Shakespell</title>
<h1>Shakespell is running, but its web client is not built</h1>
<p>In a clone of the project, run <code>make play</code>, or build the client alone and start again:</p>
<pre>cd web
npm ci
npm run build</pre>
<p>The interface for programs is here already: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class Assets(StaticFiles):
    """Files whose names change with their content, so a browser may keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response: Response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


def serve_client(app: FastAPI, folder: Path) -> None:
    """Serve the client in ``folder``, or a page that says how to build it."""
    page = folder / "index.html"
    if (folder / "assets").is_dir():
        app.mount("/assets", Assets(directory=folder / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str) -> Response:
        if path == "api" or path.startswith(("api/", "assets/")):
            raise Problem(404, "not-found", f"There is nothing at /{path[:200]}.")
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": CHECK_FIRST})
        return FileResponse(_file(folder, path) or page, headers={"Cache-Control": CHECK_FIRST})


def _file(folder: Path, path: str) -> Path | None:
    """A file of the client by its path, never one outside its folder; no file has a part longer than a name can be."""
    if "\0" in path or any(len(part.encode()) > LONGEST_NAME for part in path.split("/")) or len(path) > LONGEST_PATH:
        return None
    found = (folder / path).resolve()
    return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
