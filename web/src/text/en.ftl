### The page: texts of the web client


## Page: everywhere

page-home = Home
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-save = Save
page-yes = Yes
page-no = No
page-language = Language
page-theme = Theme
page-theme-dark = Dark
page-theme-light = Paper
page-motion = Motion
page-motion-full = Full
page-motion-quick = Quick
page-motion-off = Off
page-guest = Guest
page-computer = Computer
page-copied = Copied
page-copy-link = Copy link
page-line-lost = Connection lost, reconnecting…
page-server-away = The server is not responding.
page-broken = The page could not be loaded. Please reload it.
page-opening = Opening the table…

## Page: home

page-nav-play = Play
page-hero = The Cold War at one table.
page-hero-sub = Every rule enforced. Against a friend or the computer, in your language, on any screen.
page-name = Name
page-side = Side
page-either = either
page-level = Level
page-bot-random = Random
page-bot-heuristic = Rules of thumb
page-bot-search = Search
page-bot-network = Trained network
page-bot-level-1 = Level 1
    .what = knows the rules and makes many mistakes
page-bot-level-2 = Level 2
    .what = sees the obvious and overlooks the rest
page-bot-level-3 = Level 3
    .what = plays sensibly, with slips
page-bot-level-4 = Level 4
    .what = plays sensibly
page-bot-level-5 = Level 5
    .what = looks a little ahead
page-bot-level-6 = Level 6
    .what = looks further ahead
page-bot-level-7 = Level 7
    .what = a network that has learned from millions of games
page-bot-level-8 = Level 8
    .what = the network, looking ahead; the strongest opponent
page-play-bot = Play against the computer
page-invite = Invite a friend
page-open-table = Create a public table
page-hotseat = Two players, one screen
page-sandbox = Sandbox
page-my-tables = My tables
page-your-moves = your move × { $number }
page-open-tables = Open tables
page-library = Library
page-import = Import a game
page-import-notices = Notes on the import
page-no-tables = You have no tables yet.
page-no-open = Nobody is waiting for an opponent.
page-record-tournament_final = Tournament final from the rulebook
page-no-records = No games yet.
page-waiting-friend-short = waiting for a player
page-you-take = you play the { $side }
page-watch = Watch
page-take-seat = Join
page-waiting = waiting
page-over = Game over
page-profile = Profile
page-device-link = Link for another device
page-device-note = Anyone who opens this link is signed in as you. It expires soon.
page-account = Account (optional)
page-account-of = Account { $login }
page-login = Login
page-password = Password
page-log-in = Log in
page-register = Create an account
page-registered = Account created.
page-clock = Clock
page-clock-none = none
page-clock-live = 45 min + 30 s
page-clock-slow = 90 min + 60 s
page-clock-days = 3 days per move
page-position = Position
page-position-help = Leave empty for a new game, or paste a position.
page-options = Game options
page-begin = Start
page-waiting-friend = Waiting for the other player
page-send-link = Send this link to your friend.
page-invited = You are invited to play { $game }
page-aborted = This game was aborted.

## Page: seas and places

page-sea-pacific = Pacific Ocean
page-sea-north-atlantic = North Atlantic Ocean
page-sea-south-atlantic = South Atlantic Ocean
page-sea-indian = Indian Ocean
page-sea-mediterranean = Mediterranean Sea
page-sea-arctic = Arctic Ocean
page-sea-caribbean = Caribbean Sea
page-land-china = CHINA
page-usa = USA
page-ussr = USSR
page-world = The world
page-world-short = World
page-map = World map
page-overview = Overview map
page-regions = Regions
page-chips-legend = Boxes: result if scored now; ◆ battlegrounds, countries controlled

## Page: the table

page-turn = Turn { $number }
page-round = Round
page-round-of = round { $number } of { $most }
page-turn-round-short = T{ $turn } · R{ $round }
page-turn-headline-short = T{ $turn } · { $headline }
page-phasing = { $side } to move
page-era-early = Early
page-era-mid = Mid
page-era-late = Late
page-wins-at = { $side } wins at { $points }
page-even = tied
page-you = you
page-cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
page-away = offline
page-panels = Log, chat, cards, rules
page-your-move = Your move
page-waiting-for = Waiting for { $name }…
page-spectator = You are watching.
page-no-cards = No cards in hand.
page-covered = Hand hidden
page-take-back = Undo
page-confirm-setting = Confirm the last step of a choice
page-take-back-all = All { $number }
page-take-back-what = Undo: { $what }
page-confirm = Confirm: { $what }
page-confirm-short = Confirm
page-put-back = Return the card to your hand
page-ask-undo = Request undo
page-undo-sent = Undo requested.
page-undo-asked = { $name } asks to undo the last move.
page-undo-refused = The request was declined.
page-allow = Allow
page-refuse = Decline
page-of-left = of { $number } left
page-left = left
page-costs = { $country } costs { $number }
page-price = cost { $number }
page-effect-breaks = breaks { $side } control
page-effect-takes = { $side } takes control
page-effect-holds = { $side } keeps control
page-succeeds = { $chance } chance of success
page-realign-odds = { $win } you gain, { $lose } you lose ({ $own } against { $other })
page-realign-win = { $side } loses influence
page-realign-tie = no change
page-realign-lose = { $side } loses influence
page-battleground = Battleground
page-stability = stability { $number }
page-controls = { $side } control
page-coup-in = Coup in { $country }
page-fails = fails
page-foothold = weakens the { $side }
page-takes-control = { $side } control
page-coup-sum = die + { $ops } − 2 × stability { $stability }
page-would-lose = the { $side } would lose the game
page-war-needs = succeeds on { $need } or higher ({ $modifier })
page-ops = { $ops ->
        [one] { $ops } operation
       *[other] { $ops } operations
    }
page-ops-3 = 3+ ops
page-ops-change = operations { $change }
page-in-play = in play
page-in-play-ops = { $ops ->
        [one] in play: { $ops } operation
       *[other] in play: { $ops } operations
    }
page-must-be-played = must be played
page-china-ready = yours, ready
page-china-later = from next turn
page-defcon-falls = DEFCON { $from } → { $to }
page-defcon-risk = DEFCON risk
page-card-scoring = Scoring
page-card-china = China
page-card-number = No. { $number }
page-star = removed from the game after its event
page-history = History
page-rulings = Rulings
page-defcon-what = closed to coups and realignment
page-defcon-5 = nothing is closed
page-defcon-4 = Europe closed
page-defcon-3 = Asia closed too
page-defcon-2 = Middle East closed too
page-defcon-1 = nuclear war: the phasing player loses
page-now = now
page-closed = closed:
page-no-coups = no coups
page-if-scored = If scored now
page-held = { $number } controlled
page-points = { $points } VP
page-level-none = none
    .short = none
page-level-presence = Presence
    .short = Pres.
page-level-domination = Domination
    .short = Dom.
page-level-control = Control
    .short = Ctrl.
page-required = required { $number } (DEFCON)
page-short = { $number } short
page-met = met
page-space-next = { $side } next: { $box }, { $ops }+ ops, roll 1–{ $roll }
page-space-vp = { $first } / { $second } VP
page-space-2 = 2nd try
page-space-4 = headline
page-space-6 = discard
page-space-ops = { $ops }+ ops
page-milops-short = Mil ops
page-space-short = Space
page-log = Log
page-log-start = Start
page-chat = Chat
page-cards-tab = Cards
page-rules = Rules
page-board = Board
page-tracks = Tracks
page-expand-all = Expand all
page-fold-all = Collapse all
page-save-log = Save as .txt
page-save-record = Download the game
page-entries = { $number ->
        [one] { $number } entry
       *[other] { $number } entries
    }
page-chat-empty = No messages yet.
page-message = Message
page-send = Send
page-tracker = Cards: what you know
page-draw = draw
page-discard = discard
page-removed = removed
page-unseen = Unseen
page-unseen-count = unseen
page-known = Known cards in your opponent’s hand
page-known-cards = { $number } known
page-none-known = none known
page-table = In play
page-search = Search cards, countries, rules
page-rules-version = This game uses rules version { $version }.
page-search-rules = Search the rules
page-nothing = nothing
page-nothing-found = Nothing found.
page-last-move = Last move
page-rule = Rule { $number }
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Whole world
page-resign = Resign
page-resign-sure = Really resign?
page-abort = Abort the game
page-rematch = Rematch with sides swapped
page-cover-title = Pass the screen to: { $side }
page-cover-text = The hand stays hidden until you are ready.
page-cover-ready = I am the { $side }, show my hand
page-warning-title = This play would lose you the game
page-warning-defcon = DEFCON is at { $level } and would fall to 1. The { $side } would lose at once.
page-warning-crisis = The Cuban Missile Crisis is on: a coup by the { $side } loses the game at once.
page-warning-rule = the phasing player loses, whoever made the choice
page-warning-maybe = This play could lose you the game
page-warning-risk = Play it anyway
page-warning-safe = A safe alternative
page-warning-back = Do not play it
page-warning-go = Play it and lose
page-why-reach = { $country } is out of reach: no { $side } influence there or next to it.
page-why-price = { $country } costs 2 because the { $enemy } controls it, and you have only 1 point left.
page-why-spread = { $country } is out of reach: influence you have just placed does not extend it.
page-why-chernobyl = { $country } is closed by Chernobyl this turn.
page-why-enemy = { $country } has no { $enemy } influence.
page-why-defcon = { $country } is closed at DEFCON { $level }.
page-why-event = { $country } is protected by an event in force.
page-why-not = { $country } cannot be chosen for this.

## Page: first-game guide

page-guide-next = Next
page-guide-back = Back
page-guide-skip = Skip
page-guide-leave = Leave the guide
page-guide-again = Restart the guide
page-guide = First-game guide
guide-none = Your opponent is deciding. Everything that happens is written in the log.
guide-setup = Before the first turn each side places a few influence points, one at a time. Countries you can choose have a gold outline. To control a country you need its stability number (top right of its box) more influence than your opponent has there.
    .us = A sound start: West Germany 4, Italy 3.
    .ussr = A sound start: Poland 4, East Germany 1, Yugoslavia or Austria 1.
guide-headline = Each turn begins with a headline: both sides secretly choose a card whose event will happen. Choose one of your own events, or a neutral one. Scoring cards are allowed, but are usually better played later.
guide-card = Play a card. The number is its operations points. A card with your opponent’s event still gives you the points, but the event happens too: play such cards when they hurt least. Scoring cards must be played this turn.
guide-play = Event, or operations? With operations you place influence, attempt a coup, roll for realignment, or drop a harmful card into the space race. Nothing is final until a die is rolled: you can put the card back.
guide-influence = Place influence where you have some, or next to it. It costs 1, or 2 where your opponent controls. Think of battlegrounds (filled heads with a diamond): they count most when a region is scored.
guide-coup = A coup adds the card’s points to a die and subtracts twice the stability: low stability is easy. The percentage is the chance of success. A coup in a battleground lowers DEFCON; at DEFCON 2 that would lose you the game.
guide-realign = Both sides roll; controlled neighbours, more influence there and a superpower next door each add 1. The loser loses influence, and that can be you.
guide-space = The space race takes a card without its event. The die must not be above the number shown.
guide-event = An event asks you to choose. Your options are lit; the text of the card explains the choice.

## Page: replay

page-replay = Replay
page-run = Play
page-pause = Pause
page-step = step { $number }
page-step-back = Previous step
page-step-on = Next step
page-turn-back = Previous turn
page-turn-on = Next turn
page-seen-by = View as
page-public = spectator
page-open-hands = Both hands
page-step-link = Copy a link to this step
page-branch = Continue from here

## Page: hints and review

page-hint = Hint
page-hint-title = What the computer would play
page-hint-thinking = Thinking…
page-hint-next = then { $what }
page-hint-told = { $number ->
        [one] One hint: { $what }.
       *[other] { $number } hints. Best: { $what }.
    }
page-win-chance = chance of winning
page-try-again = Try again
page-review = Review
page-review-thinking = The computer is analysing every round…
page-review-plot = Chance of winning, step by step
page-review-turns = Turning points
page-review-gain = { $side } +{ $points } pp
page-review-change = Change
page-review-how = This is an estimate: from each round the computer played the game out several times with new dice, with both hands open. pp: percentage points.
page-as-table = As a table
page-step-short = Step
page-seconds = { $number } s
