"""A game of the engine written as the app writes its log, with the app's habits, to be imported back.

Nothing here is shared with the importer: what the app prints was learned from real logs and from issue 13.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from detente.bots import make_bot
from detente.engine.errors import ImpossibleDeal
from detente.engine.game import Game
from detente.engine.table import Table
from detente.games.twilight_struggle import state
from detente.games.twilight_struggle.actions import A_ACCEPT, A_BOYCOTT, A_COMPETE, A_DONE, A_EVENT
from detente.games.twilight_struggle.board import COUNTRIES, REGIONS, SIDES, STABILITY, rows
from detente.games.twilight_struggle.cards import CARD, CARDS, ERA, OPS, ROWS, SCORING, SIDE, STARRED
from detente.games.twilight_struggle.effects import EFFECTS
from detente.games.twilight_struggle.operations import MAY_STOP, VALUE
from detente.games.twilight_struggle.options import OPTIONAL_CARDS

GAME = Game("twilight_struggle")
Row = tuple[int, ...]
TITLES = {row["id"]: row["title_en"].replace("“", '"').replace("”", '"') + "*" * int(row["removed_after_event"]) for row in ROWS}
TITLES |= {"middle_east_scoring": "Mideast Scoring", "ask_not_what_your_country": '"Ask Not What Your Country..."*'}
LANDS = {row["id"]: row["name_en"] for row in rows("countries")} | {"uk": "UK"}
HEADINGS = {"influence": "Place Influence", "realign": "Realignment", "coup": "Coup", "space": "Space Race"}
MODIFIED = ("coup", "space")
LATE = (state.L_MILOPS, state.L_DEFCON)
REVEALING = {"the_cambridge_five": "US", "cia_created": "USSR", "lone_gunman": "US", "aldrich_ames_remix": "US"}
EMPTY_HANDED = {"five_year_plan": "USSR"}
DEFECTORS, GRAIN_SALES = CARD["defectors"], CARD["grain_sales_to_soviets"]
BATTLEGROUNDS = {row["id"] for row in rows("countries") if row["battleground"] == "1"}
LATIN = ("central_america", "south_america")
REGION_OF = {row["id"]: row["region"] for row in rows("countries")}
# Cards that the app calls "in play" though the engine keeps no effect for them, and what it calls over when a turn ends.
MARKED = ("red_scare_purge", "cuban_missile_crisis", "latin_american_death_squads")
UNMARKED = ("aldrich_ames_remix",)
OF_THE_TURN = (
    "red_scare_purge", "vietnam_revolts", "containment", "brezhnev_doctrine", "salt_negotiations", "u2_incident", "cuban_missile_crisis",
    "nuclear_subs", "iran_contra_scandal", "chernobyl", "yuri_and_samantha",
)  # fmt: skip
ENDED_BY = {"nato": ("marshall_plan", "warsaw_pact_formed"), "solidarity": ("john_paul_ii_elected_pope",)}
ENDED_LATER = {"glasnost": "the_reformer"}
LAST_TURN = "{last turn}"
RARE = ("early_turns", "no_military_operations", "no_headlines", "gains_first", "slashed_pairs")


def title(number: int) -> str:
    return TITLES[CARDS[number - 1]]


def side(number: int) -> str:
    return SIDES[number].upper()


def score(vp: int) -> str:
    return "Score is even." if vp == 0 else f"Score is {'US' if vp > 0 else 'USSR'} {abs(vp)}."


def tell_influence(who: int, change: int, country: int, us: int, ussr: int) -> str:
    return f"{side(who)} {change:+d} in {LANDS[COUNTRIES[country]]} [{us}][{ussr}]"


def gains_first(found: list[Row]) -> list[Row]:
    """The rows of a move with the two changes of a coup the other way round, each with the pair of its moment."""
    for at, (first, loss, gain) in enumerate(zip(found, found[1:], found[2:], strict=False)):
        if (first[0], loss[0], gain[0]) == (state.L_COUP_ROLL, state.L_INFLUENCE, state.L_INFLUENCE) and loss[2] < 0 < gain[2]:
            restored = gain[3] - loss[2] * (1 if loss[1] % 2 else 100)
            return [*found[: at + 1], (*gain[:3], restored), (*loss[:3], gain[3]), *found[at + 3 :]]
    return found


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
        if self.point_by_point:
            self.flush()
        if self.gathered and next(iter(self.gathered))[1:] != key[1:]:
            self.flush()
        old = self.gathered.get(key, [0, 0])
        self.gathered[key] = [old[0] + row[2], row[3]]

    def flush(self) -> None:
        for (country, who, _), (change, pair) in self.gathered.items():
            self.lines.append(tell_influence(who, change, country, pair // 100, pair % 100))
        self.gathered = {}

    def flush_late(self) -> None:
        """What the app prints after a coup or war, though it happened before."""
        self.flush()
        self.lines += self.late
        self.late = []

    bare: bool = False
    point_by_point: bool = False

    def text(self) -> str:
        self.flush_late()
        is_passed = all("no longer in play" in line or "Cleanup" in line for line in self.lines)
        if self.bare and not self.card and (is_passed or self.head.endswith("Headline Phase")):
            return "\n".join([self.head, *self.lines])
        is_apart = bool(self.lines) and (self.lines[0].startswith((": :", "Turn ")) or " by " in self.lines[0])
        first, *rest = ["", *self.lines] if is_apart or not self.lines else self.lines
        if self.head == "SETUP: ":
            return "\n".join([f"{self.head}{first}", *rest])
        if not self.head:
            return "\n".join([first, *rest])
        return "\n".join([f"{self.head}: {self.card}: {first}".rstrip(), *rest])


@dataclass(frozen=True)
class Habits:
    """What may differ from log to log besides what the real ones show: each must come through alone and together with the others."""

    late_held_card: bool = False  # a card discarded at the end of a turn (6.4.4) is told with the next headlines
    contests: bool = False  # dice of Olympic Games and Summit
    bare_headlines: bool = False  # headers of headline phases without cards
    bare_traps: bool = False  # headers of rounds in a trap, or with nothing but the discard of a held card, without the card
    empty_hands: bool = False  # "has no cards to ..." wherever an event finds none
    told_winner: str = ""  # how the winner is told: "", "player", "loser"
    late_penalty: bool = False  # military operations that were missing are told with the next headlines
    late_reshuffle: bool = False  # *RESHUFFLE* after the headlines
    regions: bool = False  # the final scoring region by region
    idle_events: bool = False  # "Event: ..." where the event does not occur
    point_by_point: bool = False  # a line for every point of influence
    early_tracks: bool = False  # military operations and DEFCON before the roll of a coup
    wargames_points: bool = False  # the 6 VP of Wargames are told
    own_turn_at_cleanup: bool = False  # "Turn N, Cleanup" with the number of the turn itself
    cancelled_incident: bool = False  # U2 Incident goes out of play with UN Intervention
    zero_points: bool = False  # "gains 0 VP" for a region that gives nothing
    ended_twice: bool = False  # Red Scare/Purge goes out of play once for each side
    early_turns: bool = False  # what happens when a turn begins is told above its header
    no_military_operations: bool = False  # no lines about military operations
    no_headlines: bool = False  # headlines are told by the header alone
    gains_first: bool = False  # a coup is told with what it adds before what it removes
    slashed_pairs: bool = False  # [0/5] for [0][5]

    @classmethod
    def drawn(cls, rng: random.Random) -> Habits:
        """Any of them, one in three; those that leave out or turn round what all real logs have, one in ten."""
        usual, rare = [one.name for one in fields(cls) if one.name not in RARE], RARE
        chosen: dict[str, Any] = {name: rng.random() < 1 / 3 for name in usual}
        chosen["told_winner"] = rng.choice(("", "player", "loser"))
        chosen |= {name: rng.random() < 1 / 10 for name in rare}
        return cls(**chosen | {"no_headlines": chosen["no_headlines"] and not chosen["bare_headlines"]})


class Writer:
    """Plays the moves of a table again and writes down what happens."""

    def __init__(self, table: Table, rng: random.Random, habits: Habits) -> None:
        self.source, self.rng, self.habits = table, rng, habits
        self.table = table.copy()
        while self.table.moves:
            self.table.take_back()
        self.sections: list[Section] = []
        self.event, self.shown, self.turn = 0, 0, 1
        self.coup_ops, self.coup_country = 0, 0
        self.skip_discard, self.is_penalty, self.is_final = 0, False, False
        self.cleanup = rng.choice(("silent", "bare", "labelled"))  # how the end of a turn is told
        self.setup = rng.choice(("SETUP", "SETUP", "SETUP: ", ""))
        self.passes = rng.choice(("bare", "colons", "omitted"))
        self.tells_ends = rng.random() < 0.7  # "... is no longer in play." when a turn ends
        self.slips = rng.random() < 0.3  # "US chooses Chernobyl* is now in play."
        self.repeats = rng.random() < 0.2  # the pair of lines of Grain Sales once more
        self.silent_scandal = rng.random() < 0.5  # Iran-Contra's -1 left out of what is printed
        self.names_winner = rng.random() < 0.4
        self.is_gap_wide = rng.random() < 0.5
        self.live: list[str] = []
        self.buried, self.pending_coup, self.grain_card = False, False, 0
        self.before_final = 0
        self.points, self.vp = 0, int(self.table.vp)
        self.postponed: list[str] = []  # lines of the end of a turn that are told with the next headlines
        self.question = ""

    @property
    def section(self) -> Section:
        return self.sections[-1]

    def write(self) -> str:
        """The whole log."""
        names = ["Anna will play as USSR.", "Béla Kovács will play as USA."]
        options = self.table.options
        names += self.write_handicap(options)
        scenario = "Late War" if options["scenario"] == "late_war" else "Chinese Civil War" if options["chinese_civil_war"] else "Standard"
        names.append(f"Scenario: {scenario}")
        if options["optional_cards"]:
            names.append("Optional Cards Added")
        length = self.rng.choice(("45 Minutes", "1 Hour", "21 Days"))
        self.sections.append(Section(self.setup, lines=[*names, f"Time per Player: {length}"]))
        self.read(GAME.new(key=self.table.key, **options).rows()[0])
        for move in self.source.moves:
            self.heading(move.seat, move.action)
            question = self.question = self.table.question(move.seat)
            if question in ("card", "trap") and move.action.startswith("card:") and not (question == "trap" and self.habits.bare_traps):
                self.section.card = TITLES[move.action.removeprefix("card:")]
            if question == "grain_sales" and move.action == "accept" and SCORING[self.grain_card]:
                self.tell_grain_sales(self.grain_card)
            self.table.force_dice(list(move.dice))
            self.table.force_cards(list(move.cards))
            self.table.play(move.seat, move.action)
            self.read(self.table.rows(first=self.table.sequence)[0])
            if question == "influence" and self.table.to_move and "influence" not in map(self.table.question, self.table.to_move):
                self.section.flush()
        gap = "\n\n\n" if self.is_gap_wide else "\n\n"
        text = gap.join(section.text() for section in self.sections).replace(LAST_TURN, str(self.turn)) + "\n"
        return re.sub(r"\]\[", "/", text) if self.habits.slashed_pairs else text

    def write_handicap(self, options: dict[str, Any]) -> list[str]:
        """Additional influence: as a handicap, from bids, or none."""
        found = [(side, options[f"{side}_bonus"]) for side in SIDES if options[f"{side}_bonus"]]
        if not found:
            return self.rng.choice(([], ["Handicap influence: None"]))
        lines = []
        for who, points in found:
            if len(found) == 1 and self.rng.random() < 0.3:
                lines.append(f"Anna bids {points} Influence for {'USSR' if who == 'us' else 'US'}.")
                lines.append(f"Additional Influence from bidding: {who.upper()} +{points}")
            else:
                lines.append(f"Handicap influence: {who.upper()} +{points}")
        return lines

    def tell_grain_sales(self, card: int) -> None:
        """The card that the US keeps is told twice, once in a while with the line before it."""
        self.section.say(f"US plays {title(card)}")
        if self.repeats:
            self.section.say(f"USSR reveals {title(card)} from hand")
            self.section.say(f"US plays {title(card)}")
        self.section.say(f"US plays {title(card)}")
        self.grain_card = 0

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
        found = gains_first(found) if self.habits.gains_first else found
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
        name = CARDS[self.event - 1] if self.event else ""
        if self.shown == 0 and name in REVEALING and self.is_new_event:
            self.section.say(f"{REVEALING[name]} has no cards to reveal")
        if self.shown == 0 and name in EMPTY_HANDED and self.is_new_event:
            self.section.say(f"{EMPTY_HANDED[name]} has no cards to discard")
        if self.habits.empty_hands and self.is_new_event and (line := self.find_empty_hand(name, found)):
            self.section.say(line)
        self.is_new_event, self.before_turn = False, None

    def find_empty_hand(self, name: str, found: list[Row]) -> str:
        """What is said of other events that look for a card and find none."""
        other = SIDES[1 - next(row[1] for row in found if row[0] == state.L_EVENT)]
        is_open = "envy" in map(self.table.question, self.table.to_move)
        if name == "grain_sales_to_soviets" and not self.shown:
            return "USSR has no cards to reveal"
        if name == "missile_envy" and not is_open and not any(row[0] == state.L_TAKEN for row in found):
            return f"{other.upper()} has no cards to reveal"
        if name == "terrorism" and not any(row[0] in (state.L_DISCARD, state.L_DRAWN) for row in found) and not self.table.hand(other):
            return f"{other.upper()} has no cards to discard"
        return ""

    is_new_event = False

    pending = ""

    # Course

    def on_turn(self, row: Row) -> None:
        self.end_round()
        if row[1] > 1:
            self.end_turn()
        self.turn, self.is_penalty, self.event = row[1], False, 0
        self.open_section(f"Turn {row[1]}, Headline Phase", bare=self.habits.bare_headlines)
        self.before_turn = self.sections[-2] if self.habits.early_turns and len(self.sections) > 2 else None
        self.say_postponed()

    def say_postponed(self) -> None:
        for line in self.postponed:
            self.section.say(line)
        self.postponed = []

    def end_turn(self) -> None:
        """What lasted for the turn; some logs tell it, with or without a word of its own."""
        for name in [name for name in self.live if name in OF_THE_TURN]:
            self.live.remove(name)
            if self.tells_ends:
                for _ in range(2 if self.habits.ended_twice and name == "red_scare_purge" else 1):
                    self.say_cleanup(f"{TITLES[name]} is no longer in play.")

    def say_cleanup(self, line: str) -> None:
        """A line of the end of a turn; the first has a header in some logs, with the number of the log's last turn."""
        self.section.flush_late()
        is_first = not any("Cleanup" in old for old in self.section.lines)
        number = self.turn if self.habits.own_turn_at_cleanup else LAST_TURN
        self.section.say(f"Turn {number}, Cleanup: {line}" if self.cleanup == "labelled" and is_first else line)

    def end_round(self) -> None:
        """Before the next header."""
        if not self.sections:
            return
        self.section.flush_late()
        if self.buried and "US AR" in self.section.head:
            self.section.say('"We Will Bury You"* is no longer in play.')
            self.buried = False

    def on_round(self, row: Row) -> None:
        self.end_round()
        self.event = 0
        self.open_section(f"Turn {self.turn}, {side(row[1])} AR{row[2]}", bare=self.passes == "bare")

    def open_section(self, head: str, bare: bool) -> None:
        self.sections.append(Section(head, bare=bare, point_by_point=self.habits.point_by_point))

    def on_passed(self, row: Row) -> None:
        """A round in a trap without a card to discard."""
        if self.habits.empty_hands and self.question == "trap":
            self.section.say(f"{side(row[1])} has no cards to discard")

    def on_sits_out(self, row: Row) -> None:
        if self.passes == "omitted" and not self.buried:
            self.sections.pop()

    def on_bury(self, row: Row) -> None:
        self.section.say('"We Will Bury You"* is now in play.')
        self.buried = True

    def on_card(self, row: Row) -> None:
        if self.grain_card and row[2] == self.grain_card:
            self.tell_grain_sales(self.grain_card)
        elif row[3] == A_ACCEPT:
            self.section.say(f"{side(row[1])} plays {title(row[2])}")
        elif CARDS[row[2] - 1] == "un_intervention" and row[3] == A_EVENT and self.section.card != title(row[2]):
            self.section.say(f"Event: {title(row[2])}")
        if CARDS[row[2] - 1] == "un_intervention" and row[3] == A_EVENT and self.habits.cancelled_incident:
            self.end("u2_incident")

    def on_headline(self, row: Row) -> None:
        if not self.habits.no_headlines:
            self.section.say(f"{side(row[1])} Headlines {title(row[2])}")
        if not self.habits.bare_headlines:
            self.section.card = f"{self.section.card} & {title(row[2])}" if self.section.card else title(row[2])
        if self.is_reshuffle_due and sum(" Headlines " in line for line in self.section.lines) == 2:
            self.section.say("*RESHUFFLE*")
            self.is_reshuffle_due = False
        if row[2] == DEFECTORS and row[1] == 0:
            self.defectors = True

    defectors, is_reshuffle_due = False, False

    def on_headline_cancelled(self, row: Row) -> None:
        self.section.say(f"Event: {title(DEFECTORS)}")

    def on_event(self, row: Row) -> None:
        self.section.flush_late()
        self.event, self.shown, self.skip_discard, self.is_new_event = row[2], 0, 0, True
        name = CARDS[row[2] - 1]
        self.section.say(f"Event: {title(row[2])}")
        if name in ("warsaw_pact_formed", "south_african_unrest"):
            self.section.say(f"Event: {title(row[2])}")
        for other in ENDED_BY.get(name, ()):
            self.end(other)
        if name in ENDED_LATER:
            self.end(ENDED_LATER[name])
        if name in MARKED:
            self.begin(name)

    def begin(self, name: str) -> None:
        self.section.say(f"{TITLES[name]} is now in play.")
        self.live = [*(other for other in self.live if other != name), name]

    def end(self, name: str) -> None:
        if name in self.live:
            self.live.remove(name)
            self.section.say(f"{TITLES[name]} is no longer in play.")

    def on_crisis_over(self, row: Row) -> None:
        self.end("cuban_missile_crisis")

    def on_no_event(self, row: Row) -> None:
        self.skip_discard = 0
        if CARDS[row[1] - 1] == "special_relationship" or self.habits.idle_events:
            self.section.say(f"Event: {title(row[1])}")

    def on_reshuffle(self, row: Row) -> None:
        is_before = self.section.head.endswith("Headline Phase") and not any(" Headlines " in line for line in self.section.lines)
        if self.before_turn:
            self.before_turn.say("*RESHUFFLE*")
        elif self.habits.late_reshuffle and is_before and not self.habits.no_headlines:
            self.is_reshuffle_due = True
        else:
            self.section.say("*RESHUFFLE*")

    # Board and tracks

    def on_influence(self, row: Row) -> None:
        self.section.gather(row)

    def on_defcon(self, row: Row) -> None:
        line = f"DEFCON {'improves' if row[2] > 0 else 'degrades'} to {row[1]}"
        if self.before_turn:
            self.before_turn.say(line)
        else:
            self.late_or_now(line)

    before_turn: Section | None = None  # the section above a turn that begins, where its first lines are told there

    def on_milops(self, row: Row) -> None:
        if not self.habits.no_military_operations:
            self.late_or_now(f"{side(row[1])} Military Ops to {row[2]}")

    def late_or_now(self, line: str) -> None:
        if self.coup_country >= 0 and not self.habits.early_tracks:
            self.section.late.append(line)
        else:
            self.section.say(line)

    coup_country = -1

    def on_vp(self, row: Row) -> None:
        self.vp = row[3]
        line = f"{side(row[1])} gains {row[2]} VP. {score(row[3])}"
        if self.question == "wargames" and not self.habits.wargames_points:
            return
        if self.is_final and self.habits.regions and self.cleanup != "silent":
            self.section.say(line)
            self.before_final = self.vp
        if not self.is_penalty and not self.is_final:
            self.section.say(line)
        elif self.is_penalty and not self.is_final and self.cleanup != "silent":
            if self.habits.late_penalty and self.table.outcome is None:
                self.postponed.append(line)
            else:
                self.say_cleanup(line)

    def on_scoring(self, row: Row) -> None:
        if row[2] == 0:
            self.points = row[3]
        elif self.points == row[3] and not self.is_final:
            self.section.say(f"{'US gains 0 VP.' if self.habits.zero_points else 'No VP awarded.'} {score(self.vp)}")

    def on_penalty(self, row: Row) -> None:
        self.is_penalty = True

    def on_final_scoring(self, row: Row) -> None:
        self.say_postponed()
        self.is_final, self.before_final = True, self.vp

    def on_over(self, row: Row) -> None:
        gain = self.vp - self.before_final
        if self.is_final and self.cleanup != "silent":
            self.section.say(f": : {side(0 if gain > 0 else 1)} gains {abs(gain)} VP. {score(self.vp)}" if gain else ": :")
        if self.pending_coup:
            self.finish_coup()
        elif state.ENDINGS[row[2]] == "defcon":
            self.finish_event()
        if row[1] in (0, 1) and (self.names_winner or state.ENDINGS[row[2]] == "held_scoring_card"):
            self.section.flush_late()
            self.section.say(self.tell_winner(row[1], state.ENDINGS[row[2]].replace("_", " ").title()))

    def tell_winner(self, winner: int, reason: str) -> str:
        if self.habits.told_winner == "loser":
            return f"{side(1 - winner)} loses by {reason}"
        if self.habits.told_winner == "player":
            return f"{('Béla Kovács', 'Anna')[winner]} wins by {reason}"
        return f"{side(winner)} wins by {reason}"

    def finish_coup(self) -> None:
        """The app still rolls, changes the influence and counts the military operations of a coup that ends the game."""
        who, country, ops = self.coup_side, self.coup_country, self.coup_ops
        record: Any = self.table.record
        name = COUNTRIES[country]
        if self.is_crisis and not self.habits.no_military_operations:
            self.section.late.append(f"{side(who)} Military Ops to {min(5, int(record['milops'][who]) + ops)}")
        if self.rng.random() < 0.5:
            self.section.late = [line for line in self.section.late if "DEFCON" not in line]
        change = -1 if "salt_negotiations" in self.live else 0
        squads = int(record["death_squads"]) if REGION_OF[name] in LATIN else 0
        change += squads if who == 0 else -squads
        die, stability = self.rng.randint(1, 6), int(STABILITY[country])
        margin = die + ops + change - 2 * stability
        self.on_coup_roll((0, die, change, margin))
        if margin > 0:
            points = [int(number) for number in record["influence"][:, country]]
            removed = min(margin, points[1 - who])
            changes = [(1 - who, -removed), (who, margin - removed)]
            for one, by in changes[::-1] if self.habits.gains_first else changes:
                points[one] += by
                if by:
                    self.section.say(tell_influence(one, by, country, *points))

    def finish_event(self) -> None:
        """The rest of an event that moved DEFCON to 1."""
        name = CARDS[self.event - 1] if self.event else ""
        points = {"duck_and_cover": 4, "soviets_shoot_down_kal_007": 2}.get(name, 0)
        if points:
            self.section.say(f"US gains {points} VP. {score(self.vp + points)}")

    def on_space(self, row: Row) -> None:
        self.section.say(f"{side(row[1])} advances to {row[2]} in the Space Race.")

    # Dice

    def on_coup(self, row: Row) -> None:
        self.section.flush_late()
        self.coup_side, self.coup_country, self.coup_ops, self.pending_coup = row[1], row[2], row[3], True
        self.is_crisis = int(self.table.record["ending"]) == state.ENDINGS.index("cuban_missile_crisis")
        self.section.say(f"Target: {LANDS[COUNTRIES[row[2]]]}")

    def on_coup_roll(self, row: Row) -> None:
        stability = int(STABILITY[self.coup_country])
        change = f" ({row[2]:+d}) " if row[2] else ""
        word = "SUCCESS" if row[3] > 0 else "FAILURE"
        self.section.say(f"{word}: {row[1]} [ + {self.coup_ops}{change} - 2x{stability} = {row[3]} ]")
        self.coup_country, self.pending_coup = -1, False

    coup_side, is_crisis = 0, False

    def on_realign(self, row: Row) -> None:
        self.section.say(f"Target: {LANDS[COUNTRIES[row[2]]]}")
        self.realigned: list[Row] = []

    def on_realign_roll(self, row: Row) -> None:
        self.realigned.append(row)
        if len(self.realigned) == 2:
            for _, who, die, total in sorted(self.realigned, key=lambda found: -found[1]):
                hidden = 1 if who == 0 and self.silent_scandal and "iran_contra_scandal" in self.live else 0
                self.section.say(f"{side(who)} rolls {roll(die, total + hidden - die)}")

    def on_roll(self, row: Row) -> None:
        if self.habits.contests:
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
        line = f"{side(row[1])} discards {title(row[2])}"
        if self.question == "held" and self.habits.late_held_card:
            self.postponed.append(line)
            return
        if " AR" in self.section.head and not self.section.card and not self.habits.bare_traps:
            self.section.card = title(row[2])
        self.section.say(line)

    def on_drawn(self, row: Row) -> None:
        self.shown += 1
        self.section.say(f"{side(row[1])} discards {title(row[2])}")
        self.skip_discard = row[2]

    def on_shown(self, row: Row) -> None:
        self.shown += 1
        self.section.say(f"{side(row[1])} reveals {title(row[2])}")
        if CARDS[self.event - 1] == "grain_sales_to_soviets":
            self.section.say(f"{side(row[1])} reveals {title(row[2])} from hand")
            self.grain, self.grain_card = title(row[2]), row[2]

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
            self.grain_card = 0

    def on_chernobyl(self, row: Row) -> None:
        if self.slips:
            self.section.say("US chooses Chernobyl* is now in play.")
            self.live.append("chernobyl")
            return
        self.section.say(f"US chooses {REGIONS[row[1]].replace('_', ' ').title()}")
        self.begin("chernobyl")

    def on_in_force(self, row: Row) -> None:
        if EFFECTS[row[1]] in TITLES and EFFECTS[row[1]] not in UNMARKED:
            self.begin(EFFECTS[row[1]])

    def on_cancelled(self, row: Row) -> None:
        self.end(EFFECTS[row[1]])


def write_app_log(table: Table, seed: int = 0, habits: Habits | None = None) -> str:
    """The log that the app would write of a game."""
    return Writer(table, random.Random(seed), habits or Habits.drawn(random.Random(f"habits {seed}"))).write()


def random_game(seed: int, moves: int = 10_000, is_reckless: bool = False, **options: Any) -> Table:
    """A random game in which nobody ends it at once if anything else can be done, unless *is_reckless*."""
    rng = random.Random(seed)
    table = GAME.new(seed=seed, **options)
    while table.to_move and table.sequence < moves:
        seat = rng.choice(table.to_move)
        for action in _shuffled(rng, table.legal(seat)):
            trial = table.copy()
            trial.play(seat, action)
            if trial.outcome is None or (is_reckless and table.turn > 2):
                break
        table = trial
    return table


def bot_game(seed: int, moves: int = 10_000, **options: Any) -> Table:
    """A game of two bots that play by heuristics."""
    bots = {seat: make_bot(f"heuristic:noise={100 + seed % 5 * 150}", seed) for seat in GAME.seats}
    table = GAME.new(seed=seed, **options)
    while table.to_move and table.sequence < moves:
        seat = table.to_move[0]
        choice = bots[seat].choose(table.observe(seat), 0.0)
        table.play(seat, GAME.actions[choice.action])
    return table


def headline_game(seed: int, turn: int, ussr: str, us: str, others: tuple[str, ...] = ()) -> Table | None:
    """A random game in which both sides headline certain cards in a turn, up to the next turn; None if they cannot be dealt so.
    *others* are dealt after these, in turns, the USSR first."""
    return _staged_game(seed, turn, {"ussr": f"card:{ussr}", "us": f"card:{us}"}, ("headline",), others)


def round_game(seed: int, turn: int, ussr: str, us: str) -> Table | None:
    """The same with cards that are played in the first round, for the event where possible."""
    return _staged_game(seed, turn, {"ussr": f"card:{ussr}", "us": f"card:{us}"}, ("card", "trap"))


def _staged_game(seed: int, turn: int, wanted: dict[str, str], questions: tuple[str, ...], others: tuple[str, ...] = ()) -> Table | None:
    rng = random.Random(seed)
    table = GAME.new(seed=seed, optional_cards=OPTIONAL_CARDS, us_bonus=2)
    while table.to_move and table.turn <= turn:
        seat = rng.choice(table.to_move)
        is_staged, question = table.turn == turn, table.question(seat)
        kept = [action for action in table.legal(seat) if action not in wanted.values() or not is_staged]
        for action in _shuffled(rng, kept or table.legal(seat)):
            trial = table.copy()
            trial.play(seat, action)
            if trial.outcome is None:
                break
        if trial.turn == turn and not is_staged:
            trial = table.copy()
            trial.force_cards([wanted["ussr"].removeprefix("card:"), wanted["us"].removeprefix("card:"), *others])
            try:
                trial.play(seat, action)
            except ImpossibleDeal:
                return None
        elif is_staged and question in questions and (question == "headline" or table.round == 1):
            if wanted[seat] not in table.legal(seat):
                return None
            trial = table.copy()
            trial.play(seat, wanted[seat])
            if event := next((play for play in ("play:event", "play:event_first") if play in trial.legal(seat)), None):
                trial.play(seat, event)
        table = trial
    return table if table.turn > turn or table.outcome else None


USES = ("headline", "event", "event_first", "influence", "coup", "realign", "space")


def card_game(card: str, seat: str, use: str, tries: int = 120, first: int = 0, is_reckless: bool = False) -> Table | None:
    """A random game in which a side uses a card in one way (USES), up to the end of that round; None if it cannot be used so.

    *is_reckless*: what follows from the card may end the game.
    """
    for seed in range(first, first + tries) if _has_use(card, seat, use) else ():
        rng = random.Random(f"{card} {seat} {use} {seed}")
        start = _dealt(card, seat, seed, rng)
        table = _use(start, card, seat, use, rng, is_reckless) if start else None
        if table:
            return table
    return None


def _has_use(card: str, seat: str, use: str) -> bool:
    """Whether a card has such a use for a side at all."""
    number = CARD[card]
    is_foreign = bool(SIDE[number] == 1 - SIDES.index(seat))
    if SCORING[number]:
        return use in ("headline", "event")
    return {"headline": True, "event": not is_foreign, "event_first": is_foreign, "space": bool(OPS[number] >= 2)}.get(use, True)


def _dealt(card: str, seat: str, seed: int, rng: random.Random) -> Table | None:
    """A headline phase in which a side holds a card: of turn 1, of the Late War scenario where the card is in it, or of turn 4."""
    is_early = ERA[CARD[card]] == 0
    is_late = not is_early and (ERA[CARD[card]] == 2 or not STARRED[CARD[card]])
    table = GAME.new(seed=seed, optional_cards=OPTIONAL_CARDS, scenario="late_war" if is_late else "full")
    if (is_early or is_late) and card not in table.hand(seat):
        return None
    turn = int(table.turn) if is_early or is_late else 4
    while table.to_move and (table.turn < turn or "headline" not in map(table.question, table.to_move)):
        mover = rng.choice(table.to_move)
        trial = _play_on(table, mover, rng)
        if trial.turn == 4 > table.turn:
            other = "junta" if card != "junta" else "summit"
            again = table.copy()
            again.force_cards([card] if seat == "ussr" else [other, card])
            try:
                again.play(mover, trial.moves[-1].action)
            except ImpossibleDeal:
                return None
            trial = again
        table = trial
    return table if card in table.hand(seat) and table.turn == turn else None


def _use(table: Table, card: str, seat: str, use: str, rng: random.Random, is_reckless: bool) -> Table | None:
    """Play on until the card can be used so, and to the end of the next round."""
    turn, used = table.turn, -1
    while table.to_move and table.turn == turn and (used < 0 or table.round <= used + 1):
        mover = rng.choice(table.to_move)
        question = table.question(mover)
        if mover == seat and used < 0 and question == ("headline" if use == "headline" else "card") and f"card:{card}" in table.legal(seat):
            trial = table.copy()
            trial.play(seat, f"card:{card}")
            if use == "headline" or f"play:{use}" in trial.legal(seat):
                if use != "headline":
                    trial.play(seat, f"play:{use}")
                table, used = trial, int(table.round)
                continue
        kept = f"card:{card}" if mover == seat and used < 0 else ""
        table = _play_on(table, mover, rng, kept, is_reckless and used >= 0)
    return table if used >= 0 else None


def grain_sales_game(seed: int, operation: str) -> Table | None:
    """A Late War game in which the US plays UN Intervention on a card that Grain Sales to Soviets has taken, for a kind of operation,
    up to the end of the first round; None if the cards are not dealt so."""
    rng = random.Random(f"{operation} {seed}")
    plan = ["card:grain_sales_to_soviets", "play:event_first", "accept", "card:un_intervention", f"play:{operation}"]
    table = GAME.new(seed=seed, scenario="late_war")
    if "grain_sales_to_soviets" not in table.hand("ussr") or "un_intervention" not in table.hand("us"):
        return None
    while table.to_move and table.turn == 8 and table.round <= 1:
        mover = rng.choice(table.to_move)
        is_new = table.question(mover) == "card"
        if plan and plan[0] in table.legal(mover) and is_new == (len(plan) == 5):
            table = table.copy()
            table.play(mover, plan.pop(0))
        else:
            table = _play_on(table, mover, rng, plan[0] if plan else "")
    return table if not plan else None


def _play_on(table: Table, mover: str, rng: random.Random, kept: str = "", is_reckless: bool = False) -> Table:
    """A random move that does not end the game, if there is one, and does not use a card that is to be kept."""
    legal = table.legal(mover)
    for action in _shuffled(rng, [action for action in legal if action != kept] or legal):
        trial = table.copy()
        trial.play(mover, action)
        if trial.outcome is None or is_reckless:
            break
    return trial


# How the app itself plays (docs/imports.md).
OF_THE_APP = {"flower_power_on_banned_war": False, "plan_pays_defectors": True, "envy_modified_value": True, "envy_card_in_space": True}


def game_of_many_kinds(seed: int) -> Table:
    """Random and bot games with all kinds of options, whole or left in the middle."""
    rng = random.Random(seed * 7919)
    options: dict[str, Any] = {"us_bonus": rng.choice((0, 0, 1, 2, 2, 3)), "ussr_bonus": rng.choice((0, 0, 0, 0, 1))}
    if rng.random() < 0.6:
        options["optional_cards"] = OPTIONAL_CARDS
    moves = 10_000 if rng.random() < 0.8 else rng.randint(20, 400)
    if rng.random() < 0.5:
        options |= OF_THE_APP
    if rng.random() < 0.1:
        options |= rng.choice(({"scenario": "late_war"}, {"chinese_civil_war": True}, {"scenario": "late_war", "late_war_vp": "ussr"}))
    table = bot_game(seed, moves, **options) if seed % 3 == 0 else random_game(seed, moves, seed % 3 == 1, **options)
    if 1 in table.record["chosen"].tolist():
        table.take_back()  # a headline that one side has put down and nobody has seen: no log tells it
    return table


def _shuffled(rng: random.Random, actions: list[str]) -> Iterator[str]:
    """The actions in a random order, space race and passes a little later than others."""
    order = sorted(actions, key=lambda action: rng.random() + 0.4 * (action in ("done", "play:space")))
    yield from order[:12]


__all__ = [
    "USES", "Habits", "bot_game", "card_game", "game_of_many_kinds", "grain_sales_game", "headline_game", "random_game", "round_game",
    "write_app_log",
]  # fmt: skip
