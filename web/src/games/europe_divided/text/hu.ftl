### Europe Divided: what only the page says

game-note = 1992–2019 · { game-length }
game-length = kb. 1 óra
game-watch = kb. 10 perc
ed-short-eu = EU
ed-short-nato = NATO
ed-short-russia = OR
ed-coins = { $coins } érme
ed-coins-short = { $coins } ◉
ed-coins-hidden = rejtett érmék
ed-no-coins = nincs érme
ed-units = { $side }: { $units } egység
ed-needs-units = { $units } { $side }-egység
ed-prestige = { $number } presztízspont
ed-score = Európa { $europe }, Oroszország { $russia }
ed-turn-period = { $turn }. forduló · { $period }. időszak
ed-turn-track = Fordulósáv
ed-first = kezd
ed-sum = összeg { $sum }
ed-initiative = kezdeményezés: { $number }
ed-events = Események
ed-tab-map = Térkép
ed-tab-cards = Kártyák

## The turn track

ed-sign-resolve = az aktuális események kiértékelése
ed-sign-move = a közelgő események aktuálissá válnak
ed-sign-reveal = események felfedése
ed-sign-discard = eldobás: { $number }
ed-sign-draw = húzás: { $number }
ed-sign-score = pont az uralomért és az előnykártyákért

## Parts of the map

ed-zone-all = Egész
ed-zone-baltic = Balti-tenger
ed-zone-danube = Duna
ed-zone-east = Kelet
ed-zone-caucasus = Kaukázus
ed-zoom-fit = Teljes térkép
ed-legend = Jelmagyarázat
ed-legend-eu = EU
ed-legend-nato = NATO
ed-legend-russia = Oroszország
ed-legend-europe-unit = NATO-egység
ed-legend-russia-unit = orosz egység
ed-legend-base = bázis
ed-legend-coins = érmék
ed-legend-dominates = uralja
ed-legend-card = elnyert kártya
ed-legend-closed = zárt
ed-legend-legal = választható
ed-legend-last = utolsó lépés
ed-legend-reconstructed = általunk rekonstruált értékek

## Plates and seas

ed-no-cube = nincs
ed-holds-card = a régió kártyája: { $side }
ed-holds-sea = ellenőrzi: { $organisation }
ed-nobody-sea = senki sem ellenőrzi
ed-minimum = minimum { $number }
ed-tie = egyenlő → { $organisation }
ed-used = a bónusz elhasználva

## Cards

ed-count-coins = érme
ed-count-hand = kéz
ed-count-advantages = előny
ed-count-supply = egység a készletben
ed-count-deck = pakli
ed-count-discard = dobott lapok
ed-chosen = Választott kártyák
ed-hand = Kéz
ed-play = Kijátszás
ed-barred = most nem használható
ed-is-action = akciókártya
ed-is-disputed = vitatott régió kártyája
ed-is-advantage = előnykártya
ed-is-event = esemény
ed-income-now = E kártya bevétele most { $coins } érme lenne, a régiójában fekvő érmékkel együtt.
ed-advantage-uses = Vagy { $coins } érme a saját akcióid közben bármikor, vagy { $number } presztízs, ha az előnykártyák értékelésekor is nálad van.
ed-reconstructed = E kártya néhány értéke rekonstruált: egyetlen forrás sem közli.
ed-reconstructed-short = rekonstruált értékek
ed-list-known = Biztosan kézben
ed-list-unseen = Nem látott lapok
ed-list-discard = Eldobott lapok
ed-list-advantages = Nem látott előnykártyák
ed-list-played = Kijátszott előnykártyák
ed-list-won = Teljesült események
ed-list-failed = Nem teljesült események
ed-list-events = Nem látott események

## Events

ed-no-events = itt nincs esemény
ed-resolved-in = kiértékelés: { $turn }. forduló
ed-met-now = teljesül
ed-met-after = ezután teljesül
ed-unmet-after = ezután már nem teljesül
ed-breaks = { $side }: { $number } kell a megtöréséhez

## Questions

ed-second-card = Válaszd ki a második kártyádat.
ed-kind-effect = Hatás
ed-kind-reaction = Reakció
ed-kind-advantage = Előny
ed-kind-sea = A tengerkártya bónusza
ed-kind-special = Különleges akció
ed-ask-keep = A másik kettőt megtartod: mindegyik egy akciót, érméket vagy – ha nem használod – presztízst ad.
ed-ask-initiative = Mindkét összeget bejelentik; a nagyobb kezd, egyenlőségnél Európa. Eddig lerakva: { $sum }.
ed-ask-card = Akciókártyák, előnykártyák és a tengerkártyák bónuszai tetszőleges sorrendben. { $coins } érméd van.
ed-ask-action = A kártya egy akciója, vagy egy sem. { $coins } érméd van.
ed-ask-place = Az új kocka 1-ről indul. { $coins } érméd van.
ed-ask-grow = Ellenséges 6-os vagy ellenséges egység a régióban 5-nél megállítja.
ed-ask-mobilise = { $coins } érméd van.
ed-ask-unit = Mutass egy egységre, hogy lásd, meddig jut el. { $coins } érméd van.
ed-ask-move = Az első régió vagy tenger ingyenes, minden további 1 érme. { $coins } érméd van.
ed-ask-reveal = Lefelé fordítva fekszik, amíg mindketten nem választottak.
ed-ask-discard = Az eldobott események titokban maradnak.

## What buttons do

ed-lay-card = Lerakás: { $card }
ed-turn-up = Felfedés: { $card }
ed-lay-event = Lerakás: { $event }
ed-discard-event = Eldobás: { $event }
ed-remove = Eltávolítás: { $advantage }
ed-cash = { $coins } érme ezért: { $advantage }
ed-places = új kocka
ed-blocked = 5-nél megáll
ed-wins-card = elnyeri a régió kártyáját
ed-stop-clash = Meg kell állnia. Fegyveres összecsapás: mindkét fél egy egysége visszakerül a készletbe
ed-stop-break = Meg kell állnia. Megtört befolyás: az ellenséges 6-os 5-re csökken, az egység visszakerül a készletbe
ed-use-eu_place = EU: elhelyezés
ed-use-eu_grow = EU
ed-use-eu_income = Bevétel
ed-use-nato_place = NATO: elhelyezés
ed-use-nato_grow = NATO
ed-use-nato_mobilise = Mozgósítás
ed-use-nato_move = Mozgatás
ed-use-russia_place = Elhelyezés
ed-use-russia_grow = Növelés
ed-use-russia_income = Bevétel
ed-use-russia_mobilise = Mozgósítás
ed-use-russia_move = Mozgatás
ed-use-special = Különleges akció
ed-deed-place = 1-es értékű kocka olyan vitatott régióba, ahol még nincs kockád; 2 érme.
ed-deed-grow = Egy kockád { $number } értékkel nő, ingyen.
ed-deed-income = { $coins } érme a bankból és a kártya régiójából.
ed-deed-mobilise = Egy egység a készletből, 2 érme.
ed-deed-move = Egy egység: az első régió vagy tenger ingyenes, minden további 1 érmébe kerül.

## Recorded games

record-fight_for_poland = Harc Lengyelországért
    .about = A „Gázzsarolás” kiüríti Európa kasszáját, aztán mindkét fél ugyanazt az országot akarja.
record-belarus_decides = Belarusz dönt
    .about = Európa nyolc fordulón át vezet, és az utolsóban veszít.
