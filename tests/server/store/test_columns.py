"""A column of tables is declared in the model, in a migration and, if it is public, in the schema; everything else follows from these."""

from pathlib import Path

import pytest
from pydantic import BaseModel
from sqlalchemy import inspect

from detente.server.http.schemas import BaseTableOut, ListedOut, TableOut
from detente.server.play.lists import row
from detente.server.store import Holder, Match, Store
from detente.server.store.matches import LISTED_COLUMNS, PUBLIC_COLUMNS
from detente.server.store.models import TableRow, TableSettings
from detente.server.store.statements import CHANGE_TABLE, UNCHANGED

COLUMNS = TableRow.__table__.columns
SETTINGS = {name for name in COLUMNS.keys() if hasattr(TableSettings, name)}  # noqa: SIM118
# What is worked out for each view of a table, from the live table or from columns that are stored in another form.
WORKED_OUT = {
    TableOut: {"seats", "to_move", "sequence", "clock", "fair", "claim", "tournament", "hints", "review"},
    ListedOut: {"seats", "to_move", "your_move", "timing"},
}
SECRET = {"secret", "entropy", "key", "start", "planned", "worker"}


def make_match() -> Match:
    return Match("a", "cia_vs_kgb", 2, {}, "open", "", "", 1.0, 2.0, {"cia": Holder(), "kgb": Holder()})


@pytest.mark.parametrize(("schema", "columns"), [(TableOut, PUBLIC_COLUMNS), (ListedOut, LISTED_COLUMNS)])
def test_the_schema_has_exactly_the_public_columns_and_what_is_worked_out(schema: type[BaseModel], columns: tuple[str, ...]) -> None:
    assert set(schema.model_fields) == {*columns, *WORKED_OUT[schema]}


def test_lists_have_what_tables_have_and_nothing_secret_is_public() -> None:
    assert set(LISTED_COLUMNS) < set(PUBLIC_COLUMNS)
    assert set(BaseTableOut.model_fields) - {"seats", "to_move"} == set(LISTED_COLUMNS)
    assert not SECRET & set(PUBLIC_COLUMNS)


@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_a_match_has_every_setting_with_the_default_of_its_column(name: str) -> None:
    default = COLUMNS[name].default
    assert getattr(make_match(), name) == (default.arg if default is not None else None)
    assert make_match().columns()[name] == getattr(make_match(), name)


@pytest.mark.parametrize("name", sorted(SETTINGS))
def test_a_setting_is_written_with_the_table_and_read_from_its_row(name: str) -> None:
    changed = make_match().but(**{name: "changed"})
    stored = TableRow(**changed.columns())
    assert Match.from_row(stored, changed.seats) == changed
    assert name in {*CHANGE_TABLE.compile().params, *UNCHANGED}


def test_a_list_has_every_listed_column() -> None:
    assert set(LISTED_COLUMNS) <= set(row(make_match(), None))


@pytest.mark.anyio
async def test_the_migrations_make_every_column_of_the_model(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/games.db")
    await store.open()
    async with store.engine.connect() as connection:
        found = await connection.run_sync(lambda sync: {column["name"] for column in inspect(sync).get_columns("tables")})
    await store.close()
    assert found == set(COLUMNS.keys())
