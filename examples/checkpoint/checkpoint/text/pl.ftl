game-name = Punkt kontrolny
game-note = Dziesięciominutowa gra karciana o jednej granicy i trzech przejściach
side-west = Zachód
    .short = Zachód
side-east = Wschód
    .short = Wschód
winner-west = Wygrywa Zachód
winner-east = Wygrywa Wschód
winner-draw = Remis
option-hand = Karty na ręce
    .help = Ile kart ma na ręce każdy gracz, dopóki starcza talii.

question-card = Zagraj kartę
question-gate = Wybierz przejście
action-card = { $card }
action-gate = { $gate }

gate-bridge = Most
gate-station = Dworzec
gate-harbour = Port

card-sentry = Wartownik
    .text = +1 strażnik. Dobierz kartę.
card-courier = Kurier
    .text = +1 strażnik. Dobierz kartę.
card-patrol = Patrol
    .text = +2 strażników.
card-dog_handler = Przewodnik psa
    .text = +2 strażników.
card-searchlight = Reflektor
    .text = +2 strażników.
card-barrier = Szlaban
    .text = +3 strażników.
card-watchtower = Wieża strażnicza
    .text = +3 strażników.
card-convoy = Konwój
    .text = +4 strażników.
card-bribe = Łapówka
    .text = Przeciwnik traci do 2 strażników.
card-fog = Mgła
    .text = Przeciwnik traci do 2 strażników.
card-night_train = Nocny pociąg
    .text = Przeciwnik traci do 3 strażników.
card-amnesty = Amnestia
    .text = Obie strony tracą wszystkich strażników na przejściu.

shown-turn = Tura
shown-deck_count = Karty w talii
shown-played = Zagrane
shown-guards = Strażnicy
shown-hand_count = Karty na ręce
shown-hand = Ręka

log-turn = Tura { $turn }: { $side }
log-play = { $side } zagrywa kartę „{ $card }”
log-place = { $side } +{ $guards }: { $gate }
log-remove = { $side } −{ $guards }: { $gate }
log-clear = Wszyscy strażnicy odchodzą: { $gate }
log-draw = { $side } dobiera kartę „{ $card }”
log-over =
    { $winner ->
        [west] Wygrywa Zachód: { $ending }
        [east] Wygrywa Wschód: { $ending }
       *[draw] Remis: { $ending }
    }
ending-gates = więcej utrzymanych przejść
ending-guards = tyle samo przejść, zdecydowała liczba strażników
