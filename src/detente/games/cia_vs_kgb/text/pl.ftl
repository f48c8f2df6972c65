# Zimna wojna: CIA vs KGB – teksty dla graczy po polsku.

game-name = Zimna wojna: CIA vs KGB
side-cia = CIA
    .short = CIA
side-kgb = KGB
    .short = KGB

## Fazy rundy

phase-briefing = Odprawa
phase-planning = Planowanie
phase-struggle = Walka o wpływy
phase-cease_fire = Zawieszenie broni
phase-debriefing = Sprawozdanie
phase-detente = Odprężenie

## Stronnictwa

faction-military = Militarne
    .power = Zniszcz dowolną inną grupę w grze, swoją lub przeciwnika. Trafia odkryta na stos odrzuconych kart grup.
    .word = militarne
    .use = zniszcz inną grupę
faction-political = Polityczne
    .power = Przenieś jedną inną grupę od jednego gracza do drugiego; zachowuje ona swój stan. Odbiorca nie może przekroczyć limitu zaludnienia, a wpływy przeciwnika nie mogą wzrosnąć ponad wartość stabilizacji. Własne wpływy wolno podnieść ponad nią.
    .word = polityczne
    .use = przenieś inną grupę do drugiego gracza
faction-economic = Ekonomiczne
    .power = Zmień stan jednej innej grupy, która nie jest ekonomiczna: przygotowaną zmobilizuj (jej zdolność nie zadziała) albo zmobilizowaną przygotuj.
    .word = ekonomiczne
    .use = zmień stan innej grupy, która nie jest ekonomiczna
faction-media = Medialne
    .power = Podejrzyj wierzchnią kartę talii grup, po czym odrzuć ją, zrekrutuj (w granicach zaludnienia) albo zostaw zakrytą na wierzchu.
    .word = medialne
    .use = podejrzyj wierzchnią kartę talii grup

## Agenci

agent-master_spy = Superszpieg
    .ability = Twój żeton na celu: cel natychmiast zdobywa przeciwnik. Żeton przeciwnika na celu: natychmiast zdobywasz go ty. Nie działa, jeśli o celu rozstrzygnęły zamieszki. Dwaj Superszpiedzy działają jak jeden.
    .use = cel zdobywa ten, czyjego żetonu na nim nie ma
agent-deputy_director = Zastępca dyrektora
    .ability = Nie ma zdolności, czyjkolwiek żeton leży na celu. Nie zginie ani w zamieszkach, ani z ręki Zabójcy i nigdy nie idzie na zwolnienie: po zakończeniu zadania wraca prosto do sztabu.
    .use = bez zdolności; nie ginie i nie idzie na zwolnienie
agent-double_agent = Podwójny agent
    .ability = Bez względu na żeton wybierz jedno: wyślij teraz jednego agenta ze sztabu przeciwnika na zwolnienie (nie Zastępcę dyrektora) albo w następnym Planowaniu podejrzyj agenta X przeciwnika, zanim wybierzesz swojego. Gdy zmierzą się dwaj Podwójni agenci, działa tylko ten, którego żeton leży na celu.
    .use = wyślij wrogiego agenta na zwolnienie albo podejrzyj następnego agenta X
agent-analyst = Analityk
    .ability = Bez względu na żeton: w następnej Odprawie, po potasowaniu, podejrzyj trzy wierzchnie karty talii grup i odłóż je w dowolnej kolejności. Gdy zmierzą się dwaj Analitycy, działa tylko ten, którego żeton nie leży na celu.
    .use = w następnej Odprawie ułożysz trzy wierzchnie grupy
agent-assassin = Zabójca
    .ability = Twój żeton na celu: zabij agenta X przeciwnika (nie Zastępcę dyrektora) i odłóż cel zakryty na spód talii celów, chyba że ktoś go już zdobył. Żeton przeciwnika: bez efektu. Nie działa, jeśli o celu rozstrzygnęły zamieszki.
    .use = przy twoim żetonie agent X przeciwnika ginie, cel trafia na spód talii
agent-director = Dyrektor
    .ability = Twój żeton na celu: natychmiast zdobywasz dodatkowo kartę ze spodu talii celów, nawet jeśli sam cel przypadł przeciwnikowi. Żeton przeciwnika: bez efektu.
    .use = przy twoim żetonie zdobywasz też cel ze spodu talii

## Cele: wydarzenia

objective-nobel_peace_prize = Pokojowa Nagroda Nobla
    .history = Komitet w Oslo nagradzał w tych latach zarówno negocjatorów, jak Kissingera i Brandta, jak i dysydentów – Sacharowa i Wałęsę. Każdy werdykt odczytywano jako głos w zimnowojennym sporze.
    .ability = Zawieszenie broni, gdy wywołujesz zamieszki: twój agent X nie ginie. Użyje jeszcze swojej zdolności i pójdzie na zwolnienie. Cel i tak zdobywa przeciwnik.
objective-live_benefit = Korzyści życiowe
    .history = Wielkie koncerty charytatywne, z Live Aid w 1985 roku na czele, gromadziły przed telewizorami setki milionów ludzi po obu stronach muru. Okazało się, że muzyka potrafi zebrać pieniądze i zawstydzić rządy.
    .ability = Walka o wpływy, zamiast zwykłej akcji: zrekrutuj grupę z wierzchu stosu odrzuconych kart grup. Limit zaludnienia obowiązuje.
objective-nuclear_escalation = Wyścig atomowy
    .history = W szczytowym okresie arsenały mocarstw liczyły łącznie ponad 60 tysięcy głowic. Im więcej ich przybywało, tym mniej sensu miało użycie zwykłych armii przeciw sobie.
    .ability = Walka o wpływy, zamiast zwykłej akcji: odrzuć wszystkie grupy militarne obu graczy na stos odrzuconych kart grup, w wybranej przez siebie kolejności.
objective-space_race = Wyścig kosmiczny
    .history = Sputnik, Gagarin i Apollo były nie tylko osiągnięciami nauki, lecz także pokazem siły rakiet. Satelity szpiegowskie pozwoliły z kolei zajrzeć tam, gdzie nie docierał żaden agent.
    .ability = Odprężenie: podejrzyj trzy następne karty talii celów i odłóż je na wierzch w dowolnej kolejności.
objective-olympic_games = Igrzyska olimpijskie
    .history = Medale liczono jak dywizje, a bojkoty z 1980 i 1984 roku odebrały sportowcom ich wielki dzień. W wioskach olimpijskich obok trenerów mieszkali oficerowie służb.
    .ability = Odprężenie: przywróć do gry jednego ze swoich zabitych agentów; wraca on na zwolnienie, a nie do sztabu.
objective-summit_meeting = Spotkanie na szczycie
    .history = Gdy przywódcy siadali do stołu, każda strona chciała wcześniej znać karty drugiej. Od Genewy po Reykjavik rozmowom towarzyszyły podsłuchy, przecieki i niespodziewane ustępstwa.
    .ability = Walka o wpływy, w dowolnej chwili i bez zużywania akcji: przeciwnik odkrywa swojego agenta X.

## Cele: państwa

objective-afghanistan = Afganistan
    .history = Radziecka interwencja z grudnia 1979 roku zamieniła górski kraj w dziesięcioletnie pole bitwy. CIA przez Pakistan zbroiła mudżahedinów, między innymi rakietami Stinger.
objective-angola = Angola
    .history = Po odejściu Portugalczyków w 1975 roku o władzę walczyły trzy ruchy, za którymi stały Moskwa z Hawaną, Waszyngton i Pretoria. Wojna ciągnęła się z przerwami do 2002 roku.
objective-chile = Chile
    .history = CIA starała się nie dopuścić Salvadora Allende do władzy, a potem osłabić jego rząd. Jedenastego września 1973 roku wojsko zbombardowało pałac prezydencki i rządy objął generał Pinochet.
objective-congo = Kongo
    .history = Ledwie kraj uzyskał w 1960 roku niepodległość, oderwała się Katanga Czombego, a premiera Lumumbę zamordowano. Ostatecznie władzę na trzy dekady zagarnął wspierany przez Zachód Mobutu.
objective-cuba = Kuba
    .history = Desant w Zatoce Świń w kwietniu 1961 roku skończył się klęską szkolonych przez CIA emigrantów. Rok później radzieckie rakiety na wyspie postawiły świat na krawędzi wojny.
objective-czechoslovakia = Czechosłowacja
    .history = Komuniści przejęli tu pełnię władzy w lutym 1948 roku. Dwadzieścia lat później „socjalizm z ludzką twarzą” zdusiły wojska Układu Warszawskiego.
objective-egypt = Egipt
    .history = Naser lawirował między blokami, a za radzieckie kredyty zbudował tamę w Asuanie. Jego następca Sadat odprawił doradców z Moskwy i związał kraj z Ameryką.
objective-greece = Grecja
    .history = Wojna domowa z komunistyczną partyzantką z lat 1946–1949 skłoniła Waszyngton do ogłoszenia doktryny Trumana. W 1967 roku władzę na siedem lat przejęli „czarni pułkownicy”.
objective-honduras = Honduras
    .history = W latach osiemdziesiątych kraj stał się zapleczem nikaraguańskich Contras i bazą amerykańskich wojsk. Ambasada USA w Tegucigalpie urosła do rozmiarów, które zdradzały prawdziwą stawkę.
objective-iran = Iran
    .history = W 1953 roku wywiady Ameryki i Wielkiej Brytanii pomogły obalić premiera Mosaddegha. Ćwierć wieku później rewolucja wygnała szacha, a Zachód stracił najważniejszy punkt nasłuchu u granic ZSRR.
objective-korea = Korea
    .history = Półwysep podzielony w 1945 roku wzdłuż 38. równoleżnika pięć lat później stanął w ogniu. Rozejm z 1953 roku zatrzymał front niemal tam, gdzie wojna się zaczęła.
objective-libya = Libia
    .history = W 1969 roku młody oficer Kaddafi obalił króla i zamknął zachodnie bazy. Pieniądze z ropy wydawał na radziecką broń i wspieranie ruchów zbrojnych na kilku kontynentach.
objective-panama = Panama
    .history = Kanał czynił z małego państwa strategiczny klucz do dwóch oceanów. Generał Noriega, długo opłacany przez CIA, w grudniu 1989 roku został obalony przez amerykańską inwazję.
objective-turkey = Turcja
    .history = Strażniczka cieśnin czarnomorskich weszła do NATO w 1952 roku. Z jej lotnisk startowały samoloty szpiegowskie, a rakiety Jupiter stały się cichą częścią układu kończącego kryzys kubański.
objective-vietnam = Wietnam
    .history = Od Dien Bien Phu po upadek Sajgonu w 1975 roku mała wojna kolonialna przerodziła się w klęskę supermocarstwa. Obie strony prowadziły tu także ukryte kampanie, jak amerykański program „Phoenix”.

## Grupy

group-guerrillas = Partyzanci
group-militia = Milicja
group-mercenaries = Najemnicy
group-police = Policja
group-infantry = Piechota
group-generals = Generałowie
group-workers = Robotnicy
group-mafia = Mafia
group-food_companies = Kompanie spożywcze
group-industry = Przemysł
group-oil_tycoons = Potentaci naftowi
group-bankers = Bankierzy
group-students = Studenci
group-trade_union = Związek zawodowy
group-nationalists = Nacjonaliści
group-fundamentalists = Fundamentaliści
group-opposition = Opozycja
group-government = Rząd
group-artists = Artyści
group-ngos = Organizacje pozarządowe
group-phone_company = Firma telefoniczna
group-newspapers = Gazety
group-radio = Radio
group-television = Telewizja

## Elementy stołu

track-round = Runda
track-score = Punkty
track-objective = Cel
track-stability = Stabilizacja
track-population = Zaludnienie
track-points = Punkty zwycięstwa
track-bias = Remisy rozstrzygają
track-influence = Wpływy
track-groups = Grupy
track-balance = Żeton równowagi
track-token = Żeton dominacji
track-agent_x = Agent X
track-headquarters = Sztab
track-leave = Na zwolnieniu
track-killed = Zabici
track-back = Po zwolnieniu
track-claimed = Zdobyte cele
track-deck = Talia grup
track-discard = Odrzucone karty grup
track-objectives = Talia celów
track-spent = Odrzucone karty celu
track-riots = Zamieszki przy rekrutacji
track-initiative = Inicjatywa
track-ability = Zdolność
track-maybe_x = Może być agentem X
track-rights = W następnej rundzie
track-standing = Gdyby to był koniec
state-ready = przygotowana
state-mobilised = zmobilizowana
agent-hidden = zakryty
agent-open = odkryty
state-riots = zamieszki

## Koniec gry

winner-cia = Wygrywa CIA.
winner-kgb = Wygrywa KGB.
winner-draw = Gra kończy się remisem.
ending-points = Zebrano dość punktów zwycięstwa
ending-deck = Zabrakło celów

## Dlaczego ktoś dostaje żeton równowagi

reason-chance = losowanie
reason-agreed = zgodnie z umową
reason-points = mniej punktów
reason-lost = porażka w ostatnim Zawieszeniu broni
reason-kept = nikt go nie przejmuje

## Pytania

question-analyst = Analityk: która karta grupy ma leżeć jako następna, licząc od wierzchu?
question-agent = Wybierz w tajemnicy swojego agenta X.
question-first = Masz żeton równowagi: kto zaczyna?
question-action = Zrekrutuj grupę, aktywuj grupę albo spasuj.
question-destroy = Którą grupę zniszczyć?
question-move = Która grupa przejdzie na drugą stronę?
question-turn = Stan której grupy zmienić?
question-media = Co zrobić z obejrzaną kartą?
question-order = Wyścig atomowy: którą grupę militarną odrzucić teraz? Ostatnia będzie leżeć na wierzchu.
question-nobel = Wywołujesz zamieszki. Użyć zdolności „Pokojowej Nagrody Nobla”, by ocalić agenta X?
question-double_agent = Podwójny agent: wyślesz agenta przeciwnika na zwolnienie czy podejrzysz jego agenta X w następnym Planowaniu?
question-detente = Czy chcesz użyć zdolności karty wydarzenia w fazie Odprężenia?
question-space_race = Wyścig kosmiczny: który cel ma leżeć jako następny, licząc od wierzchu?
question-olympic_games = Igrzyska olimpijskie: który zabity agent wraca do gry?

## Działania

action-group = { $group }
action-activate = Aktywuj: { $group }
action-recruit = Zrekrutuj grupę
action-pass = Pas
action-first = Zaczyna { $side }
action-media-recruit = Zrekrutuj tę grupę
action-media-discard = Odrzuć ją
action-media-leave = Zostaw ją na wierzchu talii
action-agent = { $agent }
    .double_agent = Na zwolnienie: { $agent }
action-peek = Podejrzysz agenta X przeciwnika w następnym Planowaniu
action-spend = Użyj zdolności: { $objective }
action-decline = Nie używaj zdolności
action-objective = { $objective }

## Odpowiedzi w terminalu: czyje to jest, w jakim stanie, ile kosztuje i co zrobi

label-group = { $group } ({ $faction } { $influence })
    .of = { $group } { $side } ({ $faction } { $influence })
    .state = { $group } { $side } ({ $faction } { $influence }, { $state })
label-agent = { $agent } (inicjatywa { $initiative }): { $use }
    .double_agent = Na zwolnienie: { $agent } { $side } (inicjatywa { $initiative }), nie będzie agentem X w następnej rundzie
    .olympic_games = { $agent } (inicjatywa { $initiative }): wraca do gry, na zwolnienie
label-objective = { $objective } ({ $points } pkt, stabilizacja { $stability }, zaludnienie { $population })
label-recruit =
    { $chance ->
        [0] Zrekrutuj grupę (wpływy { $total } z { $stability }, bez ryzyka zamieszek)
       *[other] Zrekrutuj grupę (wpływy { $total } z { $stability }, ryzyko zamieszek { $chance }%)
    }
    .known = Zrekrutuj: { $card }, razem { $total }
    .media = Zrekrutuj: { $card }, razem { $total }
label-riots = { $words }: zamieszki
label-discard = Odrzuć: { $card }
label-leave = Zostaw zakrytą na wierzchu talii: { $card }
label-activate = Aktywuj: { $card } – { $use }
label-pass = Pas (walkę kończą dwa pasy z rzędu)
    .ends = Pas: koniec walki, { $standing }
label-destroy = { $card }: zniszczona, wpływy { $side } { $before } → { $after }
label-move = { $card }: przechodzi do { $receiver }, wpływy CIA { $cia }, KGB { $kgb }
label-turn = { $card }: { $before } → { $after }
label-order = { $card }: odrzucona teraz, wpływy { $side } { $before } → { $after }
label-spend = Użyj zdolności: { $objective } (−{ $points } pkt): { $use }
    .nobel_peace_prize = { $agent } nie ginie, użyje zdolności i pójdzie na zwolnienie
    .live_benefit = zrekrutuj: { $card }, razem { $total }
    .nuclear_escalation = odrzuć wszystkie grupy militarne: { $cards }
    .space_race = podejrzyj i ułóż trzy następne cele
    .olympic_games = zabity agent wraca do gry, na zwolnienie
    .summit_meeting = przeciwnik odkrywa agenta X, akcję wykonasz i tak
label-decline = Nie używaj: ginie { $agent }
label-place = karta { $place } z { $most }, licząc od wierzchu
standing-influence = żeton kładzie { $side }, { $most } do { $least }
standing-tie = remis: stronnictwo { $faction }, wygrywa { $side } ({ $cia_worth } : { $kgb_worth })
standing-riots = { $rioter } wywołuje zamieszki, żeton kładzie { $side }
standing-double_riots = zamieszki wywołują obie strony, nikt nie kładzie żetonu
standing-nothing = nikt nie kładzie żetonu
standing-extra = Dodatkowe rundy: wygra ten, kto będzie prowadził w fazie Odprężenia
pile-top = na wierzchu: { $cards }
pile-bottom = na spodzie: { $cards }
right-analyst = { $side } obejrzy trzy wierzchnie karty talii grup
right-peek = { $side } podejrzy agenta X przeciwnika
why-recruit-population = Rekrutacja niemożliwa: masz tyle grup, ile pozwala zaludnienie ({ $most }).
why-recruit-deck = Rekrutacja niemożliwa: talia grup jest pusta.
why-pass-no_groups = Nie możesz spasować: nie masz żadnej grupy.
why-activate-mobilised = { $card }: zmobilizowana, trzeba ją najpierw przygotować.
why-activate-no_target = { $card }: jej zdolność nie ma teraz na kogo działać.
why-group-economic = { $card }: grupa ekonomiczna nie działa na inną ekonomiczną.
why-group-population = { $card }: odbiorca miałby więcej grup, niż pozwala zaludnienie ({ $most }).
why-group-stability = { $card }: wpływy przeciwnika przekroczyłyby stabilizację ({ $stability }).

## Opcje

option-points = Do ilu punktów toczy się gra
    .help = Wygrywa ten, kto w fazie Odprężenia ma co najmniej tyle punktów zwycięstwa; jeśli mają je obaj, wygrywa wyższy wynik (10.1).
option-riots_end_struggle = Zamieszki natychmiast kończą walkę
    .help = Tak jak w polskiej instrukcji. W przeciwnym razie, jak w angielskim tekście z 2007 roku, walka trwa, aż obaj gracze spasują, i obie strony mogą wywołać zamieszki w jednej rundzie (6.15, 7.7).
option-first_balance = Pierwszy żeton równowagi
    .help = Kto ma żeton równowagi w pierwszej rundzie (4.2).
option-first_balance-random = losowo
option-first_balance-cia = CIA
option-first_balance-kgb = KGB
option-open_discards = Odkryty stos odrzuconych kart grup
    .help = Gracze mogą przeglądać stos odrzuconych kart grup. Instrukcja tego zabrania: widać tylko wierzchnią kartę i liczbę kart (6.8).

## Dziennik

log-round = Runda { $round }
log-phase = { $phase }
log-objective = Cel: { $objective }
log-balance =
    { $reason_id ->
        [kept] Żeton równowagi zostaje u gracza: { $side }
       *[other] Żeton równowagi dostaje { $side } ({ $reason })
    }
log-shuffle =
    { $cards ->
        [one] Potasowano talię grup: { $cards } karta
        [few] Potasowano talię grup: { $cards } karty
       *[many] Potasowano talię grup: { $cards } kart
    }
log-look =
    { $cards ->
        [one] { $side } podgląda wierzchnią kartę talii grup
        [few] { $side } podgląda { $cards } wierzchnie karty talii grup
       *[many] { $side } podgląda { $cards } wierzchnich kart talii grup
    }
log-seen_group = Karta { $place } od wierzchu: { $group }
log-put_group = { $side } kładzie na miejscu { $place }: { $group }
log-put_back = { $side } odkłada karty na talię
log-agent_chosen = { $side } wybiera agenta X
log-agent_seen = { $side } podgląda agenta X przeciwnika: { $agent }
log-returned = { $side }: ze zwolnienia wraca { $agent }
log-first =
    { $first_id ->
        [cia] { $side } decyduje: zaczyna CIA
       *[kgb] { $side } decyduje: zaczyna KGB
    }
log-recruit = { $side } rekrutuje: { $group } ({ $group_value }), suma wpływów { $influence }
log-activate = { $side } aktywuje: { $group }
log-destroy = Zniszczona grupa ({ $side }): { $group }
log-take = { $side } przejmuje: { $group }
log-give = { $side } oddaje: { $group }
log-mobilise = Zmobilizowana grupa ({ $side }): { $group }
log-ready = Znów przygotowana grupa ({ $side }): { $group }
log-media_leave = { $side } zostawia kartę na wierzchu talii
log-media_discard = { $side } odrzuca z talii: { $group }
log-pass = { $side } pasuje
log-spend = { $side } używa zdolności: { $objective } (−{ $points } pkt)
log-discard = Na stos odrzuconych trafia: { $group }
log-shown = { $side } odkrywa agenta X: { $agent }
log-totals = Wpływy: CIA { $cia }, KGB { $kgb }; stabilizacja { $stability }
log-riots = { $side } wywołuje zamieszki, suma wpływów { $influence }
log-tie =
    { $group_id ->
        [none] Remis: stronnictwo { $faction_word }, wygrywa { $side }
       *[pair] Remis: stronnictwo { $faction_word }, wygrywa { $side } ({ $cia_worth } : { $kgb_worth })
    }
log-token = { $side } kładzie żeton dominacji
log-no_token = Nikt nie kładzie żetonu dominacji
log-killed = Ginie { $agent } ({ $side }); usunięty z gry
log-spared = { $agent } ({ $side }) nie może zginąć
log-saved = { $agent } ({ $side }) ocalał: zamiast zginąć, pójdzie na zwolnienie
log-claim =
    { $points ->
        [one] { $side } zdobywa cel: { $objective }, { $points } punkt
        [few] { $side } zdobywa cel: { $objective }, { $points } punkty
       *[many] { $side } zdobywa cel: { $objective }, { $points } punktów
    }
log-buried = Na spód talii celów trafia: { $objective }
log-ability = Działa { $agent } ({ $side })
log-no_effect = { $agent } ({ $side }): bez efektu
log-bottom = { $side } zdobywa także kartę ze spodu talii celów
log-bench = Na zwolnienie wysłany: { $agent } ({ $side })
log-right_peek = { $side } podejrzy agenta X przeciwnika w następnym Planowaniu
log-right_look = { $side } obejrzy trzy wierzchnie karty talii grup w następnej Odprawie
log-leave = Na zwolnienie idzie { $agent } ({ $side })
log-home = Do sztabu wraca { $agent } ({ $side })
log-groups_discarded =
    { $cards ->
        [0] Nie ma grup do odrzucenia
        [one] Odrzucono { $cards } grupę
        [few] Odrzucono { $cards } grupy
       *[many] Odrzucono { $cards } grup
    }
log-revived = Do gry wraca { $agent } ({ $side }), na razie na zwolnieniu
log-seen_objective = Cel { $place } od wierzchu: { $objective }
log-put_objective = { $side } kładzie na miejscu { $place }: { $objective }
log-score = Punkty: CIA { $cia }, KGB { $kgb }
log-tied = Obie strony mają po tyle samo punktów ({ $points }): wygra ten, kto będzie prowadził w fazie Odprężenia
log-new_deck =
    { $cards ->
        [one] Odrzucona karta celu tworzy nową talię celów
        [few] { $cards } odrzucone karty celu tworzą nową talię celów
       *[many] { $cards } odrzuconych kart celu tworzy nową talię celów
    }
log-over =
    { $winner ->
        [cia] Wygrywa CIA: { $ending }
        [kgb] Wygrywa KGB: { $ending }
       *[draw] Remis: { $ending }
    }

## Heuristics, as reasons of a hint
heuristic-objective = szansa na cel
heuristic-riots = ryzyko zamieszek
heuristic-recruit = co może dać kolejna grupa
heuristic-theft = grupa, która zmienia stronę
heuristic-destruction = grupa, która znika z gry
heuristic-denial = zdolność odzyskana albo odebrana
heuristic-media = znajomość następnej karty
heuristic-powers = grupy wciąż przygotowane
heuristic-price = punkty tracone za użycie zdolności
heuristic-agent = dobry przeciw prawdopodobnemu agentowi X rywala
heuristic-secret = trudny do przewidzenia
heuristic-bench = agent, którego zabraknie rywalowi
heuristic-peek = podgląd wyboru rywala
heuristic-order = ostatnie słowo
heuristic-deck = to, co przyjdzie z talii
heuristic-rescue = uratowany agent
heuristic-unmask = znajomość agenta X rywala
