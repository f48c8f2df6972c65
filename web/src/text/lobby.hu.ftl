# A váró: nyílt kihívások, kihívások, órák; azokkal az oldalakkal töltődik be, amelyeknek kell

page-challenges = Kihívások
page-challenge-to = Kihívás – { $name }
page-challenge-open = Nyilvános asztal: mások is nézhetik, és ha van óra, a játszma beleszámít az értékszámba
page-accept = Elfogadom
page-decline = Elutasítom
page-lobby-withdraw = Visszavonom
page-my-seeks = Nyílt kihívásaim
page-seek-new = Ellenfél keresése
page-seeks = Nyílt kihívások
page-seeks-none = Most senki más nem keres játszmát.
page-seek-live = most, valós időben
page-seek-days = levelezve
page-seek-live-note = Várj itt: amint valaki ugyanezt szeretné, az asztal magától megnyílik. A nyílt kihívás megszűnik, ha bezárod ezt az oldalt.
page-seek-days-note = Nem kell várnod: a nyílt kihívás két hétig érvényes, és ha valaki ugyanezt szeretné, az asztalt itt és az asztalaid között találod.
page-options-any = mindegy
page-options-printed = a szabálykönyv szerint
page-options-own = saját…
page-seek-low = Értékszám, legalább
page-seek-high = Értékszám, legfeljebb
page-seek-range = értékszám: { $low }–{ $high }
page-seek-from = értékszám: legalább { $low }
page-seek-to = értékszám: legfeljebb { $high }
page-seek-any-side = bármelyik oldal
page-challenge-you-play = te játszod: { $side }
page-seek-add = Játszmát keresek
page-seek-waits = Várjuk az ellenfelet…
page-seek-found = Megvan az ellenfél
page-seek-open = Az asztalhoz
page-seek-accept = Játszom
page-clock-any = bármilyen óra
page-clock-of-minutes = { $seconds ->
    [0] { $minutes } perc
   *[other] { $minutes } perc + { $seconds } mp
}
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
page-vacation-note = Szabadság alatt a levelezési játszmáidban áll az órád, és az ellenfeleid látják, meddig. A valós idejű játszmák órája tovább jár. Évente { $days } nap jár.
page-vacation-left = Idén még { $days } nap maradt.
page-vacation-first = Első nap
page-vacation-last = Utolsó nap
page-vacation-go = Szabadságra megyek
page-vacation-cancel = Törlés
page-vacation-end = Visszajöttem
