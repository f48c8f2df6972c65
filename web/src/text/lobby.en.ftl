# The lobby: seeks (open challenges), challenges, clocks; loaded with the pages that need them

page-challenges = Challenges
page-challenge-to = Challenge { $name }
page-challenge-open = Public table: others may watch, and the game counts for ratings if it has a clock
page-accept = Accept
page-decline = Decline
page-lobby-withdraw = Withdraw
page-my-seeks = My open challenges
page-seek-new = Find an opponent
page-seeks = Open challenges
page-seeks-none = Nobody else is looking for a game right now.
page-seek-live = now, in real time
page-seek-days = correspondence
page-seek-live-note = You wait here: as soon as somebody wants the same, the table opens by itself. Your open challenge ends when you close this page.
page-seek-days-note = You need not wait: your open challenge stays for two weeks, and when somebody wants the same, you find the table here and among your tables.
page-options-any = any
page-options-printed = as printed
page-options-own = custom…
page-seek-low = Rating from
page-seek-high = Rating to
page-seek-range = rating { $low }–{ $high }
page-seek-from = rating { $low } or more
page-seek-to = rating { $high } or less
page-seek-any-side = either side
page-challenge-you-play = you play: { $side }
page-seek-add = Look for a game
page-seek-waits = Waiting for an opponent…
page-seek-found = Opponent found
page-seek-open = To the table
page-seek-accept = Play
page-clock-any = any clock
page-clock-of-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
page-clock-of-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
page-clock-of-budget = { $days ->
    [one] { $days } day for the game
   *[other] { $days } days for the game
}
page-clock-own-minutes = custom: minutes and seconds…
page-clock-own-move = custom: days per move…
page-clock-own-game = custom: days for the game…
page-clock-minutes = Minutes for the game
page-clock-seconds = Seconds for each move
page-clock-days-number = Days

## Clocks that people agree on

page-give-time = Give the opponent time
page-give-minutes = +{ $minutes } min
page-give-days = { $days ->
    [one] +{ $days } day
   *[other] +{ $days } days
}
page-ask-adjourn = Ask to adjourn
page-claim-later = Your opponent has no running clock. If nothing happens, you can claim the game from { $date }.
page-claim-now = Your opponent has been gone for 30 days.
page-claim-win = Claim the win
page-claim-sure = Yes, claim the win
page-claim-off = Call the game off
page-vacation-note = While you are on vacation, your correspondence clocks stand still and your opponents see when you will be back. Real-time games are not affected. You have { $days } days per year.
page-vacation-left = { $days ->
    [one] { $days } day is left this year.
   *[other] { $days } days are left this year.
}
page-vacation-first = First day
page-vacation-last = Last day
page-vacation-go = Go on vacation
page-vacation-cancel = Cancel
page-vacation-end = I am back
