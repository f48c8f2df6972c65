"""A game in the terminal: whose turn it is, what that player may see, and what they type."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

from detente.bots import Bot
from detente.engine.boards import sheets_of
from detente.engine.errors import DetenteError, UnknownCard
from detente.engine.log import row_text
from detente.engine.sheet import WIDTH, fold
from detente.engine.table import Table
from detente.engine.text import Catalogue

from .console import Terminal
from .files import read_table, read_text, write_text

BUDGET = 1.0  # seconds a bot may think


class Quit(Exception):
    """The player quits."""


class Session:
    """People, bots and one table. Shows only what the player at the screen may know."""

    def __init__(self, table: Table, text: Catalogue, bots: Mapping[str, Bot], terminal: Terminal) -> None:
        self.table, self.text, self.bots, self.terminal = table, text, dict(bots), terminal
        self.game = table.game
        self.pages: Any = sheets_of(self.game)
        self.exchanged = self.have_exchanged()
        self.viewer = next((seat for seat in self.game.seats if seat not in self.bots), "") if bots else ""
        self.moves_read = dict.fromkeys(self.game.seats, len(table.rows()) if table.moves else 0)  # moves whose log each seat has read
        self.is_board_old = True

    def run(self) -> None:
        """Play until the end of the game; end of input, Ctrl-C and `quit` leave without saving."""
        if self.terminal.columns < WIDTH:
            self.print_message("cli-narrow", wide=WIDTH, columns=self.terminal.columns)
        try:
            while not self.table.outcome:
                seat = self.next_seat()
                if seat in self.bots:
                    self.let_bot_play(seat)
                else:
                    self.let_person_play(seat)
            self.finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.terminal.print()
            self.print_message("cli-bye")

    def print_message(self, message: str, /, **facts: Any) -> None:
        """Print a message of the catalogue."""
        self.terminal.print(self.text.format(message, **facts))

    def side(self, seat: str) -> str:
        """The short name of a seat."""
        return self.text.format(f"side-{seat}.short")

    # Turns

    def next_seat(self) -> str:
        """The seat to move next: bots first, then the person already at the screen."""
        asked = self.table.to_move
        return min(asked, key=lambda seat: (seat not in self.bots, seat != self.viewer))

    def let_bot_play(self, seat: str) -> None:
        with self.terminal.notice(self.text.format("cli-thinking", side=self.side(seat))):
            action = self.bots[seat].choose(self.table.observe(seat), BUDGET).action
        self.table.play(seat, action)
        self.after_move()
        self.is_board_old = True

    def after_move(self) -> None:
        """Update the players' seats: a bid can swap the sides."""
        if self.have_exchanged() == self.exchanged:
            return
        self.exchanged = not self.exchanged
        other = dict(zip(self.game.seats, reversed(self.game.seats), strict=True))
        self.bots = {other[seat]: bot for seat, bot in self.bots.items()}
        self.moves_read = {other[seat]: moves for seat, moves in self.moves_read.items()}
        self.viewer = other.get(self.viewer, "")
        self.is_board_old = True

    def have_exchanged(self) -> bool:
        """Whether the sides were swapped by bidding."""
        return self.game.rules.exchanged(self.table.record)

    def let_person_play(self, seat: str) -> None:
        """Show what is new, ask, and run commands until a move is made."""
        if seat != self.viewer:
            self.change_viewer(seat)
        self.print_new_events()
        if self.is_board_old:
            self.show_board()
        actions = self.ask_question(seat)
        while not self.run_line(self.terminal.ask(self.text.format("cli-choose")), actions):
            pass

    def change_viewer(self, seat: str) -> None:
        """Hand the screen to the other player; the previous player's cards are cleared first."""
        self.terminal.clear()
        self.terminal.ask(self.text.format("cli-cover", side=self.text.format(f"side-{seat}")))
        self.terminal.clear()
        self.viewer = seat
        self.is_board_old = True

    def finish(self) -> None:
        """Print the result; a terminal stays open for the log, the board and saving."""
        outcome = self.table.outcome
        assert outcome is not None
        self.viewer = self.viewer or self.game.seats[0]
        self.print_new_events()
        self.show_board()
        self.terminal.print()
        self.print_message("cli-over")
        self.print_message(f"winner-{outcome.winner}")
        self.print_message(f"ending-{outcome.ending}")
        while self.terminal.is_interactive:
            self.run_line(self.terminal.ask(">"), [])

    # What is shown

    def sheet(self) -> Any:
        return self.pages.Sheet(self.table.observe(self.viewer), self.text, self.terminal.paint)

    def show_board(self) -> None:
        self.terminal.print()
        self.terminal.print(self.sheet().board())
        self.is_board_old = False

    def print_new_events(self) -> None:
        """Print the log since the player last looked, as far as they may see it."""
        rules = self.game.rules
        moves = self.table.rows(self.viewer)
        rows = [row for move in moves[self.moves_read[self.viewer] :] for row in move]
        self.moves_read[self.viewer] = len(moves)
        if rows:
            self.terminal.print()
        for row in rows:
            is_heading = rules.log_rows[row[0]][0] in rules.headings
            line = row_text(rules, self.text, row)
            for part in fold(line if is_heading else f"  {line}", 4):
                self.terminal.print(self.terminal.paint(part, "bold") if is_heading else part)

    def ask_question(self, seat: str) -> list[str]:
        """Print the question with its numbered answers; return the answers."""
        sheet, question = self.sheet(), self.table.question(seat)
        actions: list[str] = sheet.arrange(self.table.legal(seat))
        subject = sheet.subject()
        self.terminal.print()
        for line in fold(f"{self.text.format('cli-your-move', side=self.side(seat))} · {sheet.status()}", 2):
            self.terminal.print(self.terminal.paint(line, "bold"))
        asked = fold(self.text.format(f"question-{question}"), 2)
        if subject and len(asked[-1]) + 2 + len(subject) <= WIDTH:
            asked[-1] += f"  {self.terminal.paint(subject, 'star')}"
        elif subject:
            asked += [self.terminal.paint(line, "star") for line in fold(f"  {subject}", 2)]
        for line in asked:
            self.terminal.print(line)
        for line in number_lines([sheet.label(action, question) for action in actions]):
            self.terminal.print(line)
        for remark in sheet.remarks(actions):
            for line in fold(f"  –  {remark}", 5):
                self.terminal.print(self.terminal.paint(line, "dim"))
        return actions

    # What is typed

    def run_line(self, line: str, actions: list[str]) -> bool:
        """Run a line of input; return whether the question has to be asked again. Errors are printed."""
        command, _, rest = line.partition(" ")
        command = "help" if command == "?" else command
        try:
            if command.lower() in ("undo", "log", "board", "help", "quit") and not rest:
                return bool(getattr(self, f"do_{command.lower()}")())
            if command.lower() in ("save", "load", "card") and rest.strip():
                return bool(getattr(self, f"do_{command.lower()}")(rest.strip()))
            return self.do_action(line, actions) if line else False
        except DetenteError as error:
            self.terminal.print(error.text(self.text.lang))
            return False

    def do_action(self, line: str, actions: list[str]) -> bool:
        action = self.find_action(line, actions)
        if action is None:
            self.print_message("cli-not-understood", word=line)
            return False
        self.table.play(self.viewer, action)
        self.after_move()
        return True

    def find_action(self, line: str, actions: list[str]) -> str | None:
        """Find an action by its number in the list, its name, or (a prefix of) its text."""
        numbers = {str(number): action for number, action in enumerate(actions, 1)}
        if line in numbers:
            return numbers[line]
        if line in self.game.numbers:
            return line
        wanted = line.casefold()
        sheet, question = self.sheet(), self.table.question(self.viewer)
        spellings = {a: (a, a.partition(":")[2], sheet.words(a, question).casefold()) for a in actions}
        exact = [action for action, names in spellings.items() if wanted in names]
        near = exact or [action for action, names in spellings.items() if any(name.startswith(wanted) for name in names)]
        return near[0] if len(near) == 1 else None

    def do_undo(self) -> bool:
        self.table.undo(self.viewer)
        for seat, moves in self.moves_read.items():
            self.moves_read[seat] = min(moves, self.table.sequence + 1)
        self.print_message("cli-undone")
        return True

    def do_save(self, path: str) -> bool:
        write_text(path, self.table.to_json())
        self.print_message("cli-saved", path=path)
        return False

    def do_load(self, path: str) -> bool:
        """Load another game; the players keep their sides."""
        self.table = read_table(read_text(path), path, self.game)
        self.exchanged = self.have_exchanged()
        self.moves_read = dict.fromkeys(self.game.seats, len(self.table.rows()))
        self.is_board_old = True
        self.print_message("cli-loaded", path=path)
        return True

    def do_log(self) -> bool:
        self.terminal.print(self.table.log(self.text.lang, self.viewer).rstrip())
        return False

    def do_board(self) -> bool:
        self.show_board()
        return False

    def do_card(self, name: str) -> bool:
        card = self.pages.find_card(self.text, name)
        if card is None:
            raise self.no_card(name)
        self.terminal.print(self.sheet().card_page(card) or self.pages.write_card(self.text, card, self.terminal.paint))
        return False

    def no_card(self, name: str) -> UnknownCard:
        """The error for a name that matches no card, or several."""
        messages = [f"{kind}-{one}" for kind, names in self.game.rules.names.items() for one in names]
        titles = dict.fromkeys(self.text.format(message) for message in messages if self.text.has(message))
        cards = {title.casefold(): title for title in titles if self.pages.find_card(self.text, title) is not None}
        wanted = name.casefold()
        if several := [title for spelling, title in cards.items() if spelling.startswith(wanted)]:
            return UnknownCard("card-several", card=name, cards=", ".join(several))
        near = [cards[spelling] for spelling in difflib.get_close_matches(wanted, cards, 3, 0.5)]
        return UnknownCard("card-near", card=name, near=", ".join(near)) if near else UnknownCard("card-unknown", card=name)

    def do_help(self) -> bool:
        self.print_message("cli-help")
        return False

    def do_quit(self) -> bool:
        raise Quit


def number_lines(labels: list[str]) -> list[str]:
    """Numbered labels: one per line if few, otherwise in columns as wide as the widest.

    >>> number_lines(["Event", "Coup"])
    ['  1  Event', '  2  Coup']
    """
    width = max(map(len, labels), default=0) + 7
    columns = 1 if len(labels) <= 8 else max(1, (WIDTH + 2) // width)
    rows = -(-len(labels) // columns)
    cells = [f"{number:>3}  {label}" for number, label in enumerate(labels, 1)]
    if columns == 1:
        return [line for cell in cells for line in fold(cell, 5)]
    return ["".join(cell.ljust(width) for cell in cells[row::rows]).rstrip() for row in range(rows)]
