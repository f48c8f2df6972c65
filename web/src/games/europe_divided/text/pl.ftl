### Europe Divided: what only the page says

game-note = 1992–2019 · { game-length }
game-length = ok. 1 godz.
game-watch = ok. 10 min
page-key-lit = Przejdź do pierwszego pola, które można wybrać
page-short-eu = UE
page-short-nato = NATO
page-short-russia = RU
page-coins = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
page-coins-short = { $coins } ◉
page-coins-hidden = monety ukryte
page-no-coins = bez monet
page-units = { $units ->
        [one] { $side }: { $units } jednostka
        [few] { $side }: { $units } jednostki
       *[other] { $side }: { $units } jednostek
    }
page-needs-units = { $side } { $units } jedn.
page-prestige = Punkty Prestiżu: { $number }
page-score = Europa { $europe }, Rosja { $russia }
page-turn-period = Tura { $turn } · okres { $period }
page-turn-track = Licznik Tur
page-first = zaczyna
page-sum = suma { $sum }
page-initiative = inicjatywa { $number }
page-events = Wydarzenia
page-tab-map = Mapa
page-tab-cards = Karty

## The turn track

page-sign-resolve = rozpatrywanie Aktualnych Wydarzeń
page-sign-move = Nadchodzące Wydarzenia stają się Aktualnymi
page-sign-reveal = ujawnienie Wydarzeń
page-sign-discard = odrzucenie: { $number }
page-sign-draw = dobranie: { $number }
page-sign-score = Punktowanie Dominacji i kart Atutów

## Parts of the map

page-zone-all = Całość
page-zone-baltic = Bałtyk
page-zone-danube = Dunaj
page-zone-east = Wschód
page-zone-caucasus = Kaukaz
page-lit-outside = { $number ->
    [one] Jedno dozwolone miejsce poza widokiem
    [few] { $number } dozwolone miejsca poza widokiem
   *[many] { $number } dozwolonych miejsc poza widokiem
}
page-zoom-fit = Cała mapa
page-legend = Legenda
page-legend-eu = UE
page-legend-nato = NATO
page-legend-russia = Rosja
page-legend-europe-unit = jednostka NATO
page-legend-russia-unit = jednostka Rosji
page-legend-base = baza
page-legend-coins = monety
page-legend-dominates = dominuje
page-legend-card = karta zdobyta
page-legend-closed = zamknięte
page-legend-legal = dozwolone
page-legend-last = ostatni ruch
page-legend-reconstructed = wartości, które odtworzyliśmy

## Plates and seas

page-no-cube = brak
page-holds-card = { $side } ma kartę regionu
page-holds-sea = kontrola: { $organisation }
page-nobody-sea = nikt nie ma kontroli
page-minimum = minimum { $number }
page-tie = remis → { $organisation }
page-used = bonus wykorzystany

## Cards

page-coins-word = { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
}
page-count-coins = monety
page-count-hand = ręka
page-count-advantages = atuty
page-count-supply = jednostki w zasobach
page-count-deck = talia
page-count-discard = odrzucone
page-chosen = Wybrane karty
page-hand = Ręka
page-play = Zagraj
page-barred = teraz niedostępne
page-is-action = karta Akcji
page-is-disputed = karta Spornego Regionu
page-is-advantage = karta Atutu
page-is-event = Wydarzenie
page-income-now = Dochód z tej karty dałby teraz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }, razem z monetami leżącymi w jej regionie.
page-advantage-uses = Albo { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    } w dowolnej chwili podczas twoich akcji. Niewykorzystana karta Atutu: { $number ->
        [one] { $number } Punkt Prestiżu
        [few] { $number } Punkty Prestiżu
       *[other] { $number } Punktów Prestiżu
    }.
page-reconstructed = Niektóre wartości tej karty zostały odtworzone: żadne źródło ich nie podaje.
page-reconstructed-short = wartości odtworzone
page-list-known = Znane na ręce
page-list-unseen = Niewidziane
page-list-discard = Odrzucone
page-list-advantages = Niewidziane karty Atutów
page-list-played = Zagrane karty Atutów
page-list-won = Spełnione Wydarzenia
page-list-failed = Niespełnione Wydarzenia
page-list-events = Niewidziane Wydarzenia

## Events

page-no-events = nie leży tu żadne Wydarzenie
page-resolved-in = rozpatrywanie w turze { $turn }
page-met-now = spełnione
page-met-after = spełnione po tym ruchu
page-unmet-after = po tym ruchu już niespełnione
page-breaks = { $side }: { $number }, by przestało być spełnione

## Questions

page-second-card = Wybierz drugą kartę.
page-kind-effect = Efekt
page-kind-reaction = Reakcja
page-kind-advantage = Atut
page-kind-sea = Bonus z karty Morza
page-kind-special = Akcja Specjalna
page-ask-keep = Pozostałe dwie zachowujesz: każda daje akcję, monety albo, nieużyta, prestiż.
page-ask-initiative = Obie sumy są ogłaszane; wyższa zaczyna, przy remisie Europa. Dotąd położono: { $sum }.
page-ask-card = Karty Akcji, Atuty i bonusy kart Morza w dowolnej kolejności. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
page-ask-action = Jedna akcja z karty albo żadna. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
page-ask-place = Nowa kostka zaczyna od 1. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
page-ask-grow = Wroga 6 lub wroga jednostka w regionie zatrzymuje ją na 5.
page-ask-mobilise = Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
page-ask-unit = Wskaż jednostkę, by zobaczyć, dokąd dojdzie. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
page-ask-move = Pierwszy region/akwen za darmo, każdy kolejny za 1 monetę. Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }.
page-ask-reveal = Leży zakryte, dopóki oboje nie wybiorą.
page-ask-discard = Odrzucone Wydarzenia pozostają tajne.

## What buttons do

page-lay-card = Połóż: { $card }
page-turn-up = Odkryj: { $card }
page-lay-event = Połóż: { $event }
page-discard-event = Odrzuć: { $event }
page-remove = Usuń: { $advantage }
page-cash = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    } za kartę { $advantage }
page-places = nowa kostka
page-blocked = zatrzymana na 5
page-wins-card = zdobywa kartę regionu
page-stop-clash = Musi się zatrzymać. Starcie Zbrojne: po jednej jednostce obu stron wraca do zasobów
page-stop-break = Musi się zatrzymać. Rozbicie Wpływów: wroga 6 spada do 5, jednostka wraca do zasobów
page-use-eu_place = UE: umieść
page-use-eu_grow = UE
page-use-eu_income = Dochód
page-use-nato_place = NATO: umieść
page-use-nato_grow = NATO
page-use-nato_mobilise = Mobilizacja
page-use-nato_move = Ruch
page-use-russia_place = Umieszczenie
page-use-russia_grow = Wzrost
page-use-russia_income = Dochód
page-use-russia_mobilise = Mobilizacja
page-use-russia_move = Ruch
page-use-special = Akcja Specjalna
page-action-about-place = Kostka o wartości 1 w Spornym Regionie, w którym jej nie masz, za 2 monety.
page-action-about-grow = Jedna z twoich kostek rośnie o { $number }, za darmo.
page-action-about-income = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    } z banku i z regionu karty.
page-action-about-mobilise = Jednostka z zasobów, 2 monety.
page-action-about-move = Jedna jednostka: pierwszy region/akwen za darmo, każdy kolejny za 1 monetę.

## Recorded games

record-fight_for_poland = Walka o Polskę
    .about = „Szantaż gazowy” opróżnia kasę Europy, a potem obie strony chcą jednego kraju.
record-belarus_decides = Rozstrzyga Białoruś
    .about = Europa prowadzi przez osiem tur i przegrywa w ostatniej.
