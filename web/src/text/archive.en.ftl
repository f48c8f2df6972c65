# The archive, statistics, how somebody plays, and programs as players; loaded with their pages

page-archive-note = Finished games of public tables. The address of this page contains your search: share it as it is.
page-archive-player = Player
page-archive-opponent = Opponent
page-archive-side = Played as
page-archive-result = Result
page-result-won = won
page-result-drawn = draw
page-result-lost = lost
page-archive-winner = Winner
page-archive-ending = Ending
page-turn-from = Last turn, at least
page-turn-to = Last turn, at most
page-archive-since = Ended on or after
page-archive-until = Ended on or before
page-archive-card = Card played
page-archive-by = By
page-archive-way = As
page-archive-event = What happened
page-archive-option = Option
page-archive-value = Value
page-archive-more = More conditions
page-archive-clear = Clear the search
page-archive-found = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
page-archive-zip = Download as files (ZIP)
page-archive-lines = Download as JSON Lines
page-archive-most = The newest { $number } at most.
page-archive-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
page-statistics-note = All finished games of public tables, counted as they end.
page-statistics-none = No game has been finished here yet.
page-statistics-years = Who won, by year
page-statistics-endings = How games ended
page-turn-ended = In which turn games ended
page-statistics-cards = Cards
page-statistics-cards-note = How often each side has played a card, and how many of those games it has won.
page-statistics-times = Played
page-statistics-rate = Won
page-statistics-order = Order
page-statistics-by-times = most played
page-statistics-by-rate = most wins
page-statistics-by-name = by name
page-statistics-bar = { $name }: { $games } in all, { $parts }
page-turn-number = Turn { $number }
page-play-style = How they play
page-turn-mean = Last turn on average
page-style-openings = Openings
page-style-won = { $won } of { $games } won
page-visibility-note = Your name and the games themselves stay public; a part that you hide is shown to nobody but you, and nobody can search for your games.
page-part-ratings = Ratings and their curve
page-part-results = Results by side, ending and opponent
page-part-games = My games, also in the archive’s search by player
page-part-style = Favourite cards and openings
page-saved = Saved.
page-tokens-note = With a token a program can act for you: a bot that plays, a script that looks at your tables. It never has access to your password, address, sessions or other tokens.
page-token-name = Name of the token
page-token-scopes = What it may do
page-scope-read = See what I see
page-scope-play = Find opponents (tables, challenges) and play
page-scope-chat = Write in the chat
page-scope-tournaments = Take part in tournaments and organise them
page-token-make = Make a token
page-token-once = This is the token. Copy it now: it is not shown again.
page-token-copy = Copy
page-token-copied = Copied.
page-token-dates = Made { $created }, last used { $used }
page-token-unused = Made { $created }, never used
page-token-end = Revoke
page-token-end-of = Revoke the token “{ $name }”
page-token-ended = The token has been revoked.
page-bots = Bot accounts
page-bots-note = A bot account is a player of its own, marked as a bot wherever its name is shown. It is yours: you make its tokens. It may play at tables and in tournaments that allow bots.
page-bot-name = Name of the bot
page-bot-make = Make a bot account
page-bot-delete = Delete
page-bot-delete-of = Delete the bot account “{ $name }”
page-bot-deleted = The bot account has been deleted.
