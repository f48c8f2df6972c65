### Hidegháború: CIA vs KGB, az oldal szövegei

game-note = 1945–1991 · { game-length }
game-length = kb. 20 perc
game-watch = kb. 5 perc
page-title-short = CIA vs KGB
page-round-number = { $number }. kör
page-round-short = { $number }. kör
page-to-points = cél: { $points }
page-extra-rounds = további kör
page-points = { $points } pont
page-points-word = { $number ->
       *[other] pont
    }
page-cards = { $number } lap

## Cél

page-objective = Cél
page-country = Ország
page-event-in = Esemény · { $phase }
page-stability = Stabilitás
page-population = Népesség
page-victory-points = Pont
page-ties = döntetlen
page-ties-by = Döntetlennél sorban dönt
page-faction-military = katonai
page-faction-political = politikai
page-faction-economic = gazdasági
page-faction-media = média
page-no-token = Még nincs rajta jelző.
page-token-lies = { $side }-jelző van rajta.
page-leads = { $side } vezet, { $most } : { $least }.
page-tied = Döntetlen, { $number } : { $number }.
page-tie-over = A döntetlent a { $side } nyeri: { $best } erősebb, mint { $second } ({ $faction }).
page-tie-alone = A döntetlent a { $side } nyeri: ilyen csoportja ({ $faction }) csak neki van: { $best }.

## Csoportok

page-ready = készenlétben
page-mobilised = mozgósítva
page-power-military = Megsemmisít egy másik csoportot
page-power-political = Áthelyez egy csoportot a másik játékoshoz
page-power-economic = Átfordít egy másik, nem gazdasági csoportot
page-power-media = Megnézi a felső lapot: toborozza, eldobja vagy otthagyja
page-groups-of = csoportok: { $number } / { $most }
page-groups-of-side = Csoportok: { $side }
page-groups-ready = { $number ->
        [0] nincs készenléti csoport
       *[other] { $number } készenléti csoport
    }
page-activate = aktiválás
page-recruit-word = Toborzás
page-activate-word = Aktiválás
page-activate-group = Aktiválás: { $group }
page-activating = működik
page-effect-destroy = megsemmisítés
page-effect-take = elvétel
page-effect-give = átadás
page-effect-mobilise = mozgósítás
page-effect-ready = készenlétbe hozás
page-effect-discard = ez következzen
page-effect-riots = { $effect }: zavargás
page-barred-economic = gazdasági
page-barred-population = nincs hely
page-barred-stability = stabilitás felett
page-barred-no_target = nincs célpont

## Mérő

page-riots-above = Zavargás { $stability } felett
page-riots-next = zavargás a következő toborzáskor
page-riots-short = zavargás
page-riots-count = { $most } ismeretlen csoportból { $number } ér legalább { $least } pontot
page-riots-safe = egy ismeretlen csoport sem ér { $least } pontot
page-riots-never = ilyen erős csoport nincs
page-riots-known = ismered a következő lapot
page-riot-chance = { $chance } % a zavargás esélye a következő toborzáskor
page-riots-percent = zavargás { $chance }
page-riots-cannot = nincs zavargás
page-fan-of = { $number } / { $most }
page-fan-cards = { $number } lap
page-no-recruit-population = Nem toborozhatsz: a népesség betelt.
page-no-recruit-deck = Nem toborozhatsz: a csoportpakli üres.

## Ügynökök

page-agent-x = X ügynök
page-x-secret = csak te tudod
page-x-down = { $side }: az X ügynök lefordítva fekszik
page-x-none = { $side }: még nincs X ügynök
page-initiative = Kezdeményezés: { $number }
page-place-hq = főhadiszállás
page-place-x = X ügynök
page-place-maybe_x = lehet X
page-place-back = visszatért
page-place-leave = szabadságon
page-place-killed = megölve
page-choose = választás
page-headquarters = Főhadiszállás
page-on-leave = Szabadság
page-fallen = Megölve
page-counts-short = főhad. { $hq } · szabadság { $leave } · megölve { $fallen }
page-one-of = { $number } közül egy
page-balance-token = egyensúlyjelző
page-agent-master_spy = A célt a jelző nélküli oldal szerzi meg
page-agent-deputy_director = Nincs hatása; nem ölhető meg, nem megy szabadságra
    .title = Igazgató{"\u00AD"}helyettes
page-agent-double_agent = Ellenséges ügynök szabadságra, vagy betekintés a következő X ügynökbe
page-agent-analyst = Megnézi és sorba rakja a következő három csoportot
page-agent-assassin = A te jelződnél: az ellenséges ügynök meghal, a cél a pakli aljára kerül
page-agent-director = A te jelződnél: a legalsó cél is a tiéd

## Paklik

page-decks = Paklik és dobott lapok
page-objectives = Célok
page-groups = Csoportok
page-spent-events = Dobott célok
page-discard-pile = Dobott lapok
page-top-of = felső lap, összesen { $number }
page-known-top = felül: { $cards }
page-counts = csoportok { $groups }, dobott { $discarded }, célok { $objectives }
page-claimed = Megszerzett célok
page-none-yet = még nincs
page-spend = használat
page-costs-points = −{ $points } pont

## Kilátás

page-phase-is = Fázis: { $phase }
page-then = aztán { $phase }
page-if-now = Ha most érne véget a harc
page-now-token = { $objective }: { $side }-jelző kerülne rá.
page-now-riots = { $side }: zavargás.
page-now-double_riots = Zavargás mindkét oldalon: nem kerülne rá jelző.
page-now-nothing = Nincs csoport: nem kerülne rá jelző.
page-by-their-x = A te X ügynököd: { $agent }; az ellenfélé szerint:
page-out-claims = { $side } szerzi meg: { $objective }, { $points }
page-out-buried = { $objective } a pakli aljára kerül
page-out-nobody = { $objective } senkié
page-out-falls = { $side }: meghal ({ $agent })
page-out-bottom = { $side } a legalsó lapot is megszerzi
page-out-bottom-known = { $side } ezt is megszerzi: { $card }
page-out-chooses = { $side }: szabadság vagy betekintés
page-out-looks = { $side } lát három csoportot a következő körben
page-how-it-ended = Így ért véget a kör
page-last-round = Az utolsó kör
page-nothing-yet = Még semmi.

## Kérdés

page-leads-by = { $side } vezet, +{ $number }
page-tie-for = döntetlen, { $side } nyeri
page-pass-ends = véget ér a harc
page-media-total = befolyásod { $total }
page-media-riots = { $total }: zavargás!
page-totals = CIA { $cia } : KGB { $kgb }.
page-would-riot = { $side } zavargást okozna.
page-why-population = Nem lehet: több csoport lenne, mint a népesség.
page-why-deck = A csoportpakli üres.
page-why-no_groups = Csoport nélkül nem passzolhatsz.
page-why-mobilised = A mozgósított csoportot előbb készenlétbe kell hozni.
page-why-no_target = Az erejének nincs szabályos célpontja.
page-why-economic = Gazdasági csoport nem hat másik gazdaságira.
page-why-stability = Az ellenfél befolyása a stabilitás fölé kerülne.
page-why-short-population = betelt a népesség
page-why-short-deck = üres a pakli
page-why-short-no_groups = csoport nélkül nem
page-why-short-now = előbb fejezd be ezt
page-pick-analyst = Az Elemző lapjai: melyik kerüljön felülre?
page-pick-space_race = Űrverseny: melyik cél jöjjön?
page-pick-double_agent = Kit küldesz szabadságra?
page-pick-olympic_games = Ki tér vissza?
page-pick-media = A pakli felső lapja
page-put-next = felülre
page-only-you = csak te látod
page-placed = Felül: { $cards }

## Látott lapok

page-seen-cards = Látott lapok
page-seen-unseen = ismeretlen
page-seen-hidden = a pakliban vagy eldobva
page-seen-top = ismert, felül
page-seen-cia = CIA
page-seen-kgb = KGB
page-seen-discard = eldobva
page-seen-now = ebben a körben
page-seen-spent = eldobva
page-seen-bottom = a pakli alján

## Első játék

page-tab-table = Asztal
page-tab-agents = Ügynökök

## Recorded games

record-forty_five_behind = Negyvenöt pont hátrány
    .about = A CIA 45–90-es hátrányban van, és többé egyetlen kört sem veszít el.
record-one_riot_too_many = Eggyel több zavargás
    .about = A CIA átveszi a vezetést, látja az ellenség ügynökét, és mégis veszít.

preset-evening = klubest (4 forduló 3 óra alatt)
