### Europe Divided: what only the page says

game-note = 1992–2019 · { game-length }
game-length = kb. 1 óra
game-watch = kb. 10 perc
page-key-lit = Ugrás az első választható helyre
page-short-eu = EU
page-short-nato = NATO
page-short-russia = OR
page-coins = { $coins } érme
page-coins-short = { $coins } ◉
page-coins-hidden = rejtett érmék
page-no-coins = nincs érme
page-units = { $side }: { $units } egység
page-needs-units = { $side }: { $units } egység
page-prestige = { $number } presztízspont
page-score = Európa { $europe }, Oroszország { $russia }
page-turn-period = { $turn }. forduló · { $period }. korszak
page-turn-track = Fordulósáv
page-first = kezd
page-sum = összeg { $sum }
page-initiative = kezdeményezés: { $number }
page-events = Események
page-tab-map = Térkép
page-tab-cards = Kártyák

## The turn track

page-sign-resolve = az aktuális események kiértékelése
page-sign-move = a közelgő események aktuálissá válnak
page-sign-reveal = események felfedése
page-sign-discard = eldobás: { $number }
page-sign-draw = húzás: { $number }
page-sign-score = pont a dominanciáért és az előnykártyákért

## Parts of the map

page-zone-all = Teljes
page-zone-baltic = Baltikum
page-zone-danube = Duna
page-zone-east = Kelet
page-zone-caucasus = Kaukázus
page-lit-outside = { $number } választható hely esik a látható részen kívül
page-zoom-fit = Teljes térkép
page-legend = Jelmagyarázat
page-legend-eu = EU
page-legend-nato = NATO
page-legend-russia = Oroszország
page-legend-europe-unit = NATO-egység
page-legend-russia-unit = orosz egység
page-legend-base = bázis
page-legend-coins = érmék
page-legend-dominates = dominál
page-legend-card = elnyert kártya
page-legend-closed = zárt
page-legend-legal = választható
page-legend-last = utolsó lépés
page-legend-reconstructed = általunk rekonstruált értékek

## Plates and seas

page-no-cube = nincs
page-holds-card = a régió kártyája: { $side }
page-holds-sea = uralja: { $organisation }
page-nobody-sea = senki sem uralja
page-minimum = minimum { $number }
page-tie = egyenlő → { $organisation }
page-used = a bónusz elhasználva

## Cards

page-coins-word = érme
page-count-coins = érme
page-count-hand = kéz
page-count-advantages = előny
page-count-supply = egység a készletben
page-count-deck = pakli
page-count-discard = dobott lapok
page-chosen = Választott kártyák
page-hand = Kéz
page-play = Kijátszás
page-barred = most nem használható
page-is-action = akciókártya
page-is-disputed = vitatott régió kártyája
page-is-advantage = előnykártya
page-is-event = esemény
page-income-now = E kártya bevétele most { $coins } érme lenne, a régiójában fekvő érmékkel együtt.
page-advantage-uses = Vagy { $coins } érme a saját akcióid közben bármikor, vagy { $number } presztízs, ha az előnykártyák értékelésekor is nálad van.
page-reconstructed = E kártya néhány értéke rekonstruált: egyetlen forrás sem közli.
page-reconstructed-short = rekonstruált értékek
page-list-known = Biztosan kézben
page-list-unseen = Nem látott lapok
page-list-discard = Eldobott lapok
page-list-advantages = Nem látott előnykártyák
page-list-played = Kijátszott előnykártyák
page-list-won = Teljesült események
page-list-failed = Nem teljesült események
page-list-events = Nem látott események

## Events

page-no-events = itt nincs esemény
page-resolved-in = kiértékelés: { $turn }. forduló
page-met-now = teljesül
page-met-after = ezután teljesül
page-unmet-after = ezután már nem teljesül
page-breaks = { $side }: { $number } kell a megtöréséhez

## Questions

page-second-card = Válaszd ki a második kártyádat.
page-kind-effect = Hatás
page-kind-reaction = Reakció
page-kind-advantage = Előny
page-kind-sea = A tengerkártya bónusza
page-kind-special = Különleges akció
page-ask-keep = A másik kettőt megtartod: mindegyik egy akciót, érméket vagy – ha nem használod – presztízst ad.
page-ask-initiative = Mindkét összeget bejelentik; a nagyobb kezd, egyenlőségnél Európa. Eddig lerakva: { $sum }.
page-ask-card = Akciókártyák, előnykártyák és a tengerkártyák bónuszai tetszőleges sorrendben. { $coins } érméd van.
page-ask-action = A kártya egy akciója, vagy egy sem. { $coins } érméd van.
page-ask-place = Az új kocka 1-ről indul. { $coins } érméd van.
page-ask-grow = Ellenséges 6-os vagy ellenséges egység a régióban 5-nél megállítja.
page-ask-mobilise = { $coins } érméd van.
page-ask-unit = Mutass egy egységre, hogy lásd, meddig jut el. { $coins } érméd van.
page-ask-move = Az első régió vagy tenger ingyenes, minden további 1 érme. { $coins } érméd van.
page-ask-reveal = Lefelé fordítva fekszik, amíg mindketten nem választottak.
page-ask-discard = Az eldobott események titokban maradnak.

## What buttons do

page-lay-card = Lerakás: { $card }
page-turn-up = Felfedés: { $card }
page-lay-event = Lerakás: { $event }
page-discard-event = Eldobás: { $event }
page-remove = Eltávolítás: { $advantage }
page-cash = { $coins } érme ezért: { $advantage }
page-places = új kocka
page-blocked = 5-nél megáll
page-wins-card = elnyeri a régió kártyáját
page-stop-clash = Meg kell állnia. Fegyveres összecsapás: mindkét fél egy egysége visszakerül a készletbe
page-stop-break = Meg kell állnia. Megtört befolyás: az ellenséges 6-os 5-re csökken, az egység visszakerül a készletbe
page-use-eu_place = EU: elhelyezés
page-use-eu_grow = EU
page-use-eu_income = Bevétel
page-use-nato_place = NATO: elhelyezés
page-use-nato_grow = NATO
page-use-nato_mobilise = Mozgósítás
page-use-nato_move = Mozgatás
page-use-russia_place = Elhelyezés
page-use-russia_grow = Növelés
page-use-russia_income = Bevétel
page-use-russia_mobilise = Mozgósítás
page-use-russia_move = Mozgatás
page-use-special = Különleges akció
page-action-about-place = 1-es értékű kocka olyan vitatott régióba, ahol még nincs kockád; 2 érme.
page-action-about-grow = Egy kockád { $number } értékkel nő, ingyen.
page-action-about-income = { $coins } érme a bankból és a kártya régiójából.
page-action-about-mobilise = Egy egység a készletből, 2 érme.
page-action-about-move = Egy egység: az első régió vagy tenger ingyenes, minden további 1 érmébe kerül.

## Recorded games

record-fight_for_poland = Harc Lengyelországért
    .about = A „Gázzsarolás” kiüríti Európa kasszáját, aztán mindkét fél ugyanazt az országot akarja.
record-belarus_decides = Belarusz dönt
    .about = Európa nyolc fordulón át vezet, és az utolsóban veszít.
