### Hidegháború: CIA vs KGB, az oldal szövegei

game-note = 1945–1991 · { game-length }
game-length = kb. 20 perc
game-watch = kb. 5 perc
ck-title-short = CIA vs KGB
ck-round = { $number }. kör
ck-round-short = { $number }. kör
ck-to-points = cél: { $points }
ck-extra-rounds = további kör
ck-points = { $points } pont
ck-points-word = { $number ->
       *[other] pont
    }
ck-cards = { $number } lap

## Cél

ck-objective = Cél
ck-country = Ország
ck-event-in = Esemény · { $phase }
ck-stability = Stabilitás
ck-population = Népesség
ck-victory-points = Pont
ck-ties = döntetlen
ck-ties-by = Döntetlennél sorban dönt
ck-faction-military = katonai
ck-faction-political = politikai
ck-faction-economic = gazdasági
ck-faction-media = média
ck-no-token = Még nincs rajta jelző.
ck-token-lies = { $side }-jelző van rajta.
ck-leads = { $side } vezet, { $most } : { $least }.
ck-tied = Döntetlen, { $number } : { $number }.
ck-tie-over = A döntetlent { $side } nyeri: { $best } erősebb, mint { $second } ({ $faction }).
ck-tie-alone = A döntetlent { $side } nyeri: ilyen csoportja ({ $faction }) csak neki van: { $best }.

## Csoportok

ck-ready = készenlétben
ck-mobilised = mozgósítva
ck-power-military = Megsemmisít egy másik csoportot
ck-power-political = Egy másik csoportot átad a másik játékosnak
ck-power-economic = Átfordít egy másik, nem gazdasági csoportot
ck-power-media = Megnézi a felső lapot: toborozza, eldobja vagy otthagyja
ck-groups-of = csoportok: { $number } / { $most }
ck-groups-of-side = Csoportok: { $side }
ck-groups-ready = { $number ->
        [0] nincs készenléti csoport
       *[other] { $number } készenléti csoport
    }
ck-activate = aktiválás
ck-recruit-word = Toborzás
ck-activate-word = Aktiválás
ck-activate-group = Aktiválás: { $group }
ck-activating = működik
ck-effect-destroy = megsemmisítés
ck-effect-take = elvétel
ck-effect-give = átadás
ck-effect-mobilise = mozgósítás
ck-effect-ready = készenlétbe hozás
ck-effect-discard = ez következzen
ck-effect-riots = { $effect }: zavargás
ck-barred-economic = gazdasági
ck-barred-population = nincs hely
ck-barred-stability = stabilitás felett
ck-barred-no_target = nincs célpont

## Mérő

ck-riots-above = Zavargás { $stability } felett
ck-riots-next = zavargás a következő toborzáskor
ck-riots-short = zavargás
ck-riots-count = { $most } ismeretlen csoportból { $number } ér legalább { $least } pontot
ck-riots-safe = egy ismeretlen csoport sem ér { $least } pontot
ck-riots-never = ilyen erős csoport nincs
ck-riots-known = ismered a következő lapot
ck-riot-chance = { $chance } % a zavargás esélye a következő toborzáskor
ck-riots-percent = zavargás { $chance }
ck-riots-cannot = nincs zavargás
ck-fan-of = { $number } / { $most }
ck-fan-cards = { $number } lap
ck-no-recruit-population = Nem toborozhatsz: a népesség betelt.
ck-no-recruit-deck = Nem toborozhatsz: a csoportpakli üres.

## Ügynökök

ck-agent-x = X ügynök
ck-x-secret = csak te tudod
ck-x-down = { $side }: az X ügynök lefordítva fekszik
ck-x-none = { $side }: még nincs X ügynök
ck-initiative = Kezdeményezés: { $number }
ck-place-hq = főhadiszállás
ck-place-x = X ügynök
ck-place-maybe_x = lehet X
ck-place-back = visszatért
ck-place-leave = szabadságon
ck-place-killed = megölve
ck-choose = választás
ck-headquarters = Főhadiszállás
ck-on-leave = Szabadság
ck-fallen = Megöltek
ck-counts-short = főhad. { $hq } · szabadság { $leave } · megölve { $fallen }
ck-one-of = { $number } közül egy
ck-balance-token = egyensúlyjelző
ck-agent-master_spy = A célt a jelző nélküli oldal szerzi meg
ck-agent-deputy_director = Nincs hatása; nem ölhető meg, nem megy szabadságra
ck-agent-double_agent = Ellenséges ügynök szabadságra, vagy betekintés a következő X ügynökbe
ck-agent-analyst = Megnézi és sorba rakja a következő három csoportot
ck-agent-assassin = A te jelződnél: az ellenséges ügynök meghal, a cél a pakli aljára kerül
ck-agent-director = A te jelződnél: a legalsó cél is a tiéd

## Paklik

ck-decks = Paklik és dobott lapok
ck-objectives = Célok
ck-groups = Csoportok
ck-spent-events = Dobott célok
ck-discard-pile = Dobott lapok
ck-top-of = felső lap, összesen { $number }
ck-known-top = felül: { $cards }
ck-counts = csoportok { $groups }, dobott { $discarded }, célok { $objectives }
ck-claimed = Megszerzett célok
ck-none-yet = még nincs
ck-spend = használat
ck-costs-points = −{ $points } pont

## Kilátás

ck-phase-is = Fázis: { $phase }
ck-then = aztán { $phase }
ck-if-now = Ha most érne véget a harc
ck-now-token = { $objective }: { $side }-jelző kerülne rá.
ck-now-riots = { $side }: zavargás.
ck-now-double_riots = Zavargás mindkét oldalon: nem kerülne rá jelző.
ck-now-nothing = Nincs csoport: nem kerülne rá jelző.
ck-by-their-x = A te X ügynököd: { $agent }; az ellenfélé szerint:
ck-out-claims = { $side } szerzi meg: { $objective }, { $points }
ck-out-buried = { $objective } a pakli aljára kerül
ck-out-nobody = { $objective } senkié
ck-out-falls = { $side }: meghal ({ $agent })
ck-out-bottom = { $side } a legalsó lapot is megszerzi
ck-out-bottom-known = { $side } ezt is megszerzi: { $card }
ck-out-chooses = { $side }: szabadság vagy betekintés
ck-out-looks = { $side } lát három csoportot a következő körben
ck-how-it-ended = Így ért véget a kör
ck-last-round = Az utolsó kör
ck-nothing-yet = Még semmi.

## Kérdés

ck-leads-by = { $side } vezet, +{ $number }
ck-tie-for = döntetlen, { $side } nyeri
ck-pass-ends = véget ér a harc
ck-media-total = befolyásod { $total }
ck-media-riots = { $total }: zavargás!
ck-totals = CIA { $cia } : KGB { $kgb }.
ck-would-riot = { $side } zavargást okozna.
ck-why-population = Nem lehet: több csoport lenne, mint a népesség.
ck-why-deck = A csoportpakli üres.
ck-why-no_groups = Csoport nélkül nem passzolhatsz.
ck-why-mobilised = A mozgósított csoportot előbb készenlétbe kell hozni.
ck-why-no_target = Az erejének nincs szabályos célpontja.
ck-why-economic = Gazdasági csoport nem hat másik gazdaságira.
ck-why-stability = Az ellenfél befolyása a stabilitás fölé kerülne.
ck-why-short-population = betelt a népesség
ck-why-short-deck = üres a pakli
ck-why-short-no_groups = csoport nélkül nem
ck-why-short-now = előbb fejezd be ezt
ck-pick-analyst = Az Elemző lapjai: melyik kerüljön felülre?
ck-pick-space_race = Űrverseny: melyik cél jöjjön?
ck-pick-double_agent = Kit küldesz szabadságra?
ck-pick-olympic_games = Ki tér vissza?
ck-pick-media = A pakli felső lapja
ck-put-next = felülre
ck-only-you = csak te látod
ck-placed = Felül: { $cards }

## Látott lapok

ck-seen-cards = Látott lapok
ck-seen-unseen = ismeretlen
ck-seen-hidden = a pakliban vagy eldobva
ck-seen-top = ismert, felül
ck-seen-cia = CIA
ck-seen-kgb = KGB
ck-seen-discard = eldobva
ck-seen-now = ebben a körben
ck-seen-spent = eldobva
ck-seen-bottom = a pakli alján

## Első játék

ck-tab-table = Asztal
ck-tab-agents = Ügynökök

## Recorded games

record-forty_five_behind = Negyvenöt pont hátrány
    .about = A CIA 45–90-re áll, és többé egyetlen kört sem veszít el.
record-one_riot_too_many = Eggyel több zavargás
    .about = A CIA átveszi a vezetést, látja az ellenség ügynökét, és mégis veszít.
