"""Ratings of finished games: which count, once and on one server only; void games are counted out; profiles and lists show them."""

import asyncio
import itertools
import secrets
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from detente.engine.game import Game
from detente.server.club import ratings
from detente.server.club.bots import bot_ratings, measured, shift
from detente.server.club.glicko import Rating
from detente.server.club.marks import Marker
from detente.server.club.ratings import RatingJob
from detente.server.identity.visitors import Visitors
from detente.server.people.moderation import Moderation
from detente.server.play.clocks import new_clock
from detente.server.play.seating import new_match
from detente.server.store import Holder, Match, Store, StoredMove, Visitor, seated
from detente.server.store.ratings import ADD_RATING, Rated, RatingList, Standing
from detente.server.store.statements import REGISTER

from .. import helpers
from ..helpers import Person, Site

pytestmark = pytest.mark.anyio
GAME = "twilight_struggle"
PASSWORD = "long-enough-42"
NUMBERS = itertools.count()


class Tables:
    """As much of the registry as ratings need: no table is in memory."""

    def __init__(self, store: Store) -> None:
        self.store, self.listeners = store, list[Any]()

    async def refresh(self, table_id: str) -> None:
        """Nobody looks."""


class Club:
    """A store with members and finished games."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.visitors = Visitors(store, "s" * 32)
        self.job = RatingJob(Tables(store))  # type: ignore[arg-type]

    async def guest(self) -> Visitor:
        visitor, _ = await self.visitors.add_guest(f"Player {next(NUMBERS)}", "", "")
        return visitor

    async def member(self, email: str | None = None) -> Visitor:
        visitor = await self.guest()
        words = {"row": visitor.id, "login": f"login{next(NUMBERS)}", "password": "x", "email": email}
        await self.store.people.write((REGISTER, [words]))
        found = await self.store.visitor(visitor.id)
        assert found is not None
        return found

    async def game(self, us: Holder, ussr: Holder, winner: str = "us", **values: Any) -> Match:
        """A finished game, with a move of each."""
        game = Game(GAME)
        match = new_match(game, "open", {"us": us, "ussr": ussr}, {}, game.rules.version)
        outcome = {"winner": winner, "ending": "vp"}
        clock = new_clock(game.seats, 3600, 30, 0)
        changes: dict[str, Any] = {"status": "over", "outcome": outcome, "clock": clock, "changed": time.time()} | values
        match = replace(match, **changes)
        moves = [StoredMove(seat, "x", k) for k, seat in enumerate(game.seats)]
        await self.store.add_match(match, moves)
        return match

    async def rating(self, visitor: Visitor, pace: str = "live") -> tuple[float, int]:
        standing = (await self.store.ratings.standings(GAME, pace, [visitor.id]))[visitor.id]
        return standing.rating.rating, standing.games

    async def why(self, match: Match) -> str:
        """Why a game does not count; nothing if it does."""
        await self.job.run_once()
        return (await ratings.assess(self.store, match)).why


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    store = Store(helpers.database_of(tmp_path) or f"sqlite+aiosqlite:///{tmp_path}/detente.db")
    await store.open()
    yield Club(store)
    await store.close()


async def test_a_game_between_members_changes_both_ratings_once(club: Club) -> None:
    anna, boris = await club.member(), await club.member()
    await club.game(seated(anna), seated(boris))
    for _ in range(2):
        await club.job.run_once()
    up, games = await club.rating(anna)
    down, _ = await club.rating(boris)
    assert games == 1
    assert up > 1600
    assert up - 1500 == pytest.approx(1500 - down)
    assert await club.rating(anna, "days") == (1500.0, 0)


async def test_a_draw_between_equals_changes_nothing_but_certainty(club: Club) -> None:
    anna, boris = await club.member(), await club.member()
    await club.game(seated(anna), seated(boris), "draw")
    await club.job.run_once()
    standing = (await club.store.ratings.standings(GAME, "live", [anna.id]))[anna.id]
    assert standing.rating.rating == pytest.approx(1500)
    assert standing.rating.deviation < 300


async def test_players_who_exchanged_seats_by_bidding_are_rated_by_the_seats_they_got(club: Club) -> None:
    anna, boris = await club.member(), await club.member()
    await club.game(seated(anna), seated(boris), "us", swapped=True)
    await club.job.run_once()
    assert (await club.rating(boris))[0] > 1500 > (await club.rating(anna))[0]


async def test_games_with_guests_bots_or_without_a_clock_do_not_count(club: Club) -> None:
    anna, boris, guest = await club.member(), await club.member(), await club.guest()
    assert await club.why(await club.game(seated(anna), seated(guest))) == "guest"
    assert await club.why(await club.game(seated(anna), Holder(bot="random"))) == "bot"
    assert await club.why(await club.game(seated(anna), seated(boris), clock=None)) == "clock"
    assert await club.why(await club.game(seated(anna), seated(boris), options={"scenario": "late_war"})) == "length"
    assert await club.why(await club.game(seated(anna), seated(boris), options={"scenario": "full"})) == ""
    assert (await club.rating(anna))[1] == 1


async def test_a_game_against_oneself_does_not_count(club: Club) -> None:
    anna, again = await club.member("anna@example.org"), await club.member("anna@example.org")
    assert await club.why(await club.game(seated(anna), seated(anna))) == "self"
    assert await club.why(await club.game(seated(anna), seated(again))) == "self"
    assert (await club.rating(anna))[1] == 0


async def test_an_aborted_game_and_one_in_which_somebody_did_not_move_do_not_count(club: Club) -> None:
    anna, boris = await club.member(), await club.member()
    await club.game(seated(anna), seated(boris), status="aborted")
    game = Game(GAME)
    short = replace(await club.game(seated(anna), seated(boris), "ussr"), id=secrets.token_urlsafe(12))
    await club.job.run_once()
    assert (await club.rating(anna))[1] == 1
    await club.store.add_match(short, [StoredMove(game.seats[0], "x", 0)])
    assert await club.why(short) == "short"
    assert (await club.rating(anna))[1] == 1


async def test_whoever_resigns_one_game_after_another_gives_no_points_away(club: Club) -> None:
    anna, boris = await club.member(), await club.member()
    outcome, now = {"winner": "us", "ending": "resigned"}, time.time()
    for k in range(6):
        await club.game(seated(anna), seated(boris), outcome=outcome, changed=now + k)
    await club.job.run_once()
    assert (await club.rating(anna))[1] == ratings.MOST_RESIGNED
    await club.game(seated(anna), seated(boris), outcome=outcome, changed=now + 2 * 86_400)
    await club.job.run_once()
    assert (await club.rating(anna))[1] == ratings.MOST_RESIGNED + 1


async def test_a_void_game_is_counted_out_as_if_it_had_never_been(club: Club) -> None:
    anna, boris, clara = await club.member(), await club.member(), await club.member()
    now = time.time()
    wrong = await club.game(seated(anna), seated(boris), changed=now)
    await club.game(seated(boris), seated(clara), "ussr", changed=now + 1)
    await club.game(seated(clara), seated(anna), "us", changed=now + 2)
    await club.job.run_once()
    with_it = await club.rating(anna)
    await Moderation(club.store).void(None, wrong.id, "cheating")
    await club.job.run_once()
    found = [await club.rating(one) for one in (anna, boris, clara)]
    known = RatingList(GAME, "live")
    standings: dict[str, Any] = {}
    for first, second, points, at in ((boris, clara, 0.0, now + 1), (clara, anna, 1.0, now + 2)):
        seats = dict(zip(("us", "ussr"), (first, second), strict=True))
        players = [seats[seat].id for seat in Game(GAME).seats]
        mine = points if Game(GAME).seats[0] == "us" else 1 - points
        game = Rated("t", GAME, "live", at, True, first=players[0], second=players[1], points=mine)
        _, known = ratings.count(game, known, standings)
    for one, (rating, games) in zip((anna, boris, clara), found, strict=True):
        assert rating == pytest.approx(standings[one.id].rating.rating)
        assert games == standings[one.id].games
    assert found[0] != with_it
    assert (await club.store.match(wrong.id)).seats["us"].gained is None


async def test_two_servers_that_look_at_the_same_time_count_every_game_once(club: Club) -> None:
    people = [await club.member() for _ in range(4)]
    for one, other in itertools.permutations(people, 2):
        await club.game(seated(one), seated(other))
    other_server = RatingJob(Tables(club.store))  # type: ignore[arg-type]
    await asyncio.gather(club.job.run_once(), other_server.run_once())
    known = await club.store.ratings.read_list(GAME, "live")
    assert known.games == 12
    assert [(await club.rating(one))[1] for one in people] == [6] * 4
    numbers = [game.number for game, _ in await club.store.ratings.counted(GAME, "live")]
    assert numbers == list(range(1, 13))


async def test_a_server_that_dies_between_a_game_and_its_rating_leaves_it_to_the_next(club: Club) -> None:
    anna, boris = await club.member(), await club.member()
    await club.game(seated(anna), seated(boris), changed=time.time() - 40 * 86_400)
    await RatingJob(Tables(club.store)).run_once()  # type: ignore[arg-type]
    assert (await club.rating(anna))[1] == 1


async def test_the_side_that_wins_more_often_is_worth_rating_points(club: Club) -> None:
    assert ratings.advantage_of(RatingList(GAME, "live")) == 0
    often = RatingList(GAME, "live", 0, 150, 105.0)
    assert ratings.advantage_of(often) == pytest.approx(173.7 * 0.6190, rel=0.01)
    even, uneven = dict[str, Any](), dict[str, Any]()
    game = Rated("t", GAME, "live", 1.0, True, first="a", second="b", points=1.0)
    ratings.count(game, RatingList(GAME, "live"), even)
    ratings.count(game, often, uneven)
    assert uneven["a"].rating.rating < even["a"].rating.rating


async def test_settled_ratings_come_first_and_provisional_ones_have_no_place(club: Club) -> None:
    people = [await club.member() for _ in range(3)]
    now = time.time()
    numbers = ((1700.0, 60.0), (1400.0, 100.0), (1900.0, 200.0))
    standings = {one.id: Standing(Rating(*pair), 9, now) for one, pair in zip(people, numbers, strict=True)}
    await club.store.ratings.rewrite(await club.store.ratings.read_list(GAME, "live"), [], standings)
    lines, total = await club.store.ratings.best(GAME, "live", now, 0)
    assert [(line.person.name, line.place) for line in lines] == [(people[0].name, 1), (people[1].name, 2), (people[2].name, None)]
    assert total == 3
    later, _ = await club.store.ratings.best(GAME, "live", now + 3 * 365 * 86_400, 0)
    assert {line.place for line in later} == {None}
    second, _ = await club.store.ratings.best(GAME, "live", now, 1, 1)
    assert [(line.person.name, line.place) for line in second] == [(people[1].name, 2)]


async def account(site: Site, name: str) -> tuple[Person, str]:
    person = await site.guest(name)
    await person.post("/api/me/account", login=name.lower(), password=PASSWORD)
    return person, str((await person.get("/api/me"))["visitor"]["person"])


async def test_a_resigned_game_is_rated_at_once_and_seen_at_the_table_in_profiles_and_in_the_list(site: Site) -> None:
    (anna, hers), (boris, his) = await account(site, "Anna"), await account(site, "Boris")
    table = (await anna.create(mode="open", clock={"base": 3600, "increment": 30}))["id"]
    await boris.post(f"/api/tables/{table}/join")
    us, ussr = await anna.sit(table, entropy=helpers.ENTROPY), await boris.sit(table)
    for line in (us, ussr):
        await line.until(0)
    lines = {"us": us, "ussr": ussr}
    await helpers.play_on(lines, 8)
    await ussr.send(type="resign")
    while not (seats := (await us.receive("table"))["table"]["seats"])["us"]["gained"]:
        pass
    assert (seats["us"]["rating"], seats["ussr"]["rating"]) == (1500, 1500)
    assert seats["us"]["gained"] == -seats["ussr"]["gained"] > 100
    (mine,) = (await boris.get(f"/api/people/{hers}"))["ratings"]
    assert (mine["game"], mine["pace"], mine["rating"], mine["games"], mine["settled"]) == (
        GAME,
        "live",
        1500 + seats["us"]["gained"],
        1,
        False,
    )
    stranger = site.stranger()
    listed = await stranger.get(f"/api/ratings/{GAME}?pace=live")
    assert [(line["person"]["name"], line["place"]) for line in listed["lines"]] == [("Anna", None), ("Boris", None)]
    empty = await stranger.get(f"/api/ratings/{GAME}?pace=days")
    assert (empty["lines"], empty["total"]) == ([], 0)
    assert [bot["name"] for bot in empty["bots"]] == [f"level-{k}" for k in range(8, 0, -1)]
    (point,) = (await stranger.get(f"/api/people/{hers}/ratings/{GAME}"))["points"]
    assert (point["rating"], point["table"]) == (mine["rating"], table)
    results = await stranger.get(f"/api/people/{his}/results/{GAME}")
    assert {"ending": "resigned", "won": 0, "drawn": 0, "lost": 1} in results["endings"]
    assert {"side": "ussr", "won": 0, "drawn": 0, "lost": 1} in results["sides"]
    assert [(one["person"]["name"], one["lost"]) for one in results["opponents"]] == [("Anna", 1)]
    assert (await anna.get("/api/me/export"))["ratings"][0]["games"] == 1
    listed_tables = await stranger.get(f"/api/tables?kind=finished&person={hers}")
    assert listed_tables["tables"][0]["seats"]["us"]["gained"] == seats["us"]["gained"]


async def test_ratings_of_what_is_not_there_are_refused(site: Site) -> None:
    stranger = site.stranger()
    for path in ("/api/ratings/chess", f"/api/people/nobody/ratings/{GAME}", f"/api/people/nobody/results/{GAME}"):
        assert (await stranger.get(path, 404))["text"]
    for path in (f"/api/ratings/{GAME}?pace=slow", f"/api/ratings/{GAME}?first=-1", f"/api/ratings/{GAME}?first=x"):
        await stranger.get(path, 422)


async def test_a_game_of_a_guest_stays_out_when_the_guest_gets_an_account(club: Club) -> None:
    anna, guest = await club.member(), await club.guest()
    await club.game(seated(anna), seated(guest))
    await club.job.run_once()
    await club.store.people.write((REGISTER, [{"row": guest.id, "login": "late", "password": "x", "email": None}]))
    await club.job.run_once()
    assert (await club.rating(anna))[1] == 0


async def test_what_a_side_is_worth_is_told_apart_by_handicap(club: Club) -> None:
    anna, boris = await club.member(), await club.member()
    plain = RatingList(GAME, "live")
    favoured = plain
    for k in range(200):
        game = Rated(str(k), GAME, "live", float(k), True, first=anna.id, second=boris.id, points=float(k % 4 > 0), handicap="us_bonus=4")
        _, favoured = ratings.count(game, favoured, {})
        even = replace(game, points=float(k % 2), handicap="")
        _, favoured = ratings.count(even, favoured, {})
    assert ratings.advantage_of(favoured, "us_bonus=4") > ratings.advantage_of(favoured, "bid=true") > ratings.advantage_of(favoured, "")
    assert abs(ratings.advantage_of(favoured, "")) < 45
    again, _, _ = ratings.recount(plain, [(replace(Rated("x", GAME, "live", 1.0, True), first=anna.id, second=boris.id), False)])
    assert again.sides == {"": [1, 0.0]}


async def test_the_handicap_of_a_game_is_its_options_that_are_not_as_printed(club: Club) -> None:
    game = Game(GAME)
    match = new_match(game, "open", {}, {"us_bonus": 2, "bid": False, "scenario": "full", "optional_cards": ["norad"]}, game.rules.version)
    assert ratings.handicap_of(match, game) == 'optional_cards=["norad"] us_bonus=2'


@pytest.mark.parametrize(("places", "counts"), [((("8.8.4.4", None), ("8.8.4.4", None)), False), ((("192.168.0.2", None),) * 2, True),
    ((("8.8.4.4", "a"), ("9.9.9.9", "a")), False), ((("8.8.4.4", "a"), ("9.9.9.9", "b")), True)])  # fmt: skip
async def test_a_game_from_one_address_or_device_does_not_count(club: Club, places: Any, counts: bool) -> None:
    people = [await club.member(), await club.member()]
    marker = Marker(club.store, "s" * 32)
    for visitor, (address, device) in zip(people, places, strict=True):
        await marker.record(visitor.id, address, device)
    assert await club.why(await club.game(seated(people[0]), seated(people[1]))) == ("" if counts else "self")


def test_bots_stand_by_the_arena_and_move_together_with_games_against_people() -> None:
    bots = measured(GAME)
    assert [bot.name for bot in bots] == [f"level-{k}" for k in range(1, 9)]
    assert all(a.rating < b.rating for a, b in itertools.pairwise(bots))
    assert next(bot.rating for bot in bots if bot.name == "level-4") == pytest.approx(1500.0)
    assert [round(bot.error) for bot in bots] == sorted(round(bot.error) for bot in bots[:4])[::-1] + [round(bot.error) for bot in bots[4:]]
    assert bots[3].error == 0.0 < bots[4].error < bots[5].error
    assert shift(bots, []) == 0.0
    even = [("level-4", 1700.0, float(k % 2)) for k in range(2000)]
    assert 180 < shift(bots, even) < 200, "who is as strong as somebody of 1700 has about 1700"
    assert shift(bots, [("level-4", 1500.0, 1.0)] * 5) < 0 < shift(bots, [("level-4", 1500.0, 0.0)] * 5)


async def test_the_list_has_the_bots_and_games_of_members_against_them_move_them(club: Club) -> None:
    anna = await club.member()
    game = Game(GAME)
    await club.store.ratings.read_list(GAME, "live")
    row = Standing(Rating(1800.0, 50.0, 0.06), 40, time.time()).columns(anna.id, GAME, "live")
    await club.store.people.write((ADD_RATING, [row]))
    before = {bot.name: bot.rating for bot in await bot_ratings(club.store, GAME)}
    for _ in range(6):
        match = new_match(game, "bot", {game.seats[0]: seated(anna), game.seats[1]: Holder(bot="level-4")}, {}, game.rules.version)
        await club.store.add_match(match, ())
        over = {"winner": game.seats[1], "ending": "vp"}
        await club.store.change_match(replace(await club.store.match(match.id), status="over", outcome=over))
    after = {bot.name: bot.rating for bot in await bot_ratings(club.store, GAME)}
    assert all(after[name] > before[name] + 50 for name in before)
