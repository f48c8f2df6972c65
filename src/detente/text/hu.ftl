### Détente: a játékok közös szövegei

## Hibák: egy-egy pontos mondat; semmi sem változott

error-option-value = „{ $option }”: a beállítás értéke nem lehet „{ $given }”; választható: { $values }.
error-option-list = „{ $option }”: a beállításban nem szerepelhet „{ $given }”; választható: { $values }.
error-option-name = Nincs „{ $option }” nevű beállítás; a beállítások: { $options }.
error-language = Ezen a nyelven nincsenek szövegek: „{ $lang }”; a nyelvek: { $languages }.
error-game = Nincs „{ $game }” nevű játék; a játékok: { $games }.
error-seat = Nincs „{ $seat }” nevű játékos; a játékosok: { $seats }.
error-action = „{ $action }” nincs a lépések listáján; a leginkább hasonló nevek: { $near }.
error-not-your-turn = Most nem „{ $seat }” dönt.
error-game-over = A játék véget ért: „{ $seat }” már nem dönthet semmiről.
error-stale = A lépés nem a mostani álláshoz készült: a lépés sorszáma { $given }, a játszmáé { $expected }.
error-illegal = „{ $seat }” válasza szabálytalan; kérdés: „{ $question }”, válasz: „{ $action }”.
error-undo-nothing = „{ $seat }”: nincs mit visszavonni.
error-undo-law = „{ $seat }” ezt nem vonhatja vissza: csak a saját utolsó döntés vonható vissza, és csak kockadobás, felfedés vagy a játék vége előtt.
error-die = A kocka nem mutathat ilyet: „{ $die }”; 1 és 6 közötti szám kell.
error-forced-card = „{ $card }” most nem húzható: nincs a húzható lapok között.
error-forced-many = { $count } eredmény van előre megadva; legfeljebb { $most } lehet.
error-position-section = Az állásban ismeretlen szakasz szerepel: „{ $section }”.
error-position-country = Az állásban ismeretlen ország szerepel: „{ $word }”.
error-position-card = Az állásban ismeretlen lap szerepel: „{ $word }”.
error-position-number = Az állásban szám helyett ez áll: „{ $word }”.
error-position-twice = Az állásban két helyen is szerepel: „{ $card }”.
error-position-header = Az állás nem kezdődhet így: „{ $text }”.
error-position-effect = Az állásban ismeretlen hatás szerepel: „{ $word }”.
error-position-no-cards = Nincs elég kártya ehhez a kézhez: { $seat }.
error-position-nobody = Lehetetlen állás: senki sem következik.
error-position-over = Lehetetlen állás: a játék már az elején véget ér.
error-file-format = Nem { $format } fájl: { $path }.
error-file-field = Nem olvasható: { $path } – a(z) „{ $field }” mező hiányzik vagy hibás.
error-file-game = A fájlban más játék van: { $path } – { $game }, nem { $expected }.
error-file-move = Nem olvasható: { $path } – a(z) { $step }. lépés nem oldal és akció párja.
error-file-missing = Nincs ilyen fájl: { $path }.
error-file-broken = A fájl nem olvasható: { $path } ({ $reason }).
error-file-version = Ismeretlen változatú fájl: { $path }. Változata: { $version }; itt ismert: { $known }.
error-file-differs = A mentett játszma eltér ({ $step }. lépés); várt: { $expected }, talált: { $found }.
error-file-illegal = A mentett játszma nem folytatható ({ $step }. lépés): „{ $action }” elutasítva. { $reason }
error-bot = Nincs „{ $bot }” nevű gépi játékos; a gépi játékosok: { $bots }.
error-count = Legalább 1 értékű egész szám kell, nem „{ $word }”.

## Játék a terminálban

cli-choose = Választásod:
cli-help =
    Írd be a választott lépés számát vagy nevét. További parancsok:
    undo – utolsó döntésed visszavonása
    save FÁJL – a játszma mentése
    load FÁJL – mentett játszma betöltése
    log – az eddig történtek
    board – a tábla
    card NÉV – egy lap szövege
    help – ez a súgó
    quit – kilépés
cli-saved = Elmentve: { $path }
cli-loaded = Betöltve: { $path }
cli-undone = Visszavonva.
cli-not-understood = Érthetetlen parancs: „{ $word }”. A lehetőségekhez írd be: help
cli-your-move = Dönt: { $side }
cli-thinking = Gondolkodik: { $side } …
cli-cover = Következik: { $side }. Add át a képernyőt, majd nyomj Entert.
cli-over = A játék véget ért.
cli-bye = Viszlát!
cli-legal = Lehetséges lépések
cli-hand = Kéz
cli-board = Tábla
cli-games = Játékok
cli-compiling = { $game }: a szabályok előkészítése; csak egyszer kell, körülbelül egy perc …
cli-compiled = Elkészült { NUMBER($seconds, maximumFractionDigits: 0) } mp alatt.
