"""A game of the engine written as the app writes its log, to be imported back. Follows the format only as far as tests need."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from detente.engine.game import Game
from detente.engine.table import Table
from detente.games.twilight_struggle import state
from detente.games.twilight_struggle.actions import A_ACCEPT, A_BOYCOTT, A_COMPETE, A_DONE, A_EVENT
from detente.games.twilight_struggle.board import COUNTRIES, REGIONS, SIDES, STABILITY, rows
from detente.games.twilight_struggle.cards import CARD, CARDS, OPS, ROWS, SCORING
from detente.games.twilight_struggle.effects import EFFECTS
from detente.games.twilight_struggle.operations import MAY_STOP, VALUE

GAME = Game("twilight_struggle")
Row = tuple[int, ...]
TITLES = {row["id"]: row["title_en"].replace("“", '"').replace("”", '"') + "*" * int(row["removed_after_event"]) for row in ROWS}
TITLES |= {"middle_east_scoring": "Mideast Scoring", "ask_not_what_your_country": '"Ask Not What Your Country..."*'}
LANDS = {row["id"]: row["name_en"] for row in rows("countries")} | {"uk": "UK"}
HEADINGS = {"influence": "Place Influence", "realign": "Realignment", "coup": "Coup", "space": "Space Race"}
MODIFIED = ("coup", "space")
LATE = (state.L_MILOPS, state.L_DEFCON)
REVEALING = (CARD["the_cambridge_five"],)
DEFECTORS = CARD["defectors"]


def title(number: int) -> str:
    return TITLES[CARDS[number - 1]]


def side(number: int) -> str:
    return SIDES[number].upper()


def score(vp: int) -> str:
    return "Score is even." if vp == 0 else f"Score is {'US' if vp > 0 else 'USSR'} {abs(vp)}."


def roll(die: int, change: int) -> str:
    return f"{die} ({change:+d}) = {die + change}" if change else str(die)


@dataclass
class Section:
    """A header and its lines; influence is gathered until something else is said."""

    head: str
    card: str = ""
    lines: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    gathered: dict[tuple[int, int, int], list[int]] = field(default_factory=dict)

    def say(self, line: str) -> None:
        self.flush()
        self.lines.append(line)

    def gather(self, row: Row) -> None:
        """Changes of the same kind in a country are one line; the pair is that of the last."""
        key = (row[1] // 2, row[1] % 2, 1 if row[2] > 0 else -1)
        if self.gathered and next(iter(self.gathered))[1:] != key[1:]:
            self.flush()
        old = self.gathered.get(key, [0, 0])
        self.gathered[key] = [old[0] + row[2], row[3]]

    def flush(self) -> None:
        for (country, who, _), (change, pair) in self.gathered.items():
            self.lines.append(f"{side(who)} {change:+d} in {LANDS[COUNTRIES[country]]} [{pair // 100}][{pair % 100}]")
        self.gathered = {}

    def flush_late(self) -> None:
        """What the app prints after a coup or war, though it happened before."""
        self.flush()
        self.lines += self.late
        self.late = []

    def text(self) -> str:
        self.flush_late()
        first, *rest = self.lines or [""]
        return "\n".join([f"{self.head}: {self.card}: {first}".rstrip(), *rest])


class Writer:
    """Plays the moves of a table again and writes down what happens."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.source, self.rng = table, rng
        self.table = GAME.new(key=table.key, **table.options)
        self.sections: list[Section] = []
        self.event, self.shown, self.turn = 0, 0, 1
        self.coup_ops, self.coup_country = 0, 0
        self.skip_discard, self.is_penalty, self.is_final = 0, False, False
        self.contest = rng.random() < 0.5  # whether dice of contests are printed
        self.cleanup = rng.choice(("silent", "bare", "labelled"))  # how the end of a turn is told
        self.before_final = 0
        self.points, self.vp = 0, 0

    @property
    def section(self) -> Section:
        return self.sections[-1]

    def write(self) -> str:
        """The whole log."""
        names = ["Anna will play as USSR.", "Béla Kovács will play as USA."]
        options = self.table.options
        if options["us_bonus"]:
            names.append(f"Handicap influence: US +{options['us_bonus']}")
        names.append("Scenario: Standard")
        if options["optional_cards"]:
            names.append("Optional Cards Added")
        self.sections.append(Section("SETUP", lines=[*names, "Time per Player: 45 Minutes"]))
        self.read(self.table.rows()[0])
        for move in self.source.moves:
            self.heading(move.seat, move.action)
            question = self.table.question(move.seat)
            if question in ("card", "trap") and move.action.startswith("card:"):
                self.section.card = TITLES[move.action.removeprefix("card:")]
            self.table.force_dice(list(move.dice))
            self.table.force_cards(list(move.cards))
            self.table.play(move.seat, move.action)
            self.read(self.table.rows()[-1])
            if question == "influence" and self.table.to_move and "influence" not in map(self.table.question, self.table.to_move):
                self.section.flush()
        return "\n\n".join(section.text() for section in self.sections) + "\n"

    def heading(self, seat: str, action: str) -> None:
        """The heading of an operation that begins."""
        record: Any = self.table.record
        frame = [int(n) for n in record["stack"][int(record["depth"]) - 1]]
        kind = action.removeprefix("play:")
        if kind in HEADINGS and action != kind:
            printed = OPS[frame[state.P_CARD]] if frame[0] == state.F_PLAY else frame[state.O_PRINTED]
            change = int(record["ops_change"][SIDES.index(seat)]) if kind in MODIFIED else 0
            self.pending = f"{HEADINGS[kind]} ({max(1, min(4, printed + change)) if change else printed} Ops):"
        elif frame[0] == state.F_COUP and frame[MAY_STOP]:
            self.pending = f"Coup ({frame[VALUE]} Ops):"
        else:
            self.pending = ""

    def read(self, found: list[Row]) -> None:
        """The rows of a move."""
        is_card = bool(found) and found[0][0] in (state.L_CARD, state.L_CHINA, state.L_VP, state.L_CANCELLED)
        if self.pending and not is_card:
            self.section.flush_late()
            self.section.say(self.pending)
            self.pending = ""
        for row in found:
            if self.pending and row[0] not in (state.L_CARD, state.L_CHINA, state.L_CANCELLED, state.L_VP):
                self.section.say(self.pending)
                self.pending = ""
            handler = getattr(self, f"on_{state.LOG[row[0]][0]}", None)
            if handler:
                handler(row)
        if self.pending:
            self.section.say(self.pending)
            self.pending = ""
        if self.shown == 0 and self.event in REVEALING:
            self.section.say("US has no cards to reveal")
            self.event = 0

    pending = ""

    # Course

    def on_turn(self, row: Row) -> None:
        self.turn, self.is_penalty, self.event = row[1], False, 0
        self.sections.append(Section(f"Turn {row[1]}, Headline Phase"))

    def on_round(self, row: Row) -> None:
        self.event = 0
        self.sections.append(Section(f"Turn {self.turn}, {side(row[1])} AR{row[2]}"))

    def on_sits_out(self, row: Row) -> None:
        if self.rng.random() < 0.5:
            self.sections.pop()

    def on_card(self, row: Row) -> None:
        if row[3] == A_ACCEPT:
            self.section.say(f"{side(row[1])} plays {title(row[2])}")
        elif CARDS[row[2] - 1] == "un_intervention" and row[3] == A_EVENT and self.section.card != title(row[2]):
            self.section.say(f"Event: {title(row[2])}")

    def on_headline(self, row: Row) -> None:
        self.section.say(f"{side(row[1])} Headlines {title(row[2])}")
        self.section.card = f"{self.section.card} & {title(row[2])}" if self.section.card else title(row[2])
        if row[2] == DEFECTORS and row[1] == 0:
            self.defectors = True

    defectors = False

    def on_headline_cancelled(self, row: Row) -> None:
        self.section.say(f"Event: {title(DEFECTORS)}")

    def on_event(self, row: Row) -> None:
        self.section.flush_late()
        self.event, self.shown, self.skip_discard = row[2], 0, 0
        self.section.say(f"Event: {title(row[2])}")
        if CARDS[row[2] - 1] in ("warsaw_pact_formed", "south_african_unrest"):
            self.section.say(f"Event: {title(row[2])}")

    def on_no_event(self, row: Row) -> None:
        self.skip_discard = 0
        if CARDS[row[1] - 1] == "special_relationship":
            self.section.say(f"Event: {title(row[1])}")

    def on_reshuffle(self, row: Row) -> None:
        self.section.say("*RESHUFFLE*")

    # Board and tracks

    def on_influence(self, row: Row) -> None:
        self.section.gather(row)

    def on_defcon(self, row: Row) -> None:
        self.late_or_now(f"DEFCON {'improves' if row[2] > 0 else 'degrades'} to {row[1]}")

    def on_milops(self, row: Row) -> None:
        self.late_or_now(f"{side(row[1])} Military Ops to {row[2]}")

    def late_or_now(self, line: str) -> None:
        if self.coup_country >= 0:
            self.section.late.append(line)
        else:
            self.section.say(line)

    coup_country = -1

    def on_vp(self, row: Row) -> None:
        self.vp = row[3]
        line = f"{side(row[1])} gains {row[2]} VP. {score(row[3])}"
        if not self.is_penalty and not self.is_final:
            self.section.say(line)
        elif self.is_penalty and not self.is_final and self.cleanup != "silent":
            self.section.say(f"Turn {self.turn}, Cleanup: : {line}" if self.cleanup == "labelled" else line)

    def on_scoring(self, row: Row) -> None:
        if row[2] == 0:
            self.points = row[3]
        elif self.points == row[3] and not self.is_final:
            self.section.say(f"No VP awarded. {score(self.vp)}")

    def on_penalty(self, row: Row) -> None:
        self.is_penalty = True

    def on_final_scoring(self, row: Row) -> None:
        self.is_final, self.before_final = True, self.vp

    def on_over(self, row: Row) -> None:
        gain = self.vp - self.before_final
        if self.is_final and self.cleanup != "silent":
            self.section.say(f": : {side(0 if gain > 0 else 1)} gains {abs(gain)} VP. {score(self.vp)}" if gain else ": :")

    def on_space(self, row: Row) -> None:
        self.section.say(f"{side(row[1])} advances to {row[2]} in the Space Race.")

    # Dice

    def on_coup(self, row: Row) -> None:
        self.section.flush_late()
        self.coup_country, self.coup_ops = row[2], row[3]
        self.section.say(f"Target: {LANDS[COUNTRIES[row[2]]]}")

    def on_coup_roll(self, row: Row) -> None:
        stability = int(STABILITY[self.coup_country])
        change = f" ({row[2]:+d}) " if row[2] else ""
        word = "SUCCESS" if row[3] > 0 else "FAILURE"
        self.section.say(f"{word}: {row[1]} [ + {self.coup_ops}{change} - 2x{stability} = {row[3]} ]")
        self.coup_country = -1

    def on_realign(self, row: Row) -> None:
        self.section.say(f"Target: {LANDS[COUNTRIES[row[2]]]}")
        self.realigned: list[Row] = []

    def on_realign_roll(self, row: Row) -> None:
        self.realigned.append(row)
        if len(self.realigned) == 2:
            for _, who, die, total in sorted(self.realigned, key=lambda found: -found[1]):
                self.section.say(f"{side(who)} rolls {roll(die, total - die)}")

    def on_roll(self, row: Row) -> None:
        if self.contest:
            self.section.say(f"{side(row[1])} rolls {roll(row[2], row[3] - row[2])}")

    def on_space_roll(self, row: Row) -> None:
        word = "Success!" if row[2] <= row[3] else "Failed!"
        self.section.say(f"Die roll: {row[2]} -- {word} (Needed {row[3]} or less)")

    def on_war(self, row: Row) -> None:
        self.section.say(f"War in {LANDS[COUNTRIES[row[2]]]}")

    def on_war_roll(self, row: Row) -> None:
        is_won = row[1] + row[2] >= row[3]
        change = f" ({row[2]:+d}) " if row[2] else ""
        self.section.say(f"{'VICTORY' if is_won else 'DEFEAT'}: {row[1]}{change} {'>=' if is_won else '<'} {row[3]}")

    def on_trap_roll(self, row: Row) -> None:
        is_free = row[2] <= 4
        self.section.say(f"Trap Roll: {row[2]} {'<=' if is_free else '>'} 4 -- Trap {'Escaped' if is_free else 'Remains in Effect'}")

    # Cards

    def on_discard(self, row: Row) -> None:
        if row[2] == self.skip_discard:
            self.skip_discard = 0
            return
        if not self.section.card:
            self.section.card = title(row[2])
        self.section.say(f"{side(row[1])} discards {title(row[2])}")

    def on_drawn(self, row: Row) -> None:
        self.section.say(f"{side(row[1])} discards {title(row[2])}")
        self.skip_discard = row[2]

    def on_shown(self, row: Row) -> None:
        self.shown += 1
        self.section.say(f"{side(row[1])} reveals {title(row[2])}")
        if CARDS[self.event - 1] == "grain_sales_to_soviets":
            self.section.say(f"{side(row[1])} reveals {title(row[2])} from hand")
            self.grain = title(row[2])

    def on_taken(self, row: Row) -> None:
        owner = row[1] if CARDS[self.event - 1] == "salt_negotiations" else 1 - row[1]
        self.section.say(f"{side(owner)} reveals {title(row[2])}")

    def on_choice(self, row: Row) -> None:
        if row[2] == A_COMPETE:
            self.section.say(f"{side(row[1])} chooses to participate in the Olympics")
        elif row[2] == A_BOYCOTT:
            self.section.say(f"{side(row[1])} chooses to boycott the Olympics")
        elif row[2] == A_DONE and CARDS[self.event - 1] == "grain_sales_to_soviets":
            self.section.say(f"US returns {self.grain} to USSR")

    def on_chernobyl(self, row: Row) -> None:
        self.section.say(f"US chooses {REGIONS[row[1]].replace('_', ' ').title()}")

    def on_in_force(self, row: Row) -> None:
        if EFFECTS[row[1]] in TITLES:
            self.section.say(f"{TITLES[EFFECTS[row[1]]]} is now in play.")

    def on_cancelled(self, row: Row) -> None:
        if EFFECTS[row[1]] in TITLES:
            self.section.say(f"{TITLES[EFFECTS[row[1]]]} is no longer in play.")


def write_app_log(table: Table, seed: int = 0) -> str:
    """The log that the app would write of a game."""
    return Writer(table, random.Random(seed)).write()


def random_game(seed: int, moves: int = 10_000, **options: Any) -> Table:
    """A random game in which nobody ends it at once if anything else can be done."""
    rng = random.Random(seed)
    table = GAME.new(seed=seed, **options)
    while table.to_move and table.sequence < moves:
        seat = rng.choice(table.to_move)
        for action in _shuffled(rng, table.legal(seat)):
            trial = table.copy()
            trial.play(seat, action)
            if trial.outcome is None:
                break
        table = trial
    return table


def _shuffled(rng: random.Random, actions: list[str]) -> Iterator[str]:
    """The actions in a random order, space race and passes a little later than others."""
    order = sorted(actions, key=lambda action: rng.random() + 0.4 * (action in ("done", "play:space")))
    yield from order[:12]


__all__ = ["SCORING", "random_game", "write_app_log"]
