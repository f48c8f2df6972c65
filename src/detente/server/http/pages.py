"""The built pages, or a plain page that explains how to build them."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse

from ..errors import NotFound

WEB = Path(str(files("detente"))) / "web"
LONGEST = 500  # characters of a path
ASSETS = "assets"  # files whose names change with their content
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Détente</title>
<h1>Détente</h1><p>The server runs, but its pages are not built. Run <code>make pages</code>, or install a released wheel.</p>
<p>The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


def add_pages(app: FastAPI, folder: Path = WEB) -> None:
    """Serve the pages. A path without a file is handled by the page's own router."""
    index = folder / "index.html"

    async def page(request: Request, path: str = "") -> FileResponse | HTMLResponse:
        if found := find_file(folder, path):
            return send(found, request, path.startswith(f"{ASSETS}/"))
        parts = path.split("/")
        if parts[0] in (ASSETS, "api") or "." in parts[-1] or "\0" in path or len(path) > LONGEST:
            raise NotFound("no-page")
        return send(index, request) if index.is_file() else HTMLResponse(NOT_BUILT)

    app.add_api_route("/", page, methods=["GET"], include_in_schema=False, response_model=None)
    app.add_api_route("/{path:path}", page, methods=["GET"], include_in_schema=False, response_model=None)


def find_file(folder: Path, path: str) -> Path | None:
    """The built file for a path, or None; never outside the folder, and never for an invalid file name."""
    try:
        found = (folder / path).resolve()
        return found if found.is_file() and folder.resolve() in found.parents else None
    except (OSError, ValueError):
        return None


def send(path: Path, request: Request, is_lasting: bool = False) -> FileResponse:
    """A file response, pre-compressed if such a copy exists and the browser accepts it; cached permanently if its name contains a hash."""
    headers = {"cache-control": "public, max-age=31536000, immutable" if is_lasting else "no-cache", "vary": "accept-encoding"}
    media_type = mimetypes.guess_type(path.name)[0]
    packed = path.with_name(path.name + ".gz")
    if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        return FileResponse(packed, headers=headers | {"content-encoding": "gzip"}, media_type=media_type)
    return FileResponse(path, headers=headers, media_type=media_type)
