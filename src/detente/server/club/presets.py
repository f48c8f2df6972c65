"""Presets for tournaments: those that a game ships (docs/adding-a-game.md), and members' own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from detente.engine.game import Game
from detente.engine.options import read_options
from detente.engine.plain_yaml import load_plain

from ..errors import BadMessage, Conflict
from ..identity.visitors import clean_line
from ..store import Store, Visitor
from ..store.tournaments import Preset
from .organiser import need_account
from .plan import TournamentPlan

MOST = 50  # presets per member
NOT_KEPT = ("starts", "season", "groups", "ends")  # fields that are specific to one tournament


def game_presets(game: Game) -> list[dict[str, Any]]:
    """The presets that a game ships."""
    return [{"own": False, "game": game.id, "name": one["name"]} | filled(one) for one in _read(game.title.package)]


@cache
def _read(package: str) -> Sequence[dict[str, Any]]:
    """The file `tournaments.yaml` of a game, if it has one."""
    file = files(package).joinpath("tournaments.yaml")
    found: Sequence[dict[str, Any]] = load_plain(file.read_text(encoding="utf-8")) if file.is_file() else ()
    return found


async def own_presets(store: Store, visitor: Visitor, game: Game) -> list[dict[str, Any]]:
    """A member's own presets for a game."""
    mine = await store.tournaments.presets(visitor.id)
    return [{"own": True, "game": one.game, "name": one.name} | filled(one.settings) for one in mine if one.game == game.id]


def filled(settings: dict[str, Any]) -> dict[str, Any]:
    """Options, clock and plan, completed with the defaults."""
    clock = {"base": 0.0, "increment": 0.0, "days": 0.0} | settings["clock"]
    standard = {name: value for name, value in vars(TournamentPlan("swiss", 0.0, 0.0)).items() if name not in NOT_KEPT}
    return {"options": settings["options"], "clock": clock, "plan": standard | settings["plan"]}


async def save_preset(store: Store, visitor: Visitor, preset: Preset) -> None:
    """Save a preset of a member; BadMessage if it is invalid."""
    need_account(visitor)
    if not (name := clean_line(preset.name)):
        raise BadMessage("no-reason")
    read_options(Game(preset.game).rules.options, preset.settings["options"])
    plan = {key: value for key, value in preset.settings["plan"].items() if key not in NOT_KEPT}
    if not plan.keys() <= TournamentPlan.__dataclass_fields__.keys() or "style" not in plan or "round_seconds" not in plan:
        raise BadMessage("bad-message")
    known = await store.tournaments.presets(visitor.id)
    if len(known) >= MOST and name not in {one.name for one in known}:
        raise Conflict("tournament-presets", most=MOST)
    await store.tournaments.save_preset(visitor.id, Preset(name, preset.game, preset.settings | {"plan": plan}))
