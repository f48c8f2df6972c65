### Zimna wojna: CIA vs KGB, teksty strony

game-note = 1945–1991 · { game-length }
game-length = ok. 20 min
game-watch = ok. 5 min
ck-title-short = CIA vs KGB
ck-round = Runda { $number }
ck-round-short = R { $number }
ck-to-points = do { $points }
ck-extra-rounds = dodatkowa runda
ck-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
ck-points-word = { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
ck-cards = { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }

## Cel

ck-objective = Cel
ck-country = Państwo
ck-event-in = Wydarzenie · { $phase }
ck-stability = Stabilizacja
ck-population = Zaludnienie
ck-victory-points = Punkty
ck-ties = remisy
ck-ties-by = Remis rozstrzygają kolejno
ck-faction-military = militarne
ck-faction-political = polityczne
ck-faction-economic = ekonomiczne
ck-faction-media = medialne
ck-no-token = Nie leży tu jeszcze żeton.
ck-token-lies = Leży tu żeton { $side }.
ck-leads = { $side } prowadzi { $most } do { $least }.
ck-tied = Po { $number }.
ck-tie-over = Remis wygrywa { $side }: { $best } bije { $second } ({ $faction }).
ck-tie-alone = Remis wygrywa { $side }: { $best } to jedyna grupa w swoim stronnictwie ({ $faction }).

## Grupy

ck-ready = przygotowana
ck-mobilised = zmobilizowana
ck-power-military = Zniszcz dowolną inną grupę
ck-power-political = Przenieś inną grupę do drugiego gracza
ck-power-economic = Zmień stan innej grupy, która nie jest ekonomiczna
ck-power-media = Podejrzyj wierzchnią kartę: zrekrutuj, odrzuć albo zostaw
ck-groups-of = grupy: { $number } z { $most }
ck-groups-of-side = Grupy { $side }
ck-groups-ready = { $number ->
        [0] brak przygotowanych grup
        [one] { $number } przygotowana grupa
        [few] { $number } przygotowane grupy
       *[other] { $number } przygotowanych grup
    }
ck-activate = aktywuj
ck-recruit-word = Rekrutuj
ck-activate-word = Aktywuj
ck-activate-group = Aktywuj: { $group }
ck-activating = działa
ck-effect-destroy = zniszcz
ck-effect-take = zabierz
ck-effect-give = oddaj
ck-effect-mobilise = zmobilizuj
ck-effect-ready = przygotuj
ck-effect-discard = odrzuć jako następną
ck-effect-riots = { $effect }: zamieszki
ck-barred-economic = ekonomiczna
ck-barred-population = brak miejsca
ck-barred-stability = ponad stabilizację
ck-barred-no_target = brak celu

## Wskaźnik

ck-riots-above = Zamieszki powyżej { $stability }
ck-riots-next = zamieszki przy rekrutacji
ck-riots-short = zamieszki
ck-riots-count = { $number } z { $most } nieznanych grup ma wartość { $least } lub więcej
ck-riots-safe = żadna nieznana grupa nie ma wartości { $least } lub więcej
ck-riots-never = żadna grupa nie ma takiej wartości
ck-riots-known = znasz następną kartę
ck-riot-chance = { $chance } % szans na zamieszki przy następnej rekrutacji
ck-riots-percent = zamieszki { $chance }
ck-riots-cannot = bez zamieszek
ck-fan-of = { $number } z { $most }
ck-fan-cards = { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }
ck-no-recruit-population = Bez rekrutacji: limit zaludnienia osiągnięty.
ck-no-recruit-deck = Bez rekrutacji: talia grup jest pusta.

## Agenci

ck-agent-x = Agent X
ck-x-secret = tylko ty wiesz
ck-x-down = { $side }: agent X leży zakryty
ck-x-none = { $side }: agent X jeszcze niewybrany
ck-initiative = Inicjatywa { $number }
ck-place-hq = sztab
ck-place-x = agent X
ck-place-maybe_x = może X
ck-place-back = wrócił
ck-place-leave = zwolnienie
ck-place-killed = zabity
ck-choose = wybierz
ck-headquarters = Sztab
ck-on-leave = Zwolnienie
ck-fallen = Zabici
ck-counts-short = sztab { $hq } · zwoln. { $leave } · zabici { $fallen }
ck-one-of = jeden z { $number }
ck-balance-token = żeton równowagi
ck-agent-master_spy = Cel zdobywa strona bez żetonu
ck-agent-deputy_director = Bez efektu; nie ginie, nie idzie na zwolnienie
ck-agent-double_agent = Wyślij wrogiego agenta na zwolnienie albo podejrzyj następnego agenta X przeciwnika
ck-agent-analyst = Zobacz i ułóż trzy następne grupy
ck-agent-assassin = Twój żeton: wrogi agent ginie, cel idzie pod talię
ck-agent-director = Twój żeton: zdobądź też cel ze spodu talii

## Talie i stosy

ck-decks = Talie i stosy
ck-objectives = Cele
ck-groups = Grupy
ck-spent-events = Odrzucone karty celu
ck-discard-pile = Odrzucone
ck-top-of = wierzch z { $number }
ck-known-top = na wierzchu: { $cards }
ck-counts = talia grup { $groups }, odrzucone { $discarded }, cele { $objectives }
ck-claimed = Zdobyte cele
ck-none-yet = jeszcze nic
ck-spend = użyj zdolności
ck-costs-points = −{ $points } pkt

## Prognoza

ck-phase-is = Faza: { $phase }
ck-then = potem { $phase }
ck-if-now = Gdyby walka skończyła się teraz
ck-now-token = { $objective }: leżałby żeton { $side }.
ck-now-riots = { $side }: zamieszki.
ck-now-double_riots = Zamieszki po obu stronach: żaden żeton by nie leżał.
ck-now-nothing = Brak grup: żaden żeton by nie leżał.
ck-by-their-x = Twój agent X to { $agent }; zależnie od ich agenta X:
ck-out-claims = { $side } zdobywa: { $objective }, { $points }
ck-out-buried = { $objective } idzie pod talię
ck-out-nobody = { $objective }: nikt nie zdobywa
ck-out-falls = { $side }: ginie { $agent }
ck-out-bottom = { $side } zdobywa też kartę ze spodu
ck-out-bottom-known = { $side } zdobywa też: { $card }
ck-out-chooses = { $side }: zwolnienie albo podgląd
ck-out-looks = { $side } ogląda trzy grupy w nowej rundzie
ck-how-it-ended = Jak skończyła się runda
ck-last-round = Ostatnia runda
ck-nothing-yet = Jeszcze nic.

## Pytanie

ck-leads-by = { $side } prowadzi o { $number }
ck-tie-for = remis dla { $side }
ck-pass-ends = kończy walkę
ck-media-total = twoje wpływy { $total }
ck-media-riots = { $total }: zamieszki!
ck-totals = CIA { $cia } : KGB { $kgb }.
ck-would-riot = { $side } wywoła zamieszki.
ck-why-population = Nie wolno: grup byłoby więcej niż zaludnienie.
ck-why-deck = Talia grup jest pusta.
ck-why-no_groups = Bez grup nie wolno spasować.
ck-why-mobilised = Zmobilizowaną grupę trzeba najpierw przygotować.
ck-why-no_target = Jej zdolność nie ma dozwolonego celu.
ck-why-economic = Grupa ekonomiczna nie działa na inną ekonomiczną.
ck-why-stability = Wpływy przeciwnika przekroczyłyby wartość stabilizacji.
ck-why-short-population = limit zaludnienia
ck-why-short-deck = talia pusta
ck-why-short-no_groups = nie bez grup
ck-why-short-now = najpierw dokończ to
ck-pick-analyst = Karty Analityka: która na wierzch?
ck-pick-space_race = Wyścig kosmiczny: który cel następny?
ck-pick-double_agent = Kogo wysyłasz na zwolnienie?
ck-pick-olympic_games = Kto wraca?
ck-pick-media = Wierzchnia karta talii
ck-put-next = na wierzch
ck-only-you = widzisz ją tylko ty
ck-placed = Na wierzchu: { $cards }

## Widziane karty

ck-seen-cards = Widziane karty
ck-seen-unseen = nieznana
ck-seen-hidden = w talii lub odrzucona
ck-seen-top = znana na wierzchu
ck-seen-cia = CIA
ck-seen-kgb = KGB
ck-seen-discard = odrzucona
ck-seen-now = w tej rundzie
ck-seen-spent = odrzucona
ck-seen-bottom = pod talią

## Przewodnik

ck-tab-table = Stół
ck-tab-agents = Agenci

## Recorded games

record-forty_five_behind = Czterdzieści pięć straty
    .about = CIA przegrywa 45 do 90 i nie oddaje już żadnej rundy.
record-one_riot_too_many = O jedne zamieszki za dużo
    .about = CIA wychodzi na prowadzenie, widzi agenta wroga i mimo to przegrywa.
