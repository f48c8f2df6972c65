### Twilight Struggle – Zimna Wojna: krótkie wyjaśnienia do kart, po jednym w wierszu
# Przy każdym podano podstawę: numery wyjaśnień i Wydarzeń (numer karty) albo przyjęte odczytania.

# events 1; rulings 106, 107, 113; readings
rulings-asia_scoring =
    Azja Południowo-Wschodnia liczy się w całości. Liczą się tylko państwa kontrolowane: Wpływy bez kontroli nic nie dają.
    Przy „Dyplomacji wahadłowej” USA wybierają pomijane Państwo Strategiczne ZSRR; jeśli to Japonia, przepada też punkt za sąsiedztwo.
# events 2; rulings 104, 105, 112
rulings-europe_scoring =
    Kontrola to wszystkie pięć Państw Strategicznych i więcej państw niż przeciwnik; państwa niestrategicznego wymaga Dominacja, Kontrola nie.
    Kontrola Europy wygrywa także w Rozstrzygnięciu Końcowym, bez względu na PZ.
# events 3; rulings 106, 113
rulings-middle_east_scoring =
    Żadne tutejsze państwo nie sąsiaduje z Supermocarstwem, więc punktów za sąsiedztwo nie ma.
    Ta karta zużywa „Dyplomację wahadłową” nawet wtedy, gdy ZSRR nie kontroluje tu żadnego Państwa Strategicznego.
# events 4; rulings 79, 144
rulings-duck_and_cover =
    Przy DEFCON 2 przegrywa Aktywny Gracz, kimkolwiek jest, zanim zostaną przyznane PZ: zagrywając tę kartę, ZSRR nie zrzuci winy na USA.
    W Wyścigu Kosmicznym albo z „Interwencją ONZ” Wydarzenie nie następuje i karta jest bezpieczna.
# events 5; rulings 37, 46, 79, 144; readings
rulings-five_year_plan =
    Wylosowane Wydarzenie USA następuje od razu; każda inna karta, także Rozstrzygnięcia, jest odrzucana bez efektu. ZSRR może się tak pozbyć karty Rozstrzygnięcia.
    Aktywny Gracz się nie zmienia: jeśli wylosowane Wydarzenie obniży DEFCON do 1, przegrywa ten, kto zagrywa „Plan pięcioletni”.
    „Zdrajcy i dezerterzy” wylosowani w Rundzie nic nie robią, chyba że opcja stanowi inaczej.
# events 6; rulings 57, 97, 98, 99, 100, 101, 102, 103
rulings-the_china_card =
    Piąty punkt wymaga wydania wszystkich punktów w Azji (z Azją Południowo-Wschodnią); może być częścią kosztu 2. Przewrót w Azji ma wartość 5 i daje 5 Operacji Wojskowych.
    Nie należy do ręki: żadne Wydarzenie nie może jej odrzucić, wylosować ani zażądać, a gracz w pułapce nie może jej ani odrzucić, ani zagrać.
    Można jej użyć w Wyścigu Kosmicznym; nie można jej zagrać, jeśli dla karty Rozstrzygnięcia zabrakłoby Rundy.
# events 7; rulings 2; readings
rulings-socialist_governments =
    Do Europy Zachodniej należą też Kanada, Grecja, Turcja, Austria i Finlandia.
    ZSRR musi usunąć wszystkie 3 punkty, jeśli to możliwe, najwyżej 2 z jednego państwa.
# events 8; rulings 28
rulings-fidel =
    Jeśli USA zagrają kartę na Operacje, a Wydarzenie nastąpi po nich, znikną też dopiero co położone Wpływy na Kubie.
    ZSRR nigdy nie traci Wpływów ponad potrzebne 3.
# events 9; rulings 57
rulings-vietnam_revolts =
    Dodatkowy punkt przepada, gdy choć jeden punkt wydasz poza Azją Południowo-Wschodnią. Może być częścią kosztu 2 i nie obowiązuje go limit 4.
    Liczy się też przy Przewrotach, Presji i Operacjach z innych Wydarzeń; USA nic nie daje.
# events 10; rulings 35, 36, 37, 100
rulings-blockade =
    Liczy się wartość zmodyfikowana: przy „Doktrynie powstrzymywania” wystarczy 2, przy „Paraliżu” 3 nie wystarczy.
    USA mogą odmówić, choć mają czym zapłacić. Odrzucone Wydarzenie ZSRR nie następuje.
# events 11; rulings 78, 83
rulings-korean_war =
    Wojna to nie Przewrót: ograniczenia DEFCON jej nie zabraniają, a DEFCON nie spada. Kontrola samej Korei Południowej nie zmienia rzutu.
    Toczy się nawet bez Wpływów na miejscu; ZSRR dostaje Operacje Wojskowe także wtedy, gdy kartę zagrywają USA.
# events 12; rulings 32
rulings-romanian_abdication =
    Karta wypada z gry, nawet gdy nic się nie zmieni; ZSRR nigdy nie traci Wpływów ponad potrzebne 3.
# events 13; rulings 20, 78, 83
rulings-arab_israeli_war =
    Inaczej niż w „Wojnie w Korei” liczy się też kontrola USA nad samym celem: Izrael odejmuje 1 od rzutu.
    „Porozumienie z Camp David” rozpatrzone wcześniej w tej samej Fazie Wydarzeń Kluczowych powstrzymuje to Wydarzenie.
# events 14; rulings 2
rulings-comecon =
    Austria i Finlandia też należą do Europy Wschodniej. Cztery państwa muszą być różne, a kontrolę USA sprawdza się w chwili Wydarzenia.
# events 15
rulings-nasser =
    Połowę zaokrągla się w górę: z 3 Punktów Wpływów USA przepadają 2, z 1 – ten jedyny.
# events 16
rulings-warsaw_pact_formed =
    Dodawane Wpływy mogą trafić do państw kontrolowanych przez USA. Po każdym z wyborów można zagrać „NATO”.
# events 17; rulings 116
rulings-de_gaulle_leads_france =
    Francja pozostaje poza „NATO” na stałe, niezależnie od kolejności tych kart.
# events 18; rulings 95
rulings-captured_nazi_scientist =
    To nie próba: działa przed próbą w Etapie i po niej i jej nie zużywa.
# events 19; rulings 32
rulings-truman_doctrine =
    W chwili Wydarzenia państwa nie może kontrolować żadna strona. ZSRR, zagrywając tę kartę, może najpierw Operacjami objąć zagrożone państwo kontrolą.
    Bez celu Wydarzenie i tak się liczy, a karta wypada z gry.
# events 20; rulings 42, 126, 144
rulings-olympic_games =
    Przy DEFCON 2 bojkot oznacza porażkę Aktywnego Gracza, zwykle organizatora: zagranie tego Wydarzenia jest wtedy zabójcze.
    4 Operacje po bojkocie podlegają nowemu poziomowi DEFCON i modyfikatorom w rodzaju „Paraliżu”; można z nich zrezygnować, ale nie użyć w Wyścigu Kosmicznym.
# events 21; rulings 61, 67, 116; readings
rulings-nato =
    Ochrona zależy od kontroli USA w chwili próby: gdy złamiesz ją Wpływami, państwo znów jest otwarte.
    „Interwencja zbrojna” nie może tam uderzyć z żadnej strony. Dokładania Wpływów, Wydarzeń ani działań USA to nie ogranicza.
# events 22; rulings 131
rulings-independent_reds =
    Podnosi Wpływy USA do liczby Wpływów ZSRR i niczego nie zmniejsza. Tam, gdzie USA już dorównują ZSRR, nic się nie zmienia.
# events 23; rulings 2
rulings-marshall_plan =
    Siedem różnych państw niekontrolowanych przez ZSRR; dozwolone są też Kanada, Austria, Finlandia, Grecja i Turcja.
# events 24; rulings 78
rulings-indo_pakistani_war =
    Od rzutu odejmuje się tylko kontrolowanych przez przeciwnika sąsiadów, nie kontrolę nad celem. Operacje Wojskowe dostajesz także po przegranej.
# events 25; rulings 16, 40, 42, 43
rulings-containment =
    Podnosi wartość każdej karty USA, także przy Operacjach z Wydarzeń i przy odrzucaniu, ale nie ponad 4. Kolejności Wydarzeń Kluczowych nie zmienia.
# events 26; rulings 42, 73, 120, 144
rulings-cia_created =
    Ręka jest pokazywana raz i znów zakryta; kart dobranych później nie widać.
    Przewrót, którego mogą dokonać USA, jest zwykłym Przewrotem. W Rundzie ZSRR przy DEFCON 2 Przewrót w Państwie Strategicznym to porażka ZSRR.
# events 27; rulings 61, 67
rulings-us_japan_mutual_defense_pact =
    Japonia pozostaje zamknięta dla Przewrotów i Presji ZSRR, ktokolwiek ją kontroluje. Dokładać tam Wpływy nadal wolno.
# events 28
rulings-suez_crisis =
    Najwyżej 2 z jednego państwa, więc jeśli jest co usuwać, ucierpią co najmniej dwa z trzech państw.
# events 29
rulings-east_european_unrest =
    Trzy różne państwa. W Etapach 8–10 usuwa się po 2 punkty, a gdzie jest tylko 1, ten jeden.
# events 30
rulings-decolonization =
    Cztery różne państwa; zasięg i koszt nie mają znaczenia, a państwa kontrolowane przez USA są dozwolone.
# events 31; rulings 40, 41, 42, 43
rulings-red_scare_purge =
    Obniża wartość we wszystkim: w Przewrotach i Operacjach Wojskowych, w Wyścigu Kosmicznym, przy odrzucaniu i Operacjach z Wydarzeń; nigdy poniżej 1.
    Dwa „Paraliże” w jednym Etapie się sumują. Rozpatrzony wcześniej jako Wydarzenie Kluczowe obniża już Operacje z drugiego Wydarzenia Kluczowego.
# events 32; rulings 17, 42, 50, 144; readings
rulings-un_intervention =
    Druga karta musi mieć Wydarzenie przeciwnika; nieważne, czy mogłoby ono nastąpić. Obie karty są odrzucane, także karta z gwiazdką.
    W jednej Rundzie zużywasz dwie karty. Punktów drugiej karty można użyć do każdej Operacji, domyślnie także w Wyścigu Kosmicznym.
    Zagrana sama, za 1 punkt, niczego nie powstrzymuje i nie odpowiada na „Pogrzebiemy was!”.
# events 33; rulings 127
rulings-de_stalinization =
    Najpierw się zabiera, potem dokłada: opróżnione państwo może przejść pod kontrolę USA i się zamknąć. Sąsiedztwo nie jest potrzebne, można przenieść mniej niż 4.
# events 34; rulings 80
rulings-nuclear_test_ban =
    PZ liczy się według starego poziomu DEFCON, zanim wzrośnie: 3 PZ przy DEFCON 5, nic przy 2.
# events 35; rulings 75, 113
rulings-formosan_resolution =
    Tajwan jest Państwem Strategicznym tylko przy Rozstrzygnięciu w Azji i Rozstrzygnięciu Końcowym, i tylko pod kontrolą USA. Przewrót tam nigdy nie obniża DEFCON.
    Jako Państwo Strategiczne nie służy już za państwo niestrategiczne potrzebne do Dominacji. Każde zagranie „Karty Chińskiej” przez USA, także w Wyścigu Kosmicznym, kończy efekt.
# events 36; rulings 78; readings
rulings-brush_war =
    Sąsiednie Supermocarstwo liczy się jako kontrolowany sąsiad: przeciw ZSRR w Meksyku, przeciw USA w Afganistanie.
    To nie Przewrót: ograniczenia Regionów nie obowiązują, a DEFCON nie spada. „NATO” zamyka obu stronom państwa Europy kontrolowane przez USA.
# events 37; rulings 106
rulings-central_america_scoring =
    Punkty za sąsiedztwo może tu zdobyć tylko ZSRR, za Meksyk i Kubę: państwa obok własnego Supermocarstwa nic nie dodają.
# events 38; rulings 112, 113
rulings-southeast_asia_scoring =
    Nie zna Obecności, Dominacji ani Kontroli, a „Dyplomacja wahadłowa” jej nie dotyczy. To jedyna karta Rozstrzygnięcia, która wypada z gry; w Rozstrzygnięciu Końcowym podregion liczy się tylko w ramach Azji.
# events 39; rulings 125; readings
rulings-arms_race =
    Wymaganiem jest bieżący poziom DEFCON. Remis w Operacjach Wojskowych nic nie daje.
    Tekst mówi o Aktywnym Graczu, także gdy karta trafi do gry przez „Handel zbożem z ZSRR” w Rundzie ZSRR; można to zmienić opcją.
# events 40; rulings 144; readings
rulings-cuban_missile_crisis =
    Każdy Przewrót zagrożonej strony to porażka, także darmowy, w Rundzie dowolnej strony i w każdym państwie; „Atomowe okręty podwodne” nie pomagają. Wojny i Presja to nie Przewroty.
    Groźbę można zażegnać przy każdej decyzji tej strony, usuwając 2 Punkty Wpływów z jednego państwa (Kuba; Niemcy Zachodnie lub Turcja). DEFCON się nie zmienia.
# events 41; rulings 86
rulings-nuclear_subs =
    Obejmuje wszystkie Przewroty USA w tym Etapie, także darmowe i w Rundach ZSRR. Nie otwiera zamkniętych Regionów, nie powstrzymuje Wydarzeń obniżających DEFCON i nie chroni przed „Kryzysem kubańskim”.
# events 42; rulings 25, 37, 44, 101, 118, 119
rulings-quagmire =
    Jedno odrzucenie i jeden rzut na Rundę; niezależnie od wyniku Runda się kończy. Liczy się zmodyfikowana wartość kart, a odrzucone Wydarzenia nie następują.
    Wydarzenia Kluczowe zagrywa się normalnie, a pułapka trwa w kolejnych Etapach. Gdy kartom Rozstrzygnięć miałoby zabraknąć Rund, zagrywa się je zamiast odrzucania.
    Obowiązkową „Diabelską alternatywę” o wartości co najmniej 2 trzeba odrzucić jako pierwszą. Z pułapki nie można odpowiedzieć na „Pogrzebiemy was!”.
# events 43; rulings 70, 121, 122
rulings-salt_negotiations =
    −1 dotyczy rzutów na Przewrót obu stron, także darmowych, ale nie zdobywanych za nie Operacji Wojskowych.
    Odzyskana karta może być odrzucona jeszcze w tym Etapie i w tym Etapie zagrana. Kart Rozstrzygnięć brać nie wolno.
# events 44; rulings 25, 37, 44, 101, 118, 119
rulings-bear_trap =
    Wobec ZSRR działają zasady „Grzęzawiska”: jedno odrzucenie karty o wartości co najmniej 2 i jeden rzut na Rundę, Wydarzenia Kluczowe bez zmian, „Karta Chińska” niedostępna.
    Bez odpowiedniej karty ZSRR może zagrywać tylko karty Rozstrzygnięć i może z nimi poczekać, dopóki starcza Rund.
# events 45; rulings 79, 144
rulings-summit =
    DEFCON może zmienić zwycięzca, a nie zagrywający. Przy DEFCON 2 przeciwnik, który wygra, może go obniżyć i tym samym wygrać grę.
    +1 daje tylko Dominacja lub Kontrola jednego z sześciu Regionów; Azja Południowo-Wschodnia nie jest tu Regionem, a „Traktat USA-Tajwan” i „Dyplomacja wahadłowa” się nie liczą.
# events 46; rulings 79, 84, 144
rulings-how_i_learned_to_stop_worrying =
    Ustawienie DEFCON na 1 to porażka Aktywnego Gracza: własna klęska, ale wygrana USA, jeśli kartę wylosuje „Handel zbożem z ZSRR” w Rundzie ZSRR.
    5 Operacji Wojskowych zapełnia tor; nie jest to Przewrót.
# events 47; rulings 72, 73, 144
rulings-junta =
    Kolejność jest stała: najpierw 2 Punkty Wpływów, potem darmowy Przewrót lub Presja, z których można zrezygnować.
    Darmowy Przewrót pomija ograniczenia Regionów i nie daje Operacji Wojskowych, ale w Państwie Strategicznym obniża DEFCON, a przy 2 oznacza porażkę.
# events 48; rulings 33; readings
rulings-kitchen_debates =
    Bez przewagi Wydarzenie nie następuje, a karta jest tylko odrzucana. ZSRR, zagrywając ją, może najpierw złamać przewagę Operacjami.
# events 49; rulings 17, 44, 144; readings
rulings-missile_envy =
    Decyduje wartość nadrukowana, a spośród równych wybiera oddający. Z Wydarzeniem oddającego dostajesz tylko punkty; własne lub wspólne następuje od razu, a zabójcze oznacza twoją porażkę.
    Druga strona musi w swojej następnej Rundzie zagrać „Diabelską alternatywę” na Operacje i nie może jej wystawić jako Wydarzenia Kluczowego. Pierwszeństwo mają karty Rozstrzygnięć, które inaczej by zostały.
    Jeśli przeciwnik ma same karty Rozstrzygnięć, do wymiany nie dochodzi, chyba że opcja stanowi inaczej.
# events 50; rulings 26, 109, 144; readings
rulings-we_will_bury_you =
    DEFCON spada od razu, więc przy 2 przegrywa ten, kto zagrywa kartę. 3 PZ czekają na następną Rundę USA; na Wydarzenie Kluczowe odpowiada się w pierwszej.
    Odpowiedzią jest tylko „Interwencja ONZ” zagrana jako Wydarzenie. 3 PZ przyznaje się przed wszystkim, co USA zdobędą w tej Rundzie, i mogą zakończyć grę.
    USA w pułapce, zmuszone zagrać „Diabelską alternatywę” lub bez kart nie mogą odpowiedzieć.
# events 51; rulings 40, 42, 43
rulings-brezhnev_doctrine =
    Podnosi wartość każdej karty ZSRR, także przy Operacjach z Wydarzeń i przy odrzucaniu, ale nie ponad 4.
# events 53; readings
rulings-south_african_unrest =
    2 punkty dla sąsiadów można podzielić między Angolę i Botswanę, chyba że opcja stanowi inaczej.
# events 55; rulings 116
rulings-willy_brandt =
    Niemcy Zachodnie są poza „NATO” także wtedy, gdy „NATO” przyjdzie później. Oddaje je dopiero „Zburzcie ten mur”.
# events 56
rulings-muslim_revolution =
    ZSRR musi wybrać dwa państwa, jeśli w dwóch są Wpływy USA; nie może poprzestać na jednym.
# events 57; rulings 42, 96, 144
rulings-abm_treaty =
    DEFCON rośnie najpierw, więc Operacje podlegają nowemu poziomowi i mogą objąć zamknięty dotąd Region. Można z nich zrezygnować; nie można ich użyć w Wyścigu Kosmicznym.
# events 58; rulings 99
rulings-cultural_revolution =
    Zabrana w ten sposób „Karta Chińska” leży odkryta i można ją zagrać jeszcze w tym Etapie, nawet jeśli była zakryta.
# events 59; readings
rulings-flower_power =
    Daje PZ raz za każdą kartę wojny zagraną przez USA jako Wydarzenie lub na Operacje, także jako Wydarzenie Kluczowe i z „Handlu zbożem z ZSRR”; nie za Wyścig Kosmiczny, odrzucenie ani kartę zagraną przez ZSRR.
    Domyślnie daje je też wtedy, gdy wojna jest zabroniona albo powstrzyma ją „Interwencja ONZ”; jedno i drugie zmieniają opcje.
# events 60
rulings-u2_incident =
    Dodatkowy PZ należy się za „Interwencję ONZ” dowolnej strony, także własną ZSRR, jeśli później w tym Etapie zostanie zagrana jako Wydarzenie.
# events 61
rulings-opec =
    Liczy się tylko kontrola; Wenezuela jest na liście, Syrii, Jordanii i Izraela na niej nie ma.
# events 62; rulings 42, 120, 144
rulings-lone_gunman =
    Ręka jest pokazywana raz; karty dobrane później pozostają zakryte. W Rundzie USA przy DEFCON 2 Przewrót ZSRR w Państwie Strategicznym to porażka USA, lecz pod groźbą „Kryzysu kubańskiego” przegrywa ZSRR.
# events 63
rulings-colonial_rear_guards =
    Cztery różne państwa; zasięg i koszt nie mają znaczenia, a państwa kontrolowane przez ZSRR są dozwolone. Reszta Azji nie.
# events 65; rulings 20; readings
rulings-camp_david_accords =
    „Wojny izraelsko-arabskie” można potem zagrać tylko na Operacje; jeśli działają „Dzieci kwiaty”, domyślnie i tak dają ZSRR 2 PZ, gdy zrobią to USA.
# events 66
rulings-puppet_governments =
    Tylko państwa bez Wpływów żadnej ze stron. USA mogą poprzestać na mniej niż trzech.
# events 67; rulings 42, 96, 123, 144; readings
rulings-grain_sales_to_soviets =
    Zatrzymaną kartę zagrywa się jak kartę z ręki USA: jako Wydarzenie lub na Operacje, w Wyścigu Kosmicznym w ramach limitu albo z „Interwencją ONZ”. Wydarzenie ZSRR następuje wtedy jak zwykle.
    Po zwrocie karty, albo gdy nie ma czego wziąć, USA mogą wykonać Operacje o wartości 2, ale nie w Wyścigu Kosmicznym.
    W Rundzie ZSRR Aktywnym Graczem jest ZSRR: przy DEFCON 2 Przewrót USA w Państwie Strategicznym to porażka ZSRR.
# events 68; rulings 33
rulings-john_paul_ii_elected_pope =
    „Solidarność” może być Wydarzeniem dopiero po tym Wydarzeniu; samo zagranie karty na Operacje nie wystarczy.
# events 69; rulings 70, 76
rulings-latin_american_death_squads =
    Zmienia rzut na Przewrót, a nie Operacje Wojskowe. Kilka zagrań w jednym Etapie się sumuje.
# events 70
rulings-oas_founded =
    Oba punkty mogą trafić do jednego państwa, z Wpływami USA lub bez.
# events 71; rulings 132
rulings-nixon_plays_the_china_card =
    Zabrana w ten sposób „Karta Chińska” leży zakryta do końca Etapu. Dopóki trwa Chińska Wojna Domowa, przyjmuje się, że mają ją USA, i zdobywają one 2 PZ.
# events 72; rulings 28
rulings-sadat_expels_soviets =
    Najpierw znikają wszystkie Wpływy ZSRR w Egipcie, potem USA dodają punkt; gdy kartę zagrywa ZSRR, a Wydarzenie jest po Operacjach, przepadają też świeżo położone Wpływy.
# events 73; rulings 113; readings
rulings-shuttle_diplomacy =
    Pominięte państwo nie liczy się do niczego: ani jako Państwo Strategiczne, ani jako państwo, ani za sąsiedztwo. ZSRR nie może więc mieć Kontroli tego Regionu.
    Zużywa ją najbliższe Rozstrzygnięcie w Azji lub na Bliskim Wschodzie, bez względu na wynik; nie dotyczy Rozstrzygnięcia w Azji Południowo-Wschodniej ani Końcowego.
# events 74
rulings-the_voice_of_america =
    Nie w Europie i najwyżej 2 z jednego państwa, więc jeśli jest co usuwać, ucierpią co najmniej dwa państwa.
# events 75
rulings-liberation_theology =
    Trzy punkty w co najmniej dwóch państwach; zasięg i koszt nie mają znaczenia, a państwa kontrolowane przez USA są dozwolone.
# events 76; rulings 132
rulings-ussuri_river_skirmish =
    Zabrana w ten sposób „Karta Chińska” leży odkryta i można ją od razu zagrać, nawet jeśli była zakryta. 4 Punkty Wpływów dodają tylko USA, które już ją mają.
# events 77; rulings 37, 46
rulings-ask_not_what_your_country =
    Wszystkie odrzucane karty wybiera się przed dobieraniem. Mogą być wśród nich karty Rozstrzygnięć; nie są wtedy rozliczane.
# events 78; rulings 32
rulings-alliance_for_progress =
    Bez żadnego Państwa Strategicznego Wydarzenie i tak się liczy, a karta wypada z gry.
# events 79; rulings 104, 106
rulings-africa_scoring =
    Żadne tutejsze państwo nie sąsiaduje z Supermocarstwem. Dominacja wymaga, poza przewagą, choć jednego Państwa Strategicznego i choć jednego niestrategicznego.
# events 80; rulings 33, 95
rulings-one_small_step =
    Tylko gdy jesteś z tyłu. Przeskoczone pole nie daje PZ, ale liczy się jako osiągnięte i kończy zdolność przeciwnika.
# events 81; rulings 104, 106
rulings-south_america_scoring =
    Żadne tutejsze państwo nie sąsiaduje z Supermocarstwem. Dominacja wymaga, poza przewagą, choć jednego Państwa Strategicznego i choć jednego niestrategicznego.
# events 82; rulings 130
rulings-iranian_hostage_crisis =
    Silniejszy staje się tylko „Terroryzm” zagrany przez ZSRR; zagrany przez USA nadal kosztuje jedną kartę.
# events 83; rulings 53; readings
rulings-the_iron_lady =
    Punkt ZSRR w Argentynie nie daje zasięgu w tej samej Rundzie, nawet gdy ZSRR zagrywa kartę i najpierw rozpatruje Wydarzenie.
# events 84; rulings 32
rulings-reagan_bombs_libya =
    Każde pełne 2 Punkty Wpływów ZSRR dają 1 PZ, nieparzysty nic. Wpływy nie są usuwane, a karta wypada z gry, nawet gdy nic nie da.
# events 85; rulings 33, 121, 144; readings
rulings-star_wars =
    USA muszą prowadzić w Wyścigu Kosmicznym; remis nie wystarczy. Wybrane Wydarzenie ZSRR należy do ZSRR.
    Jeśli jest jakaś karta, trzeba wybrać. Wydarzenie, które obniży DEFCON do 1, oznacza porażkę Aktywnego Gracza.
# events 86; rulings 14, 133
rulings-north_sea_oil =
    Zagrana w Rundzie 7 nadal daje USA Rundę 8 w tym samym Etapie. Ósmą Rundę można spasować, ale nie z kartą Rozstrzygnięcia na ręce.
# events 87; rulings 67
rulings-the_reformer =
    ZSRR nie może odtąd dokonywać Przewrotów w Europie, także z Wydarzeń; Presja pozostaje dozwolona. 6 punktów wymaga prowadzenia w PZ w chwili Wydarzenia.
# events 88
rulings-marine_barracks_bombing =
    2 dalsze punkty usuwa się z dowolnych państw Bliskiego Wschodu: oba z jednego albo po jednym z dwóch.
# events 89; rulings 79, 144
rulings-soviets_shoot_down_kal_007 =
    Przy DEFCON 2 przegrywa Aktywny Gracz, zanim padną PZ. Operacje służą tylko Wpływom lub Presji i podlegają nowemu poziomowi DEFCON.
# events 90; rulings 42
rulings-glasnost =
    4 Operacje wymagają „Reformatora” w grze, nie mogą być Przewrotem i podlegają podniesionemu poziomowi DEFCON.
# events 91; rulings 72, 73, 129, 144
rulings-ortega_elected_in_nicaragua =
    Darmowy Przewrót tylko na Kubie, w Hondurasie lub Kostaryce. Kuba to Państwo Strategiczne: w Rundzie USA przy DEFCON 2 przegrywają USA.
# events 92; rulings 37, 46, 100, 130
rulings-terrorism =
    Kartę losuje się; może to być karta Rozstrzygnięcia, a jej Wydarzenie nie następuje. „Karta Chińska” i wystawione Wydarzenie Kluczowe są bezpieczne.
# events 93
rulings-iran_contra_scandal =
    Każdy rzut USA przy Wywieraniu Presji dostaje −1, także gdy Presję Wywiera ZSRR. Przewrotów to nie dotyczy.
# events 94; rulings 60
rulings-chernobyl =
    Zamknięte jest tylko dokładanie Wpływów za Punkty Operacyjne: Wydarzenia, Przewroty i Presja ZSRR działają, a tamtejsze Wpływy nadal dają zasięg do innych Regionów. Azja obejmuje Azję Południowo-Wschodnią.
# events 95; rulings 35, 100, 124; readings
rulings-latin_american_debt_crisis =
    Liczy się zmodyfikowana wartość odrzucanej karty, a „Kartą Chińską” nie można zapłacić. Jeśli USA odmówią, dwa państwa wybiera ZSRR.
    Karta nie ma gwiazdki i zostaje w grze.
# events 96; rulings 72, 73, 116, 144
rulings-tear_down_this_wall =
    Darmowy Przewrót lub Presja pomijają ograniczenia DEFCON i nie dają Operacji Wojskowych; Przewrót w Państwie Strategicznym obniża DEFCON. Przy DEFCON 2 w Rundzie ZSRR przegrywa ZSRR, w Rundzie USA – USA.
# events 97
rulings-an_evil_empire =
    Nie dopuszcza też do późniejszego wejścia w grę „Dzieci kwiatów”.
# events 98; rulings 46, 120, 124
rulings-aldrich_ames_remix =
    ZSRR musi wybrać kartę i może wybrać kartę Rozstrzygnięcia. Ręka pozostaje odkryta do końca Etapu, łącznie z kartami dobranymi później.
# events 99
rulings-pershing_ii_deployed =
    Do trzech różnych państw: ZSRR może wybrać mniej, a PZ zdobywa zawsze.
# events 100; rulings 33, 115; readings
rulings-wargames =
    Najpierw oddaje się 6 PZ, potem od razu decyduje tor Punktacji: bez Rozstrzygnięcia Końcowego i punktu za „Kartę Chińską”.
    Rezygnacja też zużywa kartę, chyba że opcja stanowi inaczej.
# events 101; rulings 33
rulings-solidarity =
    Bez „Jana Pawła II” Wydarzenie nie następuje, a karta, choć z gwiazdką, jest tylko odrzucana.
# events 102; rulings 78; readings
rulings-iran_iraq_war =
    Od rzutu odejmuje się tylko kontrolowanych przez przeciwnika sąsiadów. Karta wypada z gry po wygranej i po przegranej.
# events 103; rulings 24; readings
rulings-defectors =
    Jako Wydarzenie Kluczowe USA anuluje Wydarzenie Kluczowe ZSRR bez względu na wartość, nawet kartę Rozstrzygnięcia, która jest po prostu odrzucana.
    W Rundzie ZSRR USA zdobywają 1 PZ, gdy karta służy Operacjom; nie w Wyścigu Kosmicznym, nie z „Interwencją ONZ” i nie przy odrzuceniu.
# events 104; rulings 49, 128
rulings-the_cambridge_five =
    Karty Rozstrzygnięcia wystawionej już jako Wydarzenie Kluczowe nie ma na ręce i się jej nie pokazuje. Punkt może trafić do państwa kontrolowanego przez USA; można z niego zrezygnować.
# events 105; rulings 34
rulings-special_relationship =
    Kontrolę nad Zjednoczonym Królestwem sprawdza się w chwili Wydarzenia: ZSRR może ją najpierw złamać Operacjami z tej karty.
# events 106; readings
rulings-norad =
    Liczy się tylko Runda dowolnej strony, w której DEFCON zmienił się na 2; nie Faza Wydarzeń Kluczowych ani Runda zaczęta przy 2. Kontrolę nad Kanadą sprawdza się na koniec Rundy.
    „NORAD” zagrany po „Grzęzawisku” działa, chyba że opcja stanowi inaczej.
# events 107; rulings 70, 73; readings
rulings-che =
    To nie są darmowe Przewroty: dają Operacje Wojskowe i podlegają wszystkim modyfikatorom. Drugie państwo musi być inne, a pierwszy Przewrót musi usunąć Wpływy USA.
    Państwa Strategiczne są wykluczone, więc DEFCON nigdy nie spada.
# events 108; rulings 33; readings
rulings-our_man_in_tehran =
    Pięć kart widzą tylko USA; ZSRR widzi to, co zostanie odrzucone. Gdy talia jest za krótka, najpierw wtasowuje się stos kart odrzuconych.
# events 109
rulings-yuri_and_samantha =
    Daje 1 PZ za każdą późniejszą w tym Etapie próbę Przewrotu USA: nieudaną, darmową i w Rundzie ZSRR; za Presję nie.
# events 110
rulings-awacs_sale_to_saudis =
    „Rewolucję islamską” można potem zagrać tylko na Operacje.
