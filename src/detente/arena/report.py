"""Reports of the arena: ratings, results by side, endings, decision times; as JSON, text or a plot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from detente.engine.errors import DetenteError
from detente.engine.game import Game

from .match import Result
from .ratings import Rating, rate, share


def summary(game: Game, bots: Sequence[str], results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """The report as JSON."""
    return {
        "game": game.id,
        "rules": game.rules.version,
        "games": len(results),
        "seconds": round(seconds, 3),
        "ratings": [rating_row(row) for row in rate(bots, results)],
        "pairs": [row for one, other in combinations(bots, 2) if (row := pair_row(game, one, other, results))["games"]],
        "endings": dict(Counter(result.ending for result in results).most_common()),
        "wins": {name: sum(r.winner == seat for r in results) for seat, name in enumerate((*game.seats, "draw"))},
        "unit_of_time": game.unit_of_time,
        "mean_last_turn": round(sum(r.last_turn for r in results) / max(1, len(results)), 3),
        "times": [time_row(bot, results) for bot in bots],
        "nodes": dict(Counter(result.node for result in results if result.node).most_common()),
    }


def rating_row(row: Rating) -> dict[str, Any]:
    """A rating with rounded numbers."""
    return {"bot": row.bot, "elo": round(row.elo, 1), "error": round(row.error, 1), "games": row.games, "score": round(row.score, 4)}


def pair_row(game: Game, one: str, other: str, results: Sequence[Result]) -> dict[str, Any]:
    """The games between two bots: the first one's points, in total and for each side."""
    between = [r for r in results if {one, other} == set(r.bots)]
    points = sum(r.points_of(one) for r in between)
    sides = {}
    for seat, name in enumerate(game.seats):
        here = [r for r in between if r.bots[seat] == one]
        sides[name] = {"games": len(here), "points": sum(r.points_of(one) for r in here)}
    return {"bot": one, "against": other, "games": len(between), "points": points, "sides": sides}


def time_row(bot: str, results: Sequence[Result]) -> dict[str, Any]:
    """The decision times of a bot."""
    moves = sum(r.moves[seat] for r in results for seat in (0, 1) if r.bots[seat] == bot)
    spent = sum(r.seconds[seat] for r in results for seat in (0, 1) if r.bots[seat] == bot)
    slowest = max((r.slowest[seat] for r in results for seat in (0, 1) if r.bots[seat] == bot), default=0.0)
    return {"bot": bot, "decisions": moves, "mean_seconds": round(share(spent, moves), 6), "slowest_seconds": round(slowest, 4)}


def write_report(report: dict[str, Any]) -> list[str]:
    """The report as lines of text."""
    games = report["games"]
    lines = [f"{report['game']}, rules {report['rules']}: {games} games in {report['seconds']:.1f} s", "", "rating        ±  score  bot"]
    lines += [f"{row['elo']:6.0f}  {row['error']:7.0f}  {100 * row['score']:4.1f} %  {row['bot']}" for row in report["ratings"]]
    lines += ["", "between two"]
    for pair in report["pairs"]:
        sides = ", ".join(f"{name} {side['points']:g}/{side['games']}" for name, side in pair["sides"].items())
        percent = 100 * share(pair["points"], pair["games"])
        lines.append(f"  {percent:5.1f} %  {pair['bot']} – {pair['against']}  {pair['points']:g}/{pair['games']} ({sides})")
    lines += ["", "endings"] + [f"  {100 * n / games:5.1f} %  {name} ({n})" for name, n in report["endings"].items()]
    lines += ["", "wins"] + [f"  {100 * n / games:5.1f} %  {name} ({n})" for name, n in report["wins"].items()]
    if report["unit_of_time"]:
        lines += ["", f"mean last {report['unit_of_time']} {report['mean_last_turn']:.2f}"]
    lines += ["", "seconds a decision: mean, slowest"]
    lines += [f"  {row['mean_seconds']:.4f}  {row['slowest_seconds']:.3f}  {row['bot']}" for row in report["times"]]
    if report["nodes"]:
        lines += ["", "games of each node"] + [f"  {n:6}  {name}" for name, n in report["nodes"].items()]
    return lines


def plot(report: dict[str, Any], path: str) -> None:
    """Plot the ratings with error bars."""
    try:
        import matplotlib

        matplotlib.use("agg")
        from matplotlib import pyplot
    except ImportError:
        raise DetenteError("needs-extra", extra="plot") from None
    rows = report["ratings"][::-1]
    figure, axes = pyplot.subplots(figsize=(8, 1.2 + 0.5 * len(rows)))
    axes.errorbar([r["elo"] for r in rows], range(len(rows)), xerr=[2 * r["error"] for r in rows], fmt="o", capsize=4)
    axes.set_yticks(range(len(rows)), [r["bot"] for r in rows])
    axes.set_xlabel(f"Elo (±2 standard errors), {report['games']} games of {report['game']}")
    axes.grid(axis="x", alpha=0.3)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
