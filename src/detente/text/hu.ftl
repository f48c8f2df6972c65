### Détente: a játékok közös szövegei

## Hibák: egy-egy pontos mondat; semmi sem változott

error-option-value = „{ $option }”: a beállítás értéke nem lehet „{ $given }”; választható: { $values }.
error-option-list = „{ $option }”: a beállításban nem szerepelhet „{ $given }”; választható: { $values }.
error-option-name = Nincs „{ $option }” nevű beállítás; a beállítások: { $options }.
error-option-twice = „{ $option }”: ez a beállítás kétszer szerepel.
error-language = Ezen a nyelven nincsenek szövegek: „{ $lang }”; a nyelvek: { $languages }.
error-game = Nincs „{ $game }” nevű játék; a játékok: { $games }.
error-version = A szabályoknak nincs { $version }. változata; az ismert változatok: 1–{ $newest }.
error-seat = Nincs „{ $seat }” nevű játékos; a játékosok: { $seats }.
error-action = „{ $action }” nincs a lépések listáján; a leginkább hasonló nevek: { $near }.
error-card-unknown = Nincs „{ $card }” nevű lap.
error-card-near = Nincs „{ $card }” nevű lap. Talán erre gondoltál: { $near }?
error-card-several = Több lap is így kezdődik: „{ $card }” – { $cards }.
error-not-your-turn = Most nem „{ $seat }” dönt.
error-game-over = A játék véget ért: „{ $seat }” már nem dönthet semmiről.
error-stale = A lépés nem a mostani álláshoz készült: a lépés sorszáma { $given }, a játszmáé { $expected }.
error-illegal = „{ $seat }” válasza szabálytalan; kérdés: „{ $question }”, válasz: „{ $action }”.
error-undo-nothing = „{ $seat }”: nincs mit visszavonni.
error-undo-law = „{ $seat }” ezt nem vonhatja vissza: csak a saját utolsó döntés vonható vissza, és csak kockadobás, felfedés vagy a játék vége előtt.
error-undo-empty = Még nem történt lépés, nincs mit visszavonni.
error-step = A játszma lépésének sorszáma egész szám 0-tól, nem „{ $given }”.
error-seed = A véletlen kezdőszáma legfeljebb 128 bites egész szám, nem „{ $given }”; a rejtett lapok elképzeléséhez negatív sem lehet.
error-key = A kulcs 16 bájt, nem „{ $given }”.
error-number = „{ $given }” nem { $low } és { $high } közötti egész szám.
error-options = Több játszma beállításait szótárak listájaként kell megadni, nem így: „{ $given }”.
error-no-card = Nincs ilyen lap: „{ $word }”.
error-no-country = Nincs ilyen ország vagy régió: „{ $word }”.
error-no-name = Itt nincs ilyen név: „{ $word }”; a nevek: { $names }.
error-die = A kocka nem mutathat ilyet: „{ $die }”; 1 és 6 közötti szám kell.
error-forced-card = „{ $card }” most nem húzható: nincs a húzható lapok között.
error-forced-never = „{ $card }” soha nem húzható és nem osztható.
error-forced-list = Az előre megadott eredményeket listaként kell megadni, nem így: „{ $given }”.
error-forced-many = { $count } eredmény van előre megadva; legfeljebb { $most } lehet.
error-position-section = Az állásban ismeretlen szakasz szerepel: „{ $section }”.
error-position-exact = Ez a sor egy kijátszás közben rögzített állást tartalmaz („at” vagy „view” szakasz). Ilyen sort csak az a szerver tud felállítani, amely írta, és csak változatlanul. Válaszd a lap kijátszása előtti állást, vagy importáld a teljes játszmát fájlból.
error-position-country = Az állásban ismeretlen ország szerepel: „{ $word }”.
error-position-card = Az állásban ismeretlen lap szerepel: „{ $word }”.
error-position-number = Az állásban egész szám helyett ez áll: „{ $word }”.
error-position-range = Az állásban { $word } szerepel, de csak { $low } és { $high } közötti szám lehetséges.
error-position-numbers = Az állásban ilyen számok helyett: { $example } ez áll: „{ $word }”.
error-position-part = A(z) „{ $section }” szakaszban név és szám kell, de ez áll ott: „{ $given }”.
error-position-value = A(z) „{ $section }” szakasz értéke nem lehet „{ $given }”; választható: { $values }.
error-position-bare = A(z) „{ $section }” szakasz egyetlen szó, de ez követi: „{ $given }”.
error-position-again = Az állásban kétszer szerepel ez a szakasz: „{ $section }”.
error-position-named-twice = A(z) „{ $section }” szakaszban kétszer szerepel: „{ $word }”.
error-position-many = A(z) „{ $section }” szakaszban túl sok van; legfeljebb { $most } lehet.
error-position-text = Az állás egy szövegsor, nem „{ $given }”.
error-position-damaged = A(z) „{ $section }” szakasz sérült: nem ennek a játéknak egy állapota.
error-position-china = A Kína kártya nincs sem kézben, sem pakliban; a „china” szakasz mondja meg, kinél van.
error-position-known = A(z) „{ $section }” szakasz szerint { $seat } tudja, hol van „{ $card }”, de ez a lap nem lehet ott.
error-position-round = Ebben az állásban a(z) { $turn }. fordulóban { $seat } oldalának nincs { $round }. akciója.
error-position-objective = Ennél a szakasznál: „{ $moment }” az állás { $wanted ->
    [0] nem nevez meg célt
   *[other] pontosan egy célt nevez meg
 }; itt a megnevezett célok száma: { $found }.
error-position-needed = Ennél a szakasznál: „{ $moment }” az állásban kell lennie ennek: „{ $section }”.
error-position-too-early = Ennél a szakasznál: „{ $moment }” az állásban nem lehet ez: „{ $section }”.
error-position-owner = „{ $card }” nem { $seat } lapja.
error-position-disputed = „{ $word }” nem vitatott régió, ezért nem lehet benne kocka.
error-position-both = Az állásban mindkét oldalnak van egysége itt: „{ $word }”.
error-position-twice = Az állásban két helyen is szerepel: „{ $card }”.
error-position-header = Az állás nem kezdődhet így: „{ $text }”.
error-position-effect = Az állásban ismeretlen hatás szerepel: „{ $word }”; a leginkább hasonló nevek: { $near }.
error-position-no-cards = Nincs elég lap ehhez a kézhez: { $seat }.
error-position-groups = Az állásban { $seat } oldalán több csoport vagy befolyás van, mint amennyit a cél enged.
error-position-nobody = Lehetetlen állás: senki sem következik.
error-position-nothing = Lehetetlen állás: { $seat } következik, de nincs miből választania.
error-position-over = Lehetetlen állás: a játék már az elején véget ér.
error-file-format = Nem { $format } fájl: { $path }.
error-file-field = Nem olvasható: { $path } – a(z) „{ $field }” mező hiányzik vagy hibás.
error-file-game = A fájlban más játék van: { $path } – { $game }, nem { $expected }.
error-file-move = Nem olvasható: { $path } – a(z) { $step }. lépés nem játékos és lépés párja.
error-file-missing = Nincs ilyen fájl: { $path }.
error-file-broken = A fájl nem olvasható: { $path } ({ $reason }).
error-file-version = Ismeretlen változatú fájl: { $path }. Változata: { $version }; itt ismert: { $known }.
error-file-differs = A mentett játszma eltér ({ $step }. lépés); várt: { $expected }, talált: { $found }.
error-file-illegal = A mentett játszma nem folytatható ({ $step }. lépés): „{ $action }” elutasítva. { $reason }
error-bot = Nincs „{ $bot }” nevű gépi játékos; a gépi játékosok: { $bots }.
error-no-weights = Ehhez a játékhoz még nincs betanított háló: { $game } (docs/training.md).
error-weights-field = A(z) { $game } súlyainak szükségük van a „{ $field }” mezőre, amely a játék rekordjában már nincs meg a korábbi formában.
error-training-ptxas = A CUDA ptxas programja nem található az útvonalon; ez fordítja le a kerneleket.
error-training-kernels = Itt nincsenek CUDA-kernelek ehhez a játékhoz ({ $game }): { $folder }; a `python -m detente.training.build { $game }` parancs elkészíti őket.
error-training-kernels-old = Az itteni CUDA-kernelek ({ $game }, { $folder }) más forrásokból készültek; a `python -m detente.training.build { $game }` parancs újra elkészíti őket.
error-training-numbers = A(z) { $game } hálójában végtelen számok jelentek meg: a tanítás nem sikerült; kisebb tanulási ráta segíthet.
error-training-exploit = Add meg, ki ellen tanuljon: --weights FÁJL.
error-needs-extra = Ehhez kiegészítő kell: pip install 'detente[{ $extra }]'.
error-bots-two = A(z) „{ $bots }” nem legalább két különböző, vesszővel elválasztott gépi játékos.
error-arena-failed = A(z) { $game } játszmája ({ $bots }, { $seed }. mag) megszakadt itt: { $node }: { $reason } Ugyanez a játszma külön többet mutat: --bots { $bots } --games 1 --seed { $seed }, --jobs és --ray nélkül.
error-arena-process = Az aréna egyik folyamata leállt; talán kevés volt a memória. Próbáld kisebb --jobs értékkel.
error-ray-failed = A(z) „{ $address }” Ray-fürt nem használható: { $reason }
error-ray-version = A csomóponton a Détente { $version } fut ({ $rules }. szabályváltozat), ezen a gépen a { $known } ({ $known_rules }. szabályváltozat); telepítsd mindenhol ugyanazt.
error-no-worker = Egyetlen munkafolyamat sem válaszolt a gépi játékos helyett; fut a `detente worker`?
error-redis-missing = Add meg a Redis címét: --redis redis://host:6379, vagy a DETENTE_REDIS változóban.
error-redis-address = A(z) „{ $url }” nem egy Redis címe; ilyen például: redis://host:6379.
error-no-hints = Emberek egymás elleni játszmájában nincs súgás.
error-no-brain = Ehhez a játékhoz még nincs olyan gépi játékos, amely meg tudna ítélni egy állást.
error-count = Legalább 1 értékű egész szám kell, nem „{ $word }”.
error-table-folder = Nincs ilyen táblázatmappa: { $path }.
error-table-unknown = { $path } nem tartozik a játék táblázatai közé; ezek a következők: { $files }.
error-table-broken = A(z) { $path } táblázat nem olvasható: { $reason }.
error-table-column = { $path }, { $line }. sor: a(z) „{ $column }” oszlop hiányzik, vagy kétszer szerepel.
error-table-cells = { $path }, { $line }. sor: { $given } cella van, a fejlécben pedig { $expected }.
error-table-value = { $path }, { $line }. sor, „{ $column }” oszlop: „{ $given }” nem lehet; várt érték: { $expected }.
error-table-missing = { $path }: hiányzik a(z) „{ $id }” sor.

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
cli-thinking = Gondolkodik: { $side }…
cli-cover = Következik: { $side }. Add át a képernyőt, majd nyomj Entert.
cli-over = A játék véget ért.
cli-bye = Viszlát!
cli-legal = Lehetséges lépések
cli-hand = Kéz
cli-board = Tábla
cli-games = Játékok
cli-compiling = { $game }: a szabályok előkészítése; csak egyszer kell, körülbelül egy perc…
cli-compiled = Elkészült { NUMBER($seconds, maximumFractionDigits: 0) } mp alatt.

## Import
# $line: number of a line of the log. $said: what stands there. $found: what the engine says instead, in the words of a log. $rule: number of
# the rule that decides. $options: names of options that were set because the log follows them.

error-import-no-log = { $path } nem az alkalmazás naplója: nem a felállással kezdődik. { $line }. sor: „{ $text }”.
error-import-line = { $path }, { $line }. sor: érthetetlen szöveg: „{ $text }”.
error-import-setup = { $path } játszhatatlan felállást ír le (a { $line }. sortól).
error-import-differs = { $path } eltér a { $line }. sorban: a napló szerint „{ $said }”, a motor szerint „{ $found }” ({ $rule } szabály).
error-import-leftover = { $path } eltér a { $line }. sorban: a napló szerint „{ $said }”, a motorban ez nem történik meg; ott ez áll: „{ $found }” ({ $rule } szabály).
error-import-over = { $path } a { $line }. sorban így folytatódik: „{ $said }”, a motorban azonban a játszma már véget ért: „{ $found }” ({ $rule } szabály).
error-import-goes-on = { $path }, { $line }. sor: „{ $said }”, de maga a napló utána még folytatódik: „{ $found }” ({ $rule } szabály).
error-import-not-over = { $path }, { $line }. sor: „{ $said }”, de a motorban a játszma nem ért véget: a { $turn }. forduló { $round }. akciójában még { $side ->
    [us] az USA
   *[ussr] a Szovjetunió
  } dönt: „{ $question }” ({ $rule } szabály).
error-import-unanswered = { $path } eltér a { $line }. sorban: a napló szerint „{ $said }”, de a motorban előbb { $side ->
    [us] az USA
   *[ussr] a Szovjetunió
  } dönt ({ $turn }. forduló, { $round }. akció): „{ $question }” ({ $rule } szabály).
error-import-refused = { $path } eltér a { $line }. sorban: a napló szerint „{ $said }”, ezt azonban a szabályok itt nem engedik meg ({ $side ->
    [us] USA
   *[ussr] Szovjetunió
  }): „{ $question }” Megengedett: { $found } ({ $rule } szabály).
error-import-held-scoring = { $path }, { $line }. sor: szabálytalan kijátszás: „{ $said }”. { $side ->
    [us] Az USA
   *[ussr] A Szovjetunió
  } a { $turn }. forduló utolsó akciója után is kézben tartotta ezt az értékelő lapot: { $found }; ki kellett volna játszania ({ $rule } szabály).
error-import-elsewhere = { $path } eltér a { $line }. sorban: a napló szerint „{ $said }”, de { $found } nincs { $side ->
    [us] az USA
   *[ussr] a Szovjetunió
  } kezében; a motorban { $place ->
    [deck] a húzópakliban van
    [us] az USA kezében van
    [ussr] a Szovjetunió kezében van
    [discard] a dobott lapok között van
    [removed] kikerült a játékból
   *[other] az asztalon van, vagy még nincs játékban
  } ({ $rule } szabály).
error-import-too-high = { $path } eltér a { $line }. sorban: a napló szerint „{ $said }”, de { $side ->
    [us] az USA
   *[ussr] a Szovjetunió
  } kezében ott van { $found }, egy legalább { $value } értékű lap ({ $rule } szabály).
error-import-undealt = { $path } eltér a { $line }. sorban: a napló szerint „{ $said }”, de { $found } nem lehet abban a kézben: e sor előtt az oldal egyik húzása sem hozhatta ({ $rule } szabály).
error-import-no-cards = { $path } lapjai nem oszthatók ki: a { $turn }. fordulóban a motor húzópaklijában kevés a lap a naplóban látható kezekhez ({ $rule } szabály).
import-exception-shuttle-japan = Ázsia értékelése az Ingadiplomácia mellett pontot ad a Szovjetuniónak a kihagyott Japánért
import-exception-plan-defectors = Az Ötéves tervvel kihúzott Disszidensek pontot adnak az USA-nak
import-exception-flower-power-banned-war = A Virággyerekek nem ad pontot olyan háborúért, amelynek eseménye tiltott
cli-imported = Beolvasva: { $moves } lépés.
cli-imported-options = A naplóhoz igazított beállítások: { $options }.
cli-import-exception = A napló a { $line }. sorban ellentmond a szabályoknak: { $name }. A napló szerint „{ $said }”; a { $rule } szabály szerint „{ $found }”.
cli-import-cut-off = A napló a { $line }. sornál megszakad; a játszma ott még nem ért véget.
import-partial = A játszma eddig a pontig megmaradt: { $step }. lépés.
import-result = { $winner ->
    [us] Az USA
   *[ussr] A Szovjetunió
  } győzött: { $ending ->
    [time] a másik fél kifutott az időből
   *[resigned] a másik fél feladta
  }.

## Server
# $most: bájt vagy karakter. $seconds: egész másodperc.

error-setting-value = Beállítás: „{ $setting }”; értéke nem lehet „{ $given }”.
error-setting-port = Ez a cím nem nyitható meg: { $host }, port: { $port }. Ok: { $reason }.
error-folder-taken = A(z) { $folder } adatmappát már egy másik kiszolgáló használja: { $address }
error-setting-name = Nincs „{ $setting }” nevű beállítás; a beállítások: { $settings }.
error-too-fast = Túl sok kérés. Próbáld újra { $seconds } másodperc múlva.
error-too-large = Ez túl hosszú; legfeljebb { $most } lehet.
error-taken = Ez már foglalt, vagy közben valaki más megváltoztatta.
error-store-down = A szerver most nem tud menteni. Semmi sem változott, és semmi sem veszett el; próbáld újra hamarosan.
error-no-table = Nincs ilyen asztal.
error-no-page = Nincs ilyen oldal.
error-no-seat = Ebben a játékban nincs „{ $seat }” nevű hely.
error-no-step = Ennek a játszmának nincs { $step }. lépése.
error-rules-version = Ezt a játszmát a szabályok { $version }. változatával játszották; ez a szerver ezt a változatot ismeri: { $known }.
error-not-begun = A játszma még nem kezdődött el: hiányzik egy játékos.
error-not-seated = Ezt csak az teheti meg, aki ezen a helyen ül.
error-not-over = Ez csak a játszma vége után lehetséges.
error-sandbox-only = Ez csak a homokozóban lehetséges.
error-undo-not-asked = Senki sem kérte egy lépés visszavonását.
error-too-late-to-abort = A játszma már folyik: fel lehet adni, de lemondani már nem lehet.
error-table-full = Ennél az asztalnál nincs szabad hely.
error-no-visitor = Előbb add meg a nevedet.
error-no-hello = Előbb küldj üdvözlő üzenetet.
error-bad-link = Ez a link már nem működik. Készíts újat a másik eszközön.
error-bad-name = A név 1–40 karakterből áll.
error-bad-login = A felhasználónév 3–40 betűből, számjegyből vagy a . @ + - _ jelekből áll.
error-has-account = Már van fiókod.
error-wrong-login = Hibás felhasználónév vagy jelszó.
error-wrong-origin = Ez a kérés egy másik webhely oldaláról jött.
error-no-header = Hiányzik az X-Detente fejléc.
error-bad-message = A kérés nem olvasható: egy mező hiányzik, ismeretlen vagy hibás.
error-internal = Hiba történt a szerveren. Feljegyeztük.
error-fair-commitment = A felfedett titok nem az, amelynek lenyomatát a szerver az elején közzétette.
error-fair-key = A kulcs nem a titokból és a két játékos entrópiájából származik.
error-fair-missing = { $path }: ezt a játszmát nem szerveren játszották, nincs benne a titok előzetes lenyomata.
replay-version = A szabályok változata: { $version } (a legújabb: { $newest })
verify-fair = A játszma tisztességes volt: a lenyomat, a kulcs és mind a(z) { $moves } lépés egyezik.
ending-resigned = Feladás
ending-time = Lejárt az idő
record-tournament_final = A szabálykönyv feljegyzett versenydöntője

## Server: strangers

error-server-full = A szerver megtelt: most nem nyitható több asztal. Próbáld újra néhány perc múlva.
