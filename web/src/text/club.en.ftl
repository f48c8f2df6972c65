# The club: ratings, results, tournaments; loaded with its pages

page-ratings-note = Games of public tables count if both players have accounts and play a full game on a clock. A question mark means that a rating is provisional: there are too few games yet, or none for a long time.
page-ratings-none = Nobody has a rating here yet.
page-own-ratings = Ratings
page-place = Place
page-player = Player
page-rating = Rating
page-games = Games
page-last-game = Last game
page-number-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
page-curve-summary = Rating over the games played ({ $games }): between { $low } and { $high }, now { $now }
page-by-side = By side
page-by-ending = By ending
page-by-opponent = By opponent
page-won = Won
page-drawn = Drawn
page-lost = Lost

## Tournaments

page-tournament = Tournament
page-tournament-new = Organise a tournament
page-tournament-account = To enter or organise a tournament you need an account.
page-tournament-name = Name
page-tournament-text = Announcement, rules of your own
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
page-players-of = { $number } of { $most } players
page-preset = Preset
page-preset-own = custom
page-preset-correspondence = correspondence cup (2 games per match)
page-style = System
page-style-swiss = Swiss
    .help = Everybody plays every round, against somebody with about as many points.
page-style-round-robin = round robin
    .help = Everybody meets everybody once.
page-style-single-elimination = single elimination
    .help = A player who loses a match is out.
page-style-double-elimination = double elimination
    .help = A player who loses two matches is out.
page-rounds-number = Rounds (0: as many as needed)
page-division-size = Players in a division or group (0: one)
page-match-games = Games per match
page-most-players = Maximum number of players (0: no limit)
page-round-hours = Hours per round
page-move-days = Days per move (0: real time)
page-game-minutes = Minutes for the game
page-move-seconds = Seconds per move
page-check-in-minutes = Check-in before the start (minutes, 0: none)
page-clock-minutes-and-seconds = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
page-clock-days-per-move = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
page-games-each = { $number } games in a match, sides swapped.
page-starts-at = starts { $date }
page-phase-open = open for entry
page-phase-running = in progress
page-phase-over = over
page-phase-cancelled = cancelled
page-director = Director
page-enter = Enter
page-enter-waiting = Join the waiting list
page-you-wait = You are on the waiting list: you take part if somebody leaves before the start.
page-you-checked = You have checked in.
page-enter-late = You can still enter: there is a free place{ $where }. If you join late, you miss the rounds that have begun and get no points for them; existing pairings stay as they are.
page-late-places = Late entry is open. Free places: { $places }{ $where }.
page-late-closed = Late entry is closed: there is no free place, or more than half of the rounds have begun. You can put somebody in another’s place.
page-check-in = I am here
page-withdraw = Withdraw
page-leave-note = Withdraw? You lose all your running games in this tournament.
page-to-my-table = To my table
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
    .help = Matches won by playing.
page-tie-games = Games
    .help = Games won within the matches; a draw is half a game.
page-csv = Standings as CSV
page-bracket = Bracket
page-bracket-winners = Winners’ bracket
page-bracket-losers = Losers’ bracket
page-bracket-final = Final
page-bye = bye
page-tournament-round = Round { $number }
page-round-until = Games have to be over by { $date }. A player who has not come by then, or is to move, loses.
page-kind-of-bye = bye
page-kind-of-half-bye = half-point bye
page-kind-of-absent = absent
page-kind-of-forfeit = forfeit
page-decide = Decide…
page-decide-sure = Enter { $result } for { $first } – { $second }?
page-directors-game = The director’s own game
page-entries-none = Nobody has entered yet.
page-waits = on the waiting list
page-checked = checked in
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

## Leagues, ladders, directors

page-preset-night = club evening (Swiss, 3 hours)
page-preset-league = league (divisions, seasons, 90 minutes)
page-preset-ladder = correspondence ladder
page-preset-keep = Save as a preset
page-preset-name = Name of the preset
page-preset-saved = Saved: you will find it in the list of presets.
page-preset-forget = Delete this preset
page-style-ladder = ladder
    .help = Players challenge those above them; the winner takes the higher place.
page-prizes = Prizes
page-spread = Groups of equal strength, not one below the other
page-seasons-follow = Played in seasons: when one ends, the next is announced
page-up-number = Promoted and relegated (players per division)
page-pause-days = Days between seasons
page-ladder-reach = Places above that may be challenged
page-ladder-idle = Days without a game until a player drops a place (0: never)
page-ladder-ends = Ends (empty: when the director ends it)
page-challenge-hours = Hours per challenge
page-playoff-size = Players in a play-off (0: none)
page-playoff-games = Games per match in the play-off (0: as before)
page-playoff-options = The play-off has options of its own, such as bids
page-playoff-options-title = Options of the play-off
page-more-rules = More rules
page-least-players = Minimum number of players (otherwise cancelled)
page-half-byes = Rounds that a player may miss for half a point
page-most-forfeits = Forfeits until a player is out (0: never)
page-late-allowed = Late entry until the second round
page-late-places-allowed = Late entry into free places, in the first half of the rounds
page-bots-allowed = Bot accounts may enter
page-ties-choose = Tie-breaks, in the order in which you tick them (none: the usual ones):
page-view-overview = Overview
page-view-standings = Standings
page-view-crosstable = Crosstable
page-view-bracket = Bracket
page-view-rounds = Schedule and games
page-view-players = Players
page-view-director = Director
page-view-log = Log
page-group = Group { $number }
page-season = Season { $number }
page-seasons = Seasons
page-goes-up = promoted
page-goes-down = relegated
page-up-note = ▲▼ Promotion and relegation places: { $number } in each division.
page-ladder-note = { $reach ->
    [one] You may challenge the player one place above you.
   *[other] You may challenge anybody up to { $reach } places above you.
}
page-ladder-idle-note = { $days ->
    [one] A player without a game for { $days } day drops one place.
   *[other] A player without a game for { $days } days drops one place.
}
page-show-matches = { $number ->
        [one] Show { $number } match
       *[other] Show { $number } matches
    }
page-ladder-challenge = Challenge
page-challenge-number = Challenge { $number }
page-playoff-round = Play-off, round { $number }
page-crosstable-note = Each row shows its player’s results against the others, in the order of the standings; a star is a game in progress.
page-crosstable-swiss = For each round: the result, and the opponent’s place in the standings. + is a bye, ½ a half-point bye, – an absence, f a forfeit; a star is a game in progress.
page-bracket-save = Save as a picture (SVG)
page-bracket-more = Later rounds
page-schedule = Schedule
page-date-check-in = Check-in
page-date-start = Start
page-date-round = Round { $number }
page-date-end = End
page-at-the-latest = at the latest
page-calendar = Dates for a calendar (ICS)
page-results-csv = Results as CSV
page-games-to-watch = Games to watch now
page-how-played = How it is played
page-hours-number = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
page-days-number = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-rule-rounds = { $number ->
    [one] There is { $number } round.
   *[other] There are { $number } rounds.
}
page-rule-divisions = Divisions by rating, of about { $number } players.
page-rule-groups = Groups of equal strength, of about { $number } players.
page-rule-round = Time per round: { $length }. A player who has not come by then, or is to move, loses.
page-rule-challenge = Time per challenge: { $length }. A player who has not come by then, or is to move, loses.
page-rule-playoff = Then a knockout play-off between the best { $number } players.
page-rule-seasons = { $number ->
    [0] The next season follows.
    [one] The next season follows; one player of each division is promoted, and one is relegated.
   *[other] The next season follows; { $number } players of each division are promoted, and as many are relegated.
}
page-rule-check-in = { $minutes ->
    [one] Players who have not checked in during the last minute before the start are not paired.
   *[other] Players who have not checked in during the last { $minutes } minutes before the start are not paired.
}
page-rule-late = You can enter until the second round begins.
page-rule-late-places = Free places can still be taken in the first half of the rounds; the rounds that have begun bring no points.
page-rule-half-byes = { $number ->
    [one] You may miss { $number } round for half a point.
   *[other] You may miss { $number } rounds for half a point each.
}
page-rule-forfeits = { $number ->
    [one] A player who forfeits a match is out.
   *[other] A player who forfeits { $number } matches is out.
}
page-rule-most = At most { $number } players; others wait until somebody leaves.
page-rule-bots = Bot accounts may enter.
page-sit-out = Miss the next round
page-sit-out-note = Miss the next round? You will not be paired in it.
page-sits-out = misses the next round
page-embed = Embed in another site
page-embed-note = Put this into a page of yours; it always shows the current state of this view. Add &lang=pl or &theme=dark for another language or theme.
page-announce = Announcement to all players
page-announce-send = Announce
page-swap = Swap places
page-swap-note = Two players of this round swap places; two who meet each other swap sides. Only before a result.
page-replace = Replace
page-replace-note = A new player takes somebody’s place, with all points.
page-replacement = Address of the new player’s profile
page-extend = Give more time
page-extend-until = Running games may last until
page-change-words = Change name, announcement, prizes and start
    .begun = Change name, announcement and prizes
page-change = Change
page-stop-league = No further season
page-stop-note = End the league with this season?
page-stop-ladder = End the ladder
page-stop-ladder-note = End the ladder? Challenges in progress are played to their end, and there are no new ones.
page-event-sit-out = Misses a round
page-event-challenge = Challenge
page-event-remind = Players reminded
page-event-playoff = Play-off began
page-event-idle = Dropped a place for inactivity
page-event-swap = Swapped places
page-event-extend = More time given
page-event-announce = Announced
page-event-change = Texts or times changed
page-event-stop = No further season or challenge
page-rating-bot = Bot · { $name }
page-rating-error = standard error ± { $error }
page-ratings-bots-note = Bots are placed by their measured strength against each other, shifted to fit people’s games against them; ± is the standard error. Games against bots do not count for people.
page-minutes-number = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
