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
page-sound-setting = Sound when it is my move
page-guest = Guest
page-guest-named = { $name } (guest)
page-computer = Computer
page-copied = Copied
page-copy-link = Copy link
page-line-lost = Connection lost, reconnecting…
page-server-away = The server is not responding.
page-broken = The page could not be loaded. Please reload it.
page-not-found = There is no such page.
    .what = The address is wrong, or what was here is gone.
page-opening = Opening the table…

## Page: home

page-nav = Main navigation
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
    .what = hard to beat
page-bot-level-8 = Level 8
    .what = a network that has learned from millions of games; the strongest opponent
page-play-bot = Play against the computer
page-invite = Invite a friend
page-open-table = Create a public table
page-hotseat = Two players, one screen
page-sandbox = Sandbox
page-my-tables = My tables
page-your-moves = your move × { $number }
page-next-table = Next table
    .what = Next table that waits for me
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
page-you-take = you play: { $side }
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
page-alerts = Notifications
page-bell-number = Notifications: { $number } unread
page-bell-fresh = { $number ->
        [one] 1 new notification
       *[other] { $number } new notifications
    }
page-sessions = Where you are logged in
page-tokens = API tokens
page-visibility = What others see of your profile
page-this-device = this device
page-device-unknown = Unknown device
page-session-dates = since { $created }, last used { $seen }
page-end-session = Log out
page-end-session-of = Log out: { $device }
page-end-others = Log out all other devices
page-session-ended = Logged out there.
page-log-out = Log out
page-log-out-sure = Log out on this device
page-log-out-member = You can come back with your login and password.
page-log-out-guest = As a guest you cannot come back as “{ $name }” from here, unless you create an account or make a link for another device first.
page-bring-tables = Bring the tables of the guest “{ $name }” along
page-forgotten = Forgot password
page-mail-sent = If there is an account with this login or address, and the address is confirmed, a message is on its way.
page-no-mail = This server sends no mail: nobody can send you a new password, so keep yours in a safe place.
page-old-password = Current password
page-new-password = New password
page-change-password = Change password
page-password-changed = Password changed. Other devices were logged out.
page-email = E-mail
page-email-is = E-mail: { $email }
page-email-open = E-mail: { $email } (not confirmed)
page-change-email = Change e-mail
page-confirm-sent = We have sent you a message. Follow the link in it to confirm the address.
page-confirm-email = Confirm e-mail address
page-email-confirmed = { $email } now belongs to the account { $login }.
page-account-named = “{ $name }” (account { $login })
page-link-question = Log in with this link?
page-link-owner = The link belongs to { $who }.
page-link-here = In this browser you are { $who }.
page-link-nobody = In this browser you are not logged in.
page-link-yours = This is your own link: you are { $who } here already.
page-link-guest-lost = If you only switch, you lose access to your tables as a guest. You can bring them along instead.
page-link-merge = Switch and bring my tables along
page-link-switch = Switch to “{ $name }”
page-link-stay = Stay as I am
page-fair = The dice and deals were fair: everyone kept to what they had committed to before the game.
page-unfair = The dice and deals were not fair: somebody did not keep to what your page was shown before the game. Save the record and the receipt.
page-save-receipt = Save the fairness receipt
page-clock = Clock
page-clock-none = none
page-position = Position
page-position-help = Leave empty for a new game, or paste a position.
page-options = Game options
page-begin = Start
page-waiting-friend = Waiting for the other player
page-send-link = Send this link to your friend.
page-withdraw-table = Withdraw the invitation
page-begins = The game begins as soon as { $name } opens the table.
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
page-undo-asked = { $name } asks to undo their last move, with everything that has happened since.
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
page-keys = Keyboard shortcuts
page-key-choose = Choose the place, card or button in focus
page-key-hand = Go to your hand
page-key-close = Close what is open
page-key-arrows = On the map: to the nearest place in that direction
page-resign = Resign
page-resign-sure = Really resign?
page-abort = Abort the game
page-rematch = Rematch with sides swapped
page-to-tournament = Tournament: { $name }
page-rematch-offer = A table for the rematch is ready.
page-rematch-take = Play the rematch
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
page-public = Spectator
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
page-hints-ready = { $number ->
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

## Page: lists, people, moderation

page-tables = Tables
page-list-mine = My tables
page-list-open = Open tables
page-list-live = Games in progress
page-list-finished = Finished games
page-list-records = Library
page-all-tables = All
page-search-player = Player
page-search-title = Title
page-game = Game
page-any = any
page-pace = Pace
page-pace-none = no clock
page-pace-live = real time
page-pace-days = correspondence
page-more = Show more
page-voided = Does not count
page-deleted-player = Deleted player
page-kind-guest = Guest
page-kind-member = Has an account
page-kind-deleted = Account deleted
page-kind-bot = Bot account
page-bot-player = { $name } (bot)
page-bot-owner = Bot of
page-bots-welcome = Bots may sit down too
page-since = here since { $date }
page-mute = Mute
page-unmute = Unmute
page-block = Block
page-unblock = Unblock
page-mute-note = Muted: you do not see what they write in chat.
page-block-note = Blocked: you also do not meet at tables, and they cannot write to you.
page-report = Report
page-report-kind = What is it about?
page-report-chat = Chat
page-report-cheating = Cheating
page-report-name = Name
page-report-other = Something else
page-report-text = What happened?
page-report-chat-stored = The last lines of the chat are sent along.
page-report-send = Send to the moderators
page-reported = Thank you. A moderator will look at it.
page-notices = Messages for you
page-notice-dismiss = I have read it
page-notices-dismiss-all = I have read all of them ({ $number })
page-notice-warned = A moderator warns you:
page-notice-silenced = You may not write in chat until { $until }:
page-notice-unsilenced = You may write in chat again.
page-notice-closed = A moderator has closed your account:
page-notice-reopened = Your account is open again.
page-notice-voided = A game of yours does not count:
page-notice-renamed = An older account already had your name. You are called { $name } now; you can choose another name in your profile.
page-notice-uncommented = A moderator removed a comment of yours:
page-my-data = My data
page-export = Download everything kept about me
page-delete-account = Delete my account
page-delete-note = Your name, address, password, devices, chat and lists are deleted at once and cannot be restored. Your games stay as those of a deleted player; running games against people are resigned.
page-delete-sure = Delete for good
page-moderation = Moderation
page-mod-reports = Reports
page-mod-people = People
page-mod-games = Games
page-mod-log = Log
page-mod-with-settled = Settled ones too
page-mod-no-reports = No report is waiting.
page-mod-no-entries = Nothing has been done yet.
page-mod-closed-to-you = This page is for moderators.
page-mod-by = by
page-mod-table = table
page-mod-settled = Settled
page-mod-verdict = Decision
page-mod-settle = Settle
page-mod-find = Name, login or code of the profile
page-mod-search = Search
page-mod-why = Reason (the person is told)
page-mod-hours = Hours
page-mod-warn = Warn
page-mod-silence = Silence
page-mod-unsilence = Let them write again
page-mod-close = Close the account
page-mod-reopen = Reopen the account
page-mod-void = Void the game
page-mod-moderator = moderator
page-mod-silenced = silenced until { $date }
page-mod-closed = closed on { $date }
page-mod-until = until { $date }
page-mod-address = Address of the table
page-mod-void-note = A void game is marked and does not count. If it is still running, it ends without a winner.
page-mod-command = command line
page-mod-did-warn = Warned
page-mod-did-silence = Silenced
page-mod-did-unsilence = May write again
page-mod-did-close = Account closed
page-mod-did-reopen = Account reopened
page-mod-did-void = Game voided
page-mod-did-settle = Report settled
page-mod-did-promote = Made a moderator
page-mod-did-demote = No longer a moderator
page-mod-did-delete = Deleted their own account
page-mod-did-uncomment = Comment removed
page-mod-done = Done.
page-games-played = { $number ->
        [one] { $number } game against people
       *[other] { $number } games against people
    }
page-club = Club
page-lobby = Lobby
page-ratings = Ratings
page-tournaments = Tournaments
page-archive = Archive
page-statistics = Statistics
page-friends = Friends
page-challenge = Challenge
page-find-opponent = Find an opponent
page-note = Notes
page-note-what = Only you see these notes.
page-note-saved = Saved.
page-plan = Plan ahead
page-plan-gone = Plan dropped
page-comments = Comments
page-delay = Spectators see a move
page-delay-none = at once
page-delay-minutes = { $number ->
        [one] { $number } minute later
       *[other] { $number } minutes later
    }
page-delay-hours = { $number ->
        [one] { $number } hour later
       *[other] { $number } hours later
    }
page-delay-days = { $number ->
        [one] { $number } day later
       *[other] { $number } days later
    }
page-delay-rule = Spectators see a move { $delay }
page-vacation = Vacation
page-on-vacation = on vacation until { $date }
page-adjourned = The game is adjourned.
page-adjourn-asked = { $name } asks to adjourn the game.
page-go-on-asked = { $name } asks to resume the game.
page-pause-sent = Your opponent has been asked.
page-ask-go-on = Ask to resume
page-ask-no-longer = Withdraw the request
