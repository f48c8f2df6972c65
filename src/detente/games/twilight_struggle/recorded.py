"""Replays a recorded tournament game (schema ts-recorded-game/1) move by move; rejects the file at the first difference."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import yaml

from detente.engine.bits import WORD
from detente.engine.errors import BadGameFile, BadOption, BadPosition, DetenteError
from detente.engine.game import Game
from detente.engine.plain_yaml import load_plain
from detente.engine.table import Table
from detente.engine.title import Imported, Importer

from . import state
from .board import BATTLEGROUND, COUNTRIES, COUNTRY, LEVELS, ON_MAP, REGION, REGIONS, SIDES, STABILITY, SUPERPOWER
from .cards import CARD, CARDS, ERA, OPS, SIDE, STARRED

SCHEMA = "ts-recorded-game/1"
TRACKS = ("defcon", "vp", "milops", "space", "china_card")
NONE = {"us": 0, "ussr": 0}
MOST_POINTS = 99  # maximum influence that one step can change in a country
RESULTS = ("fail", "success")
BY_SIDE = {state.L_MILOPS: "milops", state.L_SPACE: "space"}
NUMBERS = {state.L_TURN: ("turn", 1), state.L_DEFCON: ("defcon", 1), state.L_VP: ("vp", 3)}  # event rows and the index of their number
STEP_OF = {  # the kinds of steps that name the countries for a question
    "setup": "setup_place", "bonus": "setup_place", "influence": "place_influence", "coup": "coup", "war": "war",
    "place": "event_add", "take": "event_remove", "destalinize": "event_remove",
}  # fmt: skip

Row = tuple[int, ...]
Facts = dict[str, Any]


def replay_recorded(text: str, path: str = "-") -> Table:
    """Replay a recorded game as far as it goes; BadGameFile names the first difference."""
    try:
        record = load_plain(text)
        if not isinstance(record, dict) or record.get("schema") != SCHEMA:
            raise ValueError(f"no {SCHEMA!r} file")
        return Replay(record).run()
    except (yaml.YAMLError, BadOption, BadPosition, LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadGameFile("file-broken", path=path, reason=" ".join(f"{type(error).__name__}: {error}".split())) from error


class Pair(NamedTuple):
    """The influence in a country, and who controls it (2.1.7)."""

    us: int
    ussr: int
    control: str

    @classmethod
    def of(cls, country: str, us: int, ussr: int) -> Pair:
        """The pair with the control that follows from it."""
        margin, needed = us - ussr, STABILITY[COUNTRY[country]]
        return cls(us, ussr, "us" if margin >= needed else "ussr" if -margin >= needed else "none")

    def fits(self, written: Any) -> bool:
        """Return whether the file states this: as "2K/0" (K is control; the book omits some marks, N16), as a map, or not at all."""
        if isinstance(written, dict):  # us, ussr, control and the printed text; or the text of each edition
            whole = all(written[name] == fact for name, fact in self._asdict().items() if "us" in written)
            return whole and all(self.fits(pair) for name, pair in written.items() if "us" not in written or name == "printed")
        match = re.fullmatch(r"(\d+)(K?)/(\d+)(K?)", written or f"{self.us}/{self.ussr}")
        if not match or (int(match[1]), int(match[3])) != self[:2]:
            return False
        return not (match[2] or match[4]) or self.control == ("us" if match[2] else "ussr")


def compare(step: str, expected: Any, found: Any, what: str = "") -> None:
    """Reject the file at the first difference; of two maps, only the common keys are compared."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name in expected:
            if name in found or isinstance(found, Ledger):
                compare(step, expected[name], found[name], f"{what} {name}".strip())
        return
    is_written = isinstance(found, Pair) and not isinstance(expected, Pair)
    if not (found.fits(expected) if is_written else (set(expected) if isinstance(found, set) else expected) == found):
        raise BadGameFile("file-differs", step=step, expected=f"{what} {expected}".strip(), found=f"{what} {found}".strip())


def countries_of(words: str | list[str]) -> list[str]:
    """The countries of regions, of single names, or of the world."""
    chosen = {words} if isinstance(words, str) else set(words)
    return [COUNTRIES[c] for c in ON_MAP if chosen & {"world", REGIONS[REGION[c]], COUNTRIES[c]}]


class Ledger(Facts):
    """Board and tracks, updated from event rows or from the steps of the file."""

    @classmethod
    def of(cls, table: Table) -> Ledger:
        """The current state of a table."""
        ledger = cls(turn=table.turn, defcon=table.defcon, vp=table.vp, milops=table.milops, space=table.space, china_card=table.china)
        for country in COUNTRIES:
            us, ussr = table.influence(country)
            ledger[country] = Pair(us, ussr, table.control(country) or "none")
        return ledger

    def enter(self, rows: Sequence[Row]) -> None:
        """Update from event rows of the engine."""
        for row in rows:
            code, first, second, third = row
            if code in NUMBERS:
                self[NUMBERS[code][0]] = row[NUMBERS[code][1]]
            elif code in BY_SIDE:
                self[BY_SIDE[code]] = self[BY_SIDE[code]] | {SIDES[first]: second}
            elif code == state.L_CHINA:
                self["china_card"] = SIDES[first]
            elif code == state.L_INFLUENCE:
                self[COUNTRIES[first // 2]] = Pair.of(COUNTRIES[first // 2], *divmod(third, 100))

    def follow(self, step: Facts) -> None:
        """Update from one step of the file."""
        sign = -1 if step["do"] == "event_remove" else 1
        changes = [(country, step["side"], sign * points) for country, points in step.get("amounts", {}).items()]
        changes += [(step["country"], side, -points) for side, points in step.get("removed", {}).items()]
        changes += [(step["country"], side, points) for side, points in step.get("added", {}).items()]
        for country, side, points in changes:
            us, ussr, _ = self[country]
            self[country] = Pair.of(country, us + points * (side == "us"), ussr + points * (side == "ussr"))
        self["defcon"] = step["to"] if step["do"] == "defcon" else self["defcon"] + step.get("defcon_change", 0)
        gains = NONE | step.get("vp_gain", {step["side"]: step["gain"]} if step["do"] == "vp" else {})
        self["vp"] += gains["us"] - gains["ussr"] + step.get("net_us", 0)
        gains = NONE | step.get("milops_gain", {})
        self["milops"] = dict(NONE) if step["do"] == "reset_milops" else {s: min(5, self["milops"][s] + gains[s]) for s in SIDES}
        if step["do"] == "space_advance":
            self["space"] = self["space"] | {step["side"]: step["to_box"]}


def rolls(rows: Sequence[Row]) -> Iterator[Facts]:
    """Every die the engine rolled, in the vocabulary of the file."""
    seat, country, ops = 0, 0, 0
    for code, first, second, third in rows:
        die, total, facts = first, first + second, Facts(country=COUNTRIES[country])
        if code in (state.L_COUP, state.L_WAR):
            seat, country, ops = first, second, third
            continue
        if code == state.L_COUP_ROLL:
            total += ops
            facts |= {"must_exceed": total - third, "margin": max(0, third), "result": RESULTS[third > 0]}
        elif code == state.L_WAR_ROLL:
            facts |= {"succeeds_on": f"{third}-6", "result": RESULTS[total >= third]}
        elif code == state.L_SPACE_ROLL:
            seat, die, total, facts = first, second, second, {"succeeds_on": f"1-{third}", "result": RESULTS[second <= third]}
        elif code == state.L_ROLL:
            seat, die, total, facts = first, second, third, {}
        else:
            continue
        yield facts | {"roller": SIDES[seat], "value": die, "modifiers": total - die, "total": total}


def score(rows: Sequence[Row], ledger: Ledger, region: str, seat: int) -> Facts:
    """A side's scoring: the total that the engine logged, its bonuses from the board, its level from the remainder."""
    number = REGIONS.index(region)
    totals = [row[3] for row in rows if row[:3] == (state.L_SCORING, number, seat)]
    if not totals:
        raise ValueError(f"{region} is not scored there")
    total = totals[0]
    controls = {country for country in countries_of(region) if ledger[country].control == SIDES[seat]}
    grounds = {country for country in controls if BATTLEGROUND[COUNTRY[country]]}
    near = {c for c in controls if int(SUPERPOWER[1 - seat, COUNTRY[c] // WORD]) >> (COUNTRY[c] % WORD) & 1}
    base = total - len(grounds) - len(near)
    levels = zip((0, *LEVELS[number]), ("none", "presence", "domination", "control"), strict=True)
    facts = {"controls": controls, "battlegrounds": grounds, "bg_vp": len(grounds), "adjacent_to_enemy": near, "adj_vp": len(near)}
    return facts | {"status": next((name for vp, name in levels if vp == base), "?"), "base": base, "total": total}


def begins(play: Facts, row: Row) -> bool:
    """Return whether an event row is the first of a play that follows another in the same move."""
    if play["phase"] == "headline":
        return (row[0] == state.L_EVENT and row[2] == CARD[play["card"]]) or row[:2] == (state.L_NO_EVENT, CARD[play["card"]])
    return row[0] in (state.L_ERA, state.L_TURN) or (play["phase"] == "cleanup" and row[0] == state.L_PENALTY)


def groups(plays: Sequence[Facts]) -> Iterator[Sequence[Facts]]:
    """Plays that are carried out together: both headlines; a turn's last play with the end of that turn and the start of the next."""
    phases = ["", *(play["phase"] for play in plays)]
    joined = [phase in ("cleanup", "start_of_turn") or last == phase == "headline" for last, phase in pairwise(phases)]
    for first, end in pairwise([*(number for number, is_joined in enumerate(joined) if not is_joined), len(plays)]):
        yield plays[first:end]


def dealt(rows: Sequence[Row], *seats: int) -> set[str]:
    """The cards that rows deal to seats."""
    return {CARDS[row[2] - 1] for row in rows if row[0] == state.L_DEAL and row[1] in seats}


def printed_on(card: str) -> Facts:
    """The printed facts of a card."""
    owner, ops = (*SIDES, "neutral")[SIDE[CARD[card]]], OPS[CARD[card]]
    return {"number": CARD[card], "owner": owner, "card_owner": owner, "ops": ops, "ops_printed": ops, "starred": STARRED[CARD[card]]}


def use_of(play: Facts, question: str) -> str:
    """The answer of a play to a question about its card."""
    how, second = play["how"].removeprefix("ops:"), play.get("second_card", {})
    answers = {
        "play": "play:event_first" if play.get("order") == "event_first" else "play:event" if second else f"play:{how}",
        "operations": f"play:{second.get('used_for', how).removeprefix('ops:')}",
        "partner": f"card:{second.get('card')}",
        "olympics": "compete" if any(step.get("opponent_participates") for step in play.get("steps", [])) else "boycott",
    }
    return answers.get(question, "done")


class Replay:
    """A file and the table on which it is replayed. Two ledgers: what the engine logged, and what the file's steps state."""

    def __init__(self, record: Facts) -> None:
        self.record = record
        self.completion: Facts = record["hands"]["example_completion"]
        options = dict(record["meta"]["options"])
        self.table = Game("twilight_struggle").new(seed=0, bid=options.pop("bid_for_sides"), **options)
        self.logged = Ledger.of(self.table)
        self.told = Ledger(self.logged | {country: Pair.of(country, 0, 0) for country in COUNTRIES})
        self.paid, self.ops_change = 0, dict(NONE)

    def run(self) -> Table:
        """Replay every play, comparing each before the next."""
        for card, facts in self.record["cards"].items():
            compare(card, facts, printed_on(card))
        self._bid()
        for group in groups(self.record["plays"]):
            first = self.table.sequence + 1
            self._perform(group)
            self._check_group(group, [row for rows in self.table.rows()[first:] for row in rows])
        return self.table

    def _play(self, step: str, seat: str, action: str, dice: Sequence[int] = (), cards: Sequence[str] = ()) -> None:
        """Play an action; raises BadGameFile if it is illegal."""
        try:
            self.table.force_dice(dice)
            self.table.force_cards(cards)
            self.table.play(seat, action)
        except DetenteError as error:
            raise BadGameFile("file-illegal", step=step, action=action, reason=str(error)) from error

    def _bid(self) -> None:
        """Both write the same side (11.4), and the one who plays it in the file writes one more. Then the cards of turn 1 are dealt."""
        bid = self.record["meta"]["bid"]
        winner, loser = bid["winner"], "us" if bid["winner"] == "ussr" else "ussr"
        self._play("bid", winner, f"side:{bid['chosen_side']}")
        self._play("bid", loser, f"side:{bid['chosen_side']}")
        self._play("bid", winner, f"bid:{bid['amount']}", cards=self._draws(1))
        self._play("bid", loser, f"bid:{bid['amount'] - 1}")
        compare("bid", bid["amount"], int(self.table.record["bonus"][SIDES.index(bid["extra_influence_to"])]), "bonus")
        compare("bid", False, self.table.swapped, "swapped")

    def _draws(self, turn: int) -> list[str]:
        """The cards dealt in a turn, in order."""
        name = f"draw_order_turn_{turn}(_.+)?"
        return [card for part, cards in self.completion.items() if re.fullmatch(name, part) for card in cards]

    def _dice(self, play: Facts) -> list[int]:
        """The dice of a play; unstated ones come from the completion."""
        unstated = self.completion["dice"].get(f"{play.get('card')}_turn_{play['turn']}")
        values = [(unstated if die["value"] == "unstated" else die["value"], die["roller"]) for die in play.get("dice", [])]
        return [value[roller] if isinstance(value, dict) else value for value, roller in values]

    def _countries(self, play: Facts) -> dict[str, list[str]]:
        """The countries that a play names, by kind of step; the fixed set-up is already on the board."""
        found: dict[str, list[str]] = {}
        for step in play.get("steps", []):
            if step["do"] == "setup_place" and all(self.logged[country].fits(pair) for country, pair in step["after"].items()):
                continue
            amounts = step.get("amounts") or {step.get("country", step.get("target")): 1}
            if any(not 0 <= points <= MOST_POINTS for points in amounts.values()):
                raise ValueError(f"amounts from 0 to {MOST_POINTS}")
            found.setdefault(step["do"], []).extend(country for country, points in amounts.items() for _ in range(points))
        return found

    def _perform(self, group: Sequence[Facts]) -> None:
        """Choose the cards, then answer what they ask."""
        play, table = group[0], self.table
        compare(play["id"], play, {"turn": table.turn, "round": table.round} | ({"side": table.phasing} if "round" in play else {}))
        dice = [die for each in group for die in self._dice(each)]
        cards = [card for each in group if each["phase"] == "start_of_turn" for card in self._draws(each["turn"])]
        self.paid, self.ops_change = 0, table.ops_change
        for each in group:
            if "card" in each:
                self._play(each["id"], each["side"], f"card:{each['card']}", dice, cards)
                dice, cards = [], []
        named = {each["id"]: self._countries(each) for each in group}
        while table.to_move:
            play = next((each for each in group[1:] if any(begins(each, row) for row in table.rows()[-1])), play)
            if not (answer := self._answer(play, named[play["id"]], table.to_move[0])):
                return
            self._play(play["id"], table.to_move[0], answer)

    def _answer(self, play: Facts, named: Mapping[str, list[str]], seat: str) -> str:
        """The answer of a play to the open question; empty when the play is over."""
        question = self.table.question(seat)
        if countries := named.get(STEP_OF.get(question, ""), []):
            country = countries.pop(0)
            if question == "influence":  # 6.1.2: 2 where the enemy controls
                self.paid += 1 if self.table.control(country) in (None, seat) else 2
            return f"country:{country}"
        return "" if question in ("setup", "bonus", "headline", "card") else use_of(play, question)

    def _check_group(self, group: Sequence[Facts], rows: Sequence[Row]) -> None:
        """Assign each play its event rows; then rows and table must agree, and no forced results may be left."""
        following = [*group[1:], *([{"phase": "start_of_turn"}] if group[-1]["phase"] == "cleanup" else [])]
        parts, at = [list[Row]() for _ in range(len(group) + 1)], 0
        for row in rows:
            while at < len(following) and begins(following[at], row):
                at += 1
            parts[at].append(row)
        for number, play in enumerate(group):
            self._check_play(play, parts[number], [row for part in parts[number + 1 :] for row in part])
        step = group[-1]["id"]
        if group[-1] is self.record["plays"][-1]:
            self._check_final(step, parts[-1])
        self.logged.enter(parts[-1])
        compare(step, self.logged, Ledger.of(self.table))
        compare(step, (0, 0), tuple(int(self.table.record[name]) for name in ("dice_count", "draw_count")), "forced and left")

    def _check_play(self, play: Facts, rows: Sequence[Row], later: Sequence[Row]) -> None:
        """Compare everything the file says about one play with what the engine did."""
        before, step_id, logged = dict(self.logged), play["id"], self.logged
        logged.enter(rows)
        if play["phase"] == "cleanup":  # has no event row; the table is compared later
            logged["milops"] = dict(NONE)
        self.told["turn"], dice = play["turn"], self._dice(play)
        compare(step_id, dice, [roll["value"] for roll in rolls(rows)], "dice")
        for entry, die, roll in zip(play.get("dice", []), dice, rolls(rows), strict=True):
            compare(step_id, entry | {"value": die, "modifiers": sum(entry.get("modifiers", {}).values())}, roll, "die")
        for step in play.get("steps", []):
            facts = self._step_facts(step, rows, later, before)
            self.told.follow(step)
            after = self.told[step["country"]] if isinstance(step.get("after"), str) else self.told
            compare(step_id, step, facts | {"after": after, "printed": self.told, "cost": self.paid}, step["do"])
        if play["phase"] != "setup":  # stated side by side, set up at once
            compare(step_id, self.told, logged, "by the steps")
        facts = {"seq": self.record["plays"].index(play) + 1, "turn": logged["turn"], "influence_after": logged}
        compare(step_id, play, facts | (self._card_facts(play, rows, later) if "card" in play else {}))
        compare(step_id, {name: play["tracks_after"][name] for name in TRACKS}, logged)
        self._check_printed(play, before)
        for figure in self.record["snapshots"].values():
            if figure["after_play"] == step_id:
                compare(step_id, dict.fromkeys(countries_of(figure["region"]), "0/0") | figure["influence"], logged, "figure")

    def _card_facts(self, play: Facts, rows: Sequence[Row], later: Sequence[Row]) -> Facts:
        """What happened to the cards of a play."""
        card, second = play["card"], play.get("second_card", {}).get("card", play["card"])
        events = {CARDS[row[2] - 1] for row in rows if row[0] == state.L_EVENT}
        value = max(1, min(4, int(OPS[CARD[second]]) + self.ops_change[play["side"]]))
        return printed_on(card) | {
            "how": play["how"] if card in events or play["how"] not in ("event", "scoring") else "no event",
            "ops_used": next((row[3] for row in rows if row[0] == state.L_COUP), self.paid or value),
            "opponent_event": {"occurs": card in events},
            "second_card": printed_on(second) | {"event_occurs": second in events},
            "cards_go_to": {name: self._place(name, later) for name in play["cards_go_to"]},
        }

    def _place(self, card: str, later: Sequence[Row]) -> str:
        """Where a card was after its play: cards put back by a reshuffle had been discarded (4.3)."""
        place = str(self.table.where(card))
        return "discard" if place in ("deck", *SIDES) and any(row[0] == state.L_RESHUFFLE for row in later) else place

    def _step_facts(self, step: Facts, rows: Sequence[Row], later: Sequence[Row], before: Facts) -> Facts:
        """The engine's facts about a step; influence and tracks are compared when the play is over."""
        match step["do"]:
            case "coup":
                country = COUNTRY[step["country"]]
                return {"stability": STABILITY[country], "battleground": BATTLEGROUND[country], "before": self.told[step["country"]]}
            case "score":
                us, ussr = (score(rows, self.logged, step["region"], seat) for seat in range(2))
                return {"us": us, "ussr": ussr, "net_us": us["total"] - ussr["total"]}
            case "milops_check":
                return {"defcon": before["defcon"], "required": before["defcon"], "have": before["milops"]}
            case "held_cards":
                return self._held(later)
            case "deal":
                return {side: len(dealt(rows, seat)) for seat, side in enumerate(SIDES)} | {"draw_deck_left": self.table.deck_count}
        return {}

    def _held(self, later: Sequence[Row]) -> dict[str, int]:
        """The number of cards each side held before the later rows dealt new ones."""
        return {side: len(set(self.table.hand(side)) - dealt(later, seat)) for seat, side in enumerate(SIDES)}

    def _check_printed(self, play: Facts, before: Facts) -> None:
        """Compare what the book itself prints about tracks; "correct" applies where its editions differ."""
        printed, book = play.get("tracks_printed", {}), Ledger(before)
        gains = {name: printed[name] for name in ("vp_gain", "milops_gain") if set(printed.get(name, "?")) <= set(SIDES)}
        book.follow({"do": "printed"} | gains)
        for name in gains:
            compare(play["id"], book[name.removesuffix("_gain")], self.logged[name.removesuffix("_gain")], f"printed {name}")
        for name in ("defcon", "vp"):
            value = printed[name]["correct"] if isinstance(printed.get(name), dict) else printed.get(name)
            if isinstance(value, int):
                compare(play["id"], value, self.logged[name], f"printed {name}")

    def _check_final(self, step: str, later: Sequence[Row]) -> None:
        """Compare the state in which the record stops; the table has already advanced to the next turn."""
        final, table = self.record["final_state"], self.table
        new_eras = {row[1] for row in later if row[0] == state.L_ERA}
        pile = {card for card in {*table.deck, *dealt(later, 0, 1)} if ERA[CARD[card]] not in new_eras}
        found: Facts = {"tracks": self.logged, "china_card": {"holder": table.china, "face": ("down", "up")[table.china_up]}}
        found |= {"removed_from_game": set(table.removed), "discard_pile": set(table.discard), "effects_in_play": set(table.effects)}
        compare(step, final, found | {"draw_deck": {"size": len(pile)}}, "final")
        compare(step, {side: len(cards) for side, cards in final["hands"].items()}, self._held(later), "final hands")
        compare(step, self.completion["left_in_deck"], pile, "final deck")


RECORDED = Importer(
    recognises=lambda text: SCHEMA in text[:2000] and not text.lstrip().startswith("{"),
    read=lambda text, path, partial: Imported(replay_recorded(text, path)),
    is_difference=lambda error: error.name in ("file-differs", "file-illegal"),
)
