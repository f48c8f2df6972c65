### Twilight Struggle: rövid magyarázatok a lapokhoz, soronként egy
# Mindegyiknél ott a forrás: a magyarázatok és az események száma (a lap száma) vagy az elfogadott olvasatok.

# events 1; rulings 106, 107, 113; readings
rulings-asia_scoring =
    Délkelet-Ázsia teljes egészében beleszámít. Csak az ellenőrzött országok számítanak: az ellenőrzés nélküli befolyás semmit sem ér.
    Az Ingadiplomácia mellett az USA választja ki a kimaradó szovjet hadszínteret; ha ez Japán, a szomszédságáért járó pont is elvész.
# events 2; rulings 104, 105, 112
rulings-europe_scoring =
    Az Ellenőrzéshez mind az öt hadszíntér és az ellenfélénél több ország kell; nem hadszíntér ország csak a Dominanciához szükséges.
    Európa Ellenőrzése a végső pontozáskor is győzelem, bármi is a pontállás.
# events 3; rulings 106, 113
rulings-middle_east_scoring =
    Itt egyik ország sem szomszédos nagyhatalommal, így szomszédságért nem jár pont.
    Ez a lap akkor is elhasználja az Ingadiplomáciát, ha a Szovjetunió itt egyetlen hadszínteret sem ellenőriz.
# events 4; rulings 79, 144
rulings-duck_and_cover =
    DEFCON 2-nél a soron lévő játékos veszít, bárki legyen is az, még a pontok előtt: a Szovjetunió nem háríthatja a felelősséget az USA-ra.
    Az űrversenyen vagy ENSZ-beavatkozással az esemény elmarad, és a lap veszélytelen.
# events 5; rulings 37, 46, 79, 144; readings
rulings-five_year_plan =
    Az így húzott amerikai esemény azonnal végbemegy; minden más lapot, az értékelőt is, hatás nélkül el kell dobni. A Szovjetunió így megszabadulhat egy értékelő laptól.
    A soron lévő játékos nem változik: ha a húzott esemény 1-re viszi a DEFCON-t, az veszít, aki az Ötéves tervet kijátssza.
    Az akcióban húzott Disszidensek hatástalan, hacsak a beállítás mást nem mond.
# events 6; rulings 57, 97, 98, 99, 100, 101, 102, 103
rulings-the_china_card =
    Az ötödik ponthoz minden pontot Ázsiában (Délkelet-Ázsiát is beleértve) kell elkölteni; a 2-es ár része is lehet. Az ázsiai puccs értéke 5, és 5 hadműveleti pontot ad.
    Nem része a kéznek: esemény nem dobathatja el, nem húzhatja ki és nem követelheti, a csapdában lévő játékos pedig se el nem dobhatja, se ki nem játszhatja.
    Az űrversenyre is használható; nem játszható ki, ha emiatt egy értékelő lapra nem maradna akció.
# events 7; rulings 2; readings
rulings-socialist_governments =
    Nyugat-Európához tartozik Kanada, Görögország, Törökország, Ausztria és Finnország is.
    A Szovjetuniónak mind a 3-at le kell vennie, ha lehet, országonként legfeljebb 2-t.
# events 8; rulings 28
rulings-fidel =
    Ha az USA műveletre használja a lapot, és az eseményt hagyja utoljára, a Kubára épp letett befolyása is elvész.
    A Szovjetunió a szükséges 3 feletti befolyását sosem veszíti el.
# events 9; rulings 57
rulings-vietnam_revolts =
    A plusz pont elvész, ha akár egy pontot is Délkelet-Ázsián kívül költesz el. A 2-es ár része is lehet, és a 4-es korlát fölött értendő.
    Puccsnál, átszervezésnél és más események adta műveleteknél is számít; az USA-nak semmit sem ad.
# events 10; rulings 35, 36, 37, 100
rulings-blockade =
    A módosított érték számít: Feltartóztatás mellett egy 2-es is elég, Vörös riadalom mellett egy 3-as nem.
    Az USA akkor is megtagadhatja, ha tudna fizetni. Az eldobott lap szovjet eseménye nem megy végbe.
# events 11; rulings 78, 83
rulings-korean_war =
    A háború nem puccs: a DEFCON nem tiltja, és nem is csökken tőle. Az, hogy Dél-Koreát ki ellenőrzi, nem módosítja a dobást.
    Befolyás nélkül is lezajlik; a hadműveleti pontok akkor is a Szovjetuniót illetik, ha az USA játssza ki a lapot.
# events 12; rulings 32
rulings-romanian_abdication =
    A lap akkor is kikerül a játékból, ha semmi sem változik; a Szovjetunió a szükséges 3 feletti befolyását sosem veszíti el.
# events 13; rulings 20, 78, 83
rulings-arab_israeli_war =
    A Koreai háborútól eltérően a célpont amerikai ellenőrzése is számít: Izrael 1-gyel csökkenti a dobást.
    Ha ugyanabban a vezéresemény fázisban előbb megy végbe a Camp David-i egyezmény, ez az esemény elmarad.
# events 14; rulings 2
rulings-comecon =
    Ausztria és Finnország is Kelet-Európához tartozik. A négy országnak különböznie kell, és az amerikai ellenőrzést az esemény pillanatában kell nézni.
# events 15
rulings-nasser =
    A felét felfelé kell kerekíteni: 3 amerikai befolyásból 2 vész el, 1-ből az az egy is.
# events 16
rulings-warsaw_pact_formed =
    A felhelyezett befolyás az USA ellenőrizte országokba is kerülhet. A NATO bármelyik választás után kijátszható.
# events 17; rulings 116
rulings-de_gaulle_leads_france =
    Franciaország végleg a NATO-n kívül marad, bármelyik lap jött is előbb.
# events 18; rulings 95
rulings-captured_nazi_scientist =
    Nem számít kísérletnek: a forduló kísérlete előtt és után is működik, és nem használja el.
# events 19; rulings 32
rulings-truman_doctrine =
    Az esemény pillanatában egyik fél sem ellenőrizheti az országot. Ha a Szovjetunió játssza ki, műveleteivel előbb ellenőrzés alá vonhatja a sajátját.
    Célpont nélkül is végbement eseménynek számít, és a lap kikerül a játékból.
# events 20; rulings 42, 126, 144
rulings-olympic_games =
    DEFCON 2-nél a bojkott a soron lévő játékos, rendszerint a rendező veresége: ott eseményként kijátszani öngyilkosság.
    A bojkott utáni 4 műveleti pontra az új DEFCON-szint és a módosítók (pl. Vörös riadalom) érvényesek; le lehet róla mondani, de űrversenyre nem használható.
# events 21; rulings 61, 67, 116; readings
rulings-nato =
    A védelem a kísérlet pillanatában fennálló amerikai ellenőrzéstől függ: ha befolyással megtöröd, az ország újra nyitva áll.
    Bozótháborút ott egyik fél sem indíthat. A befolyásszerzést, az eseményeket és az USA lépéseit nem korlátozza.
# events 22; rulings 131
rulings-independent_reds =
    Az amerikai befolyást a szovjet szintjére emeli, és semmit sem csökkent. Ahol már egyenlők, ott nem változik semmi.
# events 23; rulings 2
rulings-marshall_plan =
    Hét különböző, nem a Szovjetunió ellenőrizte ország; Kanada, Ausztria, Finnország, Görögország és Törökország is választható.
# events 24; rulings 78
rulings-indo_pakistani_war =
    A dobást csak az ellenfél ellenőrizte szomszédok csökkentik, a célpont ellenőrzése nem. A hadműveleti pontok vereség esetén is járnak.
# events 25; rulings 16, 40, 42, 43
rulings-containment =
    Minden amerikai lapra hat, az eseményekből kapott műveletekre és az eldobásra is, de legfeljebb 4-ig. A vezéresemények sorrendjét nem változtatja meg.
# events 26; rulings 42, 73, 120, 144
rulings-cia_created =
    A kezet egyszer kell megmutatni, utána újra rejtett; a később húzott lapok nem látszanak.
    Az USA ezzel a ponttal rendes puccsot kísérelhet meg. Szovjet akcióban, DEFCON 2-nél egy hadszíntéren megkísérelt puccs a Szovjetunió veresége.
# events 27; rulings 61, 67
rulings-us_japan_mutual_defense_pact =
    Japán zárva marad a szovjet puccs és átszervezés előtt, bárki ellenőrizze is. Befolyást továbbra is lehet oda tenni.
# events 28
rulings-suez_crisis =
    Országonként legfeljebb 2, így ha van mit levenni, a háromból legalább két ország veszít.
# events 29
rulings-east_european_unrest =
    Három különböző ország. A 8–10. fordulóban országonként 2-t, ahol csak 1 van, azt az egyet.
# events 30
rulings-decolonization =
    Négy különböző ország; az elérhetőség és az ár nem számít, és az USA ellenőrizte országok is választhatók.
# events 31; rulings 40, 41, 42, 43
rulings-red_scare_purge =
    Mindenben csökkenti az értéket: puccsnál és hadműveleti pontoknál, űrversenynél, eldobásnál, eseményből kapott műveleteknél; 1 alá sosem.
    Egy fordulóban kettő összeadódik. Vezéreseményként, ha előbb megy végbe, már a másik vezéresemény adta műveleteket is csökkenti.
# events 32; rulings 17, 42, 50, 144; readings
rulings-un_intervention =
    A másik lapon az ellenfél eseményének kell állnia; hogy végbemehetne-e, mindegy. Mindkét lap a dobott lapok közé kerül, a csillagos is.
    Egy akcióban két lapot használ el. A másik lap pontjai bármilyen műveletre jók, alapbeállításban az űrversenyre is.
    Egymagában, 1 pontért kijátszva semmit sem állít meg, és az „Eltemetünk benneteket!” lapra sem válasz.
# events 33; rulings 127
rulings-de_stalinization =
    Előbb minden felvétel, aztán a lerakás: a kiürített ország amerikai ellenőrzés alá kerülhet, és bezárul. Szomszédság nem kell, 4-nél kevesebb is áthelyezhető.
# events 34; rulings 80
rulings-nuclear_test_ban =
    A GyP a régi DEFCON-szint szerint jár, az emelés előtt: 5-nél 3 GyP, 2-nél semmi.
# events 35; rulings 75, 113
rulings-formosan_resolution =
    Tajvan csak Ázsia értékelésekor és a végső pontozáskor hadszíntér, és csak amíg az USA ellenőrzi. Az ottani puccs sosem csökkenti a DEFCON-t.
    Hadszíntérként már nem számít a Dominanciához szükséges nem hadszíntér országnak. Ha az USA bármire – akár űrversenyre – kijátssza a Kína kártyát, a hatás megszűnik.
# events 36; rulings 78; readings
rulings-brush_war =
    A szomszédos nagyhatalom ellenőrzött szomszédnak számít: Mexikóban a Szovjetunió, Afganisztánban az USA ellen.
    Nem puccs: a régiók korlátai nem érvényesek, és a DEFCON nem csökken. A NATO mindkét fél elől elzárja az USA ellenőrizte európai országokat.
# events 37; rulings 106
rulings-central_america_scoring =
    Szomszédságért itt csak a Szovjetunió kaphat pontot, Mexikóért és Kubáért: a saját nagyhatalommal szomszédos ország nem ad többet.
# events 38; rulings 112, 113
rulings-southeast_asia_scoring =
    Nincs benne Jelenlét, Dominancia és Ellenőrzés, és az Ingadiplomácia sem érinti. Ez az egyetlen értékelő lap, amely kikerül a játékból; a végső pontozáskor Délkelet-Ázsia csak Ázsia részeként számít.
# events 39; rulings 125; readings
rulings-arms_race =
    A követelmény az aktuális DEFCON-szint. Egyenlő hadműveleti pontszám semmit sem ér.
    A szöveg a soron lévő játékosról szól, akkor is, ha a lap szovjet akcióban a Gabonaeladás révén kerül elő; ezt beállítás módosíthatja.
# events 40; rulings 144; readings
rulings-cuban_missile_crisis =
    A fenyegetett fél minden puccsa vereség, a szabad puccs is, bárki akciójában és bármely országban; az Atom-tengeralattjárók nem segít. A háború és az átszervezés nem puccs.
    A fenyegetést e fél bármelyik döntésénél fel lehet oldani 2 befolyás feladásával egyetlen országban (Kuba; Nyugat-Németország vagy Törökország). A DEFCON marad.
# events 41; rulings 86
rulings-nuclear_subs =
    Az USA minden puccsára vonatkozik a fordulóban, a szabad és a szovjet akcióban végrehajtottakra is. Zárt régiót nem nyit meg, DEFCON-csökkentő eseményt nem állít meg, és a Kubai rakétaválságtól sem véd.
# events 42; rulings 25, 37, 44, 101, 118, 119
rulings-quagmire =
    Akciónként egy eldobás és egy dobás; az akció mindenképp véget ér. A lapok módosított értéke számít, az eldobott események nem mennek végbe.
    A vezéresemények szokás szerint zajlanak, a csapda a következő fordulókban is tart. Ha az értékelő lapokra nem maradna akció, azokat kell kijátszani az eldobás helyett.
    Az esedékes Rakétairigységet, ha legalább 2-t ér, azt kell eldobni. Az „Eltemetünk benneteket!” lapra a csapdából nem lehet válaszolni.
# events 43; rulings 70, 121, 122
rulings-salt_negotiations =
    A −1 mindkét fél puccsdobására hat, a szabad puccséra is, de a kapott hadműveleti pontokra nem.
    A visszavett lapot akár ugyanebben a fordulóban is eldobhatták, és még ebben kijátszható. Értékelő lap nem vehető vissza.
# events 44; rulings 25, 37, 44, 101, 118, 119
rulings-bear_trap =
    A Szovjetunióra az Ingovány szabályai vonatkoznak: akciónként egy legalább 2-es lap eldobása és egy dobás, a vezéresemény szabad, a Kína kártya nem használható.
    Megfelelő lap híján csak értékelő lap játszható ki, és várni is lehet vele, amíg marad akció.
# events 45; rulings 79, 144
rulings-summit =
    A DEFCON-t a győztes mozgathatja, nem a lap kijátszója. DEFCON 2-nél a győztes ellenfél csökkentheti, és ezzel megnyeri a játékot.
    +1 csak a hat régió Dominanciájáért vagy Ellenőrzéséért jár; Délkelet-Ázsia itt nem régió, a Formózai határozat és az Ingadiplomácia nem számít.
# events 46; rulings 79, 84, 144
rulings-how_i_learned_to_stop_worrying =
    Az 1-es szint a soron lévő játékos veresége: magadnak végzetes, de az USA győzelme, ha a Gabonaeladás szovjet akcióban húzza ki a lapot.
    Az 5 hadműveleti pont megtölti a sávot; puccsnak nem számít.
# events 47; rulings 72, 73, 144
rulings-junta =
    A sorrend kötött: előbb a 2 befolyás, aztán a szabad puccs vagy az átszervezés, amelyről le is lehet mondani.
    A szabad puccsra a régiók korlátai nem érvényesek, és nem ad hadműveleti pontot, de hadszíntéren csökkenti a DEFCON-t, 2-nél pedig vereség.
# events 48; rulings 33; readings
rulings-kitchen_debates =
    Többség nélkül az esemény elmarad, és a lap csak a dobott lapok közé kerül. Ha a Szovjetunió játssza ki, műveleteivel előbb megtörheti a többséget.
# events 49; rulings 17, 44, 144; readings
rulings-missile_envy =
    A nyomtatott érték dönt, az egyenlők közül az átadó választ. Az átadó eseményénél csak a pontokat kapod; a saját vagy semleges esemény azonnal végbemegy, és ha végzetes, te veszítesz.
    A másik félnek következő akciójában műveletre kell használnia a Rakétairigységet, és vezéreseményként nem teheti le. A különben kézben ragadó értékelő lapoknak elsőbbségük van.
    Ha az ellenfélnek csak értékelő lapja van, nincs csere, hacsak a beállítás mást nem mond.
# events 50; rulings 26, 109, 144; readings
rulings-we_will_bury_you =
    A DEFCON azonnal csökken, ezért 2-nél az veszít, aki kijátssza. A 3 GyP az USA következő akciójára vár; vezéreseményre az elsőben lehet válaszolni.
    Válasz csak az eseményként kijátszott ENSZ-beavatkozás. A 3 GyP minden elé kerül, amit az USA abban az akcióban szerez, és véget vethet a játéknak.
    Csapdában, kötelező Rakétairigységgel vagy lap nélkül az USA nem tud válaszolni.
# events 51; rulings 40, 42, 43
rulings-brezhnev_doctrine =
    Minden szovjet lapra hat, az eseményekből kapott műveletekre és az eldobásra is, de legfeljebb 4-ig.
# events 53; readings
rulings-south_african_unrest =
    A szomszédoknak szánt 2 befolyás megosztható Angola és Botswana között, hacsak a beállítás mást nem mond.
# events 55; rulings 116
rulings-willy_brandt =
    Nyugat-Németország akkor is kimarad a NATO-ból, ha az később jön. A „Bontsa le ezt a falat!” adja vissza.
# events 56
rulings-muslim_revolution =
    A Szovjetuniónak két országot kell választania, ha kettőben van amerikai befolyás; eggyel nem érheti be.
# events 57; rulings 42, 96, 144
rulings-abm_treaty =
    Előbb a DEFCON emelkedik, így a műveletekre az új szint érvényes, és addig zárt régióba is juthatnak. Le lehet róluk mondani; űrversenyre nem használhatók.
# events 58; rulings 99
rulings-cultural_revolution =
    Az így elvett Kína kártya képpel felfelé kerül át, és még ebben a fordulóban kijátszható, akkor is, ha lefordítva volt.
# events 59; readings
rulings-flower_power =
    Minden háborús lapért egyszer jár, amelyet az USA eseményként vagy műveletre játszik ki, vezéreseményként és Gabonaeladással is; űrversenyért, eldobásért és szovjet kijátszásért nem.
    Alapbeállításban akkor is jár, ha a háború tiltott, vagy az ENSZ-beavatkozás megállítja; mindkettőt beállítás módosítja.
# events 60
rulings-u2_incident =
    A plusz GyP bármelyik fél – akár a Szovjetunió – ENSZ-beavatkozásáért jár, ha azt később ebben a fordulóban eseményként játsszák ki.
# events 61
rulings-opec =
    Csak az ellenőrzés számít; Venezuela a listán van, Szíria, Jordánia és Izrael nincs.
# events 62; rulings 42, 120, 144
rulings-lone_gunman =
    A kezet egyszer kell megmutatni; a később húzott lapok rejtve maradnak. Amerikai akcióban, DEFCON 2-nél a hadszíntéren megkísérelt szovjet puccs az USA veresége, de a Szovjetuniót fenyegető Kubai rakétaválság alatt a Szovjetunióé.
# events 63
rulings-colonial_rear_guards =
    Négy különböző ország; az elérhetőség és az ár nem számít, a Szovjetunió ellenőrizte országok is választhatók. Ázsia többi része nem.
# events 65; rulings 20; readings
rulings-camp_david_accords =
    Az Arab–izraeli háború ezután csak műveletre játszható ki; érvényben lévő Virággyerekek mellett alapbeállításban ez az USA-nak így is pontba kerül.
# events 66
rulings-puppet_governments =
    Csak olyan ország választható, ahol egyik félnek sincs befolyása. Az USA háromnál előbb is megállhat.
# events 67; rulings 42, 96, 123, 144; readings
rulings-grain_sales_to_soviets =
    A megtartott lapot úgy kell kijátszani, mintha az amerikai kézből jönne: eseményre, műveletre, a korláton belül űrversenyre, vagy ENSZ-beavatkozással. A szovjet esemény ilyenkor szokás szerint végbemegy.
    Visszaadás után, vagy ha nincs mit elvenni, az USA 2 műveleti ponttal élhet, de űrversenyre nem.
    Szovjet akcióban a Szovjetunió a soron lévő játékos: DEFCON 2-nél az USA hadszíntéren megkísérelt puccsa a Szovjetunió veresége.
# events 68; rulings 33
rulings-john_paul_ii_elected_pope =
    A Szolidaritás csak azután játszható ki eseményként, hogy ez az esemény végbement; ha a lapot műveletre játsszák ki, az nem elég.
# events 69; rulings 70, 76
rulings-latin_american_death_squads =
    A puccsdobást módosítja, a hadműveleti pontokat nem. Egy fordulóban több kijátszás összeadódik.
# events 70
rulings-oas_founded =
    Mindkét befolyás kerülhet egy országba, akkor is, ha ott nincs amerikai befolyás.
# events 71; rulings 132
rulings-nixon_plays_the_china_card =
    Az így megszerzett Kína kártya a forduló végéig képpel lefelé marad. Befejezetlen kínai polgárháborúnál úgy kell venni, hogy az USA-nál van: 2 GyP.
# events 72; rulings 28
rulings-sadat_expels_soviets =
    Előbb minden szovjet befolyás lekerül Egyiptomról, aztán jön az amerikai pont; ha a Szovjetunió játssza ki, és az esemény marad utoljára, a most letett befolyása is elvész.
# events 73; rulings 113; readings
rulings-shuttle_diplomacy =
    A kihagyott ország semmire sem számít: se hadszíntérnek, se országnak, se szomszédnak. Így a Szovjetunió nem szerezheti meg a régió Ellenőrzését.
    A következő ázsiai vagy közel-keleti értékelés mindenképp elhasználja; Délkelet-Ázsia értékelésére és a végső pontozásra nem hat.
# events 74
rulings-the_voice_of_america =
    Európában nem, és országonként legfeljebb 2, így ha van mit levenni, legalább két ország veszít.
# events 75
rulings-liberation_theology =
    Három befolyás legalább két országban; az elérhetőség és az ár nem számít, az USA ellenőrizte országok is választhatók.
# events 76; rulings 132
rulings-ussuri_river_skirmish =
    Az így megszerzett Kína kártya képpel felfelé kerül át, és rögtön kijátszható, akkor is, ha lefordítva volt. A 4 befolyás csak akkor jár, ha a kártya már az USA-nál van.
# events 77; rulings 37, 46
rulings-ask_not_what_your_country =
    Az eldobandó lapokat a húzás előtt kell kiválasztani. Értékelő lap is lehet köztük, értékelés nélkül.
# events 78; rulings 32
rulings-alliance_for_progress =
    Hadszíntér nélkül is végbement eseménynek számít, és a lap kikerül a játékból.
# events 79; rulings 104, 106
rulings-africa_scoring =
    Itt egyik ország sem szomszédos nagyhatalommal. A Dominanciához a többségen túl legalább egy hadszíntér és egy nem hadszíntér ország kell.
# events 80; rulings 33, 95
rulings-one_small_step =
    Csak ha le vagy maradva. Az átlépett mező nem ad GyP-t, de elértnek számít, és megszünteti az ellenfél ottani képességét.
# events 81; rulings 104, 106
rulings-south_america_scoring =
    Itt egyik ország sem szomszédos nagyhatalommal. A Dominanciához a többségen túl legalább egy hadszíntér és egy nem hadszíntér ország kell.
# events 82; rulings 130
rulings-iranian_hostage_crisis =
    Csak a szovjet Terrorizmus lesz erősebb; ha az USA játssza ki, továbbra is egy lapba kerül.
# events 83; rulings 53; readings
rulings-the_iron_lady =
    Az Argentínába kerülő szovjet befolyás ugyanabban az akcióban nem tesz elérhetővé új országot, akkor sem, ha a Szovjetunió játssza ki, és az esemény jön előbb.
# events 84; rulings 32
rulings-reagan_bombs_libya =
    Minden teljes 2 szovjet befolyás 1 GyP, a páratlan semmi. Befolyás nem vész el, és a lap akkor is kikerül a játékból, ha nem hozott pontot.
# events 85; rulings 33, 121, 144; readings
rulings-star_wars =
    Az USA-nak vezetnie kell az űrversenyben; az egyenlőség nem elég. A választott szovjet esemény a Szovjetunióé.
    Ha van lap, választani kell. A DEFCON-t 1-re vivő esemény a soron lévő játékos veresége.
# events 86; rulings 14, 133
rulings-north_sea_oil =
    A 7. akcióban kijátszva is ad az USA-nak 8. akciót ugyanabban a fordulóban. A nyolcadikról le lehet mondani, de értékelő lappal a kézben nem.
# events 87; rulings 67
rulings-the_reformer =
    A Szovjetunió ezután nem kísérelhet meg puccsot Európában, eseménnyel sem; átszervezni szabad. A 6 befolyáshoz az esemény pillanatában vezetni kell GyP-ben.
# events 88
rulings-marine_barracks_bombing =
    A további 2 befolyás a Közel-Kelet bármely országából lekerülhet: mindkettő egyből, vagy egy-egy kettőből.
# events 89; rulings 79, 144
rulings-soviets_shoot_down_kal_007 =
    DEFCON 2-nél a soron lévő játékos veszít, még a GyP előtt. A műveletek csak befolyásszerzésre vagy átszervezésre jók, már az új DEFCON-szint szerint.
# events 90; rulings 42
rulings-glasnost =
    A 4 műveleti ponthoz A reformernek érvényben kell lennie; puccsra nem jó, és a megemelt DEFCON-szint érvényes.
# events 91; rulings 72, 73, 129, 144
rulings-ortega_elected_in_nicaragua =
    A szabad puccs célpontja csak Kuba, Honduras vagy Costa Rica lehet. Kuba hadszíntér: amerikai akcióban, DEFCON 2-nél az USA veszít.
# events 92; rulings 37, 46, 100, 130
rulings-terrorism =
    A lapot véletlenszerűen kell húzni, értékelő is lehet; eseménye nem megy végbe. A Kína kártya és a már letett vezéresemény biztonságban van.
# events 93
rulings-iran_contra_scandal =
    Az USA minden átszervező dobása −1, akkor is, ha a Szovjetunió szervez át. A puccsra nem hat.
# events 94; rulings 60
rulings-chernobyl =
    Csak a műveleti ponttal szerzett befolyás tilos: a szovjet események, puccsok és átszervezések ott is lehetségesek, és az ottani befolyás révén a szomszédos régiók továbbra is elérhetők. Ázsiába Délkelet-Ázsia is beletartozik.
# events 95; rulings 35, 100, 124; readings
rulings-latin_american_debt_crisis =
    Az eldobott lap módosított értéke számít, és a Kína kártyával nem lehet fizetni. Ha az USA nem fizet, a két országot a Szovjetunió választja.
    A lap nem csillagos, a játékban marad.
# events 96; rulings 72, 73, 116, 144
rulings-tear_down_this_wall =
    A szabad puccsra és átszervezésre a DEFCON korlátai nem érvényesek, és nem adnak hadműveleti pontot; a hadszíntéren megkísérelt puccs csökkenti a DEFCON-t. DEFCON 2-nél szovjet akcióban a Szovjetunió, amerikaiban az USA veszít.
# events 97
rulings-an_evil_empire =
    A Virággyerekek későbbi életbe lépését is megakadályozza.
# events 98; rulings 46, 120, 124
rulings-aldrich_ames_remix =
    A Szovjetuniónak választania kell, értékelő lapot is választhat. A kéz a forduló végéig nyílt, a később kapott lapokkal együtt.
# events 99
rulings-pershing_ii_deployed =
    Legfeljebb három különböző ország: a Szovjetunió kevesebbet is választhat, a GyP mindenképp jár.
# events 100; rulings 33, 115; readings
rulings-wargames =
    Előbb jön a 6 GyP, aztán azonnal az állás dönt: nincs végső pontozás és Kína kártyáért járó pont.
    A lap akkor is elhasználódik, ha nem élnek vele, hacsak a beállítás mást nem mond.
# events 101; rulings 33
rulings-solidarity =
    II. János Pál megválasztása nélkül az esemény elmarad, és a csillagos lap csak a dobott lapok közé kerül.
# events 102; rulings 78; readings
rulings-iran_iraq_war =
    A dobást csak az ellenfél ellenőrizte szomszédok csökkentik. A lap győzelem és vereség után is kikerül a játékból.
# events 103; rulings 24; readings
rulings-defectors =
    Amerikai vezéreseményként a szovjet vezéreseményt értékétől függetlenül törli, még az értékelő lapot is, amely egyszerűen a dobott lapok közé kerül.
    Szovjet akcióban az USA akkor kap 1 GyP-t, ha a lapot műveletre játsszák ki; űrversenynél, ENSZ-beavatkozásnál és eldobásnál nem.
# events 104; rulings 49, 128
rulings-the_cambridge_five =
    A vezéreseményként már letett értékelő lap nincs a kézben, így nem kell megmutatni. A befolyás az USA ellenőrizte országba is kerülhet, és le is lehet róla mondani.
# events 105; rulings 34
rulings-special_relationship =
    Az Egyesült Királyság ellenőrzését az esemény pillanatában kell nézni: a Szovjetunió a lap műveleteivel előbb megtörheti.
# events 106; readings
rulings-norad =
    Csak olyan akció számít, bárkié, amelyben a DEFCON 2-re változott; a vezéresemény fázis nem, és a 2-n kezdett akció sem. Kanada ellenőrzését az akció végén kell nézni.
    Az Ingovány után kijátszott NORAD működik, hacsak a beállítás mást nem mond.
# events 107; rulings 70, 73; readings
rulings-che =
    Ezek nem szabad puccsok: hadműveleti pontot adnak, és minden módosító érvényes rájuk. A második országnak különböznie kell, és az elsőben amerikai befolyásnak kellett elvesznie.
    Hadszíntér nem választható, ezért a DEFCON nem csökken.
# events 108; rulings 33; readings
rulings-our_man_in_tehran =
    Az öt lapot csak az USA látja; a Szovjetunió azt látja, amit eldobtak. Ha a pakliban kevés a lap, előbb bele kell keverni a dobott lapokat.
# events 109
rulings-yuri_and_samantha =
    Az USA minden későbbi puccskísérletéért jár a fordulóban: a sikertelenért, a szabadért és a szovjet akcióbeliért is; átszervezésért nem.
# events 110
rulings-awacs_sale_to_saudis =
    Az Iszlám forradalom ezután csak műveletre játszható ki.
