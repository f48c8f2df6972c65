# Europe Divided – teksty dla graczy po polsku.

game-name = Europe Divided
side-europe = Europa
    .short = Europa
side-russia = Rosja
    .short = Rosja
organisation-eu = UE
organisation-nato = NATO

## Wymagania Wydarzeń (muszą być spełnione w każdym wymienionym regionie)

requirement-ru_unit_1 = W każdym z regionów stoi co najmniej 1 Jednostka Rosyjska
    .one = stoi tam co najmniej 1 Jednostka Rosyjska
requirement-ru_unit_2 = W każdym z regionów stoją co najmniej 2 Jednostki Rosyjskie
    .one = stoją tam co najmniej 2 Jednostki Rosyjskie
requirement-ru_gt_eu = W każdym z regionów wpływy Rosji są większe niż wpływy UE
    .one = wpływy Rosji są większe niż wpływy UE
requirement-ru_gt_eu_nato = W każdym z regionów wpływy Rosji są większe zarówno od wpływów UE, jak i od wpływów NATO
    .one = wpływy Rosji są większe zarówno od wpływów UE, jak i od wpływów NATO
requirement-ru_gt_nato_unit = W każdym z regionów wpływy Rosji są większe niż wpływy NATO i stoi tam Jednostka Rosyjska
    .one = wpływy Rosji są większe niż wpływy NATO i stoi tam Jednostka Rosyjska
requirement-ru_dom = Rosja dominuje w każdym z regionów (jej kostka ma wartość 6)
    .one = dominuje tam Rosja (jej kostka ma wartość 6)
requirement-nato_gt_ru_unit = W każdym z regionów wpływy NATO są większe niż wpływy Rosji i stoi tam Jednostka NATO
    .one = wpływy NATO są większe niż wpływy Rosji i stoi tam Jednostka NATO
requirement-nato_gt_ru = W każdym z regionów wpływy NATO są większe niż wpływy Rosji
    .one = wpływy NATO są większe niż wpływy Rosji
requirement-eu_gt_ru = W każdym z regionów wpływy UE są większe niż wpływy Rosji
    .one = wpływy UE są większe niż wpływy Rosji
requirement-nato_dom = NATO dominuje w każdym z regionów (jego kostka ma wartość 6)
    .one = dominuje tam NATO (jego kostka ma wartość 6)
requirement-eu_dom = UE dominuje w każdym z regionów (jej kostka ma wartość 6)
    .one = dominuje tam UE (jej kostka ma wartość 6)

## Kontrola mórz

sea-baltic_sea = Morze Bałtyckie
    .nato = Raz na turę, bez wykonywania akcji i za darmo, przesuń o jedno pole jedną Jednostkę NATO stojącą w Danii, Niemczech, Norwegii, Polsce albo Szwecji.
    .eu = Każde użycie karty Polska lub Kraje Bałtyckie do akcji UE przynosi ci dodatkowo 2 monety.
    .russia = Raz na turę, bez wykonywania akcji i za darmo, przerzuć jedną jednostkę z Północno-Zachodniego Okręgu Federalnego wprost do Krajów Bałtyckich, Polski albo Kaliningradu.
sea-black_sea = Morze Czarne
    .nato = Raz na turę, bez wykonywania akcji i za darmo, przesuń o jedno pole jedną Jednostkę NATO stojącą w Grecji, Turcji albo na Bałkanach Wschodnich.
    .nato_1 = Raz na turę, bez wykonywania akcji i za darmo, przesuń o jedno pole jedną Jednostkę NATO stojącą w Grecji, Turcji, we Włoszech albo na Bałkanach Wschodnich.
    .eu = Każde użycie karty Bałkany Wschodnie, Gruzja lub Ukraina do akcji UE przynosi ci dodatkowo 2 monety.
    .russia = Raz na turę, bez wykonywania akcji i za darmo, przerzuć jedną jednostkę z Południowego Okręgu Federalnego wprost na Bałkany Wschodnie, do Gruzji albo na Ukrainę.

## Karty Akcji ze specjalnymi właściwościami

card-news_television = Telewizja informacyjna
    .action = Podnieś o 1 dwie swoje kostki Wpływów w dwóch różnych Spornych Regionach.
card-armenia_e = Armenia
    .reaction = Wrogość: po każdej akcji Europy z tej karty Rosja może podnieść swoją kostkę w Azerbejdżanie o 1, najwyżej do 5, a jeśli jej tam nie ma, umieścić ją za darmo.
card-azerbaijan_e = Azerbejdżan
    .reaction = Wrogość: po każdej akcji Europy z tej karty Rosja może podnieść swoją kostkę w Armenii o 1, najwyżej do 5, a jeśli jej tam nie ma, umieścić ją za darmo.
card-georgia_e = Gruzja
    .reaction = Separatyści: po akcji NATO z tej karty Rosja może zmobilizować jednostkę w Południowym Okręgu Federalnym za 2 monety.
card-ukraine_e = Ukraina
    .reaction = Podzielony naród: po dowolnej akcji z tej karty Rosja może na Ukrainie podnieść swoją kostkę o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-moldova_e = Mołdawia
    .reaction = Naddniestrze: po dowolnej akcji z tej karty Rosja może w Mołdawii podnieść swoją kostkę o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-belarus_e = Białoruś
    .reaction = Państwo Związkowe: po dowolnej akcji z tej karty Rosja może przesunąć jedną jednostkę; pierwszy region/akwen za darmo, każdy kolejny za 1 monetę.
card-baltic_states_e = Kraje Bałtyckie
    .effect = Wysunięta obecność: po Mobilizacji z tej karty Europa może w Polsce podnieść kostkę NATO o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
    .reaction = Demonstracja siły: po tej Mobilizacji Rosja może przesunąć jedną jednostkę; pierwszy region/akwen za darmo, każdy kolejny za 1 monetę.
card-poland_e = Polska
    .effect = Polityka wschodnia: po akcji UE z tej karty Europa może na Ukrainie lub Białorusi podnieść kostkę UE o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-czech_slovakia_e = Czechy i Słowacja
    .effect = Sąsiedzi: po akcji Dochód z tej karty Europa może w Polsce lub na Węgrzech podnieść kostkę UE o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-hungary_e = Węgry
    .action = Wyszehrad: jeśli twoja kostka UE lub NATO na Węgrzech ma wartość 6, podnieś o 2 kostkę tej samej organizacji w Polsce oraz w Czechach i Słowacji.
card-eastern_balkans_e = Bałkany Wschodnie
    .reaction = Korupcja: po akcji Dochód z tej karty Rosja może wziąć 1 monetę z banku.
card-western_balkans_e = Bałkany Zachodnie
    .reaction = Słowiańskie więzi: po akcji NATO z tej karty Rosja może na Bałkanach Zachodnich podnieść swoją kostkę o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-armenia_r = Armenia
    .reaction = Wrogość: po każdej akcji Rosji z tej karty Europa może podnieść kostkę UE lub NATO w Azerbejdżanie o 1, najwyżej do 5, albo umieścić tam za darmo brakującą.
card-azerbaijan_r = Azerbejdżan
    .reaction = Wrogość: po każdej akcji Rosji z tej karty Europa może podnieść kostkę UE lub NATO w Armenii o 1, najwyżej do 5, albo umieścić tam za darmo brakującą.
card-georgia_r = Gruzja
    .reaction = Oburzenie: po Mobilizacji lub Ruchu Wojsk z tej karty Europa może podnieść kostkę UE lub NATO na Ukrainie o 1, najwyżej do 5, albo umieścić tam brakującą za 2 monety.
card-ukraine_r = Ukraina
    .reaction = Protesty: po dowolnej akcji z tej karty Europa może na Ukrainie podnieść kostkę UE o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-moldova_r = Mołdawia
    .effect = Naddniestrze: po Mobilizacji z tej karty Rosja może na Ukrainie lub Bałkanach Wschodnich podnieść swoją kostkę o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-belarus_r = Białoruś
    .effect = Nacisk: po Mobilizacji z tej karty Rosja może w Krajach Bałtyckich podnieść swoją kostkę o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
    .reaction = Odstraszanie: po tej Mobilizacji Europa może przesunąć jedną Jednostkę NATO; pierwszy region/akwen za darmo, każdy kolejny za 1 monetę.
card-baltic_states_r = Kraje Bałtyckie
    .reaction = Ochrona nieba: po dowolnej akcji z tej karty Europa może przesunąć jedną Jednostkę NATO; pierwszy region/akwen za darmo, każdy kolejny za 1 monetę.
card-poland_r = Polska
    .reaction = Dawne obawy: po dowolnej akcji z tej karty Europa może w Polsce podnieść kostkę NATO o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-czech_slovakia_r = Czechy i Słowacja
    .effect = Powiązania biznesowe: po akcji Dochód z tej karty Rosja może w Polsce lub na Węgrzech podnieść swoją kostkę o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-hungary_r = Węgry
    .effect = Kontrakty gazowe: po akcji Dochód z tej karty Rosja może w Czechach i Słowacji lub na Bałkanach Zachodnich podnieść swoją kostkę o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.
card-eastern_balkans_r = Bałkany Wschodnie
    .reaction = Południowa flanka: po Ruchu Wojsk z tej karty Europa może zmobilizować Jednostkę NATO w Grecji lub Turcji za 2 monety.
card-western_balkans_r = Bałkany Zachodnie
    .reaction = Siły pokojowe: po Mobilizacji z tej karty Europa może na Bałkanach Zachodnich podnieść kostkę NATO o 1, najwyżej do 5, albo, jeśli jej tam nie ma, umieścić ją za 2 monety.

## Karty Atutów Europy

advantage-american_sanctions = Amerykańskie Sankcje
    .text = Rosja traci 2 monety (albo wszystkie, jeśli ma mniej). Do końca tej tury nie może wykonywać akcji Dochód i dopłaca 1 monetę do każdej płatnej akcji.
    .text_1 = Do końca tej tury Rosja nie może wykonywać akcji Dochód i dopłaca 1 monetę do każdej płatnej akcji.
advantage-special_operation_e = Operacja wywiadu
    .text = Obróć jedną kostkę Wpływów Rosji z wartości 6 na 5.
advantage-nato_response_force = Siły Odpowiedzi NATO
    .text = Zmobilizuj za darmo jedną Jednostkę NATO w regionie z Bazą Wojsk NATO albo w Spornym Regionie, w którym leży kostka Wpływów NATO.
    .text_1 = Zmobilizuj za darmo jedną Jednostkę NATO w regionie z Bazą Wojsk NATO albo w Spornym Regionie, w którym kostka NATO ma wartość 5 lub 6.
advantage-nato_exercises = Ćwiczenia NATO
    .text = Przesuń najwyżej dwie Jednostki NATO; pierwszy region/akwen dla każdej z nich za darmo, każdy kolejny za 1 monetę.
advantage-eu_enlargement = Rozszerzenie UE
    .text = Podnieś o 2 jedną kostkę Wpływów UE w Spornym Regionie.
advantage-eastern_partnership = Partnerstwo Wschodnie
    .text = Umieść za darmo najwyżej dwie kostki Wpływów UE, każdą w innym z regionów: Armenia, Azerbejdżan, Białoruś, Gruzja, Mołdawia, Ukraina.
advantage-structural_funds = Fundusze strukturalne
    .text = Weź 1 monetę za każdy Sporny Region, w którym leży kostka Wpływów UE, łącznie najwyżej 6 monet.
    .text_1 = Weź 1 monetę za każdy Sporny Region, w którym kostka UE ma wartość 5 lub 6, łącznie najwyżej 5 monet.

## Karty Atutów Rosji

advantage-breakup_of_european_unity = Rozbicie jedności europejskiej
    .text = Połóż znacznik Rozbicia Jedności Europejskiej w jednym regionie europejskim: do końca gry nie można używać akcji UE z karty tego regionu. Następnie podnieś o 1 jedną kostkę Wpływów Rosji.
    .text_1 = Połóż znacznik Rozbicia Jedności Europejskiej w jednym regionie europejskim: do końca gry nie można używać akcji UE z karty tego regionu.
advantage-propaganda = Propaganda
    .text = Podnieś o 1 najwyżej trzy kostki Wpływów Rosji, każdą w innym Spornym Regionie.
advantage-special_operation_r = Operacja służb specjalnych
    .text = Obróć jedną kostkę Wpływów UE lub NATO z wartości 6 na 5.
advantage-little_green_men = Zielone ludziki
    .text = Zmobilizuj za darmo jedną jednostkę w Spornym Regionie, który graniczy z regionem rosyjskim i w którym leży kostka Wpływów Rosji.
advantage-zapad_manoeuvres = Manewry Zapad
    .text = Przesuń najwyżej dwie Jednostki Rosyjskie; pierwszy region/akwen dla każdej z nich za darmo, każdy kolejny za 1 monetę.
advantage-gas_blackmail = Szantaż gazowy
    .text = Weź od Europy 3 monety (albo wszystkie, jeśli ma mniej).
advantage-oil_boom = Boom naftowy
    .text = Weź 3 monety i połóż 1 monetę na polu Sektor Energetyczny: Dochód z karty Akcji o tej nazwie jest do końca gry wyższy o 1.
    .text_1 = Połóż 1 monetę na polu Sektor Energetyczny: Dochód z karty Akcji o tej nazwie jest do końca gry wyższy o 1.

## Wydarzenia 1. Okresu (1992–2008)

event-base_102 = 102. Rosyjska Baza Wojskowa
    .history = Rosyjski garnizon w armeńskim Giumri, przy zamkniętej granicy z Turcją, działa na mocy umowy z 1995 roku. Dla Erywania to polisa bezpieczeństwa, dla Moskwy przyczółek na południe od Kaukazu.
event-baltic_air_policing = Misja Baltic Air Policing
    .history = Litwa, Łotwa i Estonia weszły do NATO w 2004 roku bez własnych myśliwców. Odtąd sojusznicy na zmianę strzegą ich nieba, startując najpierw z litewskich Szawli, a później także z Estonii.
event-bosnian_war = Wojna w Bośni
    .history = Rozpad Jugosławii przyniósł w latach 1992–1995 najkrwawszy konflikt w Europie od II wojny światowej, z oblężeniem Sarajewa i ludobójstwem w Srebrenicy. Zakończyły go naloty NATO i układ z Dayton.
event-btc_pipeline = Ropociąg Baku-Tbilisi-Ceyhan
    .history = Otwarta w połowie pierwszej dekady XXI wieku rura o długości blisko 1800 kilometrów połączyła kaspijskie złoża z Morzem Śródziemnym. Omija zarówno Rosję, jak i Iran.
event-caspian_agreement = Podział Morza Kaspijskiego
    .history = Rozpad ZSRR postawił pytanie, czy Morze Kaspijskie jest morzem, czy jeziorem i do kogo należy jego dno. W 2003 roku Rosja, Azerbejdżan i Kazachstan podzieliły między siebie północną część.
event-cyber_attack_estonia = Atak cybernetyczny na Estonię
    .history = Wiosną 2007 roku, po przeniesieniu w Tallinnie pomnika radzieckiego żołnierza, fala ataków sparaliżowała estońskie banki, media i urzędy. Był to jeden z pierwszych cyberataków wymierzonych w całe państwo.
event-dynastic_succession = Sukcesja dynastyczna
    .history = W 2003 roku ciężko chory Hejdar Alijew przekazał rządy w Azerbejdżanie synowi Ilhamowi. Było to pierwsze takie dziedziczenie władzy na obszarze dawnego ZSRR.
event-georgian_conflicts = Konflikty zbrojne w Gruzji
    .history = Na początku lat dziewięćdziesiątych Abchazja i Osetia Południowa z rosyjską pomocą oderwały się od Gruzji. Setki tysięcy ludzi straciły domy, a oba spory zamrożono na lata.
event-jeans_revolution = Dżinsowa rewolucja
    .history = Po sfałszowanych wyborach w marcu 2006 roku białoruska opozycja rozbiła na placu w Mińsku namiotowe miasteczko. Znakiem protestu była dżinsowa koszula; milicja rozpędziła zebranych po kilku dniach.
event-kosovo_war = Wojna w Kosowie
    .history = Starcia serbskich sił z albańską partyzantką i wypędzenia cywilów skłoniły NATO do interwencji. Wiosną 1999 roku sojusz bombardował Jugosławię przez 78 dni, nie mając zgody ONZ.
event-kosovo_independence = Niepodległość Kosowa
    .history = W lutym 2008 roku parlament w Prisztinie ogłosił niepodległość, uznaną przez USA i większość państw UE. Serbia i Rosja odrzuciły tę decyzję.
event-nagorno_karabakh_war = Wojna o Górski Karabach
    .history = Ormiańska enklawa w granicach Azerbejdżanu stała się przyczyną wojny, którą do rozejmu w 1994 roku wygrywali Ormianie. Zginęły dziesiątki tysięcy ludzi, a około miliona uciekło.
event-nato_ukraine_partnership = Partnerstwo NATO-Ukraina
    .history = Karta o szczególnym partnerstwie, podpisana w Madrycie w 1997 roku, ustanowiła stałe konsultacje sojuszu z Kijowem. Członkostwa Ukrainie nie obiecano.
event-orange_revolution = Pomarańczowa rewolucja
    .history = Jesienią 2004 roku setki tysięcy ludzi stanęły na kijowskim Majdanie przeciw sfałszowaniu wyborów na korzyść Wiktora Janukowycza. Powtórzoną drugą turę wygrał Wiktor Juszczenko.
event-rose_revolution = Rewolucja róż
    .history = W listopadzie 2003 roku demonstranci z różami w rękach wkroczyli do gruzińskiego parlamentu i zmusili do dymisji Eduarda Szewardnadzego. Nowy prezydent Micheil Saakaszwili obrał kurs na Zachód.
event-gas_conflict = Rosyjsko-ukraiński konflikt gazowy
    .history = Spory o ceny i długi kilkakrotnie kończyły się zakręceniem kurków, najdotkliwiej w styczniu 2006 i 2009 roku. Gaz okazał się dla Moskwy narzędziem polityki, a Europa zaczęła szukać innych dróg dostaw.
event-russo_georgian_war = Wojna rosyjsko-gruzińska
    .history = W sierpniu 2008 roku, po gruzińskiej próbie odzyskania Osetii Południowej, armia rosyjska w pięć dni rozbiła przeciwnika. Moskwa uznała następnie niepodległość obu zbuntowanych prowincji.
event-seecp = Proces Współpracy w Południowo-Wschodniej Europie
    .history = Zapoczątkowane w Sofii w 1996 roku forum zgromadziło państwa regionu podzielonego świeżymi wojnami. Dobre sąsiedztwo miało przygotować je do wejścia do struktur europejskich.
event-transnistria_war = Wojna w Naddniestrzu
    .history = W 1992 roku separatyści znad Dniestru, wsparci przez rosyjską 14. Armię, obronili swoją nieuznawaną republikę przed wojskiem Mołdawii. Rosyjscy żołnierze pozostali tam do dziś.
event-union_state = Związek Białorusi i Rosji
    .history = Umowy podpisywane od 1996 roku przez Jelcyna i Łukaszenkę zapowiadały wspólne państwo. Powstało niewiele wspólnych instytucji, za to Mińsk otrzymał tanią energię, a Moskwa wiernego sojusznika.
event-velvet_divorce = Aksamitny rozwód
    .history = Pierwszego stycznia 1993 roku Czechosłowacja bez jednego strzału podzieliła się na dwa państwa. Jedenaście lat później Czechy i Słowacja spotkały się ponownie w Unii Europejskiej.
event-visegrad_group = Grupa Wyszehradzka
    .history = W lutym 1991 roku przywódcy Polski, Węgier i Czechosłowacji postanowili na węgierskim zamku wspólnie iść ku Zachodowi. Osiem lat później trzy kraje grupy były już w NATO.

## Wydarzenia 2. Okresu (2009–2019)

event-annexation_of_crimea = Aneksja Krymu przez Rosję
    .history = Pod koniec lutego 2014 roku żołnierze bez oznak zajęli Krym, a po nieuznanym referendum Moskwa ogłosiła jego przyłączenie. Zachód odpowiedział sankcjami.
event-dodon_president = Igor Dodon prezydentem
    .history = W listopadzie 2016 roku wybory w Mołdawii wygrał polityk głoszący powrót do bliskich więzi z Rosją. Proeuropejski rząd i prezydent przez kilka lat ciągnęli kraj w przeciwne strony.
event-eurasian_economic_union = Euroazjatycka Unia Gospodarcza
    .history = Od stycznia 2015 roku Rosja, Białoruś, Kazachstan i Armenia, a wkrótce także Kirgistan, tworzą wspólny rynek. Dla Moskwy to odpowiedź na rozszerzanie Unii Europejskiej.
event-twitter_revolution = Twitterowa rewolucja
    .history = W kwietniu 2009 roku młodzi mieszkańcy Kiszyniowa skrzyknęli się w internecie, by zaprotestować przeciw wynikom wyborów. Zamieszki i powtórne głosowanie odsunęły komunistów od władzy.
event-montenegro_coup = Próba zamachu stanu w Czarnogórze
    .history = W dniu wyborów w październiku 2016 roku służby Czarnogóry zatrzymały grupę spiskowców; o kierowanie nimi oskarżono oficerów rosyjskiego wywiadu. Kilka miesięcy później kraj wstąpił do NATO.
event-nabucco = Gazociąg Nabucco
    .history = Rurociąg nazwany od opery Verdiego miał przez Turcję i Bałkany dostarczać do Austrii kaspijski gaz. Po latach rozmów projekt upadł w 2013 roku, gdy dostawcy wybrali inną trasę.
event-nato_force_integration = Grupy integracyjne sił NATO
    .history = Po szczycie w Walii sojusz zaczął tworzyć na wschodniej flance małe sztaby, które mają ułatwić szybkie przyjęcie wojsk. Jeden z nich działa od 2017 roku w Bratysławie.
event-nato_missile_shield = Tarcza antyrakietowa NATO
    .history = Bazę w rumuńskim Deveselu uruchomiono w 2016 roku, a zaraz potem ruszyła budowa podobnej w polskim Redzikowie. NATO wskazywało na zagrożenie z Bliskiego Wschodu, Rosja uznała tarczę za wymierzoną w siebie.
event-nato_command_centres = Nowe centra dowodzenia NATO
    .history = W 2015 roku w Polsce, krajach bałtyckich, Rumunii i Bułgarii powstało sześć niewielkich ośrodków dowodzenia. Miały pokazać, że sojusz traktuje obronę wschodnich członków poważnie.
event-nord_stream = Gazociąg Nord Stream
    .history = Dwie nitki na dnie Bałtyku od 2011 roku tłoczyły rosyjski gaz prosto do Niemiec. Polska i kraje bałtyckie ostrzegały, że omijanie ich terytorium uderza w ich bezpieczeństwo.
event-papa_air_base = Baza lotnicza Pápa
    .history = Od 2009 roku na węgierskim lotnisku stacjonują transportowe C-17, które wspólnie utrzymuje kilkanaście państw NATO i ich partnerzy. Woziły ludzi i sprzęt między innymi do Afganistanu.
event-regional_group_of_forces = Regionalna Grupa Wojsk
    .history = Białoruś i Rosja utrzymują plan wspólnego zgrupowania, do którego w razie zagrożenia wchodzi cała armia białoruska. Jego działanie sprawdzano na wielkich manewrach Zapad.
event-baltic_defence = Wzmocnienie obrony Krajów Bałtyckich
    .history = Na szczycie w Warszawie w 2016 roku NATO postanowiło wysłać na wschodnią flankę batalionowe grupy bojowe. W krajach bałtyckich służą w nich także Czesi i Słowacy.
event-rosatom_reactors = Reaktory jądrowe Rosatomu
    .history = W styczniu 2014 roku Budapeszt powierzył rosyjskiemu koncernowi rozbudowę elektrowni Paks, finansowaną kredytem z Moskwy. Krytycy widzieli w tym uzależnienie na dziesięciolecia.
event-south_stream = Gazociąg South Stream
    .history = Rura pod Morzem Czarnym miała prowadzić rosyjski gaz na Bałkany i Węgry z pominięciem Ukrainy. Spór z Brukselą o unijne przepisy sprawił, że w grudniu 2014 roku Moskwa zrezygnowała z projektu.
event-euromaidan = Euromajdan
    .history = Gdy w listopadzie 2013 roku prezydent Janukowycz odmówił podpisania umowy z UE, Kijów wyszedł na ulice. Po krwawych starciach w lutym 2014 roku prezydent uciekł do Rosji.
event-donbas_war = Wojna w Donbasie
    .history = Wiosną 2014 roku wspierani przez Rosję separatyści zajęli część obwodów donieckiego i ługańskiego. Porozumienia z Mińska przygasiły walki, lecz nie przyniosły pokoju.
event-migration_crisis = Kryzys migracyjny w Europie
    .history = W 2015 roku do Europy przybyło ponad milion uchodźców i migrantów, głównie z ogarniętej wojną Syrii. Spór o ich rozdział poróżnił Brukselę z państwami Grupy Wyszehradzkiej.

## Pozostałe karty Akcji

card-uk_ireland = Wielka Brytania i Irlandia
card-france = Francja
card-benelux = Beneluks
card-germany = Niemcy
card-denmark = Dania
card-norway = Norwegia
card-sweden = Szwecja
card-finland = Finlandia
card-austria = Austria
card-italy = Włochy
card-iberia = Hiszpania i Portugalia
card-greece = Grecja
card-turkey = Turcja
card-russian_president = Prezydent Rosji
card-prime_minister = Premier Rosji
card-energy_sector = Sektor Energetyczny
card-central_fd_card = Centralny Okręg Federalny
card-northwestern_fd_card = Północno-Zachodni Okręg Federalny
card-southern_fd_card = Południowy Okręg Federalny

## Regiony

region-uk_ireland = Wielka Brytania i Irlandia
region-france = Francja
region-benelux = Beneluks
region-germany = Niemcy
region-denmark = Dania
region-norway = Norwegia
region-sweden = Szwecja
region-finland = Finlandia
region-austria = Austria
region-italy = Włochy
region-iberia = Hiszpania i Portugalia
region-greece = Grecja
region-turkey = Turcja
region-moscow = Moskwa
region-central_fd = Centralny Okręg Federalny
region-northwestern_fd = Północno-Zachodni Okręg Federalny
region-southern_fd = Południowy Okręg Federalny
region-kaliningrad = Kaliningrad
region-baltic_states = Kraje Bałtyckie
region-poland = Polska
region-czech_slovakia = Czechy i Słowacja
region-hungary = Węgry
region-western_balkans = Bałkany Zachodnie
region-eastern_balkans = Bałkany Wschodnie
region-moldova = Mołdawia
region-ukraine = Ukraina
region-belarus = Białoruś
region-georgia = Gruzja
region-armenia = Armenia
region-azerbaijan = Azerbejdżan
region-baltic_sea = Morze Bałtyckie
region-black_sea = Morze Czarne
region-energy_sector = Sektor Energetyczny

## Stół

organisation-russia = Rosja
winner-europe = Wygrywa Europa.
winner-russia = Wygrywa Rosja.
period-1 = 1. Okres: Nowy Porządek Świata
period-2 = 2. Okres: Nowa Zimna Wojna
phase-setup = Przygotowanie
phase-initiative = Inicjatywa
phase-actions = Akcje
phase-events = Wydarzenia
phase-advantages = Nowe karty Atutów
phase-end = Koniec gry
track-turn = Tura
track-prestige = Punkty Prestiżu
track-coins = Monety
track-supply = Jednostki w zasobach
track-hand = Karty Akcji na ręce
track-deck = Talia Akcji
track-advantages = Karty Atutów
track-initiative = Inicjatywa
track-current = Aktualne Wydarzenia
track-upcoming = Nadchodzące Wydarzenia
track-seas = Kontrola mórz
track-shown = Odkryte karty
track-laid = Zakryte karty
track-region_coins = Monety na planszy
track-in_force = Obowiązuje
track-event_hand = Wydarzenia na ręce
track-start_units = Inne jednostki
track-region_cards = Karty regionów
state-met = spełnione
state-resolved = rozpatrywanie w turze { $turn }
state-short = do spełnienia brakuje: { $steps }
state-sanctions = Sankcje: { $side }
state-breakup = Znacznik Rozbicia: { $region }

## Koniec gry

ending-prestige = Więcej Punktów Prestiżu
ending-region_cards = Równy Prestiż, więcej kart Spornych Regionów
ending-coins_and_units = Równy Prestiż i karty regionów, więcej monet i jednostek
ending-tie = Pełny remis: wygrywa Europa

## Pytania

question-keep = Wybierz kartę Atutu, którą usuniesz z gry; dwie pozostałe zatrzymasz.
question-initiative = Wybierz kartę Akcji, którą położysz zakrytą.
question-card = Odkryj jedną z wyłożonych kart albo zagraj Atut lub użyj bonusu karty Morza.
question-action = Wybierz jedną akcję z tej karty.
question-place = Wybierz, gdzie umieścić kostkę Wpływów.
question-grow = Wybierz kostkę Wpływów do podniesienia.
question-organisation = Wybierz organizację.
question-lower = Wybierz kostkę, którą obrócisz na 5.
question-mobilise = Wybierz miejsce Mobilizacji.
question-unit = Wybierz jednostkę, którą przesuniesz.
question-move = Wybierz, dokąd przesunąć jednostkę.
question-breakup = Wybierz region europejski dla znacznika Rozbicia.
question-reveal = Wybierz Wydarzenie, które położysz na polu Nadchodzących Wydarzeń.
question-discard = Wybierz Wydarzenie do odrzucenia.

## Akcje

action-card = { $card }
action-advantage = Atut: { $advantage }
    .keep = { $advantage }
action-cash = Wymień Atut „{ $advantage }” na monety
action-event = { $event }
action-region = { $region }
action-sea = Bonus z karty Morza: { $region }
action-eu = UE: { $region }
action-nato = NATO: { $region }
action-russia = Rosja: { $region }
action-use-eu_place = Umieszczenie wpływów UE
action-use-eu_grow = Wzrost wpływów UE
action-use-eu_income = Dochód
action-use-nato_place = Umieszczenie wpływów NATO
action-use-nato_grow = Wzrost wpływów NATO
action-use-nato_mobilise = Mobilizacja Jednostki NATO
action-use-nato_move = Ruch Jednostki NATO
action-use-ru_place = Umieszczenie wpływów
action-use-ru_grow = Wzrost wpływów
action-use-ru_income = Dochód
action-use-ru_mobilise = Mobilizacja
action-use-ru_move = Ruch Wojsk
action-use-special = Akcja Specjalna
action-skip = Pomiń
    .action = Nie wykonuj żadnej akcji z tej karty
action-done = Gotowe
    .card = Zakończ swoje akcje

## Karty i akcje w skrócie

mark-action = Akcja
mark-effect = Efekt
mark-reaction = Reakcja
verb-eu_place = UE: umieszczenie
verb-eu_grow = UE +{ $number }
verb-eu_income = Dochód { $number }
verb-nato_place = NATO: umieszczenie
verb-nato_grow = NATO +{ $number }
verb-nato_mobilise = Mobilizacja ({ $regions })
verb-nato_move = Ruch Wojsk
verb-ru_place = umieszczenie
verb-ru_grow = wzrost +{ $number }
verb-ru_income = Dochód { $number }
verb-ru_mobilise = Mobilizacja ({ $regions })
verb-ru_move = Ruch Wojsk
words-card = karta Akcji
words-advantage = karta Atutu
words-event = karta Wydarzenia
words-sea = karta Kontroli Morza
    .terms = Liczą się wpływy w regionach: { $regions }; minimum { $minimum }. Remisy wygrywa kolejno: { $order }.
words-coins = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }
words-free = za darmo
words-move = pierwszy region/akwen za darmo, każdy kolejny za 1 monetę
words-trade = Albo { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[other] { $coins } monet
    }. Niewykorzystany Atut: { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[other] { $points } Punktów Prestiżu
    }.
words-reward = Nagroda: { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[other] { $points } Punktów Prestiżu
    }
words-reward-coins = monety (po { $coins }): { $regions }
words-printed = z karty { $coins }
words-lying = z monet w regionie { $coins }
words-sea-coins = z karty Morza { $coins }
words-units = { $units ->
        [one] { $units } jednostka
        [few] { $units } jednostki
       *[other] { $units } jednostek
    }
words-blocked = zatrzymuje się na 5
words-card_won = zdobywasz kartę regionu
words-clash = Starcie Zbrojne: po jednej jednostce obu stron wraca do zasobów
words-break = Rozbicie Wpływów: wroga 6 spada do 5, jednostka wraca do zasobów
words-decline-effect = Nie korzystaj z Efektu
words-decline-reaction = Nie korzystaj z Reakcji
subject-action = Akcja Specjalna z karty „{ $card }”. { $text }
subject-effect = Efekt karty „{ $card }”. { $text }
subject-reaction = Reakcja na kartę „{ $card }”. { $text }

## Dlaczego nie

reason-not_on_card = Na karcie nie ma takiej akcji.
reason-colour = Kostka tej organizacji w tym regionie nie ma wartości 5 ani 6.
reason-break_up = W tym regionie leży znacznik Rozbicia.
reason-sanctions = Sankcje zabraniają w tej turze akcji Dochód.
reason-coins = Masz za mało monet.
reason-supply = Wszystkie twoje jednostki są na planszy.
reason-no_target = Nie ma czego wybrać.
reason-no_cube = Nie ma tu kostki do podniesienia.
reason-has_cube = Kostka już tu leży.
reason-at_limit = Tej kostki nie można podnieść wyżej.
reason-blocked = Kostka przeciwnika o wartości 6 albo jego jednostka zatrzymuje ją na 5.
reason-closed = Do regionów startowych przeciwnika nie wolno wchodzić.
reason-stop = Każda droga prowadzi przez region lub akwen, w którym jednostka musi się zatrzymać.
reason-far = Masz za mało monet na drogę do tego regionu lub akwenu.
reason-not_named = Tekst nie wymienia tego regionu.

## Opcje

option-length = Długość gry
    .help = Oba Okresy albo krótka gra, która kończy się po 10. turze.
option-length-full = 20 tur
option-length-short = 10 tur
option-coins = Monety
    .help = Jawne: obaj gracze widzą wszystkie monety. Ukryte: widzisz tylko swoje, choć każdy zysk i wydatek jest ogłaszany.
option-coins-open = Jawne
option-coins-hidden = Ukryte

## Dziennik

log-turn = Tura { $turn }
log-laid = { $side }: dwie karty położone
log-initiative = Inicjatywa: Europa { $europe }, Rosja { $russia }. Zaczyna { $first }
log-step = Akcje: { $side }
log-card = { $side } odkrywa kartę „{ $card }”
log-use = { $card }: { $action }
log-skip = { $side } pomija akcję z karty „{ $card }”
log-place = { $organisation }: nowa kostka, { $region }
log-grow = { $organisation }, { $region }: { $before } → { $after }
log-lower = { $organisation }, { $region }: { $before } → { $after }
log-region_card = { $side } zdobywa kartę Spornego Regionu „{ $card }”
log-coins = { $side } { $change }: { $total ->
        [one] { $total } moneta
        [few] { $total } monety
       *[other] { $total } monet
    }
log-purse = { $side }, monety: { $change }
log-mobilise = { $side }, Mobilizacja: { $region }
log-move = { $side } przesuwa jednostkę: { $from } → { $to }
log-clash = Starcie Zbrojne, { $region }: po jednej jednostce obu stron wraca do zasobów
log-broken = Rozbicie Wpływów, { $region }: jednostka ({ $side }) wraca do zasobów
log-sea = { $sea }: kontrolę przejmuje { $organisation }
log-sea_free = { $sea }: nikt już nie ma kontroli
log-bonus = { $side } korzysta z bonusu karty Morza: { $sea }
log-effect = Efekt karty „{ $card }”: { $side } z niego korzysta
log-reaction = Reakcja na kartę „{ $card }”: { $side } z niej korzysta
log-declined = { $side } nie korzysta z tekstu karty „{ $card }”
log-advantage = { $side } zagrywa Atut „{ $advantage }”
log-cash = { $side } wymienia Atut „{ $advantage }” na monety
log-sanctions = Sankcje do końca tury: { $side }
log-breakup = Znacznik Rozbicia, { $region }: akcje UE z tej karty są niedostępne
log-region_coin = { $region }: położono { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }
log-reshuffle = { $side } tasuje odrzucone karty w nową talię ({ $cards })
log-draw = { $side } dobiera kartę „{ $card }”
log-drawn = { $side } dobiera { $cards ->
        [one] { $cards } kartę Akcji
        [few] { $cards } karty Akcji
       *[other] { $cards } kart Akcji
    }
log-resolve = Rozpatrywanie Wydarzeń
log-met = { $event }: wymagania spełnione, { $side } zdobywa { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[other] { $points } Punktów Prestiżu
    }
log-failed = { $event }: wymagania niespełnione, karta usunięta
log-events_move = Nadchodzące Wydarzenia stają się Aktualnymi
log-upcoming = Nadchodzące Wydarzenie: { $event }
log-event_laid = { $side }: Wydarzenie położone
log-reveal = { $side } ujawnia Wydarzenie „{ $event }”
log-discard_event = { $side } odrzuca Wydarzenie „{ $event }”
log-events_discarded = { $side } odrzuca { $cards ->
        [one] { $cards } Wydarzenie
        [few] { $cards } Wydarzenia
       *[other] { $cards } Wydarzeń
    }
log-draw_event = { $side } dobiera Wydarzenie „{ $event }”
log-events_drawn = { $side } dobiera { $cards ->
        [one] { $cards } Wydarzenie
        [few] { $cards } Wydarzenia
       *[other] { $cards } Wydarzeń
    }
log-dominance = Dominacja: { $side }, { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
       *[other] { $regions } regionów
    }
log-kept = { $side } ma niewykorzystany Atut „{ $advantage }”: { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[other] { $points } Punktów Prestiżu
    }
log-draw_advantage = { $side } dobiera Atut „{ $advantage }”
log-remove_advantage = { $side } usuwa z gry Atut „{ $advantage }”
log-has_kept = { $side }: karty Atutów wybrane
log-prestige = { $side } +{ $points }, Punkty Prestiżu: { $total }
log-over = { $winner ->
        [europe] Wygrywa Europa – { $ending }
       *[russia] Wygrywa Rosja – { $ending }
    }

## Heuristics, as reasons of a hint
heuristic-event = własne Wydarzenie jest bliżej spełnienia
heuristic-denial = Wydarzenie rywala się oddala
heuristic-dominance = szóstka przy punktowaniu Dominacji
heuristic-influence = Wpływy pod przyszłe Wydarzenia
heuristic-region_card = karta Spornego Regionu do talii
heuristic-sea = kontrola nad morzem
heuristic-units = jednostki tam, gdzie są potrzebne
heuristic-coins = monety
heuristic-order = właściwa kolejność w turze
heuristic-pair = to, co da druga karta
heuristic-advantage = wartość niezagranego Atutu
heuristic-effect = to, co daje tekst karty
heuristic-reaction = możliwa reakcja rywala
heuristic-reveal = Wydarzenie z dobrymi widokami
heuristic-discard = Wydarzenie, bez którego najłatwiej się obejść
heuristic-breakup = karta UE, której zabraknie najbardziej
