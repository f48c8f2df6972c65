"""The built pages, or a plain page that says how to build them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse
from starlette.staticfiles import StaticFiles

WEB = Path(str(files("detente"))) / "web"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Détente</title>
<h1>Détente</h1><p>The server runs, but its pages are not built. Run <code>make pages</code>, or install a released wheel.</p>
<p>The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


def add_pages(app: FastAPI, folder: Path = WEB) -> None:
    """Serve the pages; every address that is no file is one of the page's own."""
    index = folder / "index.html"
    if (folder / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=folder / "assets"), name="assets")

    async def page(path: str = "") -> FileResponse | HTMLResponse:
        found = (folder / path).resolve()
        if path and found.is_file() and folder.resolve() in found.parents:
            return FileResponse(found)
        return FileResponse(index) if index.is_file() else HTMLResponse(NOT_BUILT)

    app.add_api_route("/", page, methods=["GET"], include_in_schema=False, response_model=None)
    app.add_api_route("/{path:path}", page, methods=["GET"], include_in_schema=False, response_model=None)
