### Détente: a játékok közös szövegei

## Hibák: egy-egy pontos mondat; semmi sem változott

error-option-value = Érvénytelen érték: „{ $given }” (beállítás: „{ $option }”); választható: { $values }.
error-option-list = Érvénytelen érték: „{ $given }” (beállítás: „{ $option }”); választható bármelyik: { $values }.
error-option-name = Ismeretlen beállítás: „{ $option }”; a beállítások: { $options }.
error-option-twice = „{ $option }”: ez a beállítás többször szerepel.
error-language = Ismeretlen nyelv: „{ $lang }”; a nyelvek: { $languages }.
error-game = Ismeretlen játék: „{ $game }”; a játékok: { $games }.
error-version = A szabályoknak nincs { $version }. változata; az ismert változatok: 1–{ $newest }.
error-seat = Ismeretlen oldal: „{ $seat }”; az oldalak: { $seats }.
error-action = Ismeretlen lépés: „{ $action }”{ $near ->
        [none] .
       *[some] ; a leginkább hasonló nevek: { $near }.
    }
error-card-unknown = Ismeretlen lap: „{ $card }”.
error-card-near = Ismeretlen lap: „{ $card }”. Talán erre gondoltál: { $near }?
error-card-several = Több lapra is illik ez a név: „{ $card }” – { $cards }.
error-not-your-turn = Most nem te jössz: „{ $seat }” oldalának most nincs mit eldöntenie.
error-game-over = A játszma véget ért: „{ $seat }” már nem léphet.
error-stale = A lépés nem a mostani álláshoz készült: a lépés sorszáma { $given }, a játszmáé { $expected }.
error-illegal = Szabálytalan lépés: „{ $action }” (oldal: „{ $seat }”, kérdés: „{ $question }”).
error-undo-nothing = „{ $seat }”: nincs mit visszavonni.
error-undo-law = „{ $seat }” ezt nem vonhatja vissza: csak a saját utolsó döntés vonható vissza, és csak kockadobás, felfedés vagy a játék vége előtt.
error-undo-empty = Nincs mit visszavonni: még nem történt lépés.
error-step = A játszma lépésének sorszáma egész szám 0-tól, nem „{ $given }”.
error-seed = „{ $given }” nem jó kezdőszám: legfeljebb 128 bites egész szám kell, a rejtett lapok sorsolásához pedig nem negatív.
error-key = A kulcs 16 bájt, nem „{ $given }”.
error-number = „{ $given }” nem { $low } és { $high } közötti egész szám.
error-options = Több játszma beállításait szótárak listájaként kell megadni, nem így: „{ $given }”.
error-no-card = Ismeretlen lap: „{ $word }”.
error-no-country = Ismeretlen ország vagy régió: „{ $word }”.
error-no-name = Ismeretlen név: „{ $word }”; a nevek: { $names }.
error-die = A kockadobás nem lehet „{ $die }”; 1 és 6 közötti szám kell.
error-forced-card = „{ $card }” most nem húzható: nincs a húzható lapok között.
error-forced-never = „{ $card }” soha nem húzható és nem osztható.
error-forced-list = Az előre megadott eredményeket listaként kell megadni, nem így: „{ $given }”.
error-forced-many = { $count } eredmény van előre megadva; legfeljebb { $most } lehet.
error-position-section = Ismeretlen szakasz az állásban: „{ $section }”.
error-position-exact = Ez az állás egy lap kijátszása közben készült („at” vagy „view” szakasz). Csak az a szerver tudja felállítani, amely írta, és csak változatlanul. Válaszd a lap kijátszása előtti állást, vagy importáld a teljes játszmát fájlból.
error-position-country = Ismeretlen ország az állásban: „{ $word }”.
error-position-card = Ismeretlen lap az állásban: „{ $word }”.
error-position-number = Hibás szám az állásban: „{ $word }”.
error-position-range = Az állásban { $word } szerepel, de csak { $low } és { $high } közötti szám lehetséges.
error-position-numbers = Hibás számok az állásban: „{ $word }”; ilyen alak kell: { $example }.
error-position-part = Hibás bejegyzés ebben a szakaszban: „{ $section }”. Név és szám kell, nem „{ $given }”.
error-position-value = Érvénytelen érték ebben a szakaszban: „{ $section }”. Nem lehet „{ $given }”; választható: { $values }.
error-position-bare = Ennek a szakasznak nem lehet értéke: „{ $section }”; mégis ez áll ott: „{ $given }”.
error-position-again = Az állásban többször szerepel ez a szakasz: „{ $section }”.
error-position-named-twice = Többször szerepel ugyanabban a szakaszban („{ $section }”): „{ $word }”.
error-position-many = Túl hosszú szakasz: „{ $section }”; legfeljebb { $most } lehet.
error-position-text = Az állásnak szövegnek kell lennie, ez nem az: „{ $given }”.
error-position-damaged = Sérült szakasz: „{ $section }”; nem ennek a játéknak egy állapota.
error-position-china = A Kína kártya nem lehet sem kézben, sem pakliban; a „china” szakasz mondja meg, kinél van.
error-position-known = Eszerint a szakasz szerint („{ $section }”) { $seat } tudja, hol van „{ $card }”, de ez a lap nem lehet ott.
error-position-round = Ebben az állásban ({ $turn }. forduló) { $seat } oldalának nincs { $round }. akciója.
error-position-objective = Ebben a fázisban („{ $moment }”) az állás { $wanted ->
    [0] nem nevez meg célt
   *[other] pontosan egy célt nevez meg
 }; itt a megnevezett célok száma: { $found }.
error-position-needed = Ebben a fázisban („{ $moment }”) az állásból nem hiányozhat ez a szakasz: „{ $section }”.
error-position-too-early = Ebben a fázisban („{ $moment }”) az állásban még nem lehet ilyen szakasz: „{ $section }”.
error-position-owner = „{ $card }” nem { $seat } lapja.
error-position-disputed = „{ $word }” nem vitatott régió, ezért nem lehet benne kocka.
error-position-both = Az állásban mindkét oldalnak van egysége itt: „{ $word }”.
error-position-twice = Az állásban két helyen is szerepel: „{ $card }”.
error-position-header = Hibás kezdet az állásban: „{ $text }”.
error-position-effect = Ismeretlen hatás az állásban: „{ $word }”{ $near ->
        [none] .
       *[some] ; a leginkább hasonló nevek: { $near }.
    }
error-position-no-cards = Nincs elég lap az osztáshoz: { $seat }.
error-position-groups = Az állásban { $seat } oldalán több csoport vagy befolyás van, mint amennyit a cél enged.
error-position-nobody = Lehetetlen állás: senki sem következik.
error-position-nothing = Lehetetlen állás: { $seat } következik, de nincs miből választania.
error-position-over = Lehetetlen állás: a játszma azonnal véget érne.
error-file-format = { $path } nem a Détente-ban mentett játszma.
error-file-field = Nem olvasható: { $path } – hiányzik vagy hibás ez a mező: „{ $field }”.
error-file-game = A fájlban más játék van: { $path } – { $game }, nem { $expected }.
error-file-move = Nem olvasható: { $path } – { $step }. lépés: nem egy oldal és egy lépés párja.
error-file-missing = Nincs ilyen fájl: { $path }.
error-folder-not-empty = { $path }: a mappa nem üres.
error-export-titles = { $path }: ez { $game }-játszma, az első fájlban viszont { $other }-játszma van. Minden játékot külön exportálj.
error-two-bots = { $bots }: egy botot adj meg, vagy kettőt vesszővel elválasztva.
error-file-broken = A fájl nem olvasható: { $path } ({ $reason }).
error-file-version = Ismeretlen változatú fájl: { $path }. Változata: { $version }; itt ismert: { $known }.
error-file-differs = A mentett játszma eltér ({ $step }. lépés); várt: { $expected }, talált: { $found }.
error-file-illegal = A mentett játszma megszakad ({ $step }. lépés): „{ $action }” elutasítva. { $reason }
error-bot = Ismeretlen bot: „{ $bot }”; a botok: { $bots }.
error-bot-package = A bot csomagja hibát jelzett („{ $bot }”): { $reason }
error-no-weights = Ehhez a játékhoz még nincs betanított háló: { $game } (docs/training.md).
error-weights-field = Ennek a játéknak a súlyai ({ $game }) egy olyan mezőt használnak („{ $field }”), amely a játék rekordjában már nincs meg a korábbi formában.
error-training-ptxas = A kerneleket fordító ptxas (CUDA) nem található a PATH útvonalain.
error-training-ptxas-failed = Nem sikerült lefordítani a kerneleket. { $assembler }: { $reason }
error-training-no-gpu = A PyTorch nem talál NVIDIA grafikus kártyát ezen a gépen.
error-training-kernels = Itt nincsenek CUDA-kernelek ehhez a játékhoz ({ $game }): { $folder }; a `python -m detente.training.build { $game }` parancs elkészíti őket.
error-training-kernels-old = Az itteni CUDA-kernelek ({ $game }, { $folder }) elavultak; a `python -m detente.training.build { $game }` parancs újra elkészíti őket.
error-training-numbers = A tanítás nem sikerült: végtelen értékek jelentek meg a hálóban ({ $game }). Próbáld kisebb tanulási rátával.
error-training-exploit = Az --exploit kapcsolóhoz meg kell adni az ellenfél súlyait: --weights FÁJL.
error-needs-extra = Hiányzik egy csomag; telepítése: pip install 'detente[{ $extra }]'
error-bots-two = Legalább két különböző, vesszővel elválasztott bot kell, ez pedig nem az: „{ $bots }”.
error-arena-failed = Egy játszma ({ $game }, { $bots }, kezdőszám: { $seed }) megszakadt itt: { $node }: { $reason } Ugyanez a játszma külön többet mutat: --bots { $bots } --games 1 --seed { $seed }, --jobs és --ray nélkül.
error-arena-process = Az aréna egyik folyamata leállt; talán kevés volt a memória. Próbáld kisebb --jobs értékkel.
error-ray-failed = Ez a Ray-fürt nem használható: „{ $address }”. { $reason }
error-ray-version = A csomóponton a Détente { $version } fut ({ $rules }. szabályváltozat), ezen a gépen a { $known } ({ $known_rules }. szabályváltozat); telepítsd mindenhol ugyanazt.
error-no-worker = Egyetlen munkafolyamat sem válaszolt; fut a `detente worker`?
error-redis-missing = Add meg a Redis címét: --redis redis://host:6379, vagy a DETENTE_REDIS változóban.
error-redis-address = Ez nem egy Redis címe: „{ $url }”; ilyen például: redis://host:6379.
error-no-hints = Emberek egymás elleni játszmájában nincs tipp.
error-no-brain = A játék botjai még nem tudnak állást értékelni.
error-count = Legalább 1 értékű egész szám kell, nem „{ $word }”.
error-table-folder = { $path }: nincs ilyen adatfájlmappa.
error-table-unknown = { $path } nem tartozik a játék adatfájljai közé; ezek a következők: { $files }.
error-table-broken = { $path } nem olvasható: { $reason }.
error-table-column = { $path }, { $line }. sor: ez az oszlop hiányzik, vagy kétszer szerepel: „{ $column }”.
error-table-cells = { $path }, { $line }. sor: { $given } cella van, a fejlécben pedig { $expected }.
error-table-value = { $path }, { $line }. sor, „{ $column }” oszlop: érvénytelen érték: „{ $given }”; várt érték: { $expected }.
error-table-missing = { $path }: hiányzik ez a sor: „{ $id }”.

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
    help vagy ? – ez a súgó
    quit – kilépés
cli-saved = Elmentve: { $path }
cli-loaded = Betöltve: { $path }
cli-undone = Visszavonva.
cli-not-understood = Ismeretlen parancs: „{ $word }”. A parancsok listájához írd be: help
cli-your-move = Lép: { $side }
cli-thinking = Gondolkodik: { $side }…
cli-cover = Következik: { $side }. Add át a képernyőt, majd nyomj Entert.
cli-narrow = A tábla { $wide } oszlop széles, ez a terminál csak { $columns }: a sorok meg fognak törni. Szélesítsd ki az ablakot, vagy kicsinyítsd a betűket.
cli-over = A játék véget ért.
cli-bye = Viszlát!
cli-hand = Kéz
cli-compiling = { $game }: a szabályok fordítása (csak egyszer kell, körülbelül egy perc)…
cli-compiled = Elkészült { NUMBER($seconds, maximumFractionDigits: 0) } mp alatt.

## Import
# $line: number of a line of the log. $said: what stands there. $found: what the engine says instead, in the words of a log. $rule: number of
# the rule that decides. $options: names of options that were set because the log follows them.

error-import-no-log = { $path } nem a Détente-ban mentett játszma, és nem is az alkalmazás naplója: az a felállással kezdődik.
error-import-two-games = { $path } több játszmát tartalmaz: a második itt kezdődik: { $line }. sor. Mindegyiket külön importáld.
error-import-line = { $path }, { $line }. sor: érthetetlen szöveg: „{ $text }”.
error-import-setup = { $path } játszhatatlan felállást ír le ({ $line }. sor).
error-import-differs = { $path }, { $line }. sor: eltérés; a napló szerint „{ $said }”, a motor szerint „{ $found }” ({ $rule } szabály).
error-import-leftover = { $path }, { $line }. sor: eltérés; a napló szerint „{ $said }”, a motorban ez nem történik meg; ott ez áll: „{ $found }” ({ $rule } szabály).
error-import-over = { $path }, { $line }. sor: a napló így folytatódik: „{ $said }”, a motorban azonban a játszma már véget ért: „{ $found }” ({ $rule } szabály).
error-import-goes-on = { $path }, { $line }. sor: „{ $said }”, de maga a napló utána még folytatódik: „{ $found }” ({ $rule } szabály).
error-import-not-over = { $path }, { $line }. sor: „{ $said }”, de a motorban a játszma nem ért véget: { $turn }. forduló, { $round }. akció, és még { $side ->
    [us] az USA
   *[ussr] a Szovjetunió
  } dönt: „{ $question }” ({ $rule } szabály).
error-import-unanswered = { $path }, { $line }. sor: eltérés; a napló szerint „{ $said }”, de a motorban előbb { $side ->
    [us] az USA
   *[ussr] a Szovjetunió
  } dönt ({ $turn }. forduló, { $round }. akció): „{ $question }” ({ $rule } szabály).
error-import-refused = { $path }, { $line }. sor: eltérés; a napló szerint „{ $said }”, ezt azonban a szabályok itt nem engedik meg ({ $side ->
    [us] USA
   *[ussr] Szovjetunió
  }): „{ $question }” Megengedett: { $found } ({ $rule } szabály).
error-import-held-scoring = { $path }, { $line }. sor: szabálytalan kijátszás: „{ $said }”. { $side ->
    [us] Az USA
   *[ussr] A Szovjetunió
  } az utolsó akció után is kézben tartotta ezt az értékelő lapot: { $found } ({ $turn }. forduló); ki kellett volna játszania ({ $rule } szabály).
error-import-elsewhere = { $path }, { $line }. sor: eltérés; a napló szerint „{ $said }”, de { $found } nincs { $side ->
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
error-import-too-high = { $path }, { $line }. sor: eltérés; a napló szerint „{ $said }”, de { $side ->
    [us] az USA
   *[ussr] a Szovjetunió
  } kezében ott van { $found }, egy legalább { $value } értékű lap ({ $rule } szabály).
error-import-undealt = { $path }, { $line }. sor: eltérés; a napló szerint „{ $said }”, de { $found } nem lehet abban a kézben: e sor előtt az oldal egyik húzása sem hozhatta ({ $rule } szabály).
error-import-no-cards = { $path } lapjai nem oszthatók ki: a motor húzópaklijában kevés a lap a naplóban látható kezekhez ({ $turn }. forduló; { $rule } szabály).
import-exception-shuttle-japan = Ázsia értékelése az Ingadiplomácia mellett pontot ad a Szovjetuniónak a kihagyott Japánért
import-exception-plan-defectors = Az Ötéves tervvel kihúzott Disszidensek pontot adnak az USA-nak
import-exception-flower-power-banned-war = A Virággyerekek nem ad pontot olyan háborúért, amelynek eseménye tiltott
import-exception-points = az alkalmazás másként számolja ezeket a pontokat
cli-imported = Beolvasva: { $moves } lépés.
cli-imported-options = A naplóhoz igazított beállítások: { $options }.
cli-import-exception = A napló ellentmond a szabályoknak ({ $line }. sor): { $name }. A napló szerint „{ $said }”; a szabály ({ $rule }) szerint „{ $found }”.
cli-import-cut-off = A napló a játszma vége előtt megszakad ({ $line }. sor).
import-unread = Kihagyott, érthetetlen sorok: { $lines }.
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

error-setting-value = Érvénytelen érték: „{ $given }” (beállítás: „{ $setting }”).
error-setting-port = Ez a cím nem nyitható meg: { $host }, port: { $port }. Ok: { $reason }.
error-folder-taken = Ezt az adatmappát ({ $folder }) már egy másik szerver használja: { $address }
error-database-taken = Ezt az adatbázist már egy másik szerver használja. Az SQLite csak egyet szolgál ki; több szerverhez PostgreSQL kell (--database).
error-other-secret = Az adatbázis egy másik szervere más kulccsal írja alá a sütiket. Mindegyiknek ugyanazt add meg (--secret).
error-backup-nothing = Nincs menthető adatbázis: { $path }.
error-backup-exists = Ez a fájl már létezik: { $path }; a --force felülírja.
error-backup-kind = A mentés más fajta adatbázisból származik: { $kind }, nem { $wanted }.
error-backup-tool = Hiányzik vagy hibával állt le ez a program: { $tool } ({ $reason })
error-setting-name = Ismeretlen beállítás: „{ $setting }”; a beállítások: { $settings }.
error-too-fast = Túl sok kérés. Próbáld újra { $seconds } másodperc múlva.
error-too-large = Túl hosszú; legfeljebb { $most } lehet.
error-taken = Már foglalt, vagy közben valaki más megváltoztatta.
error-store-down = A szerver most nem tud menteni. Semmi sem változott, és semmi sem veszett el; próbáld újra hamarosan.
error-no-table = Nincs ilyen asztal.
error-no-page = Nincs ilyen oldal.
error-no-seat = Ebben a játékban nincs „{ $seat }” nevű oldal.
error-no-step = Ennek a játszmának nincs { $step }. lépése.
error-rules-version = Ezt a játszmát a szabályok { $version }. változatával játszották; ez a szerver ezt a változatot ismeri: { $known }.
error-not-begun = A játszma még nem kezdődött el: hiányzik egy játékos.
error-not-seated = Ez nem a te helyed.
error-not-over = Ez csak a játszma vége után lehetséges.
error-sandbox-only = Ez csak a homokozóban lehetséges.
error-undo-not-asked = Senki sem kérte egy lépés visszavonását.
error-too-late-to-abort = A játszma már folyik: feladhatod, de megszakítani már nem lehet.
error-tournament-abort = Versenyjátszmát nem lehet megszakítani, csak feladni.
error-table-full = Ennél az asztalnál nincs szabad hely.
error-no-visitor = Előbb add meg a nevedet.
error-no-hello = Előbb küldj „hello” üzenetet.
error-bad-link = Ez a link lejárt, vagy már felhasználták. Kérj újat.
error-bad-name = A név 1–40 karakterből áll.
error-bad-login = A felhasználónév 3–40 betűből, számjegyből vagy a . @ + - _ jelekből áll.
error-bad-password = A jelszó 8–200 karakterből áll.
error-has-account = Már van fiókod.
error-wrong-login = Hibás felhasználónév vagy jelszó.
error-no-session = Ez a munkamenet már véget ért.
error-bad-api-token = Ez az API-token érvénytelen, vagy már visszavonták.
error-no-api-token = Ezt az API-tokent már visszavonták.
error-too-many-tokens = Már { $most } API-tokened van. Előbb vonj vissza egyet.
error-no-scope = Ennek az API-tokennek nincs „{ $scope }” jogosultsága.
error-not-for-tokens = Ez csak böngészőben végezhető el, API-tokennel nem.
error-profile-hidden = Ez a játékos nem mutatja a profiljának ezt a részét.
error-too-many-bots = Már { $most } botfiókod van.
error-no-bots = Ehhez az asztalhoz botok nem ülhetnek le.
error-wrong-origin = Ez a kérés egy másik webhely oldaláról jött.
error-wrong-token = A metrikákhoz tartozó token hiányzik vagy hibás.
error-no-header = Hiányzik az X-Detente fejléc.
error-bad-message = Érvénytelen kérés: egy mező hiányzik, ismeretlen vagy hibás.
error-internal = Hiba történt a szerveren. Feljegyeztük.
error-fair-commitment = A felfedett titok nem egyezik az elején közzétett lenyomattal.
error-fair-commit = Ennek a helynek az entrópiája („{ $seat }”) nem egyezik a játszma előtt közzétett lenyomattal.
error-fair-key = A kulcs nem egyezik a titokkal és a két játékos entrópiájával.
error-fair-receipt = A feljegyzés nem ennek az elismervénynek a játszmája: a játszma előtt „{ $seat }” más lenyomatot adott.
error-fair-terms = A feljegyzés nem ennek az elismervénynek a játszmája: ez eltér a megbeszélttől: „{ $field }”.
error-not-committed = Még nem minden játékos adta meg a lenyomatát.
error-wrong-entropy = Ez nem egyezik az általad megadott lenyomattal.
error-fair-missing = { $path }: ezt a játszmát nem szerveren játszották, nincs benne a titok előzetes lenyomata.
replay-version = A szabályok változata: { $version } (a legújabb: { $newest })
verify-fair = A titok, a kulcs és minden lépés egyezik ({ $moves }).
verify-receipt = A lenyomatok megegyeznek az elismervénnyel: senki, még a szerver gazdája sem választhatta meg a dobásokat és az osztást.
verify-no-receipt = Minden játékos megadta a lenyomatát. Azt, hogy a gazda ezeket a játszma előtt mutatta meg, csak egy játékos elismervénye (--receipt) bizonyítja.
verify-uncommitted = A játékosok nem adtak lenyomatot, mint a régebbi szervereken: egy játszó gazda megválaszthatta a dobásokat és az osztást.
ending-resigned = Feladás
ending-time = Lejárt az idő
ending-abandoned = A másik játékos magára hagyta a játszmát
record-tournament_final = A szabálykönyv feljegyzett versenydöntője

## Server: strangers

error-server-full = A szerver megtelt: most nem nyitható több asztal. Próbáld újra néhány perc múlva.
error-file-heavy = Ennek a beolvasása több időt vagy memóriát igényel, mint amennyit a szerver enged. Semmi sem változott.
error-too-slow = A kérés nem érkezett meg időben.
error-too-many-open = Már { $most } asztalod vár a váróban. Előbb mondd le az egyiket.
error-too-many-shows = Jelenleg már { $most } bemutatójátszma folyik a botok között. Nézd meg valamelyiket, vagy próbáld meg később.
error-name-alike = A neved összetéveszthető „{ $other }” nevével ennél az asztalnál. Válassz másikat.
error-name-taken = Már van „{ $other }” nevű fiók, és a tiéd túlságosan hasonlít rá. Válassz másikat.
error-name-nobody = A fiókhoz saját név kell.
error-no-person = Nincs ilyen személy.
error-yourself = Önmagaddal ezt nem teheted meg.
error-not-followed = Csak tagokat és botfiókokat lehet követni; a botok maguk nem követnek senkit.
error-follow-many = Már { $most } játékost követsz; többet nem lehet.
error-no-reason = Írj róla néhány szót.
error-is-moderator = Moderátort nem lehet elnémítani, és a fiókját sem lehet lezárni. Előbb vedd el tőle ezt a szerepet.
error-not-closed = Ez a fiók nincs lezárva.
error-needs-account = Csak fiókkal rendelkező játékos lehet moderátor.
error-no-report = Nincs ilyen bejelentés.
error-report-settled = Ezt a bejelentést már elbírálták.
error-silenced = A moderátor még { $hours } óráig nem engedi, hogy írj a csevegésbe.
error-blocked = Ti ketten nem játszhattok és nem beszélhettek egymással: egyikőtök letiltotta a másikat.
error-not-moderator = Ez az oldal a moderátoroké.
error-account-closed = Ezt a fiókot egy moderátor lezárta.
guest-name = Vendég
error-weak-password = Ez a jelszó az elsők között van, amelyeket bárki kipróbálna. Válassz másikat.

## Szerver: levelek
# $login: a fióké. $site: a webhely címe. $link: egy cím, külön bekezdésben.

error-no-mail = Ez a szerver nem küld e-mailt.
error-no-account = Ehhez fiók kell.
error-merge-account = Csak egy vendég asztalai vihetők át másik fiókba.
error-merge-together = Te és ez a fiók ugyanannál az asztalnál ültök, ezért az asztalok nem vonhatók össze.
mail-confirm = Erősítsd meg az e-mail-címedet
    .button = Cím megerősítése
    .text =
        Valaki, valószínűleg te, ezt a címet adta meg ehhez a fiókhoz: „{ $login }” ({ $site }).

        Ha te voltál, erősítsd meg a címet ezzel a linkkel. A link egyszer használható, és két napig érvényes:

        { $link }

        Ha nem te voltál, hagyd figyelmen kívül ezt a levelet: a link nélkül semmi sem történik.
mail-reset = Új jelszó
    .button = Új jelszó megadása
    .text =
        Valaki, valószínűleg te, új jelszót kért ehhez a fiókhoz: „{ $login }” ({ $site }).

        Ezzel a linkkel adhatod meg. A link egyszer használható, és 30 percig érvényes:

        { $link }

        Ha nem te voltál, hagyd figyelmen kívül ezt a levelet: a jelszavad nem változik.
mail-changed = Megváltozott a jelszavad
    .text =
        Megváltozott a fiókod („{ $login }”, { $site }) jelszava. Minden más eszközön kijelentkeztettünk.

        Ha nem te voltál, kérj azonnal új jelszót: { $site }
mail-moved = Megváltozott az e-mail-címed
    .text =
        A fiókodhoz („{ $login }”, { $site }) mostantól másik e-mail-cím tartozik; ez a cím már nem.

        Ha nem te voltál, jelentkezz be, és változtasd meg a jelszavadat: { $site }

## Server: the club

error-no-tournament = Nincs ilyen verseny.
error-not-director = Ezt csak a versenybíró és a moderátorok tehetik meg.
error-tournament-many = Már { $most } folyamatban lévő versenyt vezetsz.
error-tournament-start = A versenynek a következő 400 napon belül kell kezdődnie.
error-tournament-clock = A versenyjátszmákhoz óra kell.
error-tournament-ties = Ismeretlen mutató a holtverseny eldöntéséhez: { $names }.
error-tournament-few = Előbb legalább { $least } játékosnak kell neveznie.
error-tournament-closed = Ehhez már késő vagy még korán van: a verseny másik szakaszban tart.
error-tournament-entered = Már neveztél erre a versenyre.
error-tournament-full = A verseny betelt.
error-tournament-no-place = Késői nevezésre nincs szabad hely.
error-tournament-not-entered = Ez a játékos nem vesz részt a versenyen.
error-tournament-early = Még korai bejelentkezni.
error-tournament-no-match = Nincs ilyen mérkőzés, vagy nincs benne mit eldönteni.
error-tournament-counted = Ez az eredmény már be van számítva.
error-tournament-past = Csak a folyó mérkőzések és az aktuális forduló mérkőzései dönthetők el, és a pontszám nem lehet több a játszmák számánál.
error-tournament-running = Még folynak játszmák.
error-tournament-event = Ismeretlen versenyesemény.
error-tournament-playoff = Rájátszása csak svájci rendszerű versenynek vagy körmérkőzésnek lehet, legalább két játékossal.
error-tournament-seasons = Idényekre csak olyan körmérkőzés osztható, amelynek osztályai egymás alatt állnak.
error-tournament-one-division = Egyetlen osztályban a körmérkőzéses tornán legfeljebb { $most } játékos fér el; többen több osztályban játszhatnak.
error-tournament-up = Egy osztálynak legfeljebb a fele juthat fel vagy eshet ki, és csak idények között.
error-ladder-ends = A létrának a kezdete után kell véget érnie.
error-ladder-reach = Csak olyat hívhatsz ki, aki fölötted áll, de nem túl messze.
error-ladder-busy = Egyikőtöknek már van lejátszandó kihívása.
error-tournament-sits-out = A következő forduló már ki van hagyva.
error-tournament-swap = Csak a jelenlegi forduló két olyan játékosa cserélhet helyet, akiknek a mérkőzésén még nincs eredmény; ágrajzon és létrán nem lehet; körmérkőzésen csak az első fordulóban, kivéve ha egymással játszanak.
error-tournament-extend = Ettől senkinek sem lenne több ideje: a forduló már most is legalább ennyi ideig tart.
error-tournament-bots = A botok nem rendezhetnek versenyt, és csak olyanra nevezhetnek, amely ezt megengedi.
error-tournament-presets = Már { $most } tervet őrzöl.

# In calendars

calendar-check-in = { $name }: bejelentkezés
calendar-start = { $name }: kezdés
calendar-round = { $name }: { $number }. forduló
calendar-end = { $name }: vége
error-seek-range = A legalacsonyabb értékszám nagyobb a legmagasabbnál.
error-seek-clock = Az óra nem illik a választott tempóhoz.
error-clock-strange = Mindenki előtt nyitott asztalnál az óra legalább egy percet adjon a játszmára és lépésenként legfeljebb egy óra többletet, vagy legalább egy órát minden lépésre.
error-seek-many = Már { $most } nyílt kihívásod van a váróban. Előbb vonj vissza egyet.
error-seek-gone = Ez a nyílt kihívás már nincs meg: valaki gyorsabb volt, vagy visszavonták.
error-seek-rating = Az értékszámod kívül esik azon, amit ez a játékos keres.
error-challenge-many = Már { $most } megválaszolatlan kihívásod van. Előbb vonj vissza egyet.
error-challenge-gone = Erre a kihívásra már válaszoltak, vagy visszavonták.
error-adjourned = A játszma függőben van. Akkor folytatódik, ha mindkét játékos beleegyezik.
error-no-adjourning = Csak két ember valós idejű, órával játszott játszmája hagyható függőben.
error-no-clock = Ennél az asztalnál nincs óra, vagy nincs kinek időt adni.
error-plan-asked = Te jössz: előbb válaszolj, aztán tervezd meg a folytatást.
error-plan-unknown = Ez a játék nem ismer { $word } nevű kérdést, választ vagy dolgot.
error-comment-members = Ehhez a játszmához csak a játékosok és a fiókkal rendelkezők írhatnak megjegyzést.
error-comments-many = Ehhez a játszmához már { $most } megjegyzést írtál.
error-no-comment = Nincs ilyen megjegyzésed.
error-too-much-time = Ennyi időt már nem adhatsz a másik játékosnak.
error-no-claim = Itt nem követelheted a győzelmet: nem a másik játékos hallgat, vagy az óra dönt.
error-claim-early = A győzelmet { $days } nap múlva követelheted, ha addig nem történik semmi.
error-vacation-time = A szabadság nem kezdődhet a múltban, a kezdete után kell véget érnie, és legkésőbb 400 nap múlva.
error-vacation-overlap = Erre az időre már van szabadságod.
error-vacation-days = Évente { $days } nap szabadság jár; ez több, mint amennyi még maradt belőle ({ $year }).

## Server: alerts

error-hook-address = Ez nem webhook címe: így kell kezdődnie: https://, és nem lehet benne jelszó.
error-no-push = Ez a szerver nem tud push-értesítést küldeni: nincs telepítve hozzá a könyvtár.
error-too-many-channels = Már { $most } csatornád van; több nem lehet.
error-no-channel = Nincs ilyen csatorna.
error-bad-zone = Nincs „{ $zone }” nevű időzóna.
alert-move = Te jössz: { $game }, ellenfél: { $opponent }
alert-begun = Elkezdődött a játszma: { $game }, ellenfél: { $opponent }
alert-full = Kész az asztal: { $game }, ellenfél: { $opponent }; a játszma akkor kezdődik, ha mindketten itt vagytok
alert-over = { $result ->
        [won] Nyertél: { $game }, ellenfél: { $opponent }
        [lost] Vesztettél: { $game }, ellenfél: { $opponent }
       *[drawn] Döntetlen: { $game }, ellenfél: { $opponent }
    }
alert-low = Fogy az időd: { $game }, ellenfél: { $opponent }
alert-chat = { $opponent } írt neked az asztalnál: { $game }
alert-challenge = { $opponent } kihív egy játszmára: { $game }
alert-tournament = Hírek erről a versenyről: „{ $name }”
alert-tournament-paired = Következő játszmád vár rád ezen a versenyen: „{ $name }”
alert-tournament-check-in = Kezdődik a verseny: „{ $name }”, { $until }. Jelentkezz be, különben nem kapsz ellenfelet
alert-tournament-starts = Kezdődik a verseny: „{ $name }”, { $until }
alert-tournament-deadline = Lejár a játszmád ideje: „{ $name }”, { $until }
alert-tournament-announced = Hír a versenyről: „{ $name }”: { $text }
alert-tournament-called-off = Elmarad a verseny: „{ $name }”
alert-tournament-finished = Véget ért a verseny: „{ $name }”
alert-tournament-season = Új idény kezdődik: „{ $name }”, { $until }
alert-tournament-decided = A versenybíró döntött egy mérkőzésedről: „{ $name }”
alert-tournament-extended = Több időd van a játszmádra: „{ $name }”, új határidő: { $until }
alert-tournament-swapped = A versenybíró megváltoztatta a párosításodat: „{ $name }”
alert-tournament-replaced = Játékoscsere történt, amely téged is érint: „{ $name }”
alert-tournament-removed = Már nem veszel részt ezen a versenyen: „{ $name }”
alert-tournament-sat-out = A versenybíró engedélyével kihagysz egy fordulót: „{ $name }”
alert-test = Így néz ki a Détente üzenete
alert-many = { $number ->
        [one] { $number } üzenet érkezett a Détente-tól
       *[other] { $number } üzenet érkezett a Détente-tól
    }
alert-nobody = valaki
alert-until = Eddig van időd: { $until }.
alert-picture = { $game }, a tábla: { $status }
alert-since = Az utolsó lépésed óta:
alert-button = Az asztalhoz
alert-open = Megnyitás
alert-footer = Azért kapod ezeket a leveleket, mert itt játszol: { $site }.
alert-settings = Válaszd ki, miről és hogyan értesítsünk
alert-stop = Ne küldjetek ilyen levelet ({ $kind })
alert-stop-all = Ne küldjetek semmilyen levelet
alert-kind-move = én jövök
alert-kind-begun = kezdődő játszma
alert-kind-over = véget ért játszma
alert-kind-low = fogy az idő
alert-kind-chat = csevegés
alert-kind-tournament = versenyek
alert-kind-challenge = kihívások
