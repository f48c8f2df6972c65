### Europe Divided: what only the page says

game-note = 1992–2019 · { game-length }
game-length = ok. 1 godz.
game-watch = ok. 10 min
ed-short-eu = UE
ed-short-nato = NATO
ed-short-russia = RU
ed-coins = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
ed-coins-short = { $coins } ◉
ed-coins-hidden = monety ukryte
ed-no-coins = bez monet
ed-units = { $units ->
        [one] { $side }: { $units } jednostka
        [few] { $side }: { $units } jednostki
       *[other] { $side }: { $units } jednostek
    }
ed-needs-units = { $side } { $units } jedn.
ed-prestige = Punkty Prestiżu: { $number }
ed-score = Europa { $europe }, Rosja { $russia }
ed-turn-period = Tura { $turn } · okres { $period }
ed-turn-track = Tor tur
ed-first = zaczyna
ed-sum = suma { $sum }
ed-initiative = inicjatywa { $number }
ed-events = Wydarzenia
ed-tab-map = Mapa
ed-tab-cards = Karty

## The turn track

ed-sign-resolve = rozpatrywanie aktualnych wydarzeń
ed-sign-move = nadchodzące wydarzenia stają się aktualne
ed-sign-reveal = ujawnienie wydarzeń
ed-sign-discard = odrzucenie: { $number }
ed-sign-draw = dobranie: { $number }
ed-sign-score = Punktowanie Dominacji i kart Atutów

## Parts of the map

ed-zone-all = Całość
ed-zone-baltic = Bałtyk
ed-zone-danube = Dunaj
ed-zone-east = Wschód
ed-zone-caucasus = Kaukaz
ed-zoom-fit = Cała mapa
ed-legend = Legenda
ed-legend-eu = UE
ed-legend-nato = NATO
ed-legend-russia = Rosja
ed-legend-europe-unit = jednostka NATO
ed-legend-russia-unit = jednostka Rosji
ed-legend-base = baza
ed-legend-coins = monety
ed-legend-dominates = dominuje
ed-legend-card = karta zdobyta
ed-legend-closed = zamknięte
ed-legend-legal = dozwolone
ed-legend-last = ostatni ruch
ed-legend-reconstructed = wartości, które odtworzyliśmy

## Plates and seas

ed-no-cube = brak
ed-holds-card = { $side } ma kartę regionu
ed-holds-sea = kontrola: { $organisation }
ed-nobody-sea = nikt nie ma kontroli
ed-minimum = minimum { $number }
ed-tie = remis → { $organisation }
ed-used = bonus wykorzystany

## Cards

ed-count-coins = monety
ed-count-hand = ręka
ed-count-advantages = atuty
ed-count-supply = jednostki w zasobach
ed-count-deck = talia
ed-count-discard = odrzucone
ed-chosen = Wybrane karty
ed-hand = Ręka
ed-play = Zagraj
ed-barred = teraz niedostępne
ed-is-action = karta Akcji
ed-is-disputed = karta Spornego Regionu
ed-is-advantage = karta Atutu
ed-is-event = wydarzenie
ed-income-now = Dochód z tej karty dałby teraz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }, razem z monetami leżącymi w jej regionie.
ed-advantage-uses = Albo { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    } w dowolnej chwili podczas swoich akcji. Niewykorzystana karta Atutu, Punkty Prestiżu: { $number }.
ed-reconstructed = Niektóre wartości tej karty zostały odtworzone: żadne źródło ich nie podaje.
ed-reconstructed-short = wartości odtworzone
ed-list-known = Znane na ręce
ed-list-unseen = Niewidziane
ed-list-discard = Odrzucone
ed-list-advantages = Niewidziane karty Atutów
ed-list-played = Zagrane karty Atutów
ed-list-won = Spełnione wydarzenia
ed-list-failed = Niespełnione wydarzenia
ed-list-events = Niewidziane wydarzenia

## Events

ed-no-events = nie leży tu żadne wydarzenie
ed-resolved-in = rozpatrywanie w turze { $turn }
ed-met-now = spełnione
ed-met-after = spełnione po tym ruchu
ed-unmet-after = po tym ruchu już niespełnione
ed-breaks = { $side }: { $number }, by przestało być spełnione

## Questions

ed-second-card = Wybierz drugą kartę.
ed-kind-effect = Efekt
ed-kind-reaction = Reakcja
ed-kind-advantage = Atut
ed-kind-sea = Bonus z karty Morza
ed-kind-special = Akcja specjalna
ed-ask-keep = Pozostałe dwie zachowujesz: każda daje akcję, monety albo, nieużyta, prestiż.
ed-ask-initiative = Obie sumy są ogłaszane; wyższa zaczyna, przy remisie Europa. Dotąd położono: { $sum }.
ed-ask-card = Karty Akcji, Atuty i bonusy kart Morza w dowolnej kolejności. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
ed-ask-action = Jedna akcja z karty albo żadna. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
ed-ask-place = Nowa kostka zaczyna od 1. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
ed-ask-grow = Wroga 6 lub wroga jednostka w regionie zatrzymuje ją na 5.
ed-ask-mobilise = Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
ed-ask-unit = Wskaż jednostkę, by zobaczyć, dokąd dojdzie. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
ed-ask-move = Pierwszy region/akwen za darmo, każdy kolejny za 1 monetę. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
ed-ask-reveal = Leży zakryte, dopóki oboje nie wybiorą.
ed-ask-discard = Odrzucone wydarzenia pozostają tajne.

## What buttons do

ed-lay-card = Połóż: { $card }
ed-turn-up = Odkryj: { $card }
ed-lay-event = Połóż: { $event }
ed-discard-event = Odrzuć: { $event }
ed-remove = Usuń: { $advantage }
ed-cash = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    } za kartę { $advantage }
ed-places = nowa kostka
ed-blocked = zatrzymana na 5
ed-wins-card = zdobywa kartę regionu
ed-stop-clash = Musi się zatrzymać. Starcie Zbrojne: po jednej jednostce obu stron wraca do zasobów
ed-stop-break = Musi się zatrzymać. Rozbicie Wpływów: wroga 6 spada do 5, jednostka wraca do zasobów
ed-use-eu_place = UE: umieść
ed-use-eu_grow = UE
ed-use-eu_income = Dochód
ed-use-nato_place = NATO: umieść
ed-use-nato_grow = NATO
ed-use-nato_mobilise = Mobilizacja
ed-use-nato_move = Ruch
ed-use-russia_place = Umieszczenie
ed-use-russia_grow = Wzrost
ed-use-russia_income = Dochód
ed-use-russia_mobilise = Mobilizacja
ed-use-russia_move = Ruch
ed-use-special = Akcja specjalna
ed-deed-place = Kostka o wartości 1 w Spornym Regionie, w którym jej nie masz, za 2 monety.
ed-deed-grow = Jedna z twoich kostek rośnie o { $number }, za darmo.
ed-deed-income = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    } z banku i z regionu karty.
ed-deed-mobilise = Jednostka z zasobów, 2 monety.
ed-deed-move = Jedna jednostka: pierwszy region/akwen za darmo, każdy kolejny za 1 monetę.

## Recorded games

record-fight_for_poland = Walka o Polskę
    .about = „Szantaż gazowy” opróżnia kasę Europy, a potem obie strony chcą jednego kraju.
record-belarus_decides = Rozstrzyga Białoruś
    .about = Europa prowadzi przez osiem tur i przegrywa w ostatniej.
