"""Updates the tables and plots of `docs/what_the_networks_know.md` from the reports in `docs/study/`.

Run it with `python -m detente.training.study_page`. The text is written by hand; a table is between the lines `<!-- GAME/PIECE -->` and
`<!-- end -->`; a plot is named `pictures/knows_GAME_PIECE.svg`.
"""

from __future__ import annotations

import argparse
import re
from functools import cache
from pathlib import Path

from .study_charts import DRAWN, draw
from .study_statistics import Report, read_report
from .study_tables import StudyDescription, make_table, read_description

MARKED = re.compile(r"(<!-- (\w+)/(\w+) -->\n)(?:.*?\n)??(<!-- end -->)", re.DOTALL)


def write_tables(page: str, reports: Path) -> str:
    """The page with updated tables."""

    @cache
    def known(game: str) -> tuple[Report, StudyDescription]:
        return read_report(reports / f"{game}.json.gz"), read_description(game)

    def table(found: re.Match[str]) -> str:
        report, study = known(found[2])
        return f"{found[1]}\n{make_table(report, study, study.pieces[found[3]]).write()}\n\n{found[4]}"

    return MARKED.sub(table, page)


def draw_all(page: str, reports: Path, pictures: Path) -> list[Path]:
    """Draw the plots that a page shows."""
    drawn = []
    for report_file in sorted(reports.glob("*.json.gz")):
        game = report_file.name.partition(".")[0]
        report, study = read_report(report_file), read_description(game)
        for name, piece in study.pieces.items():
            path = pictures / f"knows_{game}_{name}.svg"
            if piece["kind"] in DRAWN and path.name in page:
                draw(report, study, piece, path)
                drawn.append(path)
    return drawn


def main() -> None:
    """Write the tables and draw the plots of the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--docs", type=Path, default=Path("docs"), help="folder with the page, `study/` and `pictures/` (default: docs)")
    docs = parser.parse_args().docs
    page = docs / "what_the_networks_know.md"
    text = write_tables(page.read_text(encoding="utf-8"), docs / "study")
    page.write_text(text, encoding="utf-8")
    for path in draw_all(text, docs / "study", docs / "pictures"):
        print(path)


if __name__ == "__main__":
    main()
