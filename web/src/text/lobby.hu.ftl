# A váró: játszmakeresések, kihívások, órák; azokkal az oldalakkal töltődik be, amelyeknek kell

page-challenges = Kihívások
page-challenge-to = Kihívás – { $name }
page-challenge-open = Nyílt asztal: mások is nézhetik, és ha van óra, a játszma beleszámít az értékszámba
page-accept = Elfogadom
page-decline = Elutasítom
page-wish-withdraw = Visszavonom
page-my-wishes = Amit játszani szeretnék
page-wish-new = Ellenfél keresése
page-wishes = Mások, akik játszanának
page-wishes-none = Most senki más nem keres játszmát.
page-wish-pace = Tempó
page-wish-live = most, egy ültő helyben
page-wish-days = levelezve
page-wish-live-note = Várj itt: amint valaki ugyanezt szeretné, az asztal magától megnyílik. A keresés megszűnik, ha bezárod ezt az oldalt.
page-wish-days-note = Nem kell várnod: a keresés két hétig érvényes, és ha valaki ugyanezt szeretné, az asztalt itt és az asztalaid között találod.
page-options-any = mindegy
page-options-printed = a szabálykönyv szerint
page-options-own = saját…
page-wish-low = Értékszám, legalább
page-wish-high = Értékszám, legfeljebb
page-wish-range = értékszám: { $low }–{ $high }
page-wish-any-side = bármelyik oldal
page-wish-you-play = te játszod: { $side }
page-wish-add = Játszmát keresek
page-wish-waits = Várjuk az ellenfelet…
page-wish-found = Megvan az ellenfél
page-wish-open = Az asztalhoz
page-wish-take = Játszom
page-clock-any = bármilyen óra
page-clock-of-minutes = { $minutes } perc + { $seconds } mp
page-clock-of-days = { $days } nap lépésenként
page-clock-of-budget = { $days } nap a játszmára
page-clock-own-minutes = saját: percek és másodpercek…
page-clock-own-move = saját: napok egy lépésre…
page-clock-own-game = saját: napok a játszmára…
page-clock-minutes = Perc a játszmára
page-clock-seconds = Másodperc lépésenként
page-clock-days-number = Nap

## Órák, amelyekről a játékosok megegyeznek

page-give-time = Idő az ellenfélnek
page-give-minutes = +{ $minutes } perc
page-give-days = +{ $days } nap
page-ask-adjourn = Függőben hagyás kérése
page-claim-later = Az ellenfelednek nem jár az órája. Ha nem történik semmi, ekkortól követelheted a győzelmet: { $date }.
page-claim-now = Az ellenfeled 30 napja nincs itt.
page-claim-win = Követelem a győzelmet
page-claim-sure = Igen, követelem a győzelmet
page-claim-off = A játszma törlése
page-vacation-note = Szabadság alatt a levelezési játszmáidban áll az órád, és az ellenfeleid látják, meddig. Az egy ültő helyben játszott játszmák órája tovább jár. Évente { $days } nap jár.
page-vacation-left = Idén még { $days } nap maradt.
page-vacation-first = Első nap
page-vacation-last = Utolsó nap
page-vacation-go = Szabadságra megyek
page-vacation-end = Visszajöttem
