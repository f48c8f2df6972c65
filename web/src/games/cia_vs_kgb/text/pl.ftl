### Zimna wojna: CIA vs KGB, teksty strony

game-note = 1945–1991 · { game-length }
game-length = ok. 20 min
game-watch = ok. 5 min
page-title-short = CIA vs KGB
page-round-number = Runda { $number }
page-round-short = R { $number }
page-to-points = do { $points }
page-extra-rounds = dodatkowa runda
page-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
page-points-word = { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
page-cards = { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }

## Cel

page-objective = Cel
page-country = Państwo
page-event-in = Wydarzenie · { $phase }
page-stability = Stabilizacja
page-population = Zaludnienie
page-victory-points = Punkty
page-ties = remisy
page-ties-by = Remis rozstrzygają kolejno
page-faction-military = militarne
page-faction-political = polityczne
page-faction-economic = ekonomiczne
page-faction-media = medialne
page-no-token = Nie leży tu jeszcze żeton.
page-token-lies = Leży tu żeton { $side }.
page-leads = { $side } prowadzi { $most } do { $least }.
page-tied = Po { $number }.
page-tie-over = Remis wygrywa { $side }: { $best } bije { $second } ({ $faction }).
page-tie-alone = Remis wygrywa { $side }: { $best } to jedyna grupa w swoim stronnictwie ({ $faction }).

## Grupy

page-ready = przygotowana
page-mobilised = zmobilizowana
page-power-military = Zniszcz dowolną inną grupę
page-power-political = Przenieś inną grupę do drugiego gracza
page-power-economic = Zmień stan innej grupy, która nie jest ekonomiczna
page-power-media = Podejrzyj wierzchnią kartę: zrekrutuj, odrzuć albo zostaw
page-groups-of = grupy: { $number } z { $most }
page-groups-of-side = Grupy { $side }
page-groups-ready = { $number ->
        [0] brak przygotowanych grup
        [one] { $number } przygotowana grupa
        [few] { $number } przygotowane grupy
       *[other] { $number } przygotowanych grup
    }
page-activate = aktywuj
page-recruit-word = Rekrutuj
page-activate-word = Aktywuj
page-activate-group = Aktywuj: { $group }
page-activating = działa
page-effect-destroy = zniszcz
page-effect-take = zabierz
page-effect-give = oddaj
page-effect-mobilise = zmobilizuj
page-effect-ready = przygotuj
page-effect-discard = odrzuć jako następną
page-effect-riots = { $effect }: zamieszki
page-barred-economic = ekonomiczna
page-barred-population = brak miejsca
page-barred-stability = ponad stabilizację
page-barred-no_target = brak celu

## Wskaźnik

page-riots-above = Zamieszki powyżej { $stability }
page-riots-next = zamieszki przy rekrutacji
page-riots-short = zamieszki
page-riots-count = { $number } z { $most } nieznanych grup ma wartość { $least } lub więcej
page-riots-safe = żadna nieznana grupa nie ma wartości { $least } lub więcej
page-riots-never = żadna grupa nie ma takiej wartości
page-riots-known = znasz następną kartę
page-riot-chance = { $chance }% szans na zamieszki przy następnej rekrutacji
page-riots-percent = zamieszki { $chance }
page-riots-cannot = bez zamieszek
page-fan-of = { $number } z { $most }
page-fan-cards = { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }
page-no-recruit-population = Bez rekrutacji: limit zaludnienia osiągnięty.
page-no-recruit-deck = Bez rekrutacji: talia grup jest pusta.

## Agenci

page-agent-x = Agent X
page-x-secret = tylko ty wiesz
page-x-down = { $side }: agent X leży zakryty
page-x-none = { $side }: agent X jeszcze niewybrany
page-initiative = Inicjatywa { $number }
page-place-hq = sztab
page-place-x = agent X
page-place-maybe_x = może X
page-place-back = wrócił
page-place-leave = zwolnienie
page-place-killed = zabity
page-choose = wybierz
page-headquarters = Sztab
page-on-leave = Zwolnienie
page-fallen = Zabici
page-counts-short = sztab { $hq } · zwoln. { $leave } · zabici { $fallen }
page-one-of = jeden z { $number }
page-balance-token = żeton równowagi
page-agent-master_spy = Cel zdobywa strona bez żetonu
page-agent-deputy_director = Bez efektu; nie ginie, nie idzie na zwolnienie
page-agent-double_agent = Wyślij wrogiego agenta na zwolnienie albo podejrzyj następnego agenta X przeciwnika
page-agent-analyst = Zobacz i ułóż trzy następne grupy
page-agent-assassin = Twój żeton: wrogi agent ginie, cel idzie pod talię
page-agent-director = Twój żeton: zdobądź też cel ze spodu talii

## Talie i stosy

page-decks = Talie i stosy
page-objectives = Cele
page-groups = Grupy
page-spent-events = Odrzucone karty celu
page-discard-pile = Odrzucone
page-top-of = wierzch z { $number }
page-known-top = na wierzchu: { $cards }
page-counts = talia grup { $groups }, odrzucone { $discarded }, cele { $objectives }
page-claimed = Zdobyte cele
page-none-yet = jeszcze nic
page-spend = użyj zdolności
page-costs-points = −{ $points } pkt

## Prognoza

page-phase-is = Faza: { $phase }
page-then = potem { $phase }
page-if-now = Gdyby walka skończyła się teraz
page-now-token = { $objective }: leżałby żeton { $side }.
page-now-riots = { $side }: zamieszki.
page-now-double_riots = Zamieszki po obu stronach: żaden żeton by nie leżał.
page-now-nothing = Brak grup: żaden żeton by nie leżał.
page-by-their-x = Twój agent X to { $agent }; zależnie od ich agenta X:
page-out-claims = { $side } zdobywa: { $objective }, { $points }
page-out-buried = { $objective } idzie pod talię
page-out-nobody = { $objective }: nikt nie zdobywa
page-out-falls = { $side }: ginie { $agent }
page-out-bottom = { $side } zdobywa też kartę ze spodu
page-out-bottom-known = { $side } zdobywa też: { $card }
page-out-chooses = { $side }: zwolnienie albo podgląd
page-out-looks = { $side } ogląda trzy grupy w nowej rundzie
page-how-it-ended = Jak skończyła się runda
page-last-round = Ostatnia runda
page-nothing-yet = Jeszcze nic.

## Pytanie

page-leads-by = { $side } prowadzi o { $number }
page-tie-for = remis dla { $side }
page-pass-ends = kończy walkę
page-media-total = twoje wpływy { $total }
page-media-riots = { $total }: zamieszki!
page-totals = CIA { $cia } : KGB { $kgb }.
page-would-riot = { $side } wywoła zamieszki.
page-why-population = Nie wolno: grup byłoby więcej niż zaludnienie.
page-why-deck = Talia grup jest pusta.
page-why-no_groups = Bez grup nie wolno spasować.
page-why-mobilised = Zmobilizowaną grupę trzeba najpierw przygotować.
page-why-no_target = Jej zdolność nie ma dozwolonego celu.
page-why-economic = Grupa ekonomiczna nie działa na inną ekonomiczną.
page-why-stability = Wpływy przeciwnika przekroczyłyby wartość stabilizacji.
page-why-short-population = limit zaludnienia
page-why-short-deck = talia pusta
page-why-short-no_groups = nie bez grup
page-why-short-now = najpierw dokończ to
page-pick-analyst = Karty Analityka: która na wierzch?
page-pick-space_race = Wyścig kosmiczny: który cel następny?
page-pick-double_agent = Kogo wysyłasz na zwolnienie?
page-pick-olympic_games = Kto wraca?
page-pick-media = Wierzchnia karta talii
page-put-next = na wierzch
page-only-you = widzisz ją tylko ty
page-placed = Na wierzchu: { $cards }

## Widziane karty

page-seen-cards = Widziane karty
page-seen-unseen = nieznana
page-seen-hidden = w talii lub odrzucona
page-seen-top = znana na wierzchu
page-seen-cia = CIA
page-seen-kgb = KGB
page-seen-discard = odrzucona
page-seen-now = w tej rundzie
page-seen-spent = odrzucona
page-seen-bottom = pod talią

## Przewodnik

page-tab-table = Stół
page-tab-agents = Agenci

## Recorded games

record-forty_five_behind = 45 punktów straty
    .about = CIA przegrywa 45 do 90 i nie oddaje już żadnej rundy.
record-one_riot_too_many = O jedne zamieszki za dużo
    .about = CIA wychodzi na prowadzenie, widzi agenta wroga i mimo to przegrywa.

preset-evening = wieczór klubowy (4 rundy w 3 godziny)
