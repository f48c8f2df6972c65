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
page-guest-named = { $name } (guest)
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
page-live = Watch now
page-no-live = Nobody is playing in public right now.
page-show = Watch two bots play: { $game }
page-steps = New here?
page-steps-learn = Learn as you play
    .what = A guided first game: every step is explained when you come to it. Leave the guide whenever you like.
page-steps-easy = Play level 1
    .what = An opponent that knows the rules and makes many mistakes. Hints and undo are allowed.
page-steps-watch = Watch a game
    .what = A close game between two bots, both hands open, with notes at the turning points.
page-library = Library
page-import = Import a game
page-import-notices = Notes on the import
page-no-tables = You have no tables yet.
page-no-open = Nobody is waiting for an opponent.
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

## Page: the table

page-map = World map
page-round = Round
page-you = you
page-away = offline
page-panels = Log, chat, cards, rules
page-your-move = Your move
page-waiting-for = Waiting for { $name }…
page-spectator = You are watching.
page-covered = Hand hidden
page-take-back = Undo
page-confirm-setting = Confirm the last step of a choice
page-take-back-all = All { $number }
page-confirm = Confirm: { $what }
page-confirm-short = Confirm
page-ask-undo = Request undo
page-undo-sent = Undo requested.
page-undo-asked = { $name } asks to undo the last move.
page-undo-refused = The request was declined.
page-allow = Allow
page-refuse = Decline
page-of-left = of { $number } left
page-left = left
page-log = Log
page-log-start = Start
page-chat = Chat
page-cards-tab = Cards
page-rules = Rules
page-board = Board
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
page-search = Search cards, countries, rules
page-rules-version = This game uses rules version { $version }.
page-search-rules = Search the rules
page-nothing-found = Nothing found.
page-last-move = Last move
page-rule = Rule { $number }
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-resign = Resign
page-resign-sure = Really resign?
page-abort = Abort the game
page-rematch = Rematch with sides swapped
page-cover-title = Pass the screen to: { $side }
page-cover-text = The hand stays hidden until you are ready.
page-cover-ready = I am the { $side }, show my hand
page-warning-title = This play would lose you the game
page-warning-maybe = This play could lose you the game
page-warning-risk = Play it anyway
page-warning-safe = A safe alternative
page-warning-back = Do not play it
page-warning-go = Play it and lose

## Page: first-game guide

page-guide-next = Next
page-guide-back = Back
page-guide-skip = Skip
page-guide-leave = Leave the guide
page-guide-again = Restart the guide
page-guide = First-game guide
guide-none = Your opponent is deciding. Everything that happens is written in the log.
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
page-note-before = Previous note
page-note-after = Next note

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
