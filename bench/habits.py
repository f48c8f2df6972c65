"""How bots of Twilight Struggle play the Early War: points after turn 3, where influence goes, how major events are used, the opening
coup, France after De Gaulle, and the China Card.

    python bench/habits.py [--bots A,B] [--games N] [--until TURN] [--seed N]

Different bots swap sides, each seed twice. Games are stopped after turn --until. Without --bots three matches are played: the
heuristics against themselves, a search and the network.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from detente.arena.match import Pairing, pair_all
from detente.bots import make_bot
from detente.engine.game import Game
from detente.engine.table import Table
from detente.games.twilight_struggle.board import COUNTRIES, COUNTRY, REGION, REGIONS, SIDES, US
from detente.games.twilight_struggle.cards import CARD, CARDS, SIDE
from detente.games.twilight_struggle.state import L_CARD, L_COUP, L_EVENT, L_HEADLINE

GAME = Game("twilight_struggle")
MATCHES = ("heuristic,heuristic", "heuristic,search:worlds=12+candidates=4+threads=1", "heuristic,network")
WATCHED = ("red_scare_purge", "containment", "de_stalinization", "decolonization", "marshall_plan")
EARLY_WAR = 3
GAULLE, CHINA, FRANCE = CARD["de_gaulle_leads_france"], CARD["the_china_card"], COUNTRY["france"]
LATER = 2  # turns after De Gaulle at which France is checked


@dataclass
class Habits:
    """The statistics of one bot on one side, over many games."""

    games: int = 0
    points: list[int] = field(default_factory=list)  # after turn 3, for the side
    placed: list[Counter[str]] = field(default_factory=lambda: [Counter() for _ in range(EARLY_WAR)])
    uses: dict[str, Counter[str]] = field(default_factory=lambda: {card: Counter() for card in WATCHED})
    coups: Counter[str] = field(default_factory=Counter)  # the first of the game, if it was this side's
    france: list[int] = field(default_factory=list)  # influence lead over the other side
    china: list[int] = field(default_factory=list)  # the turn in which it was first played
    won: float = 0

    def note_use(self, card: int, seat: int, use: str) -> None:
        """Count a play of a card, by the side that held it or by anybody."""
        if CARDS[card - 1] in WATCHED and SIDE[card] != 1 - seat:
            self.uses[CARDS[card - 1]][use] += 1


class Watcher:
    """Follows one game and records the habits of both seats."""

    def __init__(self, table: Table, seats: tuple[Habits, Habits]) -> None:
        self.table, self.seats = table, seats
        self.turn, self.coup, self.gaulle = 1, False, 0
        self.china: int | None = None
        for habits in seats:
            habits.games += 1

    def after_move(self, seat: int, question: str, action: str) -> None:
        """Examine a move that was just played, and a turn that has just ended."""
        turn = self.turn
        if question == "influence" and action.startswith("country:") and turn <= EARLY_WAR:
            region = REGIONS[REGION[COUNTRY[action.partition(":")[2]]]]
            self.seats[seat].placed[turn - 1][region] += 1
        for row in self.table.rows(first=self.table.sequence)[0]:
            self.note_row(turn, *row)
        record = self.table.record
        if record["turn"] > turn or record["over"]:
            self.end_turn(record)

    def note_row(self, turn: int, kind: int, a: int, b: int, c: int) -> None:
        """Examine one row of the log."""
        if kind == L_HEADLINE and turn <= EARLY_WAR:
            self.seats[a].note_use(b, a, "headline")
        elif kind == L_CARD:
            use = GAME.actions[c].partition(":")[2]
            if turn <= EARLY_WAR:
                self.seats[a].note_use(b, a, use if use in ("event", "space") else "operations")
            if b == CHINA and self.china is None:
                self.china = turn
                self.seats[a].china.append(turn)
        elif kind == L_COUP and not self.coup:
            self.coup = True
            self.seats[a].coups[f"turn {turn} {COUNTRIES[b]}" if turn > 1 else COUNTRIES[b]] += 1
        elif kind == L_EVENT and b == GAULLE:
            self.gaulle = turn

    def end_turn(self, record: Any) -> None:
        """Record points after the Early War, and France some turns after De Gaulle."""
        if self.turn <= EARLY_WAR and (record["turn"] > EARLY_WAR or record["over"]):
            for seat, habits in enumerate(self.seats):
                habits.points.append(int(record["vp"]) * (1 if seat == US else -1))
        if self.gaulle and self.turn == self.gaulle + LATER:
            ahead = int(record["influence"][US, FRANCE]) - int(record["influence"][1 - US, FRANCE])
            for seat, habits in enumerate(self.seats):
                habits.france.append(ahead if seat == US else -ahead)
        self.turn = int(record["turn"])


def follow(pairing: Pairing, seats: tuple[Habits, Habits], until: int) -> None:
    """Play a game up to the end of a turn."""
    table = GAME.new(seed=pairing.seed)
    watcher = Watcher(table, seats)
    bots = [make_bot(name, pairing.seed * 2 + seat, GAME.id) for seat, name in enumerate(pairing.bots)]
    while not table.outcome and watcher.turn <= until:
        seat = GAME.seat(table.to_move[0])
        question = table.question(seat)
        action = GAME.actions[bots[seat].choose(table.observe(seat), pairing.budget).action]
        table.play(seat, action)
        watcher.after_move(seat, question, action)
    if table.outcome:
        for seat, habits in enumerate(seats):
            habits.won += 0.5 if table.outcome.winner == "draw" else table.outcome.winner == SIDES[seat]


def share(counted: Counter[str], *names: str) -> str:
    """The share of some names, in percent, and the total."""
    total = counted.total()
    return f"{100 * sum(counted[name] for name in names) / total:.0f} % of {total}" if total else "none"


def tell(name: str, seat: int, habits: Habits, until: int) -> None:
    """Print the habits of a bot on a side."""
    print(f"\n{name} as {SIDES[seat].upper()}, {habits.games} games" + (f", won {habits.won:g}" if until >= 10 else ""))
    print(f"  points after turn {EARLY_WAR}: {mean(habits.points):+.2f}")
    for turn, placed in enumerate([sum(habits.placed, Counter()), *habits.placed]):
        shares = ", ".join(f"{region} {100 * placed[region] / max(1, placed.total()):.0f}" for region in REGIONS[:6])
        print(f"  influence by operations, {f'turn {turn}' if turn else f'turns 1 to {EARLY_WAR}'}, percent of {placed.total()}: {shares}")
    for card in WATCHED:
        used = habits.uses[card]
        if used:
            print(f"  {card}: event or headline {share(used, 'event', 'headline')}; {dict(used.most_common())}")
    print(f"  first coup of the game: Iran {share(habits.coups, 'iran')}; {dict(habits.coups.most_common(5))}")
    if habits.france:
        held = sum(ahead >= 3 for ahead in habits.france)
        print(f"  France {LATER} turns after De Gaulle: {mean(habits.france):+.2f} ahead, controlled in {held} of {len(habits.france)}")
    turns = Counter(habits.china)
    print(f"  first to play the China Card in {len(habits.china)} games, by turn: {dict(sorted(turns.items()))}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", action="append", help="two names with a comma; may be given again")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--until", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for match in args.bots or MATCHES:
        one, other = match.split(",")
        found = {name: (Habits(), Habits()) for name in (one, other)}
        for pairing in pair_all(GAME.id, (one, other), args.games, one != other, args.seed):
            us, ussr = pairing.bots
            follow(pairing, (found[us][0], found[ussr][1]), args.until)
        print(f"\n# {one} against {other}, {args.games} games, seeds from {args.seed}")
        for name, sides in found.items():
            for seat, habits in enumerate(sides):
                tell(name, seat, habits, args.until)


if __name__ == "__main__":
    main()
