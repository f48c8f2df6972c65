# The club: ratings, results, tournaments; loaded with its pages

page-ratings = Ratings
page-ratings-note = Games of open tables count if both players have accounts and play a full game on a clock. A question mark says that a rating is provisional: there are too few games yet, or none for a long time.
page-ratings-none = Nobody has a rating here yet.
page-place = Place
page-player = Player
page-rating = Rating
page-games = Games
page-last-game = Last game
page-number-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
page-curve-told = Rating over the games played ({ $games }): between { $low } and { $high }, now { $now }
page-by-side = By side
page-by-ending = By ending
page-by-opponent = By opponent
page-won = Won
page-drawn = Drawn
page-lost = Lost

## Tournaments

page-tournaments = Tournaments
page-tournament = Tournament
page-tournament-new = Organise a tournament
page-tournament-account = To enter or organise a tournament you need an account.
page-tournament-name = Name
page-tournament-text = Announcement, prizes, rules of your own
page-tournament-starts = Start (your time)
page-tournament-create = Announce it
page-tournament-cancelled = cancelled
page-tournament-winner = Winner: { $name }
page-tournament-log = What happened
page-tournaments-open = Open for entry
page-tournaments-running = In progress
page-tournaments-past = Past
page-tournaments-none = None at the moment.
page-number-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
page-preset = Kind
page-preset-own = your own
page-preset-evening = club evening (3 hours)
page-preset-league = league season (divisions, 90 minutes)
page-preset-letter = cup by letter (2 games a meeting)
page-style = System
page-style-swiss = Swiss
page-style-round-robin = round robin
page-style-single-elimination = single elimination
page-style-double-elimination = double elimination
page-rounds-number = Rounds (0: as many as needed)
page-division-size = Players in a division (0: one division)
page-meeting-games = Games in a meeting
page-most-players = Most players (0: no limit)
page-round-hours = Hours for a round
page-move-days = Days for a move (0: live)
page-game-minutes = Minutes for the game
page-move-seconds = Seconds for a move
page-check-in-minutes = Check-in before the start (minutes, 0: none)
page-clock-told = { $minutes } min + { $seconds } s
page-clock-days-told = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
page-games-each = { $number } games in a meeting, sides swapped
page-starts-at = starts { $date }
page-phase-open = open for entry
page-phase-running = in progress
page-phase-over = over
page-phase-cancelled = cancelled
page-director = Director
page-enter = Enter
page-check-in = I am here
page-withdraw = Withdraw
page-leave-note = Withdraw? Whatever you are playing in this tournament is lost.
page-to-my-table = To my table
page-standings = Standings
page-division = Division { $number }
page-points = Points
page-played = Played
page-ties-explained = Tie-breaks
page-tie-head-to-head = Head-to-head
    .help = Points against those who have as many points, if all of them have met.
page-tie-buchholz-cut = Buchholz −1
    .help = The points of all opponents but the one with the fewest.
page-tie-buchholz = Buchholz
    .help = The points of all opponents.
page-tie-sonneborn-berger = Sonneborn-Berger
    .help = The points of the opponents one has beaten, and half of those one has tied with.
page-tie-wins = Wins
    .help = Meetings won by playing.
page-tie-games = Games
    .help = Games won within the meetings; a draw is half a game.
page-csv = Standings as CSV
page-bracket = Bracket
page-bracket-winners = Winners’ bracket
page-bracket-losers = Losers’ bracket
page-bracket-final = Final
page-bye = bye
page-tournament-round = Round { $number }
page-round-until = Games have to be over by { $date }. Whoever has not come by then, or is to move, loses.
page-kind-of-bye = bye
page-kind-of-half-bye = half-point bye
page-kind-of-absent = absent
page-kind-of-forfeit = forfeit
page-decide = Decide …
page-tournament-players = Players: { $number }
page-entries-none = Nobody has entered yet.
page-waits = on the waiting list
page-checked = is here
page-withdrawn = withdrawn
page-remove = Remove
page-start-now = Start now
page-cancel-tournament = Cancel the tournament
page-cancel-note = Cancel the tournament? Games in progress are called off.
page-event-enter = Entered
page-event-leave = Withdrawn
page-event-check-in = Checked in
page-event-start = Tournament started
page-event-pair = Round { $number } paired
page-event-game = Result counted
page-event-forfeit = Decided without playing
page-event-decide = Decided by the director
page-event-replace = Replaced
page-event-cancel = Tournament cancelled
page-event-end = Tournament over
