"""Planned answers: given at once and once, dropped when anything is otherwise than planned, and seen by nobody else."""

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from detente.engine.game import Game
from detente.engine.table import Table
from detente.server.play.plans import coming, is_forced, next_step
from detente.server.store.plans import Answer, Choice, Plan
from tests.server.helpers import ENTROPY, GAME, PATIENCE, Line, Person, Site, serving, settled

pytestmark = pytest.mark.anyio
SETUP = ("west_germany", "west_germany", "west_germany", "italy", "italy", "france", "france")  # of the US, after the USSR's six


def answers(*countries: str, question: str = "setup") -> list[dict[str, Any]]:
    return [{"question": question, "choices": [{"action": f"country:{name}", "told": None}], "news": False} for name in countries]


class Game2:
    """Anna plays the US and Boris the USSR, which places six points of influence first."""

    def __init__(self, anna: Person, boris: Person, table: str, us: Line, ussr: Line) -> None:
        self.anna, self.boris, self.table, self.us, self.ussr = anna, boris, table, us, ussr

    @classmethod
    async def begin(cls, site: Site, position: str = "", **settings: Any) -> "Game2":
        anna, boris = await site.guest("Anna"), await site.guest("Boris")
        table = (await anna.create(mode="private", **settings))["id"]
        await boris.post(f"/api/tables/{table}/join")
        if position:  # people begin at the beginning
            live = await site.tables.get(table)
            live.match = await site.tables.store.change_match(live.match.but(start=position))
        us, ussr = await anna.sit(table, entropy=ENTROPY), await boris.sit(table)
        for line in (us, ussr):
            await line.until(0)
        await settled(us, ussr)
        return cls(anna, boris, table, us, ussr)

    async def plan(self, given: Sequence[dict[str, Any]], status: int = 200, only: bool = False, sequence: int | None = None) -> Any:
        """Anna plans for what she has seen."""
        seen = self.us.view["sequence"] if sequence is None else sequence
        body = {"sequence": seen, "answers": list(given), "only": only}
        answer = await self.anna.http.put(f"/api/tables/{self.table}/plan", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def left(self) -> Any:
        return await self.anna.get(f"/api/tables/{self.table}/plan")

    async def dropped(self, why: str) -> None:
        """Wait until the plan is dropped, for that reason."""
        async with asyncio.timeout(PATIENCE):
            while not (found := await self.left())["dropped"]:
                await asyncio.sleep(0.02)
        assert found == {"answers": [], "only": False, "dropped": why}

    async def place(self, number: int) -> None:
        """The USSR places points, and Anna sees it."""
        for _ in range(number):
            await self.ussr.play("country:poland")
        await self.us.until(self.ussr.view["sequence"])


def has_plan(text: str) -> bool:
    """Whether what somebody got knows of plans."""
    return '"plan"' in text or "planned" in text


async def moves_of(site: Site, table: str) -> list[tuple[str, str]]:
    return [(move.seat, move.action) for move in await site.tables.store.moves(table)]


async def test_planned_answers_are_given_one_after_the_other_and_once(site: Site) -> None:
    game = await Game2.begin(site)
    assert (await game.plan(answers(*SETUP)))["answers"] == answers(*SETUP)
    await game.place(6)
    await game.us.until(13)
    assert await moves_of(site, game.table) == [("ussr", "country:poland")] * 6 + [("us", f"country:{name}") for name in SETUP]
    assert await game.left() == {"answers": [], "only": False, "dropped": ""}
    given = [move.given for move in await site.tables.store.moves(game.table)]
    assert given == list(range(13)), "each was made for the step at which it was asked"


async def test_nobody_else_can_tell_that_there_is_a_plan(site: Site) -> None:
    game = await Game2.begin(site)
    spectator, stranger = await site.stranger().sit(game.table), await site.guest("Clara")
    others = (game.ussr, spectator)
    await settled(game.us, *others)
    counts = [len(line.frames) for line in others]
    before = [await person.get(f"/api/tables/{game.table}") for person in (game.boris, stranger)]
    for given in (answers(*SETUP), answers(*SETUP[:2]), []):
        await game.plan(given)
    for line, count in zip(others, counts, strict=True):
        await line.echo()
        assert [frame["type"] for frame in line.frames[count:]] == ["pong"], "no frame came of it"
    assert [await person.get(f"/api/tables/{game.table}") for person in (game.boris, stranger)] == before
    await game.plan(answers(*SETUP))
    assert (await game.boris.get(f"/api/tables/{game.table}/plan"))["answers"] == []
    await stranger.get(f"/api/tables/{game.table}/plan", 403)
    await site.stranger().get(f"/api/tables/{game.table}/plan", 401)
    await game.place(6)
    await game.us.until(13)
    for line in others:
        await line.until(13)
        assert "plan" not in {frame["type"] for frame in line.frames}
        assert not has_plan(json.dumps(line.frames))
    assert "plan" in {frame["type"] for frame in game.us.frames}, "its maker is told"
    for person in (game.boris, stranger):
        for part in ("", "/view", "/log"):
            assert not has_plan((await person.http.get(f"/api/tables/{game.table}{part}")).text)


async def test_a_plan_is_dropped_when_something_else_is_asked(site: Site) -> None:
    game = await Game2.begin(site)
    await game.plan(answers("france", question="coup"))
    await game.place(6)
    await game.dropped("question")
    assert len(await moves_of(site, game.table)) == 6
    assert (await game.plan(answers("france"), 409))["name"] == "plan-asked", "it is her move"


async def test_a_plan_is_dropped_when_the_answer_is_not_legal(site: Site) -> None:
    game = await Game2.begin(site)
    await game.plan(answers("west_germany", "cuba", "italy"))
    await game.place(6)
    await game.dropped("illegal")
    assert (await moves_of(site, game.table))[6:] == [("us", "country:west_germany")]


async def test_whoever_is_away_is_told_that_the_plan_was_dropped(site: Site) -> None:
    game = await Game2.begin(site)
    await game.plan(answers("cuba"))
    await game.us.connection.close()
    live = await site.tables.get(game.table)
    async with asyncio.timeout(PATIENCE):
        while len(live.connections) > 1:
            await asyncio.sleep(0.01)
    for _ in range(6):
        await game.ussr.play("country:poland")
    await game.dropped("illegal")
    (notice,) = (await game.anna.get("/api/me/notices"))["notices"]
    assert (notice["kind"], notice["text"]) == ("plan", game.table)
    assert (await game.boris.get("/api/me/notices"))["notices"] == []


async def test_what_the_log_has_named_decides_which_answer_is_given(site: Site) -> None:
    game = await Game2.begin(site)
    choices = [
        {"action": "country:france", "told": "country:austria"},
        {"action": "country:italy", "told": "country:poland"},
        {"action": "country:uk", "told": None},
    ]
    await game.plan([{"question": "setup", "choices": choices}, *answers("west_germany")])
    await game.place(6)
    await game.us.until(8)
    assert (await moves_of(site, game.table))[6:] == [("us", "country:italy"), ("us", "country:west_germany")]


def case(action: str, told: str | None = None) -> dict[str, Any]:
    return {"action": f"card:{action}", "told": told and f"card:{told}"}


def headlined(first: str, otherwise: str) -> list[dict[str, Any]]:
    """One card if the USSR shows Nasser, otherwise the other."""
    return [{"question": "headline", "choices": [case(first, "nasser"), case(otherwise)], "news": False}]


@pytest.mark.parametrize(("shown", "given"), [("nasser", "fidel"), ("romanian_abdication", "duck_and_cover")])
async def test_a_headline_is_planned_by_the_one_that_the_other_side_has_to_show_first(site: Site, shown: str, given: str) -> None:
    """6.4.4: the US alone has reached box 4, so that the USSR shows its headline before the US chooses."""
    game = await Game2.begin(site, "T4 headline | space 4:3 | us fidel, duck_and_cover | ussr nasser, romanian_abdication")
    spectator = await site.stranger().sit(game.table)
    assert game.ussr.view["question"] == "headline"
    assert not game.us.view["legal"]
    await game.plan(headlined("fidel", "duck_and_cover"))
    await settled(game.ussr, spectator)
    await game.ussr.play(f"card:{shown}")
    await game.us.until(2)
    assert await moves_of(site, game.table) == [("ussr", f"card:{shown}"), ("us", f"card:{given}")]
    assert await game.left() == {"answers": [], "only": False, "dropped": ""}
    for line in (game.ussr, spectator):
        await line.until(2)
        assert not has_plan(json.dumps(line.frames))
        other = {"fidel": "duck_and_cover", "duck_and_cover": "fidel"}[given]
        assert f"card:{other}" not in json.dumps(line.frames), "nobody learns of the branch that was not taken"


@pytest.mark.parametrize(("headline", "card"), [("nasser", "nato"), ("romanian_abdication", "marshall_plan")])
async def test_an_action_round_is_planned_by_what_the_headlines_turn_out_to_be(site: Site, headline: str, card: str) -> None:
    hands = "us duck_and_cover, nato, marshall_plan | ussr nasser, romanian_abdication, vietnam_revolts"
    game = await Game2.begin(site, f"T2 headline | {hands}")
    await game.us.play("card:duck_and_cover")
    choices = [case("nato", "nasser"), case("marshall_plan", "romanian_abdication")]
    await game.plan([{"question": "card", "choices": choices, "news": False}])
    await game.ussr.until(1)
    await game.ussr.play(f"card:{headline}")
    await game.ussr.play("card:vietnam_revolts")
    await game.ussr.play("play:event")
    async with asyncio.timeout(PATIENCE):
        while len(found := await moves_of(site, game.table)) < 5:
            await asyncio.sleep(0.02)
    assert found[-1] == ("us", f"card:{card}")
    assert (await game.left())["dropped"] == ""


async def test_a_plan_that_waits_for_a_headline_which_nobody_shows_is_dropped(site: Site) -> None:
    """Both have reached box 4: both choose in secret, and the US is asked before anything is shown."""
    game = await Game2.begin(site, "T4 AR7 USSR | space 4:4 | us duck_and_cover | ussr vietnam_revolts")
    planned = [{"question": "headline", "choices": [case("fidel", "nasser")], "news": False}]
    first = {"question": "card", "choices": [case("duck_and_cover")], "news": False}
    play = {"question": "play", "choices": [{"action": "play:event", "told": None}], "news": False}
    await game.plan([first, play, *planned])
    await game.ussr.play("card:vietnam_revolts")
    await game.ussr.play("play:event")
    await game.us.until(4)
    await game.dropped("condition")
    assert game.us.view["question"] == "headline"
    assert len(await moves_of(site, game.table)) == 4, "whatever she was dealt"


async def test_a_plan_is_for_the_position_that_its_maker_has_seen(site: Site) -> None:
    game = await Game2.begin(site)
    await game.place(2)
    assert (await game.plan(answers("italy"), 409, sequence=1))["name"] == "stale"
    for unknown in (answers("atlantis"), answers("italy", question="nothing")):
        assert (await game.plan(unknown, 422))["name"] == "plan-unknown"
    assert (await game.plan([{"question": "setup", "choices": [{"action": "country:italy", "told": "card:none_such"}]}], 422))[
        "name"
    ] == "plan-unknown"
    assert (await game.plan(answers(*SETUP, *SETUP, *SETUP), 422))["name"] == "bad-message", "at most twenty"


async def test_taking_back_drops_the_plan(site: Site) -> None:
    game = await Game2.begin(site)
    await game.place(1)
    await game.plan(answers(*SETUP))
    await game.ussr.send(type="undo", sequence=1)
    await game.ussr.receive("view")
    await game.dropped("taken-back")
    for _ in range(6):
        await game.ussr.play("country:poland")
    assert len(await moves_of(site, game.table)) == 6, "nothing is answered"


async def test_a_plan_is_exported_with_my_data_and_ends_with_the_game(site: Site) -> None:
    game = await Game2.begin(site)
    await game.plan(answers("italy"), only=True)
    (kept,) = (await game.anna.get("/api/me/export"))["plans"]
    assert (kept["table"], kept["answers"], kept["only"]) == (game.table, answers("italy"), True)
    assert (await game.boris.get("/api/me/export"))["plans"] == []
    await game.ussr.send(type="resign")
    while (await game.us.receive("table"))["table"]["status"] != "over":
        pass
    assert await site.tables.store.plans.of_table(game.table) == []
    assert (await game.anna.get("/api/me/export"))["plans"] == []
    assert (await game.plan(answers("italy"), 409))["name"] == "game-over"
    assert not has_plan((await game.anna.http.get(f"/api/tables/{game.table}/record")).text)


async def test_another_server_gives_the_answer_of_one_that_ended(tmp_path: Path) -> None:
    async with serving(tmp_path) as site:
        game = await Game2.begin(site)
        await game.plan(answers(*SETUP))
        site.tables.listeners.remove(site.tables.plans.wake_up)  # it dies before it comes to it
        await site.tables.plans.close()
        await game.place(6)
        table = game.table
        assert len(await moves_of(site, table)) == 6
    async with serving(tmp_path) as site:
        async with asyncio.timeout(PATIENCE):
            while len(found := await moves_of(site, table)) < 13:
                await asyncio.sleep(0.02)
        assert found[6:] == [("us", f"country:{name}") for name in SETUP]


@pytest.mark.usefixtures("on_postgres")
async def test_two_servers_give_every_answer_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        game = await Game2.begin(one)
        there = await other.tables.get(game.table)
        await game.plan(answers(*SETUP))
        await game.place(5)
        live = await one.tables.get(game.table)
        await game.ussr.play("country:poland")
        for _ in range(5):  # both look at once, again and again
            there = await other.tables.get(game.table)
            one.tables.plans.wake_up(live)
            other.tables.plans.wake_up(there)
            await asyncio.sleep(0)
        await game.us.until(13)
        found = await moves_of(one, game.table)
        assert found[6:] == [("us", f"country:{name}") for name in SETUP]


async def test_the_only_answer_is_given_where_that_is_wanted(site: Site) -> None:
    anna, boris = await site.guest("Anna"), await site.guest("Boris")
    table = (await anna.create(mode="private", game="cia_vs_kgb", side="cia"))["id"]
    await boris.post(f"/api/tables/{table}/join")
    lines = {"cia": await anna.sit(table, entropy=ENTROPY), "kgb": await boris.sit(table)}
    for line in lines.values():
        await line.until(0)
    for person in (anna, boris):
        answer = await person.http.put(f"/api/tables/{table}/plan", json={"sequence": 0, "answers": [], "only": True})
        assert answer.status_code == 200
    live, dice, given = await site.tables.get(table), random.Random(5), 0
    for _ in range(60):
        async with asyncio.timeout(PATIENCE):
            while any(is_forced(live.begun(), seat) for seat in live.begun().to_move):
                await asyncio.sleep(0.01)
        now = live.begun()
        if now.outcome:
            break
        seat = now.to_move[0]
        await lines[seat].until(now.sequence)
        await lines[seat].play(dice.choice(now.legal(seat)))
        given += 1
    assert live.begun().sequence > given, "some were given without anybody"


# What a plan says, without a server


def play_randomly(table: Table, seed: int, steps: int) -> Table:
    dice = random.Random(seed)
    for _ in range(steps):
        seat = table.to_move[0]
        table.play(seat, dice.choice(table.legal(seat)))
    return table


def test_an_only_answer_that_tells_of_hidden_cards_is_not_given() -> None:
    table = play_randomly(Game(GAME).new(seed=0), 0, 26)
    (seat,) = table.to_move
    assert (table.question(seat), table.legal(seat)) == ("discard", ["done"]), "Blockade, and no card that is worth enough"
    assert not is_forced(table, seat)
    assert next_step(table, seat, Plan("table", "anna", only=True)) is None


def test_something_that_was_revealed_drops_a_plan_unless_it_was_expected() -> None:
    table = play_randomly(Game(GAME).new(seed=1), 1, 13)
    assert table.question("us") == table.question("ussr") == "headline"
    barrier, since = int(table.record["barrier"]), table.sequence
    plan = Plan("table", "anna", (Answer("card", (Choice("card:none"),)),), since=since, sequence=since, barrier=barrier)
    for seat in ("us", "ussr"):
        table.play(seat, table.legal(seat)[0])
    plan = Plan("table", "anna", plan.answers, since=since + 2, sequence=since + 2, barrier=barrier)
    while table.to_move == ("us",) or "us" in table.to_move:
        table.play("us", table.legal("us")[0])
        plan = Plan("table", "anna", plan.answers, since=since, sequence=table.sequence, barrier=barrier)
    assert (step := next_step(table, "us", plan)) is not None
    assert step.why == "news"
    whatever = Answer("card", plan.answers[0].choices, news=True)
    assert next_step(table, "us", Plan("table", "anna", (whatever,), since=since, sequence=table.sequence, barrier=barrier)) is None


def test_no_condition_learns_of_a_headline_that_lies_face_down() -> None:
    table = Game(GAME).position("T4 headline | us fidel, duck_and_cover | ussr nasser, romanian_abdication")
    asked = Answer("headline", (Choice("card:fidel", "card:nasser"), Choice("card:duck_and_cover")))
    for otherwise, action, why in ((True, "card:duck_and_cover", ""), (False, None, "condition")):
        answer = asked if otherwise else Answer("headline", asked.choices[:1])
        plan = Plan("table", "anna", (answer,), barrier=int(table.record["barrier"]))
        for hidden in table.legal("ussr"):
            world = table.copy()
            world.play("ussr", hidden)
            step = next_step(world, "us", plan)
            assert step is not None
            assert (step.action, step.why) == (action, why), hidden


def test_what_one_draws_oneself_has_not_come_up() -> None:
    table = Game(GAME).position("T4 AR7 US | us duck_and_cover | ussr vietnam_revolts")
    since, barrier = table.sequence, int(table.record["barrier"])
    table.play("us", "card:duck_and_cover")
    table.play("us", "play:event")
    drawn = next(card for card in table.hand("us"))
    answer = Answer("headline", (Choice(f"card:{drawn}", f"card:{drawn}"),))
    step = next_step(table, "us", Plan("table", "anna", (answer,), since=since, sequence=table.sequence, barrier=barrier))
    assert step is not None
    assert (step.action, step.why) == (None, "condition")


def test_what_the_other_side_has_touched_drops_a_plan_because_it_may_cost_more() -> None:
    table = Game(GAME).new(seed=1)
    plan = Plan("t", "anna", (Answer("setup", (Choice("country:austria"),)),) * 2, barrier=int(table.record["barrier"]))
    for place in ("poland",) * 5:
        table.play("ussr", f"country:{place}")
    quiet = table.copy()
    quiet.play("ussr", "country:poland")
    given = next_step(quiet, "us", plan)
    assert given is not None
    assert given.action == "country:austria"
    quiet.play("us", "country:austria")
    again = next_step(quiet, "us", given.rest)
    assert again is not None
    assert again.action == "country:austria", "what I have done there myself is no news"
    table.play("ussr", "country:austria")
    dropped = next_step(table, "us", plan)
    assert dropped is not None
    assert (dropped.action, dropped.why) == (None, "touched")
    expecting = Plan("t", "anna", (Answer("setup", (Choice("country:austria"),), news=True),), barrier=plan.barrier)
    kept = next_step(table, "us", expecting)
    assert kept is not None
    assert kept.action == "country:austria", "it holds all the same"


def test_an_answer_by_hand_drops_the_plan() -> None:
    table = play_randomly(Game(GAME).new(seed=1), 1, 7)
    assert table.to_move == ("us",)
    plan = Plan("table", "anna", (Answer("setup", (Choice("country:italy"),)),), since=5, sequence=5, barrier=int(table.record["barrier"]))
    assert (step := next_step(table, "us", plan)) is not None
    assert step.why == "moved"


@pytest.mark.parametrize("title", ["twilight_struggle", "cia_vs_kgb", "europe_divided"])
def test_what_may_be_asked_next_depends_on_nothing_hidden(title: str) -> None:
    table = play_randomly(Game(title).new(seed=4), 4, 30)
    for seat in table.game.seats:
        world = table.determinize(seat, 7)
        assert table.observe(seat).tobytes() == world.observe(seat).tobytes()
        found = coming(table, seat)
        assert found == coming(world, seat), "the same for every deal that the seat holds possible"
        assert all(one["question"] in table.game.rules.questions and one["actions"] for one in found)
        assert found
