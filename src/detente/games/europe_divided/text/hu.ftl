### Europe Divided – magyar szövegek

game-name = Europe Divided
side-europe = Európa
    .short = Európa
side-russia = Oroszország
    .short = Oroszország
organisation-eu = EU
organisation-nato = NATO

## Régiók

region-uk_ireland = Egyesült Királyság és Írország
region-france = Franciaország
region-benelux = Benelux államok
region-germany = Németország
region-denmark = Dánia
region-norway = Norvégia
region-sweden = Svédország
region-finland = Finnország
region-austria = Ausztria
region-italy = Olaszország
region-iberia = Spanyolország és Portugália
region-greece = Görögország
region-turkey = Törökország
region-moscow = Moszkva
region-central_fd = Központi szövetségi körzet
region-northwestern_fd = Északnyugati szövetségi körzet
region-southern_fd = Déli szövetségi körzet
region-kaliningrad = Kalinyingrád
region-baltic_states = Balti államok
region-poland = Lengyelország
region-czech_slovakia = Csehország és Szlovákia
region-hungary = Magyarország
region-western_balkans = Nyugat-Balkán
region-eastern_balkans = Kelet-Balkán
region-moldova = Moldova
region-ukraine = Ukrajna
region-belarus = Belarusz
region-georgia = Grúzia
region-armenia = Örményország
region-azerbaijan = Azerbajdzsán
region-baltic_sea = Balti-tenger
region-black_sea = Fekete-tenger
region-energy_sector = Energiaszektor

## Akciókártyák: Európa

card-uk_ireland = Egyesült Királyság és Írország
card-france = Franciaország
card-benelux = Benelux államok
card-germany = Németország
card-denmark = Dánia
card-norway = Norvégia
card-sweden = Svédország
card-finland = Finnország
card-austria = Ausztria
card-italy = Olaszország
card-iberia = Spanyolország és Portugália
card-greece = Görögország
card-turkey = Törökország

## Akciókártyák: Oroszország

card-russian_president = Orosz elnök
card-prime_minister = Miniszterelnök
card-news_television = Hírtelevízió
    .action = Növelj 1-gyel két orosz befolyáskockát két különböző vitatott régióban.
card-energy_sector = Energiaszektor
card-central_fd_card = Központi szövetségi körzet
card-northwestern_fd_card = Északnyugati szövetségi körzet
card-southern_fd_card = Déli szövetségi körzet

## Vitatott régiók akciókártyái: Európa

card-armenia_e = Örményország
    .reaction = Ellenségeskedés: Európa bármely, e kártyáról végzett akciója után Oroszország 1-gyel, legfeljebb 5-ig növelheti kockáját Azerbajdzsánban; ha nincs ott, ingyen elhelyezhet egyet.
card-azerbaijan_e = Azerbajdzsán
    .reaction = Ellenségeskedés: Európa bármely, e kártyáról végzett akciója után Oroszország 1-gyel, legfeljebb 5-ig növelheti kockáját Örményországban; ha nincs ott, ingyen elhelyezhet egyet.
card-georgia_e = Grúzia
    .reaction = Szakadárok: e kártya NATO-akciója után Oroszország 2 érméért mozgósíthat egy egységet a Déli szövetségi körzetben.
card-ukraine_e = Ukrajna
    .reaction = Megosztott nemzet: Európa bármely, e kártyáról végzett akciója után Oroszország 1-gyel, legfeljebb 5-ig növelheti kockáját Ukrajnában; ha nincs ott, 2 érméért elhelyezhet egyet.
card-moldova_e = Moldova
    .reaction = Transznisztria: Európa bármely, e kártyáról végzett akciója után Oroszország 1-gyel, legfeljebb 5-ig növelheti kockáját Moldovában; ha nincs ott, 2 érméért elhelyezhet egyet.
card-belarus_e = Belarusz
    .reaction = Államszövetség: Európa bármely, e kártyáról végzett akciója után Oroszország mozgathatja egy egységét (az első régió vagy tenger ingyenes, minden további 1 érme).
card-baltic_states_e = Balti államok
    .effect = Előretolt jelenlét: az itteni mozgósítás után Európa 1-gyel, legfeljebb 5-ig növelheti NATO-kockáját Lengyelországban; ha nincs ott, 2 érméért elhelyezhet egyet.
    .reaction = Erőfitogtatás: e mozgósítás után Oroszország mozgathatja egy egységét (az első régió vagy tenger ingyenes, minden további 1 érme).
card-poland_e = Lengyelország
    .effect = Keleti politika: e kártya EU-akciója után Európa 1-gyel, legfeljebb 5-ig növelheti EU-kockáját Ukrajnában vagy Belaruszban; ha nincs ott, 2 érméért elhelyezhet egyet.
card-czech_slovakia_e = Csehország és Szlovákia
    .effect = Szomszédság: e kártya Bevétel akciója után Európa 1-gyel, legfeljebb 5-ig növelheti EU-kockáját Lengyelországban vagy Magyarországon; ha nincs ott, 2 érméért elhelyezhet egyet.
card-hungary_e = Magyarország
    .action = Visegrád: ha EU- vagy NATO-kockád Magyarországon 6-os, növeld 2-vel ugyanazon szervezet kockáját mindkét másik visegrádi régióban (Lengyelország, valamint Csehország és Szlovákia).
card-eastern_balkans_e = Kelet-Balkán
    .reaction = Korrupció: e kártya Bevétel akciója után Oroszország elvehet 1 érmét a bankból.
card-western_balkans_e = Nyugat-Balkán
    .reaction = Szláv kötelékek: e kártya NATO-akciója után Oroszország 1-gyel, legfeljebb 5-ig növelheti kockáját a Nyugat-Balkánon; ha nincs ott, 2 érméért elhelyezhet egyet.

## Vitatott régiók akciókártyái: Oroszország

card-armenia_r = Örményország
    .reaction = Ellenségeskedés: Oroszország bármely, e kártyáról végzett akciója után Európa 1-gyel, legfeljebb 5-ig növelheti EU- vagy NATO-kockáját Azerbajdzsánban, vagy ingyen elhelyezheti ott a hiányzót.
card-azerbaijan_r = Azerbajdzsán
    .reaction = Ellenségeskedés: Oroszország bármely, e kártyáról végzett akciója után Európa 1-gyel, legfeljebb 5-ig növelheti EU- vagy NATO-kockáját Örményországban, vagy ingyen elhelyezheti ott a hiányzót.
card-georgia_r = Grúzia
    .reaction = Felháborodás: e kártya Mozgósítás vagy Mozgatás akciója után Európa 1-gyel, legfeljebb 5-ig növelheti EU- vagy NATO-kockáját Ukrajnában, vagy 2 érméért elhelyezheti ott a hiányzót.
card-ukraine_r = Ukrajna
    .reaction = Tiltakozások: Oroszország bármely, e kártyáról végzett akciója után Európa 1-gyel, legfeljebb 5-ig növelheti EU-kockáját Ukrajnában; ha nincs ott, 2 érméért elhelyezhet egyet.
card-moldova_r = Moldova
    .effect = Transznisztria: az itteni mozgósítás után Oroszország 1-gyel, legfeljebb 5-ig növelheti kockáját Ukrajnában vagy a Kelet-Balkánon; ha nincs ott, 2 érméért elhelyezhet egyet.
card-belarus_r = Belarusz
    .effect = Nyomásgyakorlás: az itteni mozgósítás után Oroszország 1-gyel, legfeljebb 5-ig növelheti kockáját a Balti államokban; ha nincs ott, 2 érméért elhelyezhet egyet.
    .reaction = Elrettentés: e mozgósítás után Európa mozgathat egy NATO-egységet (az első régió vagy tenger ingyenes, minden további 1 érme).
card-baltic_states_r = Balti államok
    .reaction = Légtérvédelem: Oroszország bármely, e kártyáról végzett akciója után Európa mozgathat egy NATO-egységet (az első régió vagy tenger ingyenes, minden további 1 érme).
card-poland_r = Lengyelország
    .reaction = Régi félelmek: Oroszország bármely, e kártyáról végzett akciója után Európa 1-gyel, legfeljebb 5-ig növelheti NATO-kockáját Lengyelországban; ha nincs ott, 2 érméért elhelyezhet egyet.
card-czech_slovakia_r = Csehország és Szlovákia
    .effect = Üzleti kapcsolatok: e kártya Bevétel akciója után Oroszország 1-gyel, legfeljebb 5-ig növelheti kockáját Lengyelországban vagy Magyarországon; ha nincs ott, 2 érméért elhelyezhet egyet.
card-hungary_r = Magyarország
    .effect = Gázüzletek: e kártya Bevétel akciója után Oroszország 1-gyel, legfeljebb 5-ig növelheti kockáját Csehország és Szlovákia régióban vagy a Nyugat-Balkánon; ha nincs ott, 2 érméért elhelyezhet egyet.
card-eastern_balkans_r = Kelet-Balkán
    .reaction = Déli szárny: e kártya Mozgatás akciója után Európa 2 érméért mozgósíthat egy NATO-egységet Görögországban vagy Törökországban.
card-western_balkans_r = Nyugat-Balkán
    .reaction = Békefenntartás: e kártya Mozgósítás akciója után Európa 1-gyel, legfeljebb 5-ig növelheti NATO-kockáját a Nyugat-Balkánon; ha nincs ott, 2 érméért elhelyezhet egyet.

## Előnykártyák

advantage-american_sanctions = Amerikai szankciók
    .text = Oroszország 2 érmét veszít (vagy mindet, ha kevesebbje van). E forduló végéig nem végezhet Bevétel akciót, és minden fizetős akcióért 1 érmével többet fizet.
    .text_1 = A forduló végéig Oroszország nem végezhet Bevétel akciót, és minden érmébe kerülő akcióért 1 érmével többet fizet.
advantage-special_operation_e = Hírszerzési művelet
    .text = Egy 6-os orosz befolyáskockát fordíts 5-ösre.
advantage-nato_response_force = NATO Reagáló Erők
    .text = Mozgósíts ingyen egy NATO-egységet egy NATO-bázissal rendelkező régióban vagy egy olyan vitatott régióban, ahol NATO-kocka van.
    .text_1 = Ingyen mozgósíts egy NATO-egységet egy NATO-bázisos régióban vagy olyan vitatott régióban, ahol a NATO-kocka 5-ös vagy 6-os.
advantage-nato_exercises = NATO-hadgyakorlat
    .text = Mozgass legfeljebb két NATO-egységet; mindkettőnek az első régió vagy tenger ingyenes, minden további 1 érme.
advantage-eu_enlargement = Az EU bővítése
    .text = Növelj 2-vel egy EU-befolyáskockát.
advantage-eastern_partnership = Keleti partnerség
    .text = Helyezz el ingyen legfeljebb két EU-kockát, két különböző régióban ezek közül: Örményország, Azerbajdzsán, Belarusz, Grúzia, Moldova, Ukrajna.
advantage-structural_funds = Strukturális alapok
    .text = Vegyél el 1 érmét minden vitatott régióért, ahol EU-kocka van, legfeljebb 6 érmét.
    .text_1 = Kapsz 1 érmét minden vitatott régióért, ahol az EU-kocka 5-ös vagy 6-os, de legfeljebb 5 érmét.
advantage-breakup_of_european_unity = Az európai egység megbontása
    .text = Tedd a megosztottságjelzőt egy európai régióra: e régió kártyájának EU-akciói a játék végéig nem használhatók. Utána növelj 1-gyel egy orosz befolyáskockát.
    .text_1 = Tedd a megosztottságjelzőt egy európai régióra: e régió kártyájának EU-akciói a játék végéig nem használhatók.
advantage-propaganda = Propaganda
    .text = Növelj 1-gyel legfeljebb három orosz befolyáskockát különböző vitatott régiókban.
advantage-special_operation_r = Titkosszolgálati művelet
    .text = Egy 6-os EU- vagy NATO-befolyáskockát fordíts 5-ösre.
advantage-little_green_men = Zöld emberkék
    .text = Ingyen mozgósíts egy egységet egy olyan vitatott régióban, amely orosz régióval határos, és van benne orosz kocka.
advantage-zapad_manoeuvres = Zapad-hadgyakorlat
    .text = Mozgass legfeljebb két orosz egységet; mindkettőnek az első régió vagy tenger ingyenes, minden további 1 érme.
advantage-gas_blackmail = Gázzsarolás
    .text = Vegyél el 3 érmét Európától (vagy mindet, ha kevesebbje van).
advantage-oil_boom = Olajkonjunktúra
    .text = Vegyél el 3 érmét, és tégy 1 érmét az Energiaszektor mezőre: az azonos nevű akciókártya bevétele a játék végéig 1-gyel magasabb.
    .text_1 = Tégy 1 érmét az Energiaszektor mezőre: bevétele a játék végéig 1-gyel nagyobb.

## Eseménykártyák: 1. korszak

event-base_102 = A 102. orosz katonai bázis
    .history = A Gyumriban állomásozó orosz helyőrség 1995-ös szerződés alapján maradt Örményországban. Jelenléte a török határon a szovjet kor után is biztosítékot – és függést – jelentett Jerevánnak.
event-baltic_air_policing = Balti légtérrendészet
    .history = A 2004-ben csatlakozott három balti államnak nincs saját vadászgépe, ezért légterüket a NATO-tagok felváltva őrzik. A šiauliai repülőtér a keleti szárny őrszeme lett.
event-bosnian_war = A boszniai háború
    .history = Jugoszlávia széthullása 1992 és 1995 között Boszniában vált a legvéresebbé. Szarajevó ostromának és a srebrenicai népirtásnak a NATO bombái és a daytoni béke vetettek véget.
event-btc_pipeline = A Baku–Tbiliszi–Ceyhan-kőolajvezeték
    .history = A 2006-ban megnyílt vezeték kaszpi olajat visz a Földközi-tengerhez, Oroszország megkerülésével. Azerbajdzsán és Grúzia ezzel a nyugati piacokhoz kapcsolódott.
event-caspian_agreement = Kaszpi-tengeri egyezmény
    .history = A Szovjetunió felbomlása után öt állam vitázott azon, kié a tenger és kincse. Moszkva kétoldalú megállapodásokkal osztotta fel a meder északi részét szomszédaival.
event-cyber_attack_estonia = Kibertámadás Észtország ellen
    .history = 2007-ben egy szovjet hősi emlékmű áthelyezése után napokra megbénultak az észt bankok, lapok és hivatalok honlapjai. Az esetből tanulva a NATO Tallinnban hozott létre kibervédelmi központot.
event-dynastic_succession = Dinasztikus utódlás
    .history = Heydər Əliyev 2003-ban fiának, İlhamnak adta át Azerbajdzsán vezetését. A szovjet káderből lett elnök családja azóta is kézben tartja az országot és az olajat.
event-georgian_conflicts = Fegyveres harcok Grúziában
    .history = A kilencvenes évek elején Abházia és Dél-Oszétia fegyverrel szakadt el Tbiliszitől. Az orosz békefenntartók a helyszínen maradtak, s velük Moszkva befolyása is.
event-jeans_revolution = Farmerforradalom
    .history = 2006-ban Lukasenka vitatott újraválasztása ellen tiltakozók sátraztak Minszk főterén, farmerdarabot lobogtatva. A rendőrség néhány nap múlva szétkergette őket.
event-kosovo_war = A koszovói háború
    .history = 1999-ben a NATO hetvennyolc napig bombázta Jugoszláviát, hogy megállítsa az albánok elűzését. Moszkva tiltakozott, ejtőernyősei pedig elsőként foglalták el Pristina repülőterét.
event-kosovo_independence = Koszovó függetlensége
    .history = Pristina 2008 februárjában kikiáltotta elszakadását Szerbiától. Az uniós tagok többsége elismerte, Oroszország nem – később mégis hivatkozott a precedensre.
event-nagorno_karabakh_war = A hegyi-karabahi háború
    .history = Az örmények lakta enklávéért folytatott háború 1994-ben tűzszünettel, örmény győzelemmel zárult. A befagyott konfliktusban Moszkva mindkét félnek adott el fegyvert.
event-nato_ukraine_partnership = A NATO–Ukrajna partnerség
    .history = 1997-ben Kijev külön chartában rögzítette kapcsolatát a szövetséggel. A 2008-as bukaresti csúcs későbbi tagságot ígért, menetrend nélkül.
event-orange_revolution = Narancsos forradalom
    .history = 2004 telén tömegek tiltakoztak Kijevben az elcsalt elnökválasztás ellen. A megismételt forduló Viktor Juscsenkót emelte hatalomra, akit korábban dioxinnal mérgeztek meg.
event-rose_revolution = Rózsás forradalom
    .history = 2003 novemberében Mihail Szaakasvili hívei rózsával a kezükben nyomultak be a tbiliszi parlamentbe. Sevardnadze lemondott, és Grúzia nyugat felé fordult.
event-gas_conflict = Orosz–ukrán gázvita
    .history = 2006-ban és 2009-ben a Gazprom elzárta az Ukrajnába menő gázt, és Európa egy része is fűtés nélkül maradt. A csapok kezelése politikai fegyverré vált.
event-russo_georgian_war = Az orosz–grúz háború
    .history = 2008 augusztusában Grúzia bevonult Dél-Oszétiába, mire az orosz hadsereg öt nap alatt mélyen az országba nyomult. Moszkva elismerte a két szakadár terület önállóságát.
event-seecp = Délkelet-európai együttműködési folyamat
    .history = 1996-ban a balkáni államok fórumot indítottak, hogy a háborúk után újra szóba álljanak egymással. Lassú egyeztetései az uniós közeledés útját egyengették.
event-transnistria_war = A transznisztriai háború
    .history = Moldova keleti sávja 1992-ben, az orosz 14. hadsereg segítségével szakadt el. A harcok néhány hónap alatt véget értek, a nem elismert állam azóta is fennáll.
event-union_state = Belarusz és Oroszország államszövetsége
    .history = Az 1999-es szerződés közös államot ígért, közös pénzzel és parlamenttel. A terv félig papíron maradt, ám az olcsó gáz és a közös hadgyakorlatok erősen kötik Minszket.
event-velvet_divorce = Bársonyos válás
    .history = Csehszlovákia 1993. január elsején fegyver és népszavazás nélkül vált ketté. A két utódállam tizenegy év múlva egyszerre lépett be az Európai Unióba.
event-visegrad_group = A visegrádi csoport
    .history = 1991-ben Antall, Havel és Wałęsa ott találkozott, ahol 1335-ben három közép-európai király. A közös cél a szovjet örökség felszámolása és az európai csatlakozás volt.

## Eseménykártyák: 2. korszak

event-annexation_of_crimea = A Krím annektálása
    .history = 2014 márciusában jelzés nélküli orosz katonák foglalták el a félszigetet, majd vitatott népszavazást tartottak. A világ nagy része nem ismerte el a bekebelezést, a Nyugat szankciókkal válaszolt.
event-dodon_president = Igor Dodon elnöksége
    .history = 2016-ban az oroszbarát szocialista jelölt nyerte a moldovai elnökválasztást. Első útja Moszkvába vezetett, és az uniós társulás felülvizsgálatát ígérte.
event-eurasian_economic_union = Eurázsiai Gazdasági Unió
    .history = Moszkva 2015-ben az uniós mintára szabott közös piacot indított Belarusszal és Kazahsztánnal. Örményország csatlakozott, és lemondott az EU-val kész társulási szerződésről.
event-twitter_revolution = Twitter-forradalom
    .history = 2009 áprilisában moldovai fiatalok az interneten szerveződve vonultak a kommunisták választási győzelme ellen. A felgyújtott parlament képe bejárta a világot, néhány hónap múlva pedig új kormány alakult.
event-montenegro_coup = Puccskísérlet Montenegróban
    .history = A 2016-os választás napján a hatóságok állítólagos összeesküvést lepleztek le, orosz szálakkal. Az ország nyolc hónappal később így is belépett a NATO-ba.
event-nabucco = A Nabucco-gázvezeték
    .history = A terv kaszpi és iraki gázt juttatott volna Ausztriáig, Oroszország kihagyásával. A források és a pénz hiánya miatt 2013-ban feladták.
event-nato_force_integration = NATO-erőket integráló elemek
    .history = A Krím elvesztése után a szövetség kis törzseket hozott létre keleti tagjainál, hogy szükség esetén gyorsan fogadják a csapatokat. Magyarországon és Szlovákiában is nyílt ilyen.
event-nato_missile_shield = NATO-rakétavédelem
    .history = A romániai Deveseluban 2016-ban állt szolgálatba az elfogórakéták ütege, a lengyel testvérbázis később épült meg. A szövetség az iráni veszéllyel indokolta, Moszkva önmaga elleni lépésnek tekintette.
event-nato_command_centres = Új NATO-parancsnokságok
    .history = A 2014-es walesi csúcs gyorsreagálású erőt és regionális parancsnokságokat rendelt a keleti szárnyra. Szczecin, Bukarest és a balti fővárosok új szerepet kaptak.
event-nord_stream = Az Északi Áramlat gázvezeték
    .history = A Balti-tenger fenekén 2011-től közvetlenül Németországba áramlott az orosz gáz. Lengyelország és a baltiak attól tartottak, hogy a fejük fölött kötnek üzletet.
event-papa_air_base = A pápai légibázis
    .history = 2009 óta Magyarországról repül a NATO nehéz légi szállító flottája, három C–17-essel. Tizenkét ország tartja fenn közösen, közülük nem mind volt NATO-tag.
event-regional_group_of_forces = Regionális csapatcsoport
    .history = Minszk és Moszkva közös haderőt hozott létre, amelyet válság esetén közös parancsnokság vezet. Hadgyakorlatai rendre idegessé teszik a lengyel és litván szomszédot.
event-baltic_defence = A Baltikum megerősített védelme
    .history = A 2016-os varsói csúcs döntése nyomán többnemzetiségű zászlóaljak települtek a balti államokba és Lengyelországba. Cseh és szlovák katonák is szolgáltak soraikban.
event-rosatom_reactors = A Roszatom reaktorai
    .history = 2014-ben Budapest az orosz vállalatot bízta meg a paksi atomerőmű bővítésével, tízmilliárd eurós hitellel. Bírálói szerint a szerződés évtizedekre köti az országot Moszkvához.
event-south_stream = A Déli Áramlat gázvezeték
    .history = A Fekete-tenger alatt vezető cső Ukrajna megkerülésével vitt volna gázt a Balkánra. Az uniós versenyszabályok miatt Putyin 2014-ben lemondott róla.
event-euromaidan = Euromajdan
    .history = 2013 végén az uniós társulás elhalasztása miatt tömegek vonultak Kijev főterére. Három hónap és több mint száz halott után Janukovics elnök Oroszországba menekült.
event-donbas_war = A donbaszi háború
    .history = 2014 tavaszán oroszbarát fegyveresek foglaltak el kelet-ukrajnai városokat, és a határon túlról kaptak fegyvert, embert. A minszki megállapodások mérsékelték, de nem szüntették meg a harcokat.
event-migration_crisis = Európai migrációs válság
    .history = 2015-ben több mint egymillió menedékkérő érkezett az unióba. A kötelező elosztás terve kettéosztotta a tagállamokat, a visegrádiak élesen szembeszálltak vele.

## Követelmények

requirement-ru_unit_1 = Minden megnevezett régióban legalább 1 orosz egység áll
    .one = legalább 1 orosz egység áll ott
requirement-ru_unit_2 = Minden megnevezett régióban legalább 2 orosz egység áll
    .one = legalább 2 orosz egység áll ott
requirement-ru_gt_eu = Az orosz befolyás minden megnevezett régióban nagyobb az EU-énál
    .one = az orosz befolyás nagyobb az EU-énál
requirement-ru_gt_eu_nato = Az orosz befolyás minden megnevezett régióban nagyobb az EU-énál és a NATO-énál is
    .one = az orosz befolyás nagyobb az EU-énál és a NATO-énál is
requirement-ru_gt_nato_unit = Az orosz befolyás minden megnevezett régióban nagyobb a NATO-énál, és ott orosz egység is áll
    .one = az orosz befolyás nagyobb a NATO-énál, és orosz egység is áll ott
requirement-ru_dom = Oroszország minden megnevezett régióban dominál (6-os kocka)
    .one = Oroszország ott dominál (6-os kocka)
requirement-nato_gt_ru_unit = A NATO befolyása minden megnevezett régióban nagyobb az oroszénál, és ott NATO-egység is áll
    .one = a NATO befolyása nagyobb az oroszénál, és NATO-egység is áll ott
requirement-nato_gt_ru = A NATO befolyása minden megnevezett régióban nagyobb az oroszénál
    .one = a NATO befolyása nagyobb az oroszénál
requirement-eu_gt_ru = Az EU befolyása minden megnevezett régióban nagyobb az oroszénál
    .one = az EU befolyása nagyobb az oroszénál
requirement-nato_dom = A NATO minden megnevezett régióban dominál (6-os kocka)
    .one = a NATO ott dominál (6-os kocka)
requirement-eu_dom = Az EU minden megnevezett régióban dominál (6-os kocka)
    .one = az EU ott dominál (6-os kocka)

## Tengeruralmi kártyák

sea-baltic_sea = Balti-tenger
    .nato = Fordulónként egyszer, akció nélkül és ingyen mozgass egy szomszédos régióba vagy tengerre egy NATO-egységet Németországból, Dániából, Norvégiából, Svédországból vagy Lengyelországból.
    .eu = Kapsz 2 további érmét, valahányszor a Lengyelország vagy a Balti államok kártyát EU-akcióra használod.
    .russia = Fordulónként egyszer, akció nélkül és ingyen vigyél át egy egységet az Északnyugati szövetségi körzetből közvetlenül a Balti államokba, Lengyelországba vagy Kalinyingrádba.
sea-black_sea = Fekete-tenger
    .nato = Fordulónként egyszer, akció nélkül és ingyen mozgass egy szomszédos régióba vagy tengerre egy NATO-egységet Görögországból, Törökországból vagy a Kelet-Balkánról.
    .nato_1 = Fordulónként egyszer, akció nélkül és ingyen mozgass egy szomszédos régióba vagy tengerre egy NATO-egységet Görögországból, Törökországból, Olaszországból vagy a Kelet-Balkánról.
    .eu = Kapsz 2 további érmét, valahányszor a Kelet-Balkán, Grúzia vagy Ukrajna kártyát EU-akcióra használod.
    .russia = Fordulónként egyszer, akció nélkül és ingyen vigyél át egy egységet a Déli szövetségi körzetből közvetlenül a Kelet-Balkánra, Grúziába vagy Ukrajnába.

## Az asztal

organisation-russia = Oroszország
winner-europe = Európa győzött.
winner-russia = Oroszország győzött.
period-1 = 1. korszak: Új világrend
period-2 = 2. korszak: Új hidegháború
phase-setup = Előkészületek
phase-initiative = Kezdeményezés
phase-actions = Akciók
phase-events = Események
phase-advantages = Új előnykártyák
phase-end = A játék vége
track-turn = Forduló
track-prestige = Presztízs
track-coins = Érmék
track-supply = Egységek a készletben
track-hand = Akciókártyák kézben
track-deck = Akciópakli
track-advantages = Előnykártyák
track-initiative = Kezdeményezés
track-current = Aktuális események
track-upcoming = Közelgő események
track-seas = Tengeruralom
track-shown = Felfordított lapok
track-laid = Letett lapok
track-region_coins = Érmék a táblán
track-in_force = Érvényben
track-event_hand = Események kézben
track-start_units = További egységek
track-region_cards = Régiókártyák
state-met = teljesül
state-resolved = kiértékelés: { $turn }. forduló
state-short = a teljesüléshez hiányzik: { $steps }
state-sanctions = Szankciók: { $side }
state-breakup = Megosztottságjelző: { $region }

## A játék vége

ending-prestige = Nagyobb presztízs
ending-region_cards = Egyenlő presztízs, több vitatott régiós kártya
ending-coins_and_units = Egyenlő presztízs és régiókártyák, több érme és egység
ending-tie = Teljes egyenlőség: Európa győz

## Kérdések

question-keep = Válaszd ki, melyik előnykártyát veszed ki a játékból; a másik kettő nálad marad.
question-initiative = Válassz egy akciókártyát, amelyet képpel lefelé leteszel.
question-card = Fordítsd fel egyik letett lapodat, vagy játssz ki előnykártyát, vagy élj egy tengerkártya bónuszával.
question-action = Válaszd ki a kártya egyik akcióját.
question-place = Hová teszel kockát?
question-grow = Melyik kockát növeled?
question-organisation = Melyik szervezetet választod?
question-lower = Melyik kockát fordítod 5-ösre?
question-mobilise = Hol mozgósítasz?
question-unit = Melyik egységet mozgatod?
question-move = Hová menjen az egység?
question-breakup = Melyik európai régióba kerüljön a megosztottságjelző?
question-reveal = Melyik eseményt teszed le közelgőnek?
question-discard = Melyik eseményt dobod el?

## Akciók

action-card = { $card }
action-advantage = Előny: { $advantage }
    .keep = { $advantage }
action-cash = Érmékre váltás: { $advantage }
action-event = { $event }
action-region = { $region }
action-sea = A tengerkártya bónusza: { $region }
action-eu = EU: { $region }
action-nato = NATO: { $region }
action-russia = Oroszország: { $region }
action-use-eu_place = EU-befolyás elhelyezése
action-use-eu_grow = EU-befolyás növelése
action-use-eu_income = Bevétel
action-use-nato_place = NATO-befolyás elhelyezése
action-use-nato_grow = NATO-befolyás növelése
action-use-nato_mobilise = NATO-egység mozgósítása
action-use-nato_move = NATO-egység mozgatása
action-use-ru_place = Befolyás elhelyezése
action-use-ru_grow = Befolyás növelése
action-use-ru_income = Bevétel
action-use-ru_mobilise = Egység mozgósítása
action-use-ru_move = Egység mozgatása
action-use-special = Különleges akció
action-skip = Kihagyom
    .action = Nem használom a kártya egyik akcióját sem
action-done = Kész
    .card = Akcióim befejezése

## Kártyák és akciók röviden

mark-action = Akció
mark-effect = Hatás
mark-reaction = Reakció
verb-eu_place = EU: elhelyezés
verb-eu_grow = EU +{ $number }
verb-eu_income = bevétel { $number }
verb-nato_place = NATO: elhelyezés
verb-nato_grow = NATO +{ $number }
verb-nato_mobilise = mozgósítás ({ $regions })
verb-nato_move = mozgatás
verb-ru_place = elhelyezés
verb-ru_grow = növelés +{ $number }
verb-ru_income = bevétel { $number }
verb-ru_mobilise = mozgósítás ({ $regions })
verb-ru_move = mozgatás
words-card = akciókártya
words-advantage = előnykártya
words-event = eseménykártya
words-sea = tengeruralmi kártya
    .terms = A befolyás itt számít: { $regions }; minimum { $minimum }. Döntetlennél a sorrend: { $order }.
words-coins = { $coins } érme
words-free = ingyen
words-move = az első régió vagy tenger ingyenes, minden további 1 érme
words-trade = Vagy { $coins } érme. Fel nem használva { $points } presztízspont.
words-reward = Jutalom: { $points } presztízspont
words-reward-coins = érmék (+{ $coins }): { $regions }
words-printed = { $coins } a kártyáról
words-lying = { $coins } a régió érméiből
words-sea-coins = { $coins } a tengerkártyáról
words-units = { $units } egység
words-blocked = megáll 5-nél
words-card_won = megszerzed a régiókártyát
words-clash = fegyveres összecsapás: mindkét fél egy egysége visszakerül a készletbe
words-break = megtört befolyás: az ellenséges 6-os 5-re csökken, az egység visszakerül a készletbe
words-decline-effect = Nem élek a hatással
words-decline-reaction = Nem élek a reakcióval
subject-action = Különleges akció erről a kártyáról: { $card }. { $text }
subject-effect = E kártya hatása: { $card }. { $text }
subject-reaction = Reakció erre a kártyára: { $card }. { $text }

## Miért nem

reason-not_on_card = A kártyán nincs ilyen akció.
reason-colour = A szervezet kockája ebben a régióban nem 5-ös vagy 6-os.
reason-break_up = Ebben a régióban van a megosztottságjelző.
reason-sanctions = A szankciók ebben a fordulóban tiltják a bevételt.
reason-coins = Kevés az érméd.
reason-supply = Minden egységed a táblán van.
reason-no_target = Nincs mire használni.
reason-no_cube = Itt nincs növelhető kocka.
reason-has_cube = Itt már van kocka.
reason-at_limit = Ez a kocka nem mehet feljebb.
reason-blocked = Ellenséges 6-os kocka vagy egység 5-nél megállítja.
reason-closed = Az ellenfél kezdőrégiói zárva vannak.
reason-stop = Minden út olyan területen vezet át, ahol az egységnek meg kell állnia.
reason-far = Kevés az érméd az odáig vezető útra.
reason-not_named = A szöveg nem nevezi meg ezt a régiót.

## Beállítások

option-length = A játék hossza
    .help = Mindkét korszak, vagy rövid játék, amely a 10. forduló után véget ér.
option-length-full = 20 forduló
option-length-short = 10 forduló
option-coins = Érmék
    .help = Nyílt: mindkét játékos lát minden érmét. Rejtett: csak a sajátodat látod, bár minden bevétel és kiadás elhangzik.
option-coins-open = Nyílt
option-coins-hidden = Rejtett

## Napló

log-turn = { $turn }. forduló
log-laid = { $side } letett két lapot
log-initiative = Kezdeményezés: Európa { $europe }, Oroszország { $russia }. { $first } kezd
log-step = { $side } következik
log-card = { $side } felfordítja: { $card }
log-use = { $card }: { $action }
log-skip = { $side } nem használ akciót: { $card }
log-place = { $organisation }: új kocka, { $region }
log-grow = { $organisation }, { $region }: { $before } → { $after }
log-lower = { $organisation }, { $region }: { $before } → { $after }
log-region_card = { $side } megkapja a régiókártyát: { $card }
log-coins = { $side } { $change }, érmék: { $total }
log-purse = { $side }, érmék: { $change }
log-mobilise = { $side } mozgósít: { $region }
log-move = { $side } egységet mozgat: { $from } → { $to }
log-clash = Fegyveres összecsapás, { $region }: mindkét fél egy egysége visszakerül a készletbe
log-broken = Megtört befolyás, { $region }: az egység ({ $side }) visszakerül a készletbe
log-sea = { $sea }, új birtokosa: { $organisation }
log-sea_free = { $sea }: már senki sem uralja
log-bonus = { $side } él a tengerkártya bónuszával: { $sea }
log-effect = Hatás, { $card }: { $side } él vele
log-reaction = Reakció, { $card }: { $side } él vele
log-declined = { $side } nem él a kártya szövegével: { $card }
log-advantage = { $side } előnykártyát játszik ki: { $advantage }
log-cash = { $side } érmékre váltja: { $advantage }
log-sanctions = Szankciók a forduló végéig: { $side }
log-breakup = Megosztottságjelző, { $region }: e kártya EU-akciói nem használhatók
log-region_coin = { $region }, letett érmék: { $coins }
log-reshuffle = { $side } új paklit kever a dobott lapokból ({ $cards })
log-draw = { $side } lapot húz: { $card }
log-drawn = { $side }, húzott akciókártyák: { $cards }
log-resolve = Események kiértékelése
log-met = { $event }: teljesült, { $side } presztízse +{ $points }
log-failed = { $event }: nem teljesült, kikerül a játékból
log-events_move = A közelgő események aktuálissá válnak
log-upcoming = Közelgő esemény: { $event }
log-event_laid = { $side } letett egy eseményt
log-reveal = { $side } felfedi: { $event }
log-discard_event = { $side } eldobja: { $event }
log-events_discarded = { $side }, eldobott események: { $cards }
log-draw_event = { $side } eseményt húz: { $event }
log-events_drawn = { $side }, húzott események: { $cards }
log-dominance = Dominancia, { $side }, régiók: { $regions }
log-kept = { $side } megtartott előnye: { $advantage }, presztízs: { $points }
log-draw_advantage = { $side } előnyt húz: { $advantage }
log-remove_advantage = { $side } kiveszi a játékból: { $advantage }
log-has_kept = { $side } kiválasztotta előnykártyáit
log-prestige = { $side } +{ $points }, presztízs: { $total }
log-over = { $winner ->
        [europe] Európa győz – { $ending }
       *[russia] Oroszország győz – { $ending }
    }

## Heuristics, as reasons of a hint
heuristic-event = közelebb kerül egy saját esemény
heuristic-denial = az ellenfél eseménye meghiúsul
heuristic-dominance = hatos a dominancia pontozásakor
heuristic-influence = befolyás a későbbi eseményekhez
heuristic-region_card = régiókártya a pakliba
heuristic-sea = uralom egy tengeren
heuristic-units = egységek ott, ahol kellenek
heuristic-coins = érmék
heuristic-order = a jó sorrend
heuristic-pair = amit a második kártya tehet
heuristic-advantage = amennyit a megtartott előnykártya ér
heuristic-effect = amit a kártya szövege ad
heuristic-reaction = amivel az ellenfél reagálhat
heuristic-reveal = jó kilátású esemény
heuristic-discard = a legkönnyebben nélkülözhető esemény
heuristic-breakup = a leginkább hiányzó EU-kártya
