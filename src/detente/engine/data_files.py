"""Data files: the printed facts of a game as CSV, in the folder `data` of its package.

A user can replace each of them: DETENTE_GAME_DATA names a folder with a subfolder per game, which is named after the game.
"""

import csv
import io
import os
import warnings
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from .errors import BadDataFile

VARIABLE, FORMER_VARIABLE = "DETENTE_GAME_DATA", "DETENTE_TABLES"
FOLDER, FORMER_FOLDER = "data", "tables"
PATTERNS = (f"{FOLDER}/*.csv", f"{FORMER_FOLDER}/*.csv")  # the files, besides sources, that compiled rules depend on


def own_folder(game: Path) -> Path | None:
    """The folder with the user's own data files for a game, if there is one."""
    named = os.environ.get(VARIABLE)
    if not named and (named := os.environ.get(FORMER_VARIABLE)):
        warnings.warn(f"{FORMER_VARIABLE} is {VARIABLE} now", DeprecationWarning, stacklevel=2)
    if not named:
        return None
    if not Path(named).is_dir():
        raise BadDataFile("table-folder", path=named)
    folder = Path(named) / game.name
    return folder if folder.is_dir() else None


class Row:
    """A line of a data file; errors name the file, line and column."""

    def __init__(self, path: Path, line: int, cells: Mapping[str, str]) -> None:
        self.path, self.line, self.cells = path, line, cells

    def __getitem__(self, column: str) -> str:
        return self.cells[column]

    def wrong(self, column: str, expected: str, given: str | None = None) -> BadDataFile:
        """Build the error for a cell; the caller raises it."""
        shown = self[column] if given is None else given
        return BadDataFile("table-value", path=str(self.path), line=self.line, column=column, given=shown, expected=expected)

    def number(self, column: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        word = self[column]
        if not (word.isascii() and word.isdecimal()) or not low <= int(word) <= high:
            raise self.wrong(column, f"{low}–{high}")
        return int(word)

    def word(self, column: str, known: Collection[str]) -> str:
        """One of the known words."""
        if self[column] not in known:
            raise self.wrong(column, " | ".join(known))
        return self[column]

    def words(self, column: str, known: Collection[str]) -> tuple[str, ...]:
        """A semicolon-separated list of known words without repetition."""
        found = tuple(word for word in self[column].split(";") if word)
        for word in found:
            if word not in known or found.count(word) > 1:
                raise self.wrong(column, " ; ".join(known), word)
        return found


def data_folder(game: Path) -> Path:
    """The folder of a game's data files."""
    if not (game / FOLDER).is_dir() and (game / FORMER_FOLDER).is_dir():
        warnings.warn(f"the folder {FORMER_FOLDER} of a game is {FOLDER} now", DeprecationWarning, stacklevel=3)
        return game / FORMER_FOLDER
    return game / FOLDER


def read_data_file(game: Path, name: str, columns: Sequence[str], own: Path | None) -> list[Row]:
    """The rows of a game's data file, read from the user's *own* folder if it has that file."""
    path = data_folder(game) / f"{name}.csv"
    if own is not None and (own / path.name).exists():
        path = own / path.name
    return read_rows(path, columns)


def read_rows(path: Path, columns: Sequence[str]) -> list[Row]:
    """The rows of a CSV file that has at least these columns."""
    try:
        reader = csv.reader(io.StringIO(path.read_text(encoding="utf-8-sig"), newline=""), strict=True)
        lines = [(reader.line_num, cells) for cells in reader]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise BadDataFile("table-broken", path=str(path), reason=str(error)) from error
    header = lines[0][1] if lines else []
    for column in columns:
        if header.count(column) != 1:
            raise BadDataFile("table-column", path=str(path), line=1, column=column)
    rows = []
    for line, cells in lines[1:]:
        if len(cells) != len(header):
            raise BadDataFile("table-cells", path=str(path), line=line, given=len(cells), expected=len(header))
        rows.append(Row(path, line, dict(zip(header, (cell.strip() for cell in cells), strict=True))))
    return rows


def demand_ids(rows: Sequence[Row], ids: Collection[str], column: str = "id") -> dict[str, Row]:
    """The rows by id; raises BadDataFile unless each of *ids* occurs exactly once and no other id does."""
    found: dict[str, Row] = {}
    for row in rows:
        if row[column] not in ids:
            raise row.wrong(column, " | ".join(ids))
        if row[column] in found:
            raise row.wrong(column, "≠ " + row[column])
        found[row[column]] = row
    for name in ids:
        if name not in found:
            raise BadDataFile("table-missing", path=str(rows[0].path) if rows else "-", id=name)
    return found


def refuse_strangers(own: Path | None, names: Collection[str]) -> None:
    """Raise BadDataFile for a file that the game does not have: its name is most likely misspelt."""
    for path in sorted(own.iterdir()) if own else ():
        if path.suffix == ".csv" and path.stem not in names:
            raise BadDataFile("table-unknown", path=str(path), files=", ".join(f"{name}.csv" for name in names))
