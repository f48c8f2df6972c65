"""Brackets of any size, single and double, played to their end."""

import random

import pytest

from detente.server.club.brackets import champion, fill_bracket, open_matches, plan_bracket

SIZES = [*range(2, 18), 31, 32, 33]


def play(seeds: list[str], double: bool, chance: random.Random) -> tuple[dict[int, str], dict[str, int]]:
    """Results of a whole bracket, and how often everybody lost."""
    results: dict[int, str] = {}
    lost = dict.fromkeys(seeds, 0)
    for _ in range(10 * len(seeds)):
        ready = open_matches(fill_bracket(seeds, results, double))
        if not ready:
            break
        fixture = chance.choice(ready)
        winner, loser = chance.sample(fixture.players, 2)
        assert winner is not None
        assert loser is not None
        results[fixture.match.number] = winner
        lost[loser] += 1
    return results, lost


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("double", [False, True])
def test_everybody_goes_out_after_as_many_losses_as_the_kind_says(count: int, double: bool) -> None:
    chance, seeds = random.Random(count), [f"p{k}" for k in range(count)]
    for _ in range(3):
        results, lost = play(seeds, double, chance)
        fixtures = fill_bracket(seeds, results, double)
        winner = champion(fixtures)
        assert winner is not None
        most = 2 if double else 1
        assert all(losses == most for player, losses in lost.items() if player != winner)
        assert lost[winner] < most


def test_a_single_elimination_has_a_match_less_than_players() -> None:
    for count in SIZES:
        chance, seeds = random.Random(1), [f"p{k}" for k in range(count)]
        assert len(play(seeds, False, chance)[0]) == count - 1


def test_the_best_meet_last() -> None:
    """If the better seed always wins, 1 and 2 play the final, and 1 wins."""
    seeds = [f"p{k:02}" for k in range(12)]
    results: dict[int, str] = {}
    while ready := open_matches(fill_bracket(seeds, results)):
        results |= {fixture.match.number: min(str(player) for player in fixture.players) for fixture in ready}
    fixtures = fill_bracket(seeds, results)
    assert set(fixtures[-1].players) == {"p00", "p01"}
    assert champion(fixtures) == "p00"


def test_the_second_final_is_played_only_if_the_first_was_lost_by_who_had_not_lost() -> None:
    seeds = ["a", "b"]
    first, final, reset = (match.number for match in plan_bracket(2, double=True))
    assert champion(fill_bracket(seeds, {first: "a", final: "a"}, True)) == "a"
    assert champion(fill_bracket(seeds, {first: "a", final: "b"}, True)) is None
    assert champion(fill_bracket(seeds, {first: "a", final: "b", reset: "b"}, True)) == "b"


def test_a_winner_who_does_not_play_is_refused() -> None:
    with pytest.raises(ValueError, match="does not play"):
        fill_bracket(["a", "b", "c", "d"], {0: "nobody"})


def test_a_bracket_of_one_is_refused() -> None:
    with pytest.raises(ValueError, match="two players"):
        plan_bracket(1)
