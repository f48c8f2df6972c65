game-name = Ellenőrzőpont
game-note = Tízperces kártyajáték egy határról és három átkelőről
side-west = Nyugat
    .short = Nyugat
side-east = Kelet
    .short = Kelet
winner-west = Nyugat győz
winner-east = Kelet győz
winner-draw = Döntetlen
option-hand = Lapok kézben
    .help = Hány lapot tart a kezében egy-egy játékos, amíg van húzópakli.

question-card = Játssz ki egy lapot
question-gate = Válassz átkelőt
action-card = { $card }
action-gate = { $gate }

gate-bridge = Híd
gate-station = Pályaudvar
gate-harbour = Kikötő

card-sentry = Őrszem
    .text = +1 őr. Húzz egy lapot.
card-courier = Futár
    .text = +1 őr. Húzz egy lapot.
card-patrol = Járőr
    .text = +2 őr.
card-dog_handler = Kutyavezető
    .text = +2 őr.
card-searchlight = Fényszóró
    .text = +2 őr.
card-barrier = Sorompó
    .text = +3 őr.
card-watchtower = Őrtorony
    .text = +3 őr.
card-convoy = Konvoj
    .text = +4 őr.
card-bribe = Kenőpénz
    .text = Az ellenfél legfeljebb 2 őrt veszít.
card-fog = Köd
    .text = Az ellenfél legfeljebb 2 őrt veszít.
card-night_train = Éjszakai vonat
    .text = Az ellenfél legfeljebb 3 őrt veszít.
card-amnesty = Amnesztia
    .text = Az átkelőnél mindkét fél elveszíti az összes őrét.

shown-turn = Kör
shown-deck_count = Lapok a pakliban
shown-played = Kijátszva
shown-guards = Őrök
shown-hand_count = Lapok kézben
shown-hand = Kéz

log-turn = { $turn }. kör: { $side }
log-play = { $side } kijátssza: { $card }
log-place = { $side } +{ $guards }: { $gate }
log-remove = { $side } −{ $guards }: { $gate }
log-clear = Minden őr elvonul: { $gate }
log-draw = { $side } húz: { $card }
log-over =
    { $winner ->
        [west] Nyugat győz: { $ending }
        [east] Kelet győz: { $ending }
       *[draw] Döntetlen: { $ending }
    }
ending-gates = több átkelőt tart
ending-guards = az átkelők száma egyenlő, az őrök száma döntött
