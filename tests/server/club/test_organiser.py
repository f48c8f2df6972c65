"""Tournaments on a server: entered, paired, played, directed; rounds, tables and results come by themselves, once, on several servers."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from detente.engine.errors import DetenteError
from detente.engine.game import Game
from detente.server.club.organiser import LoadedTournament, Organiser, TournamentRequest, plan_of
from detente.server.club.plan import Event, TournamentPlan
from detente.server.club.tournament_job import TournamentJob, blamed
from detente.server.errors import BadMessage, Conflict, Forbidden
from detente.server.identity.bots import BotAccounts
from detente.server.identity.visitors import Visitors
from detente.server.people.moderation import Moderation
from detente.server.store import Match, Store, Visitor
from detente.server.store.tournaments import Board

from .. import helpers
from ..helpers import Site
from .test_ratings import GAME, Club, account

pytestmark = pytest.mark.anyio
DAY = 86_400.0
CLOCK = {"base": 3600.0, "increment": 30.0, "days": 0.0}


class NoTables:
    """As much of the registry as tournaments need: tables are in the store alone."""

    def __init__(self, store: Store) -> None:
        self.store, self.listeners = store, list[Any]()


class House(Club):
    """A club with an organiser, and the clock in the test's hands."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.organiser, self.now = Organiser(NoTables(store)), time.time()  # type: ignore[arg-type]
        self.clock = TournamentJob(self.organiser)

    async def organise(self, director: Visitor, style: str = "swiss", **values: Any) -> str:
        plan = TournamentPlan(style, self.now + DAY, 7 * DAY, **values)  # type: ignore[arg-type]
        return (await self.organiser.create(director, TournamentRequest("Cup", GAME, plan, clock=CLOCK))).id

    async def held(self, tournament: str) -> LoadedTournament:
        return await self.organiser.get(tournament)

    async def finish(self, board: Board, winner: str | None = None, **values: Any) -> None:
        """Let a game end."""
        match = await self.store.match(board.table)
        outcome = {"winner": winner or Game(GAME).seats[0], "ending": "vp"}
        changes: dict[str, Any] = {"status": "over", "outcome": outcome, "changed": self.now} | values
        await self.store.change_match(replace(match, **changes))

    async def boards(self, tournament: str, status: str = "waiting") -> list[Board]:
        return [board for board in await self.store.tournaments.boards(tournament) if board.status == status]

    async def play_out(self, tournament: str, *jobs: TournamentJob) -> LoadedTournament:
        """Every game is won by whoever plays the first seat, until it is over; one of the jobs runs each time."""
        turns = itertools.cycle(jobs or (self.clock,))
        for _ in range(60):
            await next(turns).run_once(self.now)
            if (held := await self.held(tournament)).state.phase != "running":
                return held
            for board in await self.boards(tournament):
                await self.finish(board)
        raise AssertionError("it never ends")

    async def play_out_at_once(self, tournament: str, other: TournamentJob) -> None:
        """The same, while two jobs run at the same time."""
        for _ in range(40):
            await asyncio.gather(self.clock.run_once(self.now), other.run_once(self.now))
            for board in await self.boards(tournament):
                await self.finish(board)
            if (await self.held(tournament)).state.phase == "over":
                return
        raise AssertionError("it never ends")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = Store(helpers.database_of(tmp_path) or f"sqlite+aiosqlite:///{tmp_path}/detente.db")
    await store.open()
    yield House(store)
    await store.close()


async def filled(house: House, players: int, style: str = "swiss", **values: Any) -> tuple[str, list[Visitor]]:
    people = [await house.member() for _ in range(players)]
    tournament = await house.organise(people[0], style, **values)
    for one in people:
        await house.organiser.enter(one, tournament)
    return tournament, people


async def one_round(house: House) -> tuple[str, Board, Match]:
    """A tournament of two players and one round, which has begun."""
    tournament, _ = await filled(house, 2, rounds=1)
    house.now += DAY
    await house.clock.run_once(house.now)
    (board,) = await house.boards(tournament)
    return tournament, board, await house.store.match(board.table)


@pytest.mark.parametrize(("style", "games"), [("swiss", 6), ("round-robin", 6), ("single-elimination", 3), ("double-elimination", 7)])
async def test_a_tournament_of_four_runs_to_its_end_by_itself(house: House, style: str, games: int) -> None:
    tournament, people = await filled(house, 4, style, **({"rounds": 3} if style == "swiss" else {}))
    await house.clock.run_once(house.now)
    assert await house.boards(tournament) == []
    house.now += DAY
    held = await house.play_out(tournament)
    assert held.state.phase == "over"
    assert len(await house.boards(tournament, "over")) in (games, games - (style == "double-elimination"))
    assert held.state.winner() in {one.id for one in people} | {None}
    assert all(board.done for board in await house.store.tournaments.boards(tournament))


async def test_sides_change_from_game_to_game_of_a_pairing_and_swaps_by_bidding_count_for_the_player(house: House) -> None:
    tournament, _ = await filled(house, 2, "single-elimination", games=2)
    house.now += DAY
    await house.clock.run_once(house.now)
    first_seat, second_seat = Game(GAME).seats
    (board,) = await house.boards(tournament)
    hers = (await house.store.match(board.table)).seats[first_seat].visitor
    await house.finish(board, second_seat, swapped=True)  # whoever began on the first seat has the second now, and wins
    await house.clock.run_once(house.now)
    (again,) = await house.boards(tournament)
    assert (again.game, (await house.store.match(again.table)).seats[second_seat].visitor) == (1, hers)
    await house.finish(again, second_seat)
    await house.clock.run_once(house.now)
    held = await house.held(tournament)
    assert (held.state.phase, held.state.winner()) == ("over", hers)
    assert [fixture.games for fixture in held.state.fixtures.values()] in ([[1.0, 1.0]], [[0.0, 0.0]])


async def test_two_servers_make_every_table_and_count_every_result_once(house: House) -> None:
    tournament, _ = await filled(house, 6, "round-robin")
    other = TournamentJob(Organiser(NoTables(house.store)))  # type: ignore[arg-type]
    house.now += DAY
    await house.play_out_at_once(tournament, other)
    boards = await house.store.tournaments.boards(tournament)
    assert len(boards) == len({(board.pairing, board.game) for board in boards}) == 15
    held = await house.held(tournament)
    assert held.state.phase == "over"
    assert sum(line.points for line in held.state.table()) == 15


async def test_a_server_that_was_killed_between_two_steps_leaves_a_tournament_that_another_goes_on_with(house: House) -> None:
    tournament, _ = await filled(house, 5)
    house.now += DAY
    fresh = [TournamentJob(Organiser(NoTables(house.store))) for _ in range(60)]  # type: ignore[arg-type]
    held = await house.play_out(tournament, *fresh)
    assert held.state.phase == "over"
    assert held.stored.count == len(await house.store.tournaments.events(tournament))


async def test_two_late_players_at_two_servers_get_one_free_place_of_a_round_robin_once(house: House) -> None:
    tournament, people = await filled(house, 5, "round-robin")
    other = TournamentJob(Organiser(NoTables(house.store)))  # type: ignore[arg-type]
    house.now += DAY
    await asyncio.gather(house.clock.run_once(house.now), other.run_once(house.now))
    made = {board.table: (board.pairing, board.first, board.second) for board in await house.boards(tournament)}
    late = [await house.member() for _ in range(2)]
    entries = (
        house.organiser.enter(late[0], tournament),
        other.organiser.enter(late[1], tournament),
        other.organiser.enter(late[0], tournament),
    )
    found = await asyncio.gather(*entries, return_exceptions=True)
    problems = [one.name for one in found if isinstance(one, Conflict)]
    assert sorted(problems) in (["tournament-entered", "tournament-no-place"], ["tournament-no-place", "tournament-no-place"])
    (inside,) = set((await house.held(tournament)).state.places[0]) - {one.id for one in people}
    await house.play_out_at_once(tournament, other)
    boards = await house.store.tournaments.boards(tournament)
    assert made.items() <= {board.table: (board.pairing, board.first, board.second) for board in boards}.items(), "what was made stays"
    assert len(boards) == len({(board.pairing, board.game) for board in boards}) == 2 + 4 * 3
    lines = {line.player: line for line in (await house.held(tournament)).state.table()}
    assert lines[inside].played == 4
    assert sum(line.points for line in lines.values()) == 15, "the bye of the first round is a point"
    kinds = [event.kind for event, _ in await house.store.tournaments.events(tournament)]
    assert (kinds.count("enter"), kinds.count("pair"), kinds.count("end")) == (6, 5, 1)


async def test_an_aborted_or_void_game_is_played_again(house: House) -> None:
    tournament, _ = await filled(house, 2)
    house.now += DAY
    await house.clock.run_once(house.now)
    (first,) = await house.boards(tournament)
    await house.finish(first, status="aborted", outcome=None)
    for _ in range(2):
        await house.clock.run_once(house.now)
    (second,) = await house.boards(tournament)
    assert (second.attempt, second.pairing) == (1, first.pairing)
    await Moderation(house.store).void(None, second.table, "cheating")
    await house.finish(second)
    for _ in range(2):
        await house.clock.run_once(house.now)
    assert [board.attempt for board in await house.boards(tournament)] == [2]


async def test_whoever_has_not_come_when_the_round_is_over_loses(house: House) -> None:
    tournament, board, match = await one_round(house)
    seats = Game(GAME).seats
    await house.store.change_match(replace(match, commits={seats[1]: "ab" * 32}))
    house.clock._end = ended = _Ended()  # type: ignore[method-assign]
    house.now += 8 * DAY
    await house.clock.run_once(house.now)
    held = await house.held(tournament)
    (fixture,) = held.state.fixtures.values()
    assert fixture.kind == "forfeit"
    assert held.state.table()[0].player == match.seats[seats[1]].visitor
    assert ended.tables == [board.table]


async def test_whoever_keeps_the_game_from_beginning_loses_and_not_both(house: House) -> None:
    tournament, _, match = await one_round(house)
    seats = Game(GAME).seats
    committed = dict.fromkeys(seats, "ab" * 32)
    await house.store.change_match(replace(match, commits=committed, entropy={seats[0]: "cd" * 32}))
    house.clock._end = _Ended()  # type: ignore[method-assign]
    house.now += 8 * DAY
    await house.clock.run_once(house.now)
    held = await house.held(tournament)
    (fixture,) = held.state.fixtures.values()
    assert fixture.pairing().score(str(match.seats[seats[0]].visitor)) == 1.0, "one has revealed nothing, the other has done everything"


class _Ended:
    """Notes the tables that are ended."""

    def __init__(self) -> None:
        self.tables: list[str] = []

    async def __call__(self, board: Board) -> None:
        self.tables.append(board.table)


async def test_whoever_is_to_move_when_the_round_is_over_is_to_blame(house: House) -> None:
    tournament, _ = await filled(house, 2)
    house.now += DAY
    await house.clock.run_once(house.now)
    (board,) = await house.boards(tournament)
    game = Game(GAME)
    (fixture,) = (await house.held(tournament)).state.fixtures.values()
    playing = replace(board, status="playing", to_move=[game.seats[0]])
    assert blamed(fixture, [playing], game) == [fixture.sides(0)[0]]
    assert blamed(fixture, [replace(playing, swapped=True)], game) == [fixture.sides(0)[1]]
    assert blamed(fixture, [], game) == []


async def test_tables_that_wait_for_players_of_a_tournament_are_not_forgotten(house: House) -> None:
    tournament, _ = await filled(house, 2)
    house.now += DAY
    await house.clock.run_once(house.now)
    (board,) = await house.boards(tournament)
    later = time.time() + 60 * DAY
    assert await house.store.forgotten(later, later) == []
    await house.store.tournaments.finish(board.table)
    assert await house.store.forgotten(later, later) == [board.table]


async def test_whoever_deletes_the_account_has_left(house: House) -> None:
    tournament, people = await filled(house, 3)
    await house.store.people.forget(people[1].id, None)
    await house.clock.run_once(house.now)
    assert people[1].id not in (await house.held(tournament)).state.entered


@contextmanager
def refused(kind: type[DetenteError], name: str) -> Iterator[None]:
    """What has to be refused, by the name of the error."""
    with pytest.raises(kind) as error:
        yield
    assert error.value.name == name


async def test_guests_strangers_and_wrong_plans_are_refused(house: House) -> None:
    guest, anna, boris = await house.guest(), await house.member(), await house.member()
    with refused(Conflict, "no-account"):
        await house.organise(guest)
    tournament = await house.organise(anna)
    with refused(Conflict, "no-account"):
        await house.organiser.enter(guest, tournament)
    await house.organiser.enter(boris, tournament)
    with refused(Conflict, "tournament-entered"):
        await house.organiser.enter(boris, tournament)
    with refused(Forbidden, "not-director"):
        await house.organiser.direct(boris, tournament, "cancel", {})
    with refused(Conflict, "tournament-few"):
        await house.organiser.direct(anna, tournament, "start", {})
    with refused(BadMessage, "bad-message"):
        await house.organiser.direct(anna, tournament, "decide", {})
    plan = TournamentPlan("swiss", house.now + DAY, DAY)
    for request, name in (
        (TournamentRequest("Cup", GAME, plan, clock=CLOCK | {"base": 0.0}), "tournament-clock"),
        (TournamentRequest("Cup", GAME, replace(plan, starts=house.now - 2 * DAY), clock=CLOCK), "tournament-start"),
        (TournamentRequest("Cup", GAME, replace(plan, ties=("luck",)), clock=CLOCK), "tournament-ties"),
        (TournamentRequest(" \x07", GAME, plan, clock=CLOCK), "no-reason"),
    ):
        with refused(BadMessage, name):
            await house.organiser.create(anna, request)
    for _ in range(9):
        await house.organise(anna)
    with refused(Conflict, "tournament-many"):
        await house.organise(anna)


async def test_a_director_starts_early_decides_removes_and_replaces(house: House) -> None:
    tournament, people = await filled(house, 4, check_in=3600.0)
    anna, _, _, dora = people
    new = await house.member()
    await house.organiser.direct(anna, tournament, "start", {})
    await house.clock.run_once(house.now)
    held = await house.held(tournament)
    assert (held.state.phase, held.state.round, len(held.state.fixtures)) == ("running", 1, 2)
    await house.organiser.direct(anna, tournament, "replace", {"person": dora.person, "by": new.person})
    house.clock._end = ended = _Ended()  # type: ignore[method-assign]
    await house.clock.run_once(house.now)
    again = await house.boards(tournament)
    assert len(ended.tables) == 1
    assert [board.attempt for board in again if new.id in (board.first, board.second)] == [1]
    fixture = next(one for one in (await house.held(tournament)).state.fixtures.values() if new.id in one.players)
    points = 1.0 if fixture.first == new.id else 0.0
    await house.organiser.direct(anna, tournament, "decide", {"key": fixture.key, "points": points})
    assert (await house.held(tournament)).state.table()[0].player == new.id
    await house.organiser.direct(anna, tournament, "remove", {"person": people[1].person})
    assert (await house.held(tournament)).state.entrants[people[1].id].left


async def told(house: House, visitor: Visitor) -> list[tuple[str, str]]:
    return [(notice.kind, notice.text) for notice in await house.store.people.notices(visitor.id)]


async def test_the_bell_tells_players_what_the_director_decides_about_them(house: House) -> None:
    tournament, people = await filled(house, 4)
    anna, new = people[0], await house.member()
    await house.organiser.direct(anna, tournament, "start", {})
    await house.clock.run_once(house.now)
    fixture = next(one for one in (await house.held(tournament)).state.fixtures.values() if anna.id not in one.players)
    mine, gone = (next(one for one in people if one.id == player) for player in fixture.players)

    async def news(visitor: Visitor) -> list[str]:
        """What is not about the beginning of a game, the oldest first."""
        found = [one for one in await house.store.notifications.page(visitor.id) if one.kind != "paired"]
        assert {one.tournament for one in found} <= {tournament}
        return [one.kind for one in reversed(found)]

    await house.organiser.direct(anna, tournament, "replace", {"person": gone.person, "by": new.person})
    await house.organiser.direct(anna, tournament, "extend", {"ends": house.now + 9 * DAY})
    await house.organiser.direct(anna, tournament, "decide", {"key": fixture.key, "points": 1.0})
    await house.organiser.direct(anna, tournament, "remove", {"person": mine.person})
    assert await news(mine) == ["replaced", "extended", "decided", "removed"]
    assert await news(new) == ["replaced", "extended", "decided"]
    assert await news(gone) == ["replaced"]
    assert await news(anna) == [], "she has done it herself"


@pytest.mark.parametrize("bots", [False, True])
async def test_a_bot_enters_and_takes_a_place_only_where_bots_may(house: House, bots: bool) -> None:
    people = [await house.member() for _ in range(2)]
    tournament = await house.organise(people[0], bots=bots)
    for one in people:
        await house.organiser.enter(one, tournament)
    bot = await BotAccounts(Visitors(house.store, "secret" * 8)).make(people[0], "Annabot")
    await house.organiser.direct(people[0], tournament, "start", {})
    taking = house.organiser.direct(people[0], tournament, "replace", {"person": people[1].person, "by": bot.person})
    if bots:
        assert bot.id in (await taking).state.entered
    else:
        with refused(Conflict, "tournament-bots"):
            await taking


async def test_players_are_called_and_reminded_once_by_however_many_servers(house: House) -> None:
    tournament, people = await filled(house, 2, rounds=1, check_in=3600.0)
    other = TournamentJob(Organiser(NoTables(house.store)))  # type: ignore[arg-type]
    house.now += DAY - 1800
    for _ in range(2):
        await asyncio.gather(house.clock.run_once(house.now), other.run_once(house.now))
    assert await told(house, people[0]) == [("check-in", "Cup")]
    await house.organiser.direct(people[0], tournament, "start", {})
    await house.clock.run_once(house.now)
    house.now += 6.5 * DAY
    for _ in range(2):
        await asyncio.gather(house.clock.run_once(house.now), other.run_once(house.now))
    assert sorted(await told(house, people[1])) == [("check-in", "Cup"), ("deadline", "Cup"), ("paired", "Cup")]


async def test_a_league_goes_from_season_to_season_with_promotion_until_its_director_stops_it(house: House) -> None:
    tournament, people = await filled(house, 8, "round-robin", division=4, seasons=True, up=1, pause=3 * DAY)
    house.now += DAY
    first = await house.play_out(tournament)
    other = TournamentJob(Organiser(NoTables(house.store)))  # type: ignore[arg-type]
    for _ in range(2):
        await asyncio.gather(house.clock.run_once(house.now), other.run_once(house.now))
    seasons = await house.store.tournaments.seasons(tournament)
    assert [(one.season, one.phase, one.entrants) for one in seasons] == [(1, "over", 8), (2, "open", 8)]
    assert seasons[1].starts == house.now + 3 * DAY
    assert ("season", "Cup") in await told(house, people[3])
    await house.organiser.leave(people[7], seasons[1].id)
    await house.organiser.direct(people[0], seasons[1].id, "stop", {})
    house.now += 3 * DAY
    await house.clock.run_once(house.now)
    second = await house.held(seasons[1].id)
    top, bottom = ([line.player for line in first.state.table(k)] for k in range(2))
    wanted = [*top[:3], bottom[0], top[3], *bottom[1:]]
    wanted.remove(people[7].id)
    assert [player for division in second.state.divisions for player in division] == wanted
    await house.play_out(seasons[1].id)
    await house.clock.run_once(house.now)
    assert len(await house.store.tournaments.seasons(tournament)) == 2


async def test_a_challenge_on_a_ladder_gets_a_table_and_its_result_changes_the_order(house: House) -> None:
    tournament, people = await filled(house, 3, "ladder", reach=2, ends=house.now + 30 * DAY)
    house.now += DAY
    await house.clock.run_once(house.now)
    order = (await house.held(tournament)).state.ladder
    by_id = {one.id: one for one in people}
    with refused(Conflict, "ladder-reach"):
        await house.organiser.challenge(by_id[order[0]], tournament, str(by_id[order[1]].person))
    await house.organiser.challenge(by_id[order[2]], tournament, str(by_id[order[0]].person))
    await house.clock.run_once(house.now)
    (board,) = await house.boards(tournament)
    assert {board.first, board.second} == {order[2], order[0]}
    await house.finish(board, Game(GAME).seats[board.second == order[2]])
    await house.clock.run_once(house.now)
    assert (await house.held(tournament)).state.ladder == [order[2], order[0], order[1]]
    house.now += 40 * DAY
    await house.clock.run_once(house.now)
    assert (await house.held(tournament)).state.winner() == order[2]


async def test_games_of_a_play_off_have_their_own_options(house: House) -> None:
    options = {"us_bonus": 0, "bid": True}
    people = [await house.member() for _ in range(4)]
    plan = TournamentPlan("round-robin", house.now + DAY, 7 * DAY, playoff=2, playoff_options=options)
    tournament = (await house.organiser.create(people[0], TournamentRequest("Cup", GAME, plan, "", {"us_bonus": 2}, CLOCK))).id
    for one in people:
        await house.organiser.enter(one, tournament)
    house.now += DAY
    held = await house.play_out(tournament)
    boards = await house.store.tournaments.boards(tournament)
    options_of = {board.pairing: (await house.store.match(board.table)).options for board in boards}
    assert len(options_of) == 7
    assert {key: (one["us_bonus"], one["bid"]) for key, one in options_of.items()} == {
        key: (0, True) if key == "0" else (2, False) for key in options_of
    }
    assert held.state.winner() in held.state.playoff


@pytest.mark.parametrize("delay", [0, 900])
async def test_games_of_a_tournament_are_watched_as_late_as_its_plan_says(house: House, delay: int) -> None:
    people = [await house.member() for _ in range(2)]
    tournament = await house.organise(people[0], delay=delay)
    for one in people:
        await house.organiser.enter(one, tournament)
    house.now += DAY
    await house.clock.run_once(house.now)
    assert [(await house.store.match(board.table)).delay for board in await house.boards(tournament)] == [delay]


async def test_a_plan_with_words_of_a_newer_server_is_read_by_an_older_one(house: House) -> None:
    organised = (await house.held(await house.organise(await house.member(), delay=900))).stored
    plan = plan_of(replace(organised, plan=organised.plan | {"colour": "green"}))
    assert plan == plan_of(organised)
    assert plan.delay == 900


async def test_a_director_announces_changes_extends_and_swaps(house: House) -> None:
    tournament, people = await filled(house, 4)
    anna = people[0]
    await house.organiser.direct(anna, tournament, "announce", {"text": "Cake at six."})
    assert ("announced", "Cup\nCake at six.") in await told(house, people[2])
    words = {"name": "Great cup", "prizes": "A cake", "starts": house.now + 2 * DAY}
    await house.organiser.direct(anna, tournament, "change", words)
    found = await house.store.tournaments.find(tournament)
    assert found is not None
    assert (found.name, found.prizes, found.starts) == ("Great cup", "A cake", house.now + 2 * DAY)
    fresh = await Organiser(NoTables(house.store)).get(tournament)  # type: ignore[arg-type]
    assert fresh.state.plan.starts == house.now + 2 * DAY
    await house.organiser.direct(anna, tournament, "start", {})
    await house.clock.run_once(house.now)
    one, two = (await house.held(tournament)).state.fixtures.values()
    persons = {visitor.id: visitor.person for visitor in people}
    await house.organiser.direct(anna, tournament, "swap", {"person": persons[one.first], "by": persons[two.first]})
    await house.organiser.direct(anna, tournament, "extend", {"ends": house.now + 20 * DAY})
    again = (await house.held(tournament)).state.fixtures
    assert (again[one.key].first, again[one.key].ends) == (two.first, house.now + 20 * DAY)
    house.clock._end = ended = _Ended()  # type: ignore[method-assign]
    await house.clock.run_once(house.now)
    assert len(ended.tables) == 2
    boards = [board for board in await house.boards(tournament) if board.table not in ended.tables]
    assert {(board.pairing, board.first) for board in boards} == {(one.key, two.first), (two.key, one.first)}


@pytest.mark.parametrize(
    ("values", "name"),
    [
        ({"playoff": 1}, "tournament-playoff"),
        ({"seasons": True}, "tournament-seasons"),
        ({"style": "round-robin", "most": 51}, "tournament-one-division"),
        ({"up": 2}, "tournament-up"),
        ({"ends": 5.0}, "ladder-ends"),
    ],
)
async def test_plans_that_cannot_be_held_are_refused(house: House, values: dict[str, Any], name: str) -> None:
    with refused(BadMessage, name):
        await house.organise(await house.member(), **values)


async def test_a_round_robin_in_one_division_has_room_for_fifty_and_more_need_divisions(house: House) -> None:
    director = await house.member()
    plans = [(await house.held(await house.organise(director, "round-robin", division=size))).state.plan for size in (0, 10)]
    assert [plan.most for plan in plans] == [50, 0]


async def test_presets_of_a_game_and_of_a_member(site: Site) -> None:
    (anna, _), (boris, _) = await account(site, "Anna"), await account(site, "Boris")
    found = (await anna.get(f"/api/tournaments/presets?game={GAME}"))["presets"]
    assert [(one["name"], one["own"]) for one in found] == [("otsl", False), ("bpa", False)]
    for one in found:
        plan = one["plan"] | {"starts": time.time() + DAY}
        made = await anna.post(
            "/api/tournaments", 201, name="Like others", game=GAME, options=one["options"], clock=one["clock"], plan=plan
        )
        assert made["plan"]["playoff"] == one["plan"]["playoff"]
    mine = {
        "name": "My kind",
        "game": GAME,
        "options": {"us_bonus": 3},
        "clock": {"days": 1},
        "plan": {"style": "ladder", "round_seconds": 60},
    }
    place = "/api/tournaments/presets"
    for bonus in (3, 4):
        assert (await anna.http.put(place, json=mine | {"options": {"us_bonus": bonus}})).status_code == 204
    kept = [one for one in (await anna.get(f"{place}?game={GAME}"))["presets"] if one["own"]]
    assert [(one["name"], one["options"], one["plan"]["style"]) for one in kept] == [("My kind", {"us_bonus": 4}, "ladder")]
    assert not any(one["own"] for one in (await boris.get(f"{place}?game={GAME}"))["presets"])
    assert (await anna.http.put(place, json=mine | {"plan": {"style": "ladder", "prize": 1}})).status_code == 422
    assert "My kind" in str((await anna.get("/api/me/export"))["tournament_presets"])
    assert (await anna.http.delete(f"{place}/My%20kind")).status_code == 204
    assert not any(one["own"] for one in (await anna.get(f"{place}?game={GAME}"))["presets"])


async def test_dates_and_results_as_files(site: Site) -> None:
    (anna, _), (boris, _) = await account(site, "Anna"), await account(site, "+Boris")
    plan = {"style": "swiss", "starts": time.time() + DAY, "round_seconds": DAY, "rounds": 2, "check_in": 3600, "delay": 300}
    made = await anna.post("/api/tournaments", 201, name="Cup, the; first", game=GAME, clock={"base": 3600}, plan=plan)
    path = f"/api/tournaments/{made['id']}"
    for person in (anna, boris):
        await person.post(f"{path}/enter")
    await anna.post(f"{path}/direct", action="start")
    async with asyncio.timeout(helpers.PATIENCE):
        while not (found := await anna.get(path))["pairings"] or not found["pairings"][0]["tables"]:
            await asyncio.sleep(0.02)
    assert [(one["kind"], one["number"], one["planned"]) for one in found["schedule"]] == [
        ("start", 0, False),
        ("round", 1, False),
        ("round", 2, True),
        ("end", 0, True),
    ]
    text = (await anna.http.get(f"{path}/calendar.ics?lang=pl")).text
    assert text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
    assert text.count("BEGIN:VEVENT") == 4
    assert "SUMMARY:Cup\\, the\\; first: runda 1\r\n" in text
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    everything = (await anna.http.get("/api/tournaments/calendar.ics")).text
    assert made["id"] in everything
    assert found["plan"]["delay"] == 300
    assert (await anna.get(f"/api/tables/{found['pairings'][0]['tables'][0]['id']}"))["delay"] == 300
    assert "'+Boris" in (await anna.http.get(f"{path}/results.csv")).text


async def test_the_way_over_http_from_the_announcement_to_a_result(site: Site) -> None:
    (anna, hers), (boris, _) = await account(site, "Anna"), await account(site, "Boris")
    plan = {"style": "swiss", "starts": time.time() + DAY, "round_seconds": DAY, "rounds": 1}
    request = {"name": "Club evening", "game": GAME, "clock": {"base": 3600}, "plan": plan, "text": "Bring cake."}
    made = await anna.post("/api/tournaments", 201, **request)
    path = f"/api/tournaments/{made['id']}"
    assert (made["phase"], made["director"]["person"], made["you"]["directs"]) == ("open", hers, True)
    for person in (anna, boris):
        assert (await person.post(f"{path}/enter"))["you"]["entered"] is True
    assert (await boris.post(f"{path}/direct", 403, action="start"))["name"] == "not-director"
    await anna.post(f"{path}/direct", action="start")
    async with asyncio.timeout(helpers.PATIENCE):
        while not (found := await boris.get(path))["pairings"] or not found["pairings"][0]["tables"]:
            await asyncio.sleep(0.02)
    table = found["pairings"][0]["tables"][0]["id"]
    assert [one["id"] for one in (await boris.get("/api/tables?kind=mine"))["tables"]] == [table]
    assert (await boris.get(f"/api/tables/{table}"))["tournament"] == {"id": made["id"], "name": "Club evening"}
    assert [(notice["kind"], notice["text"]) for notice in (await boris.get("/api/me/notices"))["notices"]] == [("paired", "Club evening")]
    lines = [await person.sit(table) for person in (anna, boris)]
    for line in lines:
        await line.until(0)
    await lines[1].send(type="resign")
    async with asyncio.timeout(helpers.PATIENCE):
        while (found := await boris.get(path))["phase"] != "over":
            await asyncio.sleep(0.02)
    assert found["winner"]["name"] == "Anna"
    assert [(one["person"]["name"], one["points"]) for one in found["divisions"][0]] == [("Anna", 1.0), ("Boris", 0.0)]
    assert [event["kind"] for event in (await boris.get(f"{path}/log"))["events"]] == ["end", "game", "pair", "start", "enter", "enter"]
    sheet = await site.stranger().http.get(f"{path}/standings.csv")
    assert sheet.text.splitlines()[1].startswith("1,1,Anna,1.0,")
    did = [row["kind"] for row in (await anna.get("/api/me/export"))["tournaments"]]
    assert did == ["organise", "enter", "start"]
    listed = (await site.stranger().get("/api/tournaments?phase=past"))["tournaments"]
    assert [(one["name"], one["entrants"]) for one in listed] == [("Club evening", 2)]
    ids = {visitor.id for visitor in [await site.tables.store.people.find(hers)] if visitor}
    assert not any(one in str(found) for one in ids)


async def test_late_entry_into_divisions_over_http(site: Site) -> None:
    people = [(await account(site, name))[0] for name in ("Anna", "Boris", "Clara", "Dora", "Emil")]
    anna, late, later = people[0], (await account(site, "Lena"))[0], (await account(site, "Leo"))[0]
    plan = {"style": "round-robin", "starts": time.time() + DAY, "round_seconds": DAY, "division": 3}
    made = await anna.post("/api/tournaments", 201, name="League", game=GAME, clock={"base": 3600}, plan=plan)
    path = f"/api/tournaments/{made['id']}"
    for person in people:
        await person.post(f"{path}/enter")
    assert ((await late.get(path))["you"]["may_enter"], (await anna.get(path))["you"]["may_enter"]) == (True, False)
    await anna.post(f"{path}/direct", action="start")
    async with asyncio.timeout(helpers.PATIENCE):
        while (found := await late.get(path))["round"] < 1:
            await asyncio.sleep(0.02)
    sizes = [len(lines) for lines in found["divisions"]]
    assert sorted(sizes) == [2, 3]
    odd = sizes.index(3)
    assert (found["late"], found["you"]["may_enter"]) == ([odd], True)
    before = [pairing["key"] for pairing in found["pairings"]]
    entered = await late.post(f"{path}/enter")
    assert (entered["late"], entered["you"]["entered"], entered["you"]["may_enter"]) == ([], True, False)
    assert "Lena" in {line["person"]["name"] for line in entered["divisions"][odd]}
    (missed,) = [pairing for pairing in entered["pairings"] if pairing["key"] not in before]
    assert (missed["kind"], missed["round"], missed["first"]["name"], missed["second"]) == ("absent", 1, "Lena", None)
    refused = await later.post(f"{path}/enter", 409)
    assert (refused["name"], refused["text"]) == ("tournament-no-place", "There is no free place for a late player.")
    assert (await later.get(path))["you"]["may_enter"] is False
    last = (await later.get(f"{path}/log"))["events"][0]
    assert (last["kind"], last["person"]["name"]) == ("enter", "Lena")


async def test_bad_requests_about_tournaments_are_refused(site: Site) -> None:
    anna, _ = await account(site, "Anna")
    plan = {"style": "swiss", "starts": time.time() + DAY, "round_seconds": DAY}
    request: dict[str, Any] = {"name": "Cup", "game": GAME, "clock": {"base": 3600}, "plan": plan}
    for wrong in ({"name": ""}, {"clock": None}, {"plan": plan | {"style": "knockout"}}, {"plan": plan | {"games": 0}}, {"more": 1}):
        await anna.post("/api/tournaments", 422, **request | wrong)
    assert (await anna.post("/api/tournaments", 404, **request | {"game": "chess"}))["text"]
    assert (await anna.post("/api/tournaments/nothing/enter", 404))["name"] == "no-tournament"
    assert (await site.stranger().http.post("/api/tournaments", json=request)).status_code == 401
    guest = await site.guest("Guest")
    assert (await guest.post("/api/tournaments", 409, **request))["name"] == "no-account"


async def test_a_stored_event_that_is_refused_today_does_not_keep_a_tournament_from_loading(house: House) -> None:
    tournament, people = await filled(house, 4)
    before = await house.held(tournament)
    refused = Event("decide", house.now, {"key": "0", "points": 1})  # stored by a version that allowed it
    await house.store.tournaments.add_event(before.stored.count, before.stored, refused, people[0].id)
    house.organiser = Organiser(NoTables(house.store))  # type: ignore[arg-type]
    house.clock = TournamentJob(house.organiser)
    loaded = await house.held(tournament)
    assert loaded.state.count == before.state.count + 1
    assert loaded.state.entered == before.state.entered
    house.now += DAY
    assert (await house.play_out(tournament)).state.phase == "over"
