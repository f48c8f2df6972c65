"""Groups, objectives and agents (1.3 to 1.5) as tables, loaded from CSV. Cards are numbered from 1; 0 means no card."""

import csv
from functools import cache
from importlib.resources import files

import numpy as np

from detente.engine.bits import BIT
from detente.engine.kernel import table
from detente.engine.numbers import by_number, names
from detente.engine.record import Array

CIA, KGB = 0, 1
SIDES = ("cia", "kgb")
MILITARY, POLITICAL, ECONOMIC, MEDIA = range(4)
FACTIONS = names(vars(), "MILITARY", "MEDIA")
BRIEFING, PLANNING, STRUGGLE, CEASE_FIRE, DEBRIEFING, DETENTE = range(6)
PHASES = names(vars(), "BRIEFING", "DETENTE")


@cache
def rows(table: str) -> list[dict[str, str]]:
    """The rows of a CSV table of this package."""
    text = (files(__package__) / "data" / f"{table}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _column(table_name: str, column: str) -> Array:
    """The numbers in a column, indexed by card number."""
    numbers: Array = table([0] + [int(row[column]) for row in rows(table_name)])
    return numbers


def mask_of(numbers: list[int]) -> int:
    """The bit mask of a set of cards: card n is bit n - 1."""
    return sum(1 << (number - 1) for number in numbers)


# A card's bit by its number; 0 has none.
CARD_BIT = np.array([0, *BIT[:24].tolist()], np.int64)

GROUPS = tuple(row["id"] for row in rows("groups"))
GROUP = {name: number for number, name in enumerate(GROUPS, 1)}
ALL_GROUPS = (1 << len(GROUPS)) - 1
INFLUENCE = _column("groups", "influence")
FACTION = table([0] + [FACTIONS.index(row["faction"]) for row in rows("groups")])
FACTION_GROUPS = np.array([mask_of([n for n in range(1, len(GROUPS) + 1) if FACTION[n] == f]) for f in range(len(FACTIONS))], np.int64)
DESTROY, MOVE, TURN, PEEK_TOP = range(4)
POWERS = by_number({DESTROY: "destroy_other", MOVE: "move_other_between_players", TURN: "toggle_other_noneconomic", PEEK_TOP: "peek_top"})
POWER = table([0] + [POWERS.index(row["power_op"]) for row in rows("groups")])
POWER_GROUPS = np.array([mask_of([n for n in range(1, len(GROUPS) + 1) if POWER[n] == p]) for p in range(len(POWERS))], np.int64)

OBJECTIVES = tuple(row["id"] for row in rows("objectives"))
OBJECTIVE = {name: number for number, name in enumerate(OBJECTIVES, 1)}
ALL_OBJECTIVES = (1 << len(OBJECTIVES)) - 1
POPULATION = _column("objectives", "population")
STABILITY = _column("objectives", "stability")
POINTS = _column("objectives", "vp")
BIAS = table([[0] * 4] + [[FACTIONS.index(row[f"bias_{i}"]) for i in range(1, 5)] for row in rows("objectives")])
SLOTS = int(POPULATION.max())

EVENTS = tuple(row["id"] for row in rows("objectives") if row["kind"] == "event")


def _event(ability: str) -> int:
    """The objective with an ability."""
    return next(number for number, row in enumerate(rows("objectives"), 1) if row["ability_op"] == ability)


NOBEL_PEACE_PRIZE, LIVE_BENEFIT, NUCLEAR_ESCALATION = _event("save_agent_x"), _event("recruit_top_discard"), _event("discard_all_military")
SPACE_RACE, OLYMPIC_GAMES, SUMMIT_MEETING = _event("reorder_objectives_3"), _event("revive_agent"), _event("reveal_agent_x")

_AGENT_ROWS = sorted((row for row in rows("agents") if row["side"] == "cia"), key=lambda row: int(row["initiative"]))
AGENTS = tuple(row["agent"] for row in _AGENT_ROWS)
AGENT = {name: number for number, name in enumerate(AGENTS, 1)}
ALL_AGENTS = (1 << len(AGENTS)) - 1
NO_ABILITY, OPPONENT_CLAIMS, YOU_CLAIM, BENCH_OR_PEEK, REORDER_GROUPS, KILL_AND_BURY, CLAIM_BOTTOM = range(7)
ABILITIES = by_number(
    {
        NO_ABILITY: "none",
        OPPONENT_CLAIMS: "opponent_claims_objective",
        YOU_CLAIM: "you_claim_objective",
        BENCH_OR_PEEK: "bench_or_peek",
        REORDER_GROUPS: "reorder_groups_3",
        KILL_AND_BURY: "kill_and_bury",
        CLAIM_BOTTOM: "claim_bottom_objective",
    }
)
# By agent and whether the token on the objective is the enemy's.
ABILITY = table([[0, 0]] + [[ABILITIES.index(row[f"{token}_token_op"]) for token in ("own", "enemy")] for row in _AGENT_ROWS])
VOID_IF_WON_BY_RIOT = table([0] + [int(row["void_if_won_by_riot"]) for row in _AGENT_ROWS])
IMMUNE = table([0] + [int(row["immune"]) for row in _AGENT_ROWS])
IMMUNE_AGENTS = mask_of([number for number in range(1, len(AGENTS) + 1) if IMMUNE[number]])
# Against the same agent: 0 always works, 1 only with the own token on the objective, 2 only with the enemy's.
AGAINST_SAME = table([0] + [("", "own_token", "enemy_token").index(row["against_same"]) for row in _AGENT_ROWS])

LOOKED_AT = 3  # number of cards that the Analyst and Space Race look at
