### Détente: messages that every game uses

## Errors: one exact sentence each; nothing was changed
# Words in “” stand as the user wrote them. $values, $options, $games, $seats, $languages, $bots, $near: names after commas.

error-option-value = Option “{ $option }” cannot be “{ $given }”; it takes one of: { $values }.
error-option-list = Option “{ $option }” cannot hold “{ $given }”; it takes any of: { $values }.
error-option-name = There is no option “{ $option }”; the options are: { $options }.
error-option-twice = Option “{ $option }” is given twice.
error-language = There are no texts in language “{ $lang }”; the languages are: { $languages }.
error-game = There is no game “{ $game }”; the games are: { $games }.
error-version = There is no rules version { $version }; versions 1 to { $newest } are known.
error-seat = There is no seat “{ $seat }”; the seats are: { $seats }.
error-action = “{ $action }” is not in the action list; the closest names are: { $near }.
error-card-unknown = There is no card “{ $card }”.
error-card-near = There is no card “{ $card }”. Did you mean: { $near }?
error-card-several = Several cards begin with “{ $card }”: { $cards }.
error-not-your-turn = It is not for “{ $seat }” to decide now.
error-game-over = The game is over: “{ $seat }” has nothing left to decide.
error-stale = The move was made for step { $given }, but the game is at step { $expected }.
# $question: the name of what is being asked, such as influence.
error-illegal = “{ $seat }” may not answer “{ $question }” with “{ $action }”.
error-undo-nothing = “{ $seat }” has nothing to take back.
error-undo-law = “{ $seat }” may not take this back: only one’s own last decision can be, before a die is rolled, something is revealed or the game ends.
error-undo-empty = No move has been made yet, so there is nothing to take back.
error-step = A step of the game is a whole number from 0 on, not “{ $given }”.
error-seed = A seed is a whole number of at most 128 bits, not “{ $given }”; to imagine what is hidden it cannot be negative.
error-key = A key is 16 bytes, not “{ $given }”.
error-number = “{ $given }” is not a whole number from { $low } to { $high }.
error-options = Options of several games are given as a list with a dictionary each, not as “{ $given }”.
error-no-card = There is no card “{ $word }”.
error-no-country = There is no country or region “{ $word }”.
error-no-name = There is no “{ $word }” here; the names are: { $names }.
error-die = A die cannot show “{ $die }”; it shows 1 to 6.
error-forced-card = “{ $card }” cannot be drawn now: it is not among the cards to draw from.
error-forced-never = “{ $card }” is never drawn or dealt.
error-forced-list = Results set in advance are given as a list, not as “{ $given }”.
error-forced-many = { $count } results were set in advance; at most { $most } can be.
error-position-section = The position has an unknown section: “{ $section }”.
error-position-exact = This line holds a game in the middle of a play (its section “at” or “view”). Such a line can be set up only on the server that wrote it, unchanged. Take the moment before the card was played, or import the whole game as a file.
error-position-country = The position names an unknown country: “{ $word }”.
error-position-card = The position names an unknown card: “{ $word }”.
error-position-number = The position has “{ $word }” where a whole number is needed.
error-position-range = The position has the number { $word } where only { $low } to { $high } is possible.
error-position-numbers = The position has “{ $word }” where numbers such as { $example } are needed.
error-position-part = The section “{ $section }” needs a name and a number where it has “{ $given }”.
error-position-value = The section “{ $section }” cannot be “{ $given }”; it takes one of: { $values }.
error-position-bare = The section “{ $section }” is a word alone, but “{ $given }” follows it.
error-position-again = The position has the section “{ $section }” twice.
error-position-named-twice = The section “{ $section }” names “{ $word }” twice.
error-position-many = The section “{ $section }” holds too much; at most { $most } is possible.
error-position-text = A position is a line of text, not “{ $given }”.
error-position-damaged = The section “{ $section }” is damaged: it holds no state of this game.
error-position-china = The China Card lies in no hand and no pile; the section “china” says who holds it.
error-position-known = The position says in “{ $section }” that { $seat } knows where “{ $card }” is, but that card cannot be there.
error-position-round = In turn { $turn } of this position { $seat } has no action round { $round }.
# $moment: a word of the header, such as planning.
error-position-objective = At “{ $moment }” a position names { $wanted ->
    [0] no objective
   *[other] exactly one objective
 }; this one names { $found }.
error-position-needed = At “{ $moment }” a position needs the section “{ $section }”.
error-position-too-early = At “{ $moment }” a position cannot have the section “{ $section }”.
error-position-owner = “{ $card }” is no card of { $seat }.
error-position-disputed = “{ $word }” is no disputed region, so it can hold no cubes.
error-position-both = The position has units of both sides in “{ $word }”.
error-position-twice = The position has “{ $card }” in two places.
error-position-header = The position cannot begin with “{ $text }”.
error-position-effect = The position names an unknown effect: “{ $word }”; the closest names are: { $near }.
error-position-no-cards = There are not enough cards left to deal to { $seat }.
error-position-groups = The position gives { $seat } more groups or influence than the objective allows.
error-position-nobody = That position is impossible: nobody is to move.
error-position-nothing = That position is impossible: { $seat } is to move and has nothing to choose from.
error-position-over = That position is impossible: the game is over before it begins.
error-file-format = { $path } is not a { $format } file.
error-file-field = { $path } cannot be read: the field “{ $field }” is missing or wrong.
error-file-game = { $path } holds a game of { $game }, not of { $expected }.
error-file-move = { $path } cannot be read: move { $step } is not a pair of seat and action.
error-file-missing = There is no file { $path }.
error-file-broken = File { $path } cannot be read: { $reason }.
error-file-version = File { $path } was written under version { $version }; known here: { $known }.
# A stored game is played again; $step counts its moves.
error-file-differs = The stored game differs at step { $step }: expected { $expected }, found { $found }.
error-file-illegal = The stored game cannot go on at step { $step }: “{ $action }” was refused. { $reason }
error-bot = There is no bot “{ $bot }”; the bots are: { $bots }.
error-no-weights = No network has been trained for { $game } (docs/training.md).
error-weights-field = The weights for { $game } need a field “{ $field }” that the game’s record no longer has as it was.
error-training-ptxas = CUDA’s ptxas is not on the path; it compiles the kernels.
error-training-kernels = There are no CUDA kernels for { $game } in { $folder }; `python -m detente.training.build { $game }` makes them.
error-training-kernels-old = The CUDA kernels for { $game } in { $folder } were made from other sources; `python -m detente.training.build { $game }` makes them anew.
error-training-numbers = The network for { $game } has numbers that are not finite: the run has failed; a smaller learning rate may help.
error-training-exploit = Say whom to exploit: --weights FILE.
error-needs-extra = This needs an extra: pip install 'detente[{ $extra }]'.
error-bots-two = “{ $bots }” is not two or more different bots, separated by commas.
error-arena-failed = The game of { $game } between { $bots } with seed { $seed } broke off on { $node }: { $reason } The same game alone shows more: --bots { $bots } --games 1 --seed { $seed }, without --jobs and --ray.
error-arena-process = A process of the arena was killed; perhaps there was not enough memory. Try fewer --jobs.
error-ray-failed = The Ray cluster “{ $address }” cannot be used: { $reason }
error-ray-version = The node has Détente { $version } with rules { $rules }, this machine { $known } with rules { $known_rules }; install the same everywhere.
error-no-worker = No worker answered for the bot; is `detente worker` running?
error-redis-missing = Say which Redis: --redis redis://host:6379, or DETENTE_REDIS.
error-redis-address = “{ $url }” is not the address of a Redis, such as redis://host:6379.
error-no-hints = There are no hints in a game between people.
error-no-brain = No bot of this game can judge a position yet.
error-count = “{ $word }” is not a whole number of 1 or more.
error-table-folder = There is no folder of tables { $path }.
error-table-unknown = { $path } is none of the game’s tables; they are: { $files }.
error-table-broken = The table { $path } cannot be read: { $reason }.
error-table-column = { $path }, line { $line }: the column “{ $column }” is missing or stands there twice.
error-table-cells = { $path }, line { $line }: the number of cells is { $given }; the header has { $expected }.
error-table-value = { $path }, line { $line }, column “{ $column }”: “{ $given }” cannot be; expected: { $expected }.
error-table-missing = { $path }: the row “{ $id }” is missing.

## Play in the terminal
# $side: the name of a side. The words undo, save, load, log, board, card, help and quit are typed as they stand; do not translate them.

cli-choose = Your choice:
cli-help =
    Type the number or the name of an action to choose it. Or type:
    undo – take back your last decision
    save FILE – save the game
    load FILE – load a saved game
    log – show what has happened
    board – show the board
    card NAME – show the text of a card
    help – show this help
    quit – leave the game
cli-saved = Saved: { $path }
cli-loaded = Loaded: { $path }
cli-undone = Taken back.
cli-not-understood = “{ $word }” is not understood. Type help to see what can be typed.
cli-your-move = { $side } to decide
cli-thinking = { $side } is thinking …
cli-cover = Pass the screen to: { $side }. Then press Enter.
cli-over = The game is over.
cli-bye = Goodbye.
cli-legal = Legal actions
cli-hand = Hand
cli-board = Board
cli-games = Games
cli-compiling = Preparing the rules of { $game }: only needed once, about a minute …
cli-compiled = Ready after { NUMBER($seconds, maximumFractionDigits: 0) } s.

## Import
# $line: number of a line of the log. $said: what stands there. $found: what the engine says instead, in the words of a log. $rule: number of
# the rule that decides. $options: names of options that were set because the log follows them.

error-import-no-log = { $path } is not a log of the app: it does not begin with a set-up. Line { $line }: “{ $text }”.
error-import-line = { $path }, line { $line }, is not understood: “{ $text }”.
error-import-setup = { $path } names a set-up that cannot be played (from line { $line }).
error-import-differs = { $path } differs at line { $line }: the log says “{ $said }”, the engine says “{ $found }” (rule { $rule }).
error-import-leftover = { $path } differs at line { $line }: the log says “{ $said }”, which does not happen in the engine; it has “{ $found }” there (rule { $rule }).
error-import-over = { $path } goes on at line { $line } with “{ $said }”, but in the engine the game is over: “{ $found }” (rule { $rule }).
error-import-goes-on = { $path }, line { $line }, says “{ $said }”, but the log itself goes on after that: “{ $found }” (rule { $rule }).
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
error-import-no-cards = { $path } cannot be dealt: in turn { $turn } the draw pile of the engine has too few cards for the hands that the log shows (rule { $rule }).
import-exception-shuttle-japan = Asia Scoring under Shuttle Diplomacy pays the USSR for Japan, which was left out
import-exception-plan-defectors = Defectors turned up by Five Year Plan pay the US
import-exception-flower-power-banned-war = Flower Power does not pay for a war whose event is forbidden
cli-imported = Imported: { $moves } moves.
cli-imported-options = Options set to fit the log: { $options }.
cli-import-exception = The log goes against the rules at line { $line }: { $name }. It says “{ $said }”; by rule { $rule }: “{ $found }”.
cli-import-cut-off = The log stops at line { $line }; the game is not finished there.
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

error-setting-value = Setting “{ $setting }” cannot be “{ $given }”.
error-setting-port = Cannot listen on { $host }, port { $port }: { $reason }.
error-folder-taken = Another server uses the data folder { $folder }: { $address }
error-setting-name = There is no setting “{ $setting }”; the settings are: { $settings }.
error-too-fast = Too many requests. Try again in { $seconds } s.
error-too-large = That is too long; at most { $most } are allowed.
error-taken = That is taken already, or was changed by somebody else meanwhile.
error-store-down = The server cannot store anything at the moment. Nothing was changed or lost; try again soon.
error-no-table = There is no such table.
error-no-page = There is no such page.
error-no-seat = This game has no seat “{ $seat }”.
error-no-step = This game has no step { $step }.
error-rules-version = This game was played under rules version { $version }; this server plays version { $known }.
error-not-begun = The game has not begun: a player is still missing.
error-not-seated = Only those who sit on this seat may do that.
error-not-over = That is possible only when the game is over.
error-sandbox-only = That is possible only in the sandbox.
error-undo-not-asked = Nobody has asked to take a move back.
error-too-late-to-abort = The game has begun: it can be resigned, but no longer called off.
error-table-full = There is no free seat at this table.
error-no-visitor = Enter with a name first.
error-no-hello = Say hello first.
error-bad-link = This link does not work any more. Make a new one on the other device.
error-bad-name = A name has 1 to 40 characters.
error-bad-login = A login has 3 to 40 letters, digits or any of . @ + - _
error-has-account = You have an account already.
error-wrong-login = Login or password is wrong.
error-wrong-origin = That came from a page of another site.
error-no-header = The header X-Detente is missing.
error-bad-message = The request cannot be read: a field is missing, unknown or wrong.
error-internal = Something went wrong on the server. It has been noted.
error-fair-commitment = The secret is not the one that was committed to at the start.
error-fair-key = The key does not come from the secret and both players’ entropy.
error-fair-missing = { $path } was not played on a server: it holds no commitment.
replay-version = Rules version: { $version } (newest: { $newest })
verify-fair = The game was fair: commitment, key and all { $moves } moves agree.
ending-resigned = Resignation
ending-time = Out of time
record-tournament_final = The recorded tournament final of the rulebook
