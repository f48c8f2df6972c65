### Détente: messages that every game uses

## Errors: one exact sentence each; nothing was changed
# Words in “” stand as the user wrote them. $values, $options, $games, $seats, $languages, $bots, $near: names after commas.

error-option-value = Invalid value “{ $given }” for option “{ $option }”; expected one of: { $values }.
error-option-list = Invalid value “{ $given }” for option “{ $option }”; expected any of: { $values }.
error-option-name = Unknown option “{ $option }”; the options are: { $options }.
error-option-twice = Option “{ $option }” is given more than once.
error-language = Unknown language “{ $lang }”; the languages are: { $languages }.
error-game = Unknown game “{ $game }”; the games are: { $games }.
error-version = Unknown rules version { $version }; the versions are 1 to { $newest }.
error-seat = Unknown seat “{ $seat }”; the seats are: { $seats }.
error-action = Unknown action “{ $action }”{ $near ->
        [none] .
       *[some] ; the closest matches are: { $near }.
    }
error-card-unknown = Unknown card “{ $card }”.
error-card-near = Unknown card “{ $card }”. Did you mean: { $near }?
error-card-several = “{ $card }” is ambiguous: { $cards }.
error-not-your-turn = It is not your turn: “{ $seat }” has nothing to decide now.
error-game-over = The game is over; “{ $seat }” has no more moves.
error-stale = The move was meant for step { $given }, but the game is at step { $expected }.
# $question: the name of what is being asked, such as influence.
error-illegal = Illegal action “{ $action }” for “{ $seat }”; the question is “{ $question }”.
error-undo-nothing = “{ $seat }” has nothing to undo.
error-undo-law = “{ $seat }” cannot undo this: only your own last move can be undone, before a die is rolled, anything is revealed or the game ends.
error-undo-empty = There is nothing to undo: no move has been made yet.
error-step = “{ $given }” is not a step: expected a whole number, 0 or greater.
error-seed = “{ $given }” is not a seed: expected a whole number of at most 128 bits, and not negative where hidden cards are drawn.
error-key = “{ $given }” is not a key: expected 16 bytes.
error-number = “{ $given }” is not a whole number from { $low } to { $high }.
error-options = “{ $given }” is not a list of options: expected a list of dictionaries, one for each game.
error-no-card = Unknown card “{ $word }”.
error-no-country = Unknown country or region “{ $word }”.
error-no-name = Unknown name “{ $word }”; expected one of: { $names }.
error-die = “{ $die }” is not a roll of a die: expected 1 to 6.
error-forced-card = “{ $card }” cannot be drawn now: it is not among the cards to draw from.
error-forced-never = “{ $card }” is never drawn or dealt.
error-forced-list = “{ $given }” is not a list of results.
error-forced-many = Too many results set in advance: { $count }, at most { $most }.
error-position-section = Unknown section in the position: “{ $section }”.
error-position-exact = This position is from the middle of a card play (section “at” or “view”). It can be set up only on the server that wrote it, and unchanged. Copy the position from before the card was played, or import the whole game as a file.
error-position-country = Unknown country in the position: “{ $word }”.
error-position-card = Unknown card in the position: “{ $word }”.
error-position-number = Invalid number in the position: “{ $word }”.
error-position-range = Number out of range in the position: { $word }; expected { $low } to { $high }.
error-position-numbers = Invalid numbers in the position: “{ $word }”; expected something like { $example }.
error-position-part = Invalid entry in section “{ $section }”: “{ $given }”; expected a name and a number.
error-position-value = Invalid value in section “{ $section }”: “{ $given }”; expected one of: { $values }.
error-position-bare = Section “{ $section }” takes no value, but has “{ $given }”.
error-position-again = The position has section “{ $section }” more than once.
error-position-named-twice = Section “{ $section }” names “{ $word }” more than once.
error-position-many = Section “{ $section }” is too long; at most { $most }.
error-position-text = A position is a string, not “{ $given }”.
error-position-damaged = Section “{ $section }” is damaged: it does not hold a state of this game.
error-position-china = The China Card cannot be in a hand or pile; section “china” says who holds it.
error-position-known = Section “{ $section }” says that { $seat } knows where “{ $card }” is, but the card cannot be there.
error-position-round = { $seat } has no action round { $round } in turn { $turn } of this position.
# $moment: a word of the header, such as planning.
error-position-objective = At “{ $moment }” a position names { $wanted ->
    [0] no objective
   *[other] exactly one objective
 }; this one names { $found }.
error-position-needed = A position at “{ $moment }” needs section “{ $section }”.
error-position-too-early = A position at “{ $moment }” cannot have section “{ $section }”.
error-position-owner = “{ $card }” is not a card of { $seat }.
error-position-disputed = “{ $word }” is not a disputed region, so it cannot hold cubes.
error-position-both = The position has units of both sides in “{ $word }”.
error-position-twice = The position has “{ $card }” in two places.
error-position-header = Invalid beginning of a position: “{ $text }”.
error-position-effect = Unknown effect in the position: “{ $word }”{ $near ->
        [none] .
       *[some] ; the closest matches are: { $near }.
    }
error-position-no-cards = There are not enough cards left to deal to { $seat }.
error-position-groups = { $seat } has more groups or influence in the position than the objective allows.
error-position-nobody = Impossible position: nobody is to move.
error-position-nothing = Impossible position: { $seat } is to move but has no legal action.
error-position-over = Impossible position: the game would be over at once.
error-file-format = { $path } is not a game saved by Détente.
error-file-field = { $path } cannot be read: field “{ $field }” is missing or invalid.
error-file-game = { $path } is a game of { $game }, not of { $expected }.
error-file-move = { $path } cannot be read: move { $step } is not a pair of seat and action.
error-file-missing = { $path }: no such file.
error-folder-not-empty = { $path }: the folder is not empty.
error-export-titles = { $path }: a game of { $game }, but the first file is one of { $other }. Export each game by itself.
error-two-bots = { $bots }: expected one bot, or two separated by a comma.
error-file-broken = { $path } cannot be read: { $reason }.
error-file-version = { $path } was written for version { $version }; known versions: { $known }.
# A stored game is played again; $step counts its moves.
error-file-differs = The stored game differs at step { $step }: expected { $expected }, got { $found }.
error-file-illegal = The stored game stops at step { $step }: “{ $action }” was rejected. { $reason }
error-bot = Unknown bot “{ $bot }”; the bots are: { $bots }.
error-bot-package = The package of the bot “{ $bot }” failed: { $reason }
error-no-weights = There is no trained network for { $game } (docs/training.md).
error-weights-field = The weights for { $game } do not fit: they use field “{ $field }” of the record, which is missing or has changed.
error-training-ptxas = CUDA’s ptxas, which compiles the kernels, is not on the PATH.
error-training-ptxas-failed = { $assembler } cannot compile the kernels: { $reason }
error-training-no-gpu = PyTorch finds no NVIDIA GPU on this machine.
error-training-kernels = There are no CUDA kernels for { $game } in { $folder }; run `python -m detente.training.build { $game }`.
error-training-kernels-old = The CUDA kernels for { $game } in { $folder } are out of date; run `python -m detente.training.build { $game }`.
error-training-numbers = Training diverged: the network for { $game } has values that are not finite. Try a smaller learning rate.
error-training-exploit = --exploit needs the weights to play against: --weights FILE.
error-needs-extra = A package is missing; install it with: pip install 'detente[{ $extra }]'
error-bots-two = “{ $bots }” is not a list of two or more different bots separated by commas.
error-arena-failed = The game of { $game } between { $bots } with seed { $seed } failed on { $node }: { $reason } To see more, run this game alone: --bots { $bots } --games 1 --seed { $seed }, without --jobs and --ray.
error-arena-process = A process of the arena was killed, possibly for lack of memory. Try fewer --jobs.
error-ray-failed = Cannot use the Ray cluster “{ $address }”: { $reason }
error-ray-version = The node has Détente { $version } with rules { $rules }, this machine has { $known } with rules { $known_rules }; install the same version everywhere.
error-no-worker = No worker answered; is `detente worker` running?
error-redis-missing = No Redis given; use --redis redis://host:6379 or set DETENTE_REDIS.
error-redis-address = “{ $url }” is not a Redis URL such as redis://host:6379.
error-no-hints = Games between people have no hints.
error-no-brain = The bots of this game cannot evaluate positions yet.
error-count = “{ $word }” is not a whole number of 1 or more.
error-table-folder = { $path }: no such folder of data files.
error-table-unknown = { $path } is not a data file of the game; the files are: { $files }.
error-table-broken = { $path } cannot be read: { $reason }.
error-table-column = { $path }, line { $line }: column “{ $column }” is missing or duplicated.
error-table-cells = { $path }, line { $line }: { $given } cells, but the header has { $expected }.
error-table-value = { $path }, line { $line }, column “{ $column }”: invalid value “{ $given }”; expected { $expected }.
error-table-missing = { $path }: row “{ $id }” is missing.

## Play in the terminal
# $side: the name of a side. The words undo, save, load, log, board, card, help and quit are typed as they stand; do not translate them.

cli-choose = Your choice:
cli-help =
    Type the number or the name of an action to choose it. Or type:
    undo – undo your last decision
    save FILE – save the game
    load FILE – load a saved game
    log – show what has happened
    board – show the board
    card NAME – show the text of a card
    help or ? – show this help
    quit – leave the game
cli-saved = Saved: { $path }
cli-loaded = Loaded: { $path }
cli-undone = Undone.
cli-not-understood = Unknown command “{ $word }”. Type help for a list of commands.
cli-your-move = { $side } to move
cli-thinking = { $side } is thinking …
cli-cover = Pass the screen to: { $side }. Then press Enter.
cli-narrow = The board is { $wide } columns wide, this terminal has { $columns }: lines will wrap. Make the window wider or the font smaller.
cli-over = The game is over.
cli-bye = Goodbye.
cli-hand = Hand
cli-compiling = Compiling the rules of { $game } (once, about a minute) …
cli-compiled = Ready after { NUMBER($seconds, maximumFractionDigits: 0) } s.

## Import
# $line: number of a line of the log. $said: what stands there. $found: what the engine says instead, in the words of a log. $rule: number of
# the rule that decides. $options: names of options that were set because the log follows them.

error-import-no-log = { $path } is neither a game saved by Détente nor a log of the app: such a log begins with the set-up.
error-import-two-games = { $path } holds more than one game: the second begins at line { $line }. Import them one at a time.
error-import-line = { $path }, line { $line }, is not understood: “{ $text }”.
error-import-setup = { $path } has a set-up that cannot be played (from line { $line }).
error-import-differs = { $path } differs at line { $line }: the log says “{ $said }”, the engine says “{ $found }” (rule { $rule }).
error-import-leftover = { $path } differs at line { $line }: the log says “{ $said }”, which does not happen in the engine; it has “{ $found }” there (rule { $rule }).
error-import-over = { $path } continues at line { $line } with “{ $said }”, but in the engine the game is over: “{ $found }” (rule { $rule }).
error-import-goes-on = { $path }, line { $line }, says “{ $said }”, but the log continues afterwards: “{ $found }” (rule { $rule }).
error-import-not-over = { $path }, line { $line }, says “{ $said }”, but in the engine the game is not over: in turn { $turn }, round { $round }, { $side ->
    [us] the US
   *[ussr] the USSR
  } still has to decide: “{ $question }” (rule { $rule }).
error-import-unanswered = { $path } differs at line { $line }: the log says “{ $said }”, but in the engine { $side ->
    [us] the US
   *[ussr] the USSR
  } has to decide first, in turn { $turn }, round { $round }: “{ $question }” (rule { $rule }).
error-import-refused = { $path } differs at line { $line }: the log says “{ $said }”, which the rules do not allow { $side ->
    [us] the US
   *[ussr] the USSR
  } at this point: “{ $question }” Allowed: { $found } (rule { $rule }).
error-import-held-scoring = { $path }, line { $line }, is an illegal play: “{ $said }”. { $side ->
    [us] The US
   *[ussr] The USSR
  } kept { $found }, a scoring card, through the last action round of turn { $turn }; it had to be played (rule { $rule }).
error-import-elsewhere = { $path } differs at line { $line }: the log says “{ $said }”, but { $found } is not in the { $side ->
    [us] US
   *[ussr] USSR
  } hand; in the engine it is { $place ->
    [deck] in the draw pile
    [us] in the US hand
    [ussr] in the USSR hand
    [discard] in the discard pile
    [removed] out of the game
   *[other] on the table or not yet in the game
  } (rule { $rule }).
error-import-too-high = { $path } differs at line { $line }: the log says “{ $said }”, but the { $side ->
    [us] US
   *[ussr] USSR
  } hand holds { $found } there, a card worth { $value } or more (rule { $rule }).
error-import-undealt = { $path } differs at line { $line }: the log says “{ $said }”, but { $found } cannot be in that hand: no draw of that side before this line could have brought it (rule { $rule }).
error-import-no-cards = { $path } cannot be dealt: in turn { $turn } the engine’s draw pile has too few cards for the hands that the log shows (rule { $rule }).
import-exception-shuttle-japan = Asia Scoring under Shuttle Diplomacy pays the USSR for Japan, which was left out
import-exception-plan-defectors = Defectors turned up by Five Year Plan pay the US
import-exception-flower-power-banned-war = Flower Power does not pay for a war whose event is forbidden
import-exception-points = the app counts these points differently
cli-imported = Imported: { $moves } moves.
cli-imported-options = Options set to fit the log: { $options }.
cli-import-exception = The log goes against the rules at line { $line }: { $name }. It says “{ $said }”; by rule { $rule }: “{ $found }”.
cli-import-cut-off = The log ends at line { $line }, before the game is over.
import-unread = Lines that were not understood and left out: { $lines }.
import-partial = The game is kept up to this point: step { $step }.
import-result = { $winner ->
    [us] The US
   *[ussr] The USSR
  } won: { $ending ->
    [time] the other side ran out of time
   *[resigned] the other side resigned
  }.

## Server
# $most: bytes or characters. $seconds: whole seconds.

error-setting-value = Invalid value “{ $given }” for setting “{ $setting }”.
error-setting-port = Cannot listen on { $host }, port { $port }: { $reason }.
error-folder-taken = Another server is using the data folder { $folder }: { $address }
error-database-taken = Another server is using this database. SQLite serves one server only; run several on PostgreSQL (--database).
error-other-secret = Another server of this database signs cookies with a different secret. Give all of them the same one (--secret).
error-backup-nothing = There is no database to back up: { $path }.
error-backup-exists = { $path } already exists; --force overwrites it.
error-backup-kind = The backup is of a database of another kind: { $kind }, not { $wanted }.
error-backup-tool = { $tool } is missing or failed: { $reason }
error-setting-name = Unknown setting “{ $setting }”; the settings are: { $settings }.
error-too-fast = Too many requests. Try again in { $seconds } s.
error-too-large = Too long; the limit is { $most }.
error-taken = Already taken, or changed by somebody else in the meantime.
error-store-down = The server cannot save anything at the moment. Nothing was changed or lost; try again later.
error-no-table = This table does not exist.
error-no-page = This page does not exist.
error-no-seat = This game has no seat “{ $seat }”.
error-no-step = This game has no step { $step }.
error-rules-version = This game was played under rules version { $version }; this server plays version { $known }.
error-not-begun = The game has not started: a player is still missing.
error-not-seated = You do not hold this seat.
error-not-over = This is possible only when the game is over.
error-sandbox-only = This is possible only in a sandbox.
error-undo-not-asked = Nobody has asked for an undo.
error-too-late-to-abort = The game has started. You can resign, but not abort it.
error-tournament-abort = A game of a tournament cannot be aborted. You can resign it.
error-table-full = There is no free seat at this table.
error-no-visitor = Enter your name first.
error-no-hello = Send a “hello” message first.
error-bad-link = This link has expired or was used before. Ask for a new one.
error-bad-name = A name has 1 to 40 characters.
error-bad-login = A login has 3 to 40 characters: letters, digits and . @ + - _
error-bad-password = A password has 8 to 200 characters.
error-has-account = You already have an account.
error-wrong-login = Wrong login or password.
error-no-session = This session has already ended.
error-bad-api-token = This API token is invalid or has been revoked.
error-no-api-token = This API token has already been revoked.
error-too-many-tokens = You already have { $most } API tokens. Revoke one of them first.
error-no-scope = This API token does not have the scope “{ $scope }”.
error-not-for-tokens = This can be done only in a browser, not with an API token.
error-profile-hidden = This player does not show this part of the profile.
error-too-many-bots = You already have { $most } bot accounts.
error-no-bots = Bots may not sit down at this table.
error-wrong-origin = The request came from a page of another site.
error-wrong-token = The token for the metrics is missing or wrong.
error-no-header = The header X-Detente is missing.
error-bad-message = Invalid request: a field is missing, unknown or wrong.
error-internal = Something went wrong on the server. The error has been logged.
error-fair-commitment = The secret does not match the commitment made at the start.
error-fair-commit = The entropy of the seat “{ $seat }” does not match the commitment made before the game.
error-fair-key = The key does not match the secret and the players’ entropy.
error-fair-receipt = The file is not the game of this receipt: before the game began, “{ $seat }” had committed to something else.
error-fair-terms = The file is not the game of this receipt: “{ $field }” differs from what was agreed.
error-not-committed = Not every player has committed yet.
error-wrong-entropy = This does not match your commitment.
error-fair-missing = { $path } was not played on a server: it has no commitment.
replay-version = Rules version: { $version } (newest: { $newest })
verify-fair = The secret, the key and all { $moves } moves agree.
verify-receipt = The commitments are those of the receipt: nobody, not even the server's host, could choose the dice and deals.
verify-no-receipt = All players had committed. Only a player's receipt (--receipt) proves that the host showed these commitments before the game.
verify-uncommitted = The players had not committed, as on older servers: a host who played could have chosen the dice and deals.
ending-resigned = Resignation
ending-time = Out of time
ending-abandoned = Abandoned by the other player
record-tournament_final = The recorded tournament final of the rulebook

## Server: strangers

error-server-full = The server is full: no more tables can be opened at the moment. Try again in a few minutes.
error-file-heavy = This takes more time or memory to read than the server allows. Nothing was changed.
error-too-slow = The request did not arrive in time.
error-too-many-open = You already have { $most } tables waiting in the lobby. Call one of them off first.
error-too-many-shows = { $most } other games between bots are being shown right now. Watch one of those, or try again later.
error-name-alike = Your name looks like that of “{ $other }” at this table. Choose another one.
error-name-taken = An account is already called “{ $other }”, and your name looks like it. Choose another one.
error-name-nobody = An account needs a name of its own.
error-no-person = There is no such person.
error-yourself = You cannot do this to yourself.
error-not-followed = Only members and bot accounts can be followed; bots follow nobody.
error-follow-many = You already follow { $most } people.
error-no-reason = Write a few words about it.
error-is-moderator = A moderator cannot be silenced, nor their account closed. Remove the role first.
error-not-closed = This account is not closed.
error-needs-account = Only somebody with an account can be a moderator.
error-no-report = There is no such report.
error-report-settled = This report is already settled.
error-silenced = A moderator does not let you write in chat for another { $hours ->
        [one] hour
       *[other] { $hours } hours
    }.
error-blocked = You and the other player do not play or talk with each other: one of you has blocked the other.
error-not-moderator = This page is for moderators.
error-account-closed = This account has been closed by a moderator.
# What pages call a guest without a name, as in page-guest.
guest-name = Guest
error-weak-password = This password is among the first that anyone would guess. Choose another one.

## Server: e-mail
# $login: an account's. $site: the address of the site. $link: an address, in a paragraph of its own.

error-no-mail = This server sends no mail.
error-no-account = You need an account for this.
error-merge-account = Only a guest's tables can be moved to another account.
error-merge-together = You and this account sit at the same table, so your tables cannot be joined.
mail-confirm = Confirm your e-mail address
    .button = Confirm the address
    .text =
        Somebody, probably you, gave this address for the account “{ $login }” on { $site }.

        If it was you, confirm the address with this link. It works once, for two days:

        { $link }

        If it was not you, ignore this message: without the link nothing happens.
mail-reset = A new password
    .button = Choose a new password
    .text =
        Somebody, probably you, asked for a new password for the account “{ $login }” on { $site }.

        Choose one with this link. It works once, for 30 minutes:

        { $link }

        If it was not you, ignore this message: your password stays as it is.
mail-changed = Your password was changed
    .text =
        The password of your account “{ $login }” on { $site } was changed, and all other devices were logged out.

        If it was not you, ask for a new password at once: { $site }
mail-moved = Your e-mail address was changed
    .text =
        Your account “{ $login }” on { $site } now has a different e-mail address; this one is no longer linked to it.

        If it was not you, log in and change your password: { $site }

## Server: the club

error-no-tournament = There is no such tournament.
error-not-director = Only the director of a tournament and moderators can do this.
error-tournament-many = You already direct { $most } tournaments that have not ended.
error-tournament-start = A tournament has to start in the next 400 days.
error-tournament-clock = Games of a tournament need a clock.
error-tournament-ties = Unknown tie-break: { $names }.
error-tournament-few = At least { $least } players have to enter first.
error-tournament-closed = It is too late for this, or too early: the tournament is in another phase.
error-tournament-entered = You have already entered.
error-tournament-full = The tournament is full.
error-tournament-no-place = There is no free place for a late player.
error-tournament-not-entered = This player has not entered.
error-tournament-early = It is too early to check in.
error-tournament-no-match = There is no such match, or nothing to decide in it.
error-tournament-counted = This result has already been counted.
error-tournament-past = Only matches in progress or of the current round can be decided, with at most as many points as games.
error-tournament-running = Some games are still in progress.
error-tournament-event = Unknown kind of tournament event.
error-tournament-playoff = Only a Swiss or a round robin can have a play-off, of two players or more.
error-tournament-seasons = Only a round robin with divisions by rating can be played in seasons.
error-tournament-one-division = A round robin in one division has room for { $most } players at most; divisions make room for more.
error-tournament-up = At most half of a division can be promoted or relegated, and only between seasons.
error-ladder-ends = A ladder has to end after it starts.
error-ladder-reach = You can challenge only players above you, and not too far above.
error-ladder-busy = One of you already has an open challenge.
error-tournament-sits-out = You are already sitting out the next round.
error-tournament-swap = Only two players of the current round whose matches have no result yet can swap places, and not in a bracket or on a ladder; in a round robin only in the first round, unless they meet each other.
error-tournament-extend = Nobody would get more time by that: the round already lasts as long or longer.
error-tournament-bots = Bots cannot organise tournaments, and can enter only those that allow them.
error-tournament-presets = You already have { $most } presets.

# In calendars

calendar-check-in = { $name }: check-in
calendar-start = { $name }: start
calendar-round = { $name }: round { $number }
calendar-end = { $name }: end
error-seek-range = The lowest rating is above the highest.
error-seek-clock = The clock does not fit the pace you chose.
error-clock-strange = At a table open to everybody, the clock must give at least a minute for the game and at most an hour more per move, or at least an hour per move.
error-seek-many = You already have { $most } open challenges in the lobby. Withdraw one of them first.
error-seek-gone = This open challenge is gone: somebody was faster, or it was withdrawn.
error-seek-rating = Your rating is outside the range that this player is looking for.
error-challenge-many = You already have { $most } challenges that nobody has answered. Withdraw one of them first.
error-challenge-gone = This challenge has already been answered or withdrawn.
error-adjourned = The game is adjourned. It resumes when both players agree.
error-no-adjourning = Only a real-time game between two people can be adjourned.
error-no-clock = This table has no clock, or nobody to give time to.
error-plan-asked = It is your move: answer first, then plan what comes after it.
error-plan-unknown = This game has no question, answer or thing named { $word }.
error-comment-members = Only players and members can comment on this game.
error-comments-many = You have written { $most } comments on this game already.
error-no-comment = There is no such comment of yours.
error-too-much-time = The other player cannot be given that much more time.
error-no-claim = This game cannot be claimed: the other player is not the one to move, or a clock decides.
error-claim-early = { $days ->
    [one] You can claim this game in { $days } day, if nothing happens until then.
   *[other] You can claim this game in { $days } days, if nothing happens until then.
}
error-vacation-time = A vacation begins now or later, ends after it has begun, and no later than in 400 days.
error-vacation-overlap = You already have a vacation at that time.
error-vacation-days = You have { $days } days of vacation per year, and this is more than you have left in { $year }.

## Server: alerts

error-hook-address = This is not a valid webhook address: it must begin with https:// and must not contain a password.
error-no-push = This server cannot send web push: the library for it is not installed.
error-too-many-channels = You already have { $most } channels.
error-no-channel = There is no such channel.
error-bad-zone = There is no time zone “{ $zone }”.
alert-move = Your move in { $game } against { $opponent }
alert-begun = { $game } against { $opponent } has begun
alert-full = Your game of { $game } with { $opponent } is ready: it begins when you have both opened it
alert-over = { $result ->
        [won] You won { $game } against { $opponent }
        [lost] You lost { $game } against { $opponent }
       *[drawn] { $game } against { $opponent } ended in a draw
    }
alert-low = Your time is running out in { $game } against { $opponent }
alert-chat = { $opponent } has written to you in a game of { $game }
alert-challenge = { $opponent } challenges you to a game of { $game }
alert-tournament = News of the tournament “{ $name }”
alert-tournament-paired = Your next game in “{ $name }” is waiting
alert-tournament-check-in = “{ $name }” starts { $until }: check in, or you will not be paired
alert-tournament-starts = “{ $name }” starts { $until }
alert-tournament-deadline = Your game in “{ $name }” has to be over by { $until }
alert-tournament-announced = News of “{ $name }”: { $text }
alert-tournament-called-off = “{ $name }” has been called off
alert-tournament-finished = “{ $name }” is over
alert-tournament-season = The next season of “{ $name }” starts { $until }
alert-tournament-decided = The director has decided a match of yours in “{ $name }”
alert-tournament-extended = You have more time for your game in “{ $name }”: until { $until }
alert-tournament-swapped = The director has changed your pairing in “{ $name }”
alert-tournament-replaced = A player of “{ $name }” has been replaced, which concerns you
alert-tournament-removed = You are no longer taking part in “{ $name }”
alert-tournament-sat-out = The director lets you sit out a round of “{ $name }”
alert-test = This is what a message from Détente looks like
alert-many = { $number ->
        [one] { $number } message from Détente
       *[other] { $number } messages from Détente
    }
alert-nobody = your opponent
alert-until = You have until { $until }.
alert-picture = The board of { $game }: { $status }
alert-since = Since your last move:
alert-button = To the table
alert-open = Open
alert-footer = You receive these e-mails because you play on { $site }.
alert-settings = Choose your notifications
alert-stop = Stop these e-mails ({ $kind })
alert-stop-all = Stop all e-mails
alert-kind-move = my move
alert-kind-begun = game begun
alert-kind-over = game over
alert-kind-low = time running out
alert-kind-chat = chat
alert-kind-tournament = tournaments
alert-kind-challenge = challenges
