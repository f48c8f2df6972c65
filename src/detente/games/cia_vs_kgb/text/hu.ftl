### Hidegháború: CIA vs KGB – magyar szövegek

game-name = Hidegháború: CIA vs KGB
side-cia = CIA
    .short = CIA
side-kgb = KGB
    .short = KGB

## Fázisok

phase-briefing = Eligazítás
phase-planning = Tervezés
phase-struggle = Befolyásharc
phase-cease_fire = Tűzszünet
phase-debriefing = Beszámoló
phase-detente = Enyhülés

## Frakciók

faction-military = Katonai
    .power = Semmisíts meg bármelyik másik, játékban lévő csoportot, a sajátodat vagy az ellenfélét; képpel felfelé a dobott csoportok tetejére kerül.
    .word = katonai
    .use = megsemmisít egy másik csoportot
faction-political = Politikai
    .power = Helyezz át egy másik csoportot az egyik játékostól a másikhoz; az állapota nem változik. A fogadó fél csoportjainak száma nem haladhatja meg a népességet, és az ellenfél befolyását nem emelheted a stabilitás fölé – a sajátodat igen.
    .word = politikai
    .use = áthelyez egy másik csoportot a másik játékoshoz
faction-economic = Gazdasági
    .power = Változtasd meg egy másik, nem gazdasági csoport állapotát: a készenléti mozgósítottá válik (az ereje nem lép működésbe), a mozgósított újra készenlétbe kerül.
    .word = gazdasági
    .use = megváltoztatja egy másik, nem gazdasági csoport állapotát
faction-media = Média
    .power = Nézd meg a csoportpakli legfelső lapját, majd dobd el, toborozd be (a népesség korlátján belül), vagy hagyd képpel lefelé a pakli tetején.
    .word = média
    .use = megnézi a csoportpakli legfelső lapját

## Ügynökök

agent-master_spy = Mesterkém
    .ability = Az a fél szerzi meg azonnal a célt, akinek nincs rajta a jelzője: ha a saját jelződ fekszik ott, az ellenfeled kapja, ha az ellenségé, te. Két Mesterkém ugyanannyit ér, mint egy. Zavargással eldőlt célnál hatástalan.
    .use = a célt az a fél szerzi meg, akinek nincs rajta a jelzője
agent-deputy_director = Igazgatóhelyettes
    .ability = Nincs hatása, bárkinek a jelzője fekszik is a célon. Sem zavargás, sem Orgyilkos nem ölheti meg, szabadságra sosem megy: feladata végeztével rögtön visszatér a főhadiszállásra.
    .use = nincs képessége; nem ölhető meg, és nem megy szabadságra
agent-double_agent = Kettős ügynök
    .ability = Bárkinek a jelzője fekszik a célon, válassz: egy ügynök (nem az Igazgatóhelyettes) az ellenfél főhadiszállásáról most szabadságra megy, vagy a következő Tervezésben előbb látod az ellenfél X ügynökét. Két Kettős ügynök közül csak az működik, akinek saját jelzője fekszik a célon.
    .use = ellenséges ügynök szabadságra, vagy betekintés a következő X ügynökbe
agent-analyst = Elemző
    .ability = Bárkinek a jelzője fekszik a célon, a következő Eligazításban keverés után megnézed a csoportpakli felső három lapját, és tetszőleges sorrendben visszateszed. Két Elemző közül csak az működik, akinek nem fekszik ott a jelzője.
    .use = a következő Eligazításban sorba rakod a felső három csoportot
agent-assassin = Orgyilkos
    .ability = Saját jelződnél: megöli az ellenfél X ügynökét (az Igazgatóhelyettest nem), a cél pedig képpel lefelé a célpakli aljára kerül; ha már megszerezték, csak a gyilkosság történik meg. Ellenséges jelzőnél és zavargással eldőlt célnál hatástalan.
    .use = a te jelződnél az ellenfél X ügynöke meghal, a cél a pakli aljára kerül
agent-director = Igazgató
    .ability = Saját jelződnél azonnal megszerzed a célpakli legalsó lapját is, bárkié lesz maga a cél. Ellenséges jelzőnél hatástalan.
    .use = a te jelződnél a célpakli legalsó lapját is megszerzed

## Célok: események

objective-nobel_peace_prize = Nobel-békedíj
    .history = Az oslói bizottság Martin Luther Kingtől Brandtig és Wałęsáig a hidegháború feszültségeinek közepén keresett díjazottakat. A kitüntetés gyakran egy egész rendszernek szólt üzenetként.
    .ability = Tűzszünetkor, ha te okoztál zavargást: X ügynököd nem hal meg. A képességét még használja, azután szabadságra megy. A célt az ellenfél így is megkapja.
objective-live_benefit = Segélykoncert
    .history = 1985-ben a Live Aid két kontinensen, műholdas közvetítéssel gyűjtött az éhező Etiópiának. A rockzene egy délután alatt több embert mozgósított, mint bármelyik kormány.
    .ability = A Befolyásharcban, szokásos akciód helyett: toborozd be a dobott csoportok legfelső lapját. A népesség korlátja érvényes.
objective-nuclear_escalation = Nukleáris eszkaláció
    .history = Az atomarzenálok az ötvenes évek elejének néhány száz töltetéről a nyolcvanas évekre hatvanezer fölé nőttek. Minden új rakéta biztonságot ígért, és félelmet hozott.
    .ability = A Befolyásharcban, szokásos akciód helyett: mindkét fél összes katonai csoportja a dobott csoportok közé kerül, általad választott sorrendben.
objective-space_race = Űrverseny
    .history = A Szputnyik 1957-es pittyegésétől az 1969-es holdra szállásig a két nagyhatalom az égre vitte vetélkedését. A rakéta, amely űrhajóst emelt, bombát is vihetett.
    .ability = Enyhüléskor: nézd meg a célpakli következő három lapját, és tetszőleges sorrendben tedd vissza a tetejére.
objective-olympic_games = Olimpiai játékok
    .history = Az éremtáblázat a rendszerek versenyévé vált, a versenyzőket titkosszolgák kísérték. 1980-ban és 1984-ben a bojkott erősebb volt az olimpiai eszménél.
    .ability = Enyhüléskor: egy megölt ügynöködet visszahozhatod a játékba; nem a főhadiszállásra kerül, hanem szabadságra.
objective-summit_meeting = Csúcstalálkozó
    .history = Genftől Reykjavíkig a vezetők tárgyalóasztalnál próbálták kitalálni egymás szándékait. A mosolyok mögött a titkosszolgálatok dolgoztak a legtöbbet.
    .ability = A Befolyásharc bármely pillanatában: az ellenfél felfedi az X ügynökét. Az akciód ezzel nem vész el.

## Célok: országok

objective-afghanistan = Afganisztán
    .history = Az 1979-es szovjet bevonulás kilencéves háborúvá fajult a hegyekben. A CIA pakisztáni közvetítéssel fegyverezte fel a mudzsahedeket.
objective-angola = Angola
    .history = A portugálok 1975-ös távozása után három mozgalom esett egymásnak. Kubai csapatok, dél-afrikai páncélosok és két titkosszolgálat pénze tartotta életben a harcot.
objective-chile = Chile
    .history = A szabadon választott marxista Allende ellen Washington gazdasági nyomást és titkos pénzeket vetett be. 1973. szeptember 11-én Pinochet tábornok puccsa vérbe fojtotta a kísérletet.
objective-congo = Kongó
    .history = Az 1960-ban függetlenné vált ország miniszterelnökét, Lumumbát fél éven belül meggyilkolták. A káoszból Mobutu emelkedett ki, és több mint harminc évig uralkodott amerikai támogatással.
objective-cuba = Kuba
    .history = Castro 1959-es győzelme szovjet hídfőt hozott Amerika partjai elé. A Disznó-öböl kudarca és a rakétaválság után a CIA merényletek egész sorával kísérletezett.
objective-czechoslovakia = Csehszlovákia
    .history = Az 1948-as kommunista hatalomátvétel után húsz évvel Prága emberarcú szocializmussal próbálkozott. A tavaszt 1968 augusztusában a Varsói Szerződés tankjai zárták le.
objective-egypt = Egyiptom
    .history = Nasszer szovjet fegyverrel és pénzzel építette az arab világ vezető hatalmát. Utóda, Szadat hazaküldte a tanácsadókat, és átállt az amerikai oldalra.
objective-greece = Görögország
    .history = Az 1946–49-es polgárháború volt a hidegháború első európai csatatere. 1967-ben ezredesek vették át a hatalmat, hogy – úgymond – elejét vegyék a kommunista veszélynek.
objective-honduras = Honduras
    .history = A nyolcvanas években innen indultak támadásra a nicaraguai kontrák. Az ország amerikai támaszpontok és kiképzőtáborok sorává vált.
objective-iran = Irán
    .history = A CIA és a brit hírszerzés 1953-ban megbuktatta Moszadek miniszterelnököt, aki államosította az olajat. A visszahelyezett sah rendszerét 1979-ben söpörte el a forradalom.
objective-korea = Korea
    .history = A 38. szélességi körnél kettévágott félszigeten 1950-ben kitört az első nagy hidegháborús háború. A fegyverszünet három év múlva ugyanott húzta meg a határt.
objective-libya = Líbia
    .history = Kadhafi 1969-ben döntötte meg a királyságot, és olajpénzből támogatott mozgalmakat a világ minden táján. Szovjet fegyvert vett, de egyik tömbhöz sem tartozott igazán.
objective-panama = Panama
    .history = A csatorna a két óceán közti hajózás kulcsa, s évtizedekig amerikai kézben volt. Noriega tábornok éveken át dolgozott a CIA-nak, mígnem 1989-ben épp az amerikai hadsereg fogta el.
objective-turkey = Törökország
    .history = A tengerszorosok őre 1952-ben lett NATO-tag, és radarállomások, rakéták települtek földjére. A hadsereg két évtized alatt háromszor lépett közbe, amikor a politika megingott.
objective-vietnam = Vietnám
    .history = A francia uralom bukása után az ország kettészakadt, és Amerika egyre mélyebbre süllyedt a háborúban. 1975-ben északi harckocsik törték be a saigoni elnöki palota kapuját.

## Csoportok

group-guerrillas = Gerillák
group-militia = Milícia
group-mercenaries = Zsoldosok
group-police = Rendőrség
group-infantry = Gyalogság
group-generals = Tábornokok
group-workers = Munkások
group-mafia = Maffia
group-food_companies = Élelmiszeripari cégek
group-industry = Nagyipar
group-oil_tycoons = Olajmágnások
group-bankers = Bankárok
group-students = Diákok
group-trade_union = Szakszervezet
group-nationalists = Nacionalisták
group-fundamentalists = Fundamentalisták
group-opposition = Ellenzék
group-government = Kormány
group-artists = Művészek
group-ngos = Civil szervezetek
group-phone_company = Telefontársaság
group-newspapers = Újságok
group-radio = Rádió
group-television = Televízió

## Az asztal részei

track-round = Kör
track-score = Pontok
track-objective = Cél
track-stability = Stabilitás
track-population = Népesség
track-points = Győzelmi pont
track-bias = Döntetlennél dönt
track-influence = Befolyás
track-groups = Csoportok
track-balance = Egyensúlyjelző
track-token = Dominanciajelző
track-agent_x = X ügynök
track-headquarters = Főhadiszállás
track-leave = Szabadságon
track-killed = Megölve
track-back = Szabadságról visszatért
track-claimed = Megszerzett célok
track-deck = Csoportpakli
track-discard = Dobott csoportok
track-objectives = Célpakli
track-spent = Dobott célok
track-riots = Zavargás toborzáskor
track-initiative = Kezdeményezés
track-ability = Képesség
track-maybe_x = Lehet X ügynök
track-rights = A következő körben
track-standing = Ha most érne véget
state-ready = készenlétben
state-mobilised = mozgósítva
agent-hidden = képpel lefelé
agent-open = képpel felfelé
state-riots = zavargás

## A játék vége

winner-cia = A CIA győzött.
winner-kgb = A KGB győzött.
winner-draw = A játék döntetlen.
ending-points = Összegyűlt elég győzelmi pont
ending-deck = Elfogytak a célok

## Miért kapja valaki az egyensúlyjelzőt

reason-chance = sorsolás
reason-agreed = megegyezés szerint
reason-points = kevesebb pont
reason-lost = elvesztette a legutóbbi Tűzszünetet
reason-kept = nála marad

## Kérdések

question-analyst = Elemző: melyik csoport legyen a következő, felülről számolva?
question-agent = Válaszd ki titokban az X ügynöködet.
question-first = Nálad az egyensúlyjelző: ki kezd?
question-action = Toborozz, aktiválj egy csoportot, vagy passzolj.
question-destroy = Melyik csoport semmisül meg?
question-move = Melyik csoport áll át a másik oldalra?
question-turn = Melyik csoportot fordítod át?
question-media = Mi legyen a megnézett lappal?
question-order = Nukleáris eszkaláció: melyik katonai csoportot dobod el most? Az utolsó kerül legfelülre.
question-nobel = Zavargást okoztál. Felhasználod a Nobel-békedíjat, hogy megmentsd az X ügynöködet?
question-double_agent = Kettős ügynök: szabadságra küldöd az ellenfél egyik ügynökét, vagy a következő Tervezésben előre látod az X ügynökét?
question-detente = Felhasználod egy esemény képességét az Enyhülésben?
question-space_race = Űrverseny: melyik cél legyen a következő, felülről számolva?
question-olympic_games = Olimpiai játékok: melyik megölt ügynök tér vissza?

## Akciók

action-group = { $group }
action-activate = Aktiválás: { $group }
action-recruit = Csoport toborzása
action-pass = Passz
action-first = A { $side } kezd
action-media-recruit = Betoborzom ezt a csoportot
action-media-discard = Eldobom
action-media-leave = A pakli tetején hagyom
action-agent = { $agent }
    .double_agent = Szabadságra: { $agent }
action-peek = A következő Tervezésben előre látom az ellenfél X ügynökét
action-spend = Képesség felhasználása: { $objective }
action-decline = Nem használok képességet
action-objective = { $objective }

## Válaszok a terminálban: kié, milyen állapotú, mibe kerül és mit tesz

label-group = { $group } ({ $faction } { $influence })
    .of = { $group }, { $side } ({ $faction } { $influence })
    .state = { $group }, { $side } ({ $faction } { $influence }, { $state })
label-agent = { $agent } (kezdeményezés: { $initiative }): { $use }
    .double_agent = Szabadságra: { $agent }, { $side } (kezdeményezés: { $initiative }), a következő körben nem lehet X ügynök
    .olympic_games = { $agent } (kezdeményezés: { $initiative }): visszatér a játékba, szabadságra
label-objective = { $objective } ({ $points } pont, stabilitás { $stability }, népesség { $population })
label-recruit =
    { $chance ->
        [0] Csoport toborzása (befolyás { $total } / { $stability }, zavargás veszélye nélkül)
       *[other] Csoport toborzása (befolyás { $total } / { $stability }, zavargás esélye { $chance } %)
    }
    .known = Toborzás: { $card }, összesen { $total }
    .media = Toborzás: { $card }, összesen { $total }
label-riots = { $words }: zavargás
label-discard = Eldobás: { $card }
label-leave = A pakli tetején marad képpel lefelé: { $card }
label-activate = Aktiválás: { $card } – { $use }
label-pass = Passz (két egymást követő passz zárja le a harcot)
    .ends = Passz: vége a harcnak, { $standing }
label-destroy = { $card }: megsemmisül, a { $side } befolyása { $before } → { $after }
label-move = { $card }: átkerül ide: { $receiver }; befolyás: CIA { $cia }, KGB { $kgb }
label-turn = { $card }: { $before } → { $after }
label-order = { $card }: most eldobva, a { $side } befolyása { $before } → { $after }
label-spend = Képesség felhasználása: { $objective } (−{ $points } pont): { $use }
    .nobel_peace_prize = { $agent } nem hal meg, még használja a képességét, és szabadságra megy
    .live_benefit = toborzás: { $card }, összesen { $total }
    .nuclear_escalation = minden katonai csoport eldobása: { $cards }
    .space_race = a következő három cél megnézése és sorba rakása
    .olympic_games = egy megölt ügynök visszatér a játékba, szabadságra
    .summit_meeting = az ellenfél felfedi az X ügynökét, az akciód megmarad
label-decline = Nem használom: { $agent } meghal
label-place = { $place }. lap felülről ({ $most } közül)
standing-influence = a jelzőt a { $side } teszi le, { $most } : { $least }
standing-tie = döntetlen: { $faction } frakció, a { $side } nyer ({ $cia_worth } : { $kgb_worth })
standing-riots = a { $rioter } zavargást okoz, a jelzőt a { $side } teszi le
standing-double_riots = mindkét fél zavargást okoz, senki sem tesz le jelzőt
standing-nothing = senki sem tesz le jelzőt
standing-extra = További körök: az győz, aki egy Enyhülésben vezet
pile-top = felül: { $cards }
pile-bottom = alul: { $cards }
right-analyst = A { $side } megnézi a csoportpakli felső három lapját
right-peek = A { $side } előre látja az ellenfél X ügynökét
why-recruit-population = Nem toborozhatsz: annyi csoportod van, amennyit a népesség enged ({ $most }).
why-recruit-deck = Nem toborozhatsz: a csoportpakli üres.
why-pass-no_groups = Nem passzolhatsz: nincs csoportod.
why-activate-mobilised = { $card }: mozgósítva van, előbb készenlétbe kell hozni.
why-activate-no_target = { $card }: az erejének most nincs mire hatnia.
why-group-economic = { $card }: gazdasági csoport nem hat másik gazdaságira.
why-group-population = { $card }: a fogadó félnek több csoportja lenne, mint amennyit a népesség enged ({ $most }).
why-group-stability = { $card }: az ellenfél befolyása a stabilitás fölé kerülne ({ $stability }).

## Beállítások

option-points = Hány pontig tart a játék
    .help = Az győz, akinek az Enyhülés fázisban legalább ennyi győzelmi pontja van; ha mindkettőnek van, a magasabb pontszám nyer (10.1).
option-riots_end_struggle = A zavargás azonnal lezárja a harcot
    .help = Mint a lengyel szabálykönyvben. Különben, mint a 2007-es angol szövegben, a harc addig tart, amíg a két fél egymás után nem passzol, és egy körben mindkét oldal okozhat zavargást (6.15, 7.7).
option-first_balance = Első egyensúlyjelző
    .help = Kinél van az egyensúlyjelző az első körben (4.2).
option-first_balance-random = sorsolással
option-first_balance-cia = CIA
option-first_balance-kgb = KGB
option-open_discards = Nyitott dobott csoportok
    .help = A dobott csoportok átnézhetők. A szabálykönyv ezt tiltja: csak a legfelső lap és a lapok száma látszik (6.8).

## Napló

log-round = { $round }. kör
log-phase = { $phase }
log-objective = A cél: { $objective }
log-balance =
    { $reason_id ->
        [kept] Az egyensúlyjelző a helyén marad: { $side }
       *[other] Az egyensúlyjelzőt a { $side } kapja ({ $reason })
    }
log-shuffle = A csoportpakli megkeverve: { $cards } lap
log-look =
    { $cards ->
        [one] A { $side } megnézi a csoportpakli legfelső lapját
       *[other] A { $side } megnézi a csoportpakli felső { $cards } lapját
    }
log-seen_group = { $place }. lap felülről: { $group }
log-put_group =
    { $place ->
        [1] A { $side } ezt teszi az 1. helyre: { $group }
       *[other] A { $side } ezt teszi a { $place }. helyre: { $group }
    }
log-put_back = A { $side } visszateszi a lapokat
log-agent_chosen = A { $side } X ügynököt választ
log-agent_seen = A { $side } látja az ellenfél X ügynökét: { $agent }
log-returned = { $agent } ({ $side }) visszatért a szabadságról
log-first =
    { $first_id ->
        [cia] A { $side } döntött: a CIA kezd
       *[kgb] A { $side } döntött: a KGB kezd
    }
log-recruit = A { $side } betoborozza: { $group } ({ $group_value }), összes befolyás { $influence }
log-activate = A { $side } aktiválja: { $group }
log-destroy = Megsemmisül: { $group } ({ $side })
log-take = A { $side } átcsábítja: { $group }
log-give = A { $side } átadja: { $group }
log-mobilise = Mozgósítva: { $group } ({ $side })
log-ready = Újra készenlétben: { $group } ({ $side })
log-media_leave = A { $side } a pakli tetején hagyja a lapot
log-media_discard = A { $side } eldobja a pakliról: { $group }
log-pass = A { $side } passzol
log-spend = A { $side } képességet használ: { $objective } (−{ $points } pont)
log-discard = A dobott csoportok közé kerül: { $group }
log-shown = A { $side } felfedi az X ügynökét: { $agent }
log-totals = Befolyás: CIA { $cia }, KGB { $kgb }; stabilitás { $stability }
log-riots = A { $side } zavargást okoz, összes befolyás { $influence }
log-tie =
    { $group_id ->
        [none] Döntetlen: a { $faction_word } frakció dönt, a { $side } nyer
       *[pair] Döntetlen: { $faction_word } frakció, a { $side } nyer ({ $cia_worth } : { $kgb_worth })
    }
log-token = A { $side } leteszi a dominanciajelzőt
log-no_token = Senki sem tesz le dominanciajelzőt
log-killed = Meghal: { $agent } ({ $side }), kikerül a játékból
log-spared = { $agent } ({ $side }) nem ölhető meg
log-saved = { $agent } ({ $side }) megmenekül: halál helyett szabadságra megy
log-claim = A { $side } megszerzi: { $objective }, { $points } pont
log-buried = A célpakli aljára kerül: { $objective }
log-ability = { $agent } ({ $side }) munkához lát
log-no_effect = { $agent } ({ $side }): nincs hatása
log-bottom = A { $side } megszerzi a célpakli legalsó lapját is
log-bench = Szabadságra küldve: { $agent } ({ $side })
log-right_peek = A { $side } a következő Tervezésben előre látja az ellenfél X ügynökét
log-right_look = A { $side } a következő Eligazításban megnézi a csoportpakli felső három lapját
log-leave = { $agent } ({ $side }) szabadságra megy
log-home = { $agent } ({ $side }) visszatér a főhadiszállásra
log-groups_discarded =
    { $cards ->
        [0] Nincs eldobandó csoport
       *[other] { $cards } csoport a dobott lapok közé kerül
    }
log-revived = { $agent } ({ $side }) visszatér a játékba, szabadságra
log-seen_objective = { $place }. cél felülről: { $objective }
log-put_objective =
    { $place ->
        [1] A { $side } ezt teszi az 1. helyre: { $objective }
       *[other] A { $side } ezt teszi a { $place }. helyre: { $objective }
    }
log-score = Pontok: CIA { $cia }, KGB { $kgb }
log-tied = Mindkét félnek { $points } pontja van: az győz, aki egy későbbi Enyhülésben vezet
log-new_deck = { $cards } dobott célból új célpakli lesz
log-over =
    { $winner ->
        [cia] A CIA győzött: { $ending }
        [kgb] A KGB győzött: { $ending }
       *[draw] Döntetlen: { $ending }
    }

## Heuristics, as reasons of a hint
heuristic-objective = esély a célra
heuristic-riots = a zavargás veszélye
heuristic-recruit = amit egy újabb csoport hozhat
heuristic-theft = egy csoport átállása
heuristic-destruction = egy csoport eltűnése
heuristic-denial = visszanyert vagy elvett erő
heuristic-media = a következő lap ismerete
heuristic-powers = készenlétben tartott csoportok
heuristic-price = az eseménnyel elvesző pontok
heuristic-agent = jó az ellenfél várható X ügynöke ellen
heuristic-secret = nehezen kiszámítható
heuristic-bench = egy ügynök, aki hiányozni fog az ellenfélnek
heuristic-peek = az ellenfél választásának előzetes ismerete
heuristic-order = az utolsó szó joga
heuristic-deck = ami a pakliból következik
heuristic-rescue = egy megmentett ügynök
heuristic-unmask = az ellenfél X ügynökének ismerete
