# A csengő szövegei: mi történt az utolsó látogatás óta.

page-bell-none = Az elmúlt 30 napban nem történt semmi. Itt jelennek meg a kihívások, a játszmák kezdete és vége, valamint a versenyeid hírei.
page-bell-all-read = Mindet elolvastam
page-bell-older = Régebbiek
page-bell-unread = olvasatlan
page-bell-settings = Értesítést kérek e-mailben vagy telefonra
page-bell-moves = { $number ->
        [one] { $number } asztalnál te jössz
       *[other] { $number } asztalnál te jössz
    }
page-bell-challenge = { $name } kihív egy játszmára: { $game }.
page-bell-rematch = { $name } visszavágót ajánl: { $game }.
page-bell-withdrawn = Ez a kihívás már nem él.
page-bell-accepted = { $name } elfogadta a kihívásodat: { $game }.
page-bell-rematch-accepted = { $name } elfogadta a visszavágót: { $game }.
page-bell-declined = { $name } nem fogadta el a kihívásodat.
page-bell-begun = Kezdődhet a játszma: { $game }, ellenfél: { $name }.
page-bell-over = { $result ->
        [won] Nyertél: { $game }, ellenfél: { $name }.
        [lost] Vesztettél: { $game }, ellenfél: { $name }.
        [drawn] Döntetlen: { $game }, ellenfél: { $name }.
       *[none] Véget ért a játszma: { $game }, ellenfél: { $name }.
    }
page-bell-chat = { $name } írt neked az asztalnál: { $game }.
page-bell-plan = A játszma másképp alakult, mint tervezted, ezért a terved elvetettük: { $game }, ellenfél: { $name }. Az asztalnál az „Előre tervezés” megmondja, miért.
page-bell-followed = { $name } mostantól követ téged.
page-bell-friend = { $name } visszakövetett: mostantól barátok vagytok.
page-bell-opened = { $person } megnyitotta a nevezést: „{ $name }”, kezdés: { $until }.
page-bell-paired = Következő játszmád vár rád ezen a versenyen: „{ $name }”.
page-bell-check-in = Kezdődik a verseny: „{ $name }”, { $until }. Jelentkezz be az oldalán, különben nem kapsz ellenfelet.
page-bell-starts = Kezdődik a verseny: „{ $name }”, { $until }.
page-bell-deadline = Lejár a játszmád ideje: „{ $name }”, { $until }. Aki addig nem jön el, vagy éppen lépnie kellene, veszít.
page-bell-announced = Hír a versenyről: „{ $name }”
page-bell-called-off = Elmarad a verseny: „{ $name }”.
page-bell-finished = Véget ért a verseny: „{ $name }”. Az eredmények az oldalán olvashatók.
page-bell-season = Új idény kezdődik: „{ $name }”, { $until }. Már nevezve vagy; ha nem akarsz játszani, lépj vissza az oldalán.
page-bell-decided = A versenybíró döntött egy mérkőzésedről: „{ $name }”.
page-bell-extended = Több időd van a játszmádra: „{ $name }”, új határidő: { $until }.
page-bell-swapped = A versenybíró megváltoztatta a párosításodat: „{ $name }”.
page-bell-replaced = Játékoscsere történt, amely téged is érint: „{ $name }”. A részletek a verseny oldalán olvashatók.
page-bell-removed = Már nem veszel részt ezen a versenyen: „{ $name }”.
page-bell-sat-out = A versenybíró engedélyével kihagysz egy fordulót: „{ $name }”.
page-bell-settled = Egy moderátor megnézte a bejelentésedet ({ $name }).
page-bell-channel = Az értesítéseket többször sem sikerült kézbesíteni, ezért ezt a csatornát kikapcsoltuk: { $name }.
