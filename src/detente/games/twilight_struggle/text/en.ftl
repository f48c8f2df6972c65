### Twilight Struggle: names, card events and history

game-name = Twilight Struggle
side-us = United States
    .short = US
side-ussr = Soviet Union
    .short = USSR
era-early = Early War
era-mid = Mid War
era-late = Late War

## Regions

region-europe = Europe
region-asia = Asia
region-middle_east = Middle East
region-africa = Africa
region-central_america = Central America
region-south_america = South America
region-southeast_asia = Southeast Asia

## Space race

space-1 = Earth Satellite
space-2 = Animal in Space
    .ability = As long as only you have reached this box, you may play two cards per turn on the space race.
space-3 = Man in Space
space-4 = Man in Earth Orbit
    .ability = As long as only you have reached this box, your opponent must show its headline card before you choose yours.
space-5 = Lunar Orbit
space-6 = Eagle/Bear has Landed
    .ability = As long as only you have reached this box, you may discard one held card at the end of each turn.
space-7 = Space Shuttle
space-8 = Space Station
    .ability = As long as only you have reached this box, you may play eight action rounds per turn.

## Countries

country-canada = Canada
country-uk = United Kingdom
country-norway = Norway
country-sweden = Sweden
country-denmark = Denmark
country-benelux = Benelux
country-west_germany = West Germany
country-france = France
country-spain_portugal = Spain/Portugal
country-italy = Italy
country-greece = Greece
country-turkey = Turkey
country-finland = Finland
country-austria = Austria
country-east_germany = East Germany
country-poland = Poland
country-czechoslovakia = Czechoslovakia
country-hungary = Hungary
country-yugoslavia = Yugoslavia
country-romania = Romania
country-bulgaria = Bulgaria
country-lebanon = Lebanon
country-syria = Syria
country-israel = Israel
country-jordan = Jordan
country-egypt = Egypt
country-libya = Libya
country-iraq = Iraq
country-iran = Iran
country-gulf_states = Gulf States
country-saudi_arabia = Saudi Arabia
country-afghanistan = Afghanistan
country-pakistan = Pakistan
country-india = India
country-north_korea = North Korea
country-south_korea = South Korea
country-japan = Japan
country-taiwan = Taiwan
country-australia = Australia
country-burma = Burma
country-laos_cambodia = Laos/Cambodia
country-thailand = Thailand
country-vietnam = Vietnam
country-malaysia = Malaysia
country-indonesia = Indonesia
country-philippines = Philippines
country-algeria = Algeria
country-morocco = Morocco
country-tunisia = Tunisia
country-west_african_states = West African States
country-saharan_states = Saharan States
country-ivory_coast = Ivory Coast
country-nigeria = Nigeria
country-cameroon = Cameroon
country-zaire = Zaire
country-sudan = Sudan
country-ethiopia = Ethiopia
country-somalia = Somalia
country-kenya = Kenya
country-se_african_states = SE African States
country-zimbabwe = Zimbabwe
country-botswana = Botswana
country-angola = Angola
country-south_africa = South Africa
country-mexico = Mexico
country-guatemala = Guatemala
country-el_salvador = El Salvador
country-honduras = Honduras
country-nicaragua = Nicaragua
country-costa_rica = Costa Rica
country-panama = Panama
country-cuba = Cuba
country-haiti = Haiti
country-dominican_republic = Dominican Republic
country-venezuela = Venezuela
country-colombia = Colombia
country-ecuador = Ecuador
country-peru = Peru
country-bolivia = Bolivia
country-chile = Chile
country-argentina = Argentina
country-paraguay = Paraguay
country-uruguay = Uruguay
country-brazil = Brazil
country-chinese_civil_war = Chinese Civil War

## Early War

card-asia_scoring = Asia Scoring
    .event = Score Asia, Southeast Asia included: Presence 3, Domination 7, Control 9 VP. Each side adds 1 per controlled battleground; the USSR adds 1 for Japan, the US adds 1 each for North Korea and Afghanistan. Formosan Resolution and Shuttle Diplomacy apply. May not be held.
    .history = Japan's defeat left a vacuum from Manchuria to Java. Within a few years China turned communist, Korea was divided and the European empires collapsed, and both superpowers fought their costliest wars on this continent.
card-europe_scoring = Europe Scoring
    .event = Score Europe: Presence 3, Domination 7 VP; Control wins the game at once. Each side adds 1 per controlled battleground; the USSR adds 1 for Canada, the US adds 1 each for Finland, Poland and Romania. May not be held.
    .history = The Cold War began in Europe and ended there. Millions of soldiers faced each other across a divided Germany for four decades, yet the front line hardly moved until the wall that marked it was opened in 1989.
card-middle_east_scoring = Middle East Scoring
    .event = Score the Middle East: Presence 3, Domination 5, Control 7 VP. Each side adds 1 per controlled battleground. Shuttle Diplomacy applies. May not be held.
    .history = Oil, the Suez Canal and the founding of Israel made this region a prize for both blocs. Local leaders learned quickly to play one patron against the other, and several wars came close to drawing the superpowers in.
card-duck_and_cover = Duck and Cover
    .event = DEFCON falls by 1. Then the US gains VP equal to 5 minus the new DEFCON level. Played at DEFCON 2 it starts nuclear war before any VP are scored.
    .history = After the Soviet bomb test of 1949 American civil defence reached into the classroom. A 1951 film starring Bert the Turtle taught children to dive beneath their desks at the flash, which did more for morale than for survival.
card-five_year_plan = Five Year Plan
    .event = A random card is drawn from the USSR hand. If it carries a US event, that event takes place at once; any other card, scoring cards included, is discarded without effect. The phasing player stays the same.
    .history = From 1928 the Soviet economy ran on central plans that fixed output for years ahead. Heavy industry grew at breakneck speed, but targets counted tonnes instead of usefulness, and shortages and waste became part of everyday life.
card-the_china_card = The China Card
    .event = Worth 4 operations points, or 5 if all are spent in Asia (not for the space race). It has no event, is never headlined, discarded or forced out, and may not strand a scoring card. After play it passes face down to your opponent. Played by the US it ends Formosan Resolution. Its holder after turn 10 gains 1 VP.
    .history = Mao's victory in 1949 seemed to give Moscow a giant partner. The alliance soured within a decade, border shots followed in 1969, and by 1972 an American president was toasting his hosts in Beijing.
card-socialist_governments = Socialist Governments
    .event = The USSR removes 3 US influence in Western Europe, at most 2 per country. Does not occur once The Iron Lady has been played.
    .history = Communist parties left the war with the prestige of the resistance and drew millions of votes in Italy and France. Socialist cabinets elsewhere often kept their distance from Washington's plans, to the worry of American planners.
card-fidel = Fidel
    .event = All US influence in Cuba is removed. The USSR is raised to the 3 influence that control of Cuba takes; it keeps any surplus.
    .history = Castro's guerrillas marched into Havana in January 1959. Land reform, seized American property and a trade embargo followed in quick succession, and soon Moscow had an ally within sight of Florida.
card-vietnam_revolts = Vietnam Revolts
    .event = Add 2 USSR influence in Vietnam. For the rest of the turn USSR operations are worth 1 point more, even above 4, if all their points are spent in Southeast Asia on influence, a coup or realignment.
    .history = Ho Chi Minh declared independence in 1945, but France returned to reclaim its colony. Eight years of war ended with the French defeat at Dien Bien Phu in 1954 and a country split at the 17th parallel.
card-blockade = Blockade
    .event = The US must discard a card with an operations value of 3 or more (modifiers count; no scoring card, no China Card) or lose all its influence in West Germany. It may choose the loss.
    .history = In June 1948 Soviet troops cut the roads, railways and canals to West Berlin. For almost a year American and British aircraft carried in food and coal, at times landing every few minutes, until Stalin reopened the routes.
card-korean_war = Korean War
    .event = Target: South Korea. Roll a die, minus 1 for each of Japan, Taiwan and North Korea that the US controls: on 4 or more the USSR gains 2 VP and replaces all US influence there with its own. The USSR gains 2 military operations in any case. Chinese Civil War unfinished: a further minus 1.
    .history = North Korean troops crossed the 38th parallel in June 1950. A UN force led by the United States drove them back to the Yalu, China entered the war, and after three years the armistice line lay close to where it all began.
card-romanian_abdication = Romanian Abdication
    .event = All US influence in Romania is removed. The USSR is raised to the 3 influence that control of Romania takes; it keeps any surplus.
    .history = King Michael had helped to take Romania out of the Axis in 1944. At the end of 1947 the communist government forced him to sign away his throne, and a people's republic was proclaimed the same day.
card-arab_israeli_war = Arab-Israeli War
    .event = Target: Israel. Roll a die, minus 1 for each of Israel, Egypt, Jordan, Lebanon and Syria that the US controls: on 4 or more the USSR gains 2 VP and replaces all US influence there with its own. The USSR gains 2 military operations in any case. Does not occur after Camp David Accords.
    .history = Israel fought its neighbours in 1948, 1956, 1967 and 1973. Soviet arms and advisers rebuilt the Arab armies after each defeat, and the airlifts of October 1973 brought the superpowers themselves to the brink.
card-comecon = COMECON
    .event = Add 1 USSR influence in each of 4 Eastern European countries not controlled by the US (Austria and Finland are allowed).
    .history = Founded in 1949, the Council for Mutual Economic Assistance was Moscow's answer to the Marshall Plan. It tied the trade of Eastern Europe to Soviet needs and prices and lasted until 1991.
card-nasser = Nasser
    .event = Add 2 USSR influence in Egypt. The US loses half of its influence there, rounded up.
    .history = Gamal Abdel Nasser rose with the officers who toppled Egypt's king in 1952. He bought Soviet arms, built the Aswan Dam with Soviet help and became the voice of Arab nationalism.
card-warsaw_pact_formed = Warsaw Pact Formed
    .event = The USSR chooses: remove all US influence from 4 Eastern European countries, or add 5 USSR influence in Eastern Europe, at most 2 per country. From now on NATO may be played as an event.
    .history = When West Germany joined NATO in 1955, Moscow bound its satellites into a military alliance of its own. In practice the pact's only common campaign was directed against a member, Czechoslovakia, in 1968.
card-de_gaulle_leads_france = De Gaulle Leads France
    .event = Remove 2 US influence from France and add 1 USSR influence there. For the rest of the game NATO does not protect France.
    .history = De Gaulle returned to power in 1958 amid the Algerian crisis. He gave France its own atomic bomb, took it out of NATO's military command in 1966 and sought an independent line towards the East.
card-captured_nazi_scientist = Captured Nazi Scientist
    .event = Advance one box on the space race and take that box's VP and ability. No die is rolled, and it does not count as an attempt.
    .history = In 1945 both victors hunted for the builders of the V-2. Wernher von Braun and his colleagues went to America under Operation Paperclip, while other engineers were shipped east; rocketry on both sides began with their work.
card-truman_doctrine = Truman Doctrine
    .event = The US picks one European country controlled by neither side. All USSR influence there is removed.
    .history = When Britain could no longer support Greece and Turkey, Truman asked Congress in March 1947 for aid to nations resisting armed minorities or outside pressure. The request became the charter of American policy for a generation.
card-olympic_games = Olympic Games
    .event = You are the sponsor; your opponent takes part or boycotts. Taking part: both roll a die, you add 2, the higher total gains 2 VP, ties are rerolled. Boycott: DEFCON falls by 1 and you may conduct operations worth 4 points.
    .history = From Helsinki 1952 on the medal table was read as a verdict on two systems. The rivalry peaked when Washington led a boycott of Moscow in 1980 and the Soviet bloc answered by staying away from Los Angeles in 1984.
card-nato = NATO
    .event = Only after Marshall Plan or Warsaw Pact Formed. From now on the USSR may not coup or realign European countries controlled by the US, and nobody may pick them for Brush War. De Gaulle Leads France lifts this protection from France, Willy Brandt from West Germany.
    .history = Twelve countries signed the North Atlantic Treaty in Washington in April 1949, pledging to treat an attack on one as an attack on all. For the first time the United States bound itself to Europe's defence in peacetime.
card-independent_reds = Independent Reds
    .event = The US picks Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia and raises its influence there to equal the USSR's. Nothing is added where it already has as much.
    .history = Tito broke with Stalin in 1948 and kept Yugoslavia communist but out of the bloc. Later Romania too went its own way abroad, proof that a red flag did not always mean obedience to Moscow.
card-marshall_plan = Marshall Plan
    .event = Add 1 US influence in each of 7 Western European countries not controlled by the USSR (Canada, Austria and Finland are allowed). From now on NATO may be played as an event.
    .history = Secretary of State George Marshall offered help to a hungry continent in 1947. Some thirteen billion dollars flowed over four years; Moscow forbade its satellites to accept, and Western Europe recovered with American ties.
card-indo_pakistani_war = Indo-Pakistani War
    .event = Pick India or Pakistan as target. Roll a die, minus 1 for each of its neighbours that your opponent controls: on 4 or more you gain 2 VP and replace all enemy influence there with your own. You gain 2 military operations in any case.
    .history = The partition of 1947 left Kashmir disputed between two new states. India and Pakistan fought over it in 1947 and 1965, and in 1971 Indian arms helped to turn East Pakistan into Bangladesh.
card-containment = Containment
    .event = For the rest of the turn every US card is worth 1 operations point more, up to 4.
    .history = From the Moscow embassy George Kennan argued in 1946 that Soviet expansion could be checked by patient, firm resistance. His term became the guiding idea of American strategy, though he came to dislike its military turn.
card-cia_created = CIA Created
    .event = The USSR shows its hand once. Then the US may conduct operations worth 1 point.
    .history = The National Security Act of 1947 gave America a permanent intelligence service in peacetime. Besides gathering information the agency soon ran covert campaigns from Italy to Iran and Guatemala.
card-us_japan_mutual_defense_pact = US/Japan Mutual Defense Pact
    .event = The US adds as much influence as it needs to control Japan. From now on the USSR may not coup or realign Japan.
    .history = Together with the peace treaty of 1951 Japan signed a security pact that kept American bases on its soil. Sheltered by it, the former enemy turned into the economic giant of Asia and the anchor of Western strategy there.
card-suez_crisis = Suez Crisis
    .event = The USSR removes 4 US influence in total from France, the United Kingdom and Israel, at most 2 per country.
    .history = After Nasser took over the canal in 1956, Israel, Britain and France attacked Egypt under a secret agreement. Pressure from both Washington and Moscow forced them out, and the two old empires learned their limits.
card-east_european_unrest = East European Unrest
    .event = The US removes 1 USSR influence from each of 3 Eastern European countries. In turns 8–10 it removes 2 from each (1 where there is only 1).
    .history = Workers rose in East Berlin in 1953, Poles and Hungarians in 1956, Czechs and Slovaks tried reform in 1968. Each time force or the threat of it restored order, and each time the regimes lost more of their credit.
card-decolonization = Decolonization
    .event = Add 1 USSR influence in each of 4 countries in Africa and/or Southeast Asia.
    .history = Between 1945 and the mid-1960s dozens of colonies became states. Many of their leaders had learned their politics in the struggle against European rule and saw in Moscow a natural friend.
card-red_scare_purge = Red Scare/Purge
    .event = For the rest of the turn every card of your opponent is worth 1 operations point less, but at least 1. Further plays in the turn add up. With the Chinese Civil War unfinished the USSR cannot play this event.
    .history = Fear of the enemy within damaged both societies. In America McCarthy and the loyalty boards wrecked careers on slender evidence, while Stalin's last years brought new arrests, show trials and an alleged plot of doctors.
card-un_intervention = UN Intervention
    .event = Play it with a card from your hand that carries an event of your opponent: that event does not take place and you use the card's operations points. Both cards are discarded and make up one action round. Not in the headline phase.
    .history = With veto powers on opposing sides the Security Council was often paralysed. Still, from Korea to Suez and the Congo the blue flag sometimes allowed a great power to act, or to back down, without losing face.
card-de_stalinization = De-Stalinization
    .event = The USSR takes up to 4 of its influence from the board and places the same number in any countries not controlled by the US, at most 2 per country.
    .history = In a closed session of the party congress of February 1956 Khrushchev listed the crimes of his predecessor. Camps were opened and statues fell, but the speech also shook the bloc and alienated Mao.
card-nuclear_test_ban = Nuclear Test Ban
    .event = You gain VP equal to the DEFCON level minus 2. Then DEFCON rises by 2, to 5 at most.
    .history = Fallout in milk and the shock of the Cuban crisis brought the nuclear powers to the table. The treaty of August 1963 drove tests underground and was the first real brake on the arms race.
card-formosan_resolution = Formosan Resolution
    .event = While the US controls Taiwan, it counts as a battleground when Asia is scored, final scoring included, and for nothing else. Ends as soon as the US plays the China Card. With the Chinese Civil War unfinished this event cannot be played.
    .history = When Mao's guns shelled islands held by the Nationalists, Congress in January 1955 empowered Eisenhower to defend Formosa by force. The island stayed under American protection even after Washington recognised Beijing in 1979.
card-defectors = Defectors
    .event = Headlined by the US: the USSR headline is cancelled and discarded before anything else. Played by the USSR for operations in its action round: the US gains 1 VP (not on the space race). Headlined by the USSR, or played by the US in an action round, the event does nothing.
    .history = Officers, dancers, pilots and scientists crossed the lines for money, love or conviction. Each brought secrets along, and each gave the side that received them a welcome piece of propaganda.
card-the_cambridge_five = The Cambridge Five
    .event = The US shows all scoring cards in its hand. The USSR may add 1 influence in one country of a region named on one of them. Does not occur in turns 8–10.
    .history = Philby, Burgess, Maclean, Blunt and Cairncross were won for Soviet intelligence around their student days at Cambridge. From inside British government they passed on secrets for years before suspicion closed in.
card-special_relationship = Special Relationship
    .event = Only if the US controls the United Kingdom. NATO not in force: add 1 US influence in Canada, Norway, Benelux or France. NATO in force: add 2 US influence in one Western European country and the US gains 2 VP.
    .history = Churchill made the phrase famous in 1946 as a name for the bond of the English-speaking powers. Shared intelligence, nuclear cooperation and personal friendships kept it alive, with low points such as Suez in between.
card-norad = NORAD
    .event = From now on, at the end of each action round of either side in which DEFCON moved to 2, the US may add 1 influence in a country where it already has some, if it controls Canada. Quagmire cancels NORAD for good.
    .history = Since 1957 Americans and Canadians have watched the northern sky under a joint command. Its radar chains across the Arctic and its bunker in Cheyenne Mountain were built to give warning of a bomber or missile attack.

## Mid War

card-brush_war = Brush War
    .event = Pick a country of stability 1 or 2 not protected by NATO. Roll a die, minus 1 for each neighbour your opponent controls (its superpower counts): on 3 or more you gain 1 VP and replace all enemy influence there with your own. You gain 3 military operations in any case.
    .history = While the great powers avoided each other, small wars flared from the Horn of Africa to the Andes. Local quarrels were fed with foreign rifles and advisers, and the victims were counted far away from Washington and Moscow.
card-central_america_scoring = Central America Scoring
    .event = Score Central America: Presence 1, Domination 3, Control 5 VP. Each side adds 1 per controlled battleground; the USSR adds 1 each for Mexico and Cuba. May not be held.
    .history = Washington had long treated the isthmus and the Caribbean as its own backyard. After Cuba changed sides, every guerrilla band in the region was read as a Soviet advance, and the answers ranged from aid to invasion.
card-southeast_asia_scoring = Southeast Asia Scoring
    .event = Each side gains 1 VP for each of Burma, Laos/Cambodia, Vietnam, Malaysia, Indonesia and the Philippines it controls, and 2 VP for Thailand. No levels, no bonuses, no Shuttle Diplomacy. May not be held; removed after play.
    .history = American planners feared that countries here would topple one after another like dominoes. Vietnam, Laos and Cambodia did fall in 1975, but Thailand, Malaysia and Indonesia stayed where they were.
card-arms_race = Arms Race
    .event = If the phasing player has more military operations than the opponent, that player gains 1 VP, or 3 VP instead if the number also meets the current requirement (the DEFCON level).
    .history = From one bomb type to the next each side built what the other had and a little more. By the 1980s the stockpiles held tens of thousands of warheads, far beyond any military purpose.
card-cuban_missile_crisis = Cuban Missile Crisis
    .event = DEFCON is set to 2. For the rest of the turn your opponent loses the game at once by attempting any coup, free coups included. Your opponent may end the threat at any moment by giving up own influence: the USSR 2 in Cuba; the US 2 in West Germany or 2 in Turkey.
    .history = In October 1962 American aircraft photographed Soviet missile sites in Cuba. After thirteen days of blockade and bargaining Khrushchev withdrew them, and Kennedy quietly gave up his own missiles in Turkey.
card-nuclear_subs = Nuclear Subs
    .event = For the rest of the turn US coups in battlegrounds do not lower DEFCON. Region limits, DEFCON events and Cuban Missile Crisis stay in force.
    .history = USS Nautilus put to sea under atomic power in 1955, and five years later Polaris missiles could be fired from below the waves. A fleet nobody could find made a surprise first strike pointless.
card-quagmire = Quagmire
    .event = NORAD is cancelled. In each of its action rounds the US must discard a card worth 2 or more operations points and roll a die; a 1–4 frees it from its next round on. Without such a card it may only play scoring cards. The China Card may be neither discarded nor played. Headlines are unaffected.
    .history = What began with advisers grew into half a million American soldiers in Vietnam. The Tet offensive of 1968 broke the public's patience, yet it took five more years to find a way out.
card-salt_negotiations = SALT Negotiations
    .event = DEFCON rises by 2, to 5 at most. For the rest of the turn all coup rolls of both sides get −1. You may take one non-scoring card from the discard pile into your hand, showing it.
    .history = From 1969 negotiators in Helsinki and Vienna haggled over launchers and warheads. The agreements of 1972 and 1979 capped the growth of the arsenals; the second was never ratified but largely observed.
card-bear_trap = Bear Trap
    .event = In each of its action rounds the USSR must discard a card worth 2 or more operations points and roll a die; a 1–4 frees it from its next round on. Without such a card it may only play scoring cards. The China Card may be neither discarded nor played. Headlines are unaffected.
    .history = Soviet troops entered Afghanistan in December 1979 to save a tottering client. Mountain fighters with American missiles and Pakistani bases wore them down, and the last units marched home in February 1989.
card-summit = Summit
    .event = Both players roll a die and add 1 for each of the six regions they dominate or control. The higher total gains 2 VP and may move DEFCON by 1 either way; if it falls to 1, the phasing player loses. A tie does nothing.
    .history = Face to face meetings from Geneva in 1955 to Malta in 1989 raised hopes and sometimes dashed them. Khrushchev thought Kennedy weak after Vienna; Reagan and Gorbachev found common ground after failing at Reykjavik.
card-how_i_learned_to_stop_worrying = How I Learned to Stop Worrying
    .event = Set DEFCON to any level from 1 to 5. You gain 5 military operations. At level 1 the phasing player loses.
    .history = The title borrows from Stanley Kubrick's black comedy of 1964, in which a mad general sets off the end of the world. Strategists who calculated survivable millions of dead had supplied much of the material.
card-junta = Junta
    .event = Add 2 influence in one Central or South American country. Then you may make one free coup, or free realignment rolls up to this card's value, in Central or South America. They ignore DEFCON limits; a free coup earns no military operations but lowers DEFCON in a battleground.
    .history = Across Latin America generals threw out elected presidents and ruled by decree. Anti-communism usually earned them recognition in Washington; officers with other ideas, as in Peru, were courted by Moscow.
card-kitchen_debates = Kitchen Debates
    .event = If the US controls more battlegrounds worldwide than the USSR, it gains 2 VP. Otherwise the event does not occur.
    .history = At an American exhibition in Moscow in July 1959 Nixon and Khrushchev argued in front of a model kitchen. Washing machines became weapons in a quarrel over which system served its people better.
card-missile_envy = Missile Envy
    .event = Your opponent gives you the card of highest printed operations value (choosing among equals) and gets Missile Envy. Your own or a neutral event on it takes place at once; with an enemy event you use its operations points instead. Your opponent must use Missile Envy for operations in the next action round.
    .history = Critics of the arms race suspected that vanity drove it as much as strategy. The phrase was made popular by the physician Helen Caldicott, who campaigned against nuclear weapons in the 1980s.
card-we_will_bury_you = “We Will Bury You”
    .event = DEFCON falls by 1. Unless the US plays UN Intervention as an event in its next action round, the USSR gains 3 VP in that round before anything else is scored.
    .history = Khrushchev's remark to Western diplomats in November 1956 sounded like a threat of war. He insisted that he meant history's verdict on capitalism, but few in the audience took comfort from that.
card-brezhnev_doctrine = Brezhnev Doctrine
    .event = For the rest of the turn every USSR card is worth 1 operations point more, up to 4.
    .history = After tanks had ended the Prague Spring, Moscow declared in 1968 that socialist states shared a duty to defend socialism in each of them. The claim held until Gorbachev let it lapse.
card-portuguese_empire_crumbles = Portuguese Empire Crumbles
    .event = Add 2 USSR influence in each of Angola and SE African States.
    .history = Weary of endless colonial wars, young officers overthrew the Lisbon dictatorship in April 1974. Angola and Mozambique became independent the next year, and Marxist movements took over both.
card-south_african_unrest = South African Unrest
    .event = The USSR chooses: add 2 USSR influence in South Africa; or add 1 in South Africa and 2 in its neighbours Angola and Botswana (2 in one of them or 1 in each).
    .history = Apartheid bred its own enemies, from Sharpeville in 1960 to Soweto in 1976. The African National Congress found weapons and training in the Soviet bloc, while Pretoria posed as a bulwark against communism.
card-allende = Allende
    .event = Add 2 USSR influence in Chile.
    .history = Salvador Allende won Chile's presidency in 1970 as head of a left-wing alliance and nationalised the copper mines. Economic chaos and American hostility weakened him, and in September 1973 he died in a military coup.
card-willy_brandt = Willy Brandt
    .event = The USSR gains 1 VP and adds 1 influence in West Germany. NATO no longer protects West Germany. Prevented and ended by Tear Down this Wall.
    .history = As chancellor from 1969 Brandt sought reconciliation with the East, recognised the post-war borders and knelt in Warsaw. The Nobel Prize honoured his Ostpolitik; a spy in his own office ended his term.
card-muslim_revolution = Muslim Revolution
    .event = The USSR picks 2 of Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria and Jordan; all US influence there is removed. Does not occur after AWACS Sale to Saudis.
    .history = Political Islam offered an answer that was neither Western nor communist. Its great triumph was Iran in 1979, where crowds led from exile by Khomeini drove out the Shah, Washington's closest friend in the Gulf.
card-abm_treaty = ABM Treaty
    .event = DEFCON rises by 1, to 5 at most. Then you may conduct operations worth 4 points.
    .history = A shield against missiles could tempt its owner to strike first. In 1972 both sides therefore agreed to limit defences to a few sites, and mutual vulnerability became the basis of stability.
card-cultural_revolution = Cultural Revolution
    .event = If the US has the China Card, even face down, the USSR takes it face up and ready to play. Otherwise the USSR gains 1 VP. With the Chinese Civil War unfinished this event cannot be played.
    .history = In 1966 Mao called on China's youth to attack his rivals in party and state. Ten years of zeal and violence followed, and the country shut itself off from almost everyone, Moscow included.
card-flower_power = Flower Power
    .event = From now on the USSR gains 2 VP whenever the US plays a war card (Korean, Arab-Israeli, Indo-Pakistani, Brush or Iran-Iraq War) for its event or for operations, but not on the space race. Prevented and ended by An Evil Empire.
    .history = In the late 1960s young Americans turned against the draft, the war and their parents' certainties. Marches on Washington and music festivals made protest visible everywhere and military adventures harder to sell.
card-u2_incident = U2 Incident
    .event = The USSR gains 1 VP. If either side plays UN Intervention as an event later this turn, the USSR gains 1 VP more.
    .history = On 1 May 1960 a Soviet missile brought down Gary Powers' spy plane near Sverdlovsk. Washington's cover story collapsed when Khrushchev presented the live pilot, and the Paris summit failed soon after.
card-opec = OPEC
    .event = The USSR gains 1 VP for each of Egypt, Iran, Libya, Saudi Arabia, Iraq, Gulf States and Venezuela that it controls. Does not occur after North Sea Oil.
    .history = Oil exporters formed their cartel in Baghdad in 1960. When its Arab members cut deliveries during the war of 1973 prices quadrupled, and Western economies discovered how dependent they were.
card-lone_gunman = “Lone Gunman”
    .event = The US shows its hand once. Then the USSR may conduct operations worth 1 point.
    .history = President Kennedy was shot in Dallas on 22 November 1963. An official inquiry blamed Lee Harvey Oswald alone, a former marine who had lived in the Soviet Union, and doubts have never died down.
card-colonial_rear_guards = Colonial Rear Guards
    .event = Add 1 US influence in each of 4 countries in Africa and/or Southeast Asia.
    .history = Not every empire left quickly. Britain fought insurgents in Malaya and Kenya, France in Algeria, and settlers in Rhodesia declared independence to keep power; such delaying actions often served Western interests.
card-panama_canal_returned = Panama Canal Returned
    .event = Add 1 US influence in each of Panama, Costa Rica and Venezuela.
    .history = President Carter and General Torrijos signed treaties in 1977 that promised Panama the canal by the end of 1999. Many senators protested, but the gesture improved America's standing with its southern neighbours.
card-camp_david_accords = Camp David Accords
    .event = The US gains 1 VP and adds 1 influence in each of Israel, Jordan and Egypt. Arab-Israeli War can no longer be played as an event.
    .history = For thirteen days in September 1978 Carter shuttled between the cabins of Begin and Sadat. The outcome was the first peace treaty between Israel and an Arab state, signed the following March.
card-puppet_governments = Puppet Governments
    .event = The US may add 1 influence in each of up to 3 countries that hold no influence of either side.
    .history = Both blocs called the friends of the other side puppets. In Washington's sphere dictators with thin support at home often lived on foreign money and arms, so long as they opposed the left.
card-grain_sales_to_soviets = Grain Sales to Soviets
    .event = The US sees a random card from the USSR hand. It may play that card as if from its own hand (event, operations or space race), or give it back and conduct operations with the value of Grain Sales. If there is no card, it gets these operations.
    .history = Failed harvests forced Moscow to buy American wheat in huge amounts in 1972, at bargain prices. Trade became part of détente and also a lever: Carter imposed an embargo in 1980 after the invasion of Afghanistan.
card-john_paul_ii_elected_pope = John Paul II Elected Pope
    .event = Remove 2 USSR influence from Poland, then add 1 US influence there. From now on Solidarity may be played as an event.
    .history = Cardinals chose Karol Wojtyła of Kraków in October 1978, the first non-Italian pope in over four centuries. Millions greeted him in Poland the next summer and saw how few the rulers were.
card-latin_american_death_squads = Latin American Death Squads
    .event = For the rest of the turn your coup rolls in Central and South America get +1 and your opponent's get −1. Several plays add up.
    .history = In El Salvador, Guatemala, Argentina and elsewhere armed men in plain clothes abducted and murdered suspected leftists. Governments denied any link, and tens of thousands never came home.
card-oas_founded = OAS Founded
    .event = Add 2 US influence in Central and/or South America, in one country or two.
    .history = Twenty-one American republics signed the charter in Bogotá in 1948. It promised peace and common defence in the hemisphere; in practice it gave Washington a forum for rallying its neighbours, and in 1962 for excluding Cuba.
card-nixon_plays_the_china_card = Nixon Plays the China Card
    .event = If the US has the China Card, it gains 2 VP. Otherwise it takes the card face down, playable from next turn. With the Chinese Civil War unfinished the US counts as having it.
    .history = Nixon had built his career on anti-communism, so few expected him in Beijing. His visit in February 1972 ended two decades of silence and left Moscow facing two rivals who were talking to each other.
card-sadat_expels_soviets = Sadat Expels Soviets
    .event = All USSR influence in Egypt is removed. Add 1 US influence there.
    .history = Disappointed by Moscow's slow deliveries, Anwar Sadat sent thousands of Soviet advisers home in July 1972. After the war of the next year he led Egypt step by step into the American camp.
card-shuttle_diplomacy = Shuttle Diplomacy
    .event = Stays in front of the US. At the next Asia or Middle East Scoring one USSR-controlled battleground of the US's choice is left out of the count altogether; then this card is discarded. Not for Southeast Asia Scoring or final scoring.
    .history = After the October War of 1973 Henry Kissinger flew from capital to capital to separate the armies. His agreements in Sinai and on the Golan pushed the Soviets to the margins of Middle East diplomacy.
card-the_voice_of_america = The Voice of America
    .event = The US removes 4 USSR influence outside Europe, at most 2 per country.
    .history = Begun in 1942, the broadcaster turned to the communist world after the war with news, talk and jazz. Moscow is said to have spent more on jamming the signal than Washington on sending it, and still people listened.
card-liberation_theology = Liberation Theology
    .event = Add 3 USSR influence in Central America, at most 2 per country.
    .history = From the late 1960s Latin American priests read the Gospel as a call to side with the poor against injustice. Critics in Rome and Washington heard Marx in it; some clergy joined the rebels.
card-ussuri_river_skirmish = Ussuri River Skirmish
    .event = If the USSR has the China Card, the US takes it face up and ready to play. If the US has it already, add 4 US influence in Asia, at most 2 per country. With the Chinese Civil War unfinished the US counts as having it.
    .history = In March 1969 Chinese and Soviet border troops fought over a frozen river island. Hundreds may have died, there was talk of nuclear strikes, and Beijing began to look for friends elsewhere.
card-ask_not_what_your_country = “Ask Not What Your Country Can Do For You...”
    .event = The US may discard any number of cards from its hand, scoring cards included and without effect, and then draws as many. The number is fixed before drawing.
    .history = Kennedy's inaugural address of January 1961 called a new generation to public service and promised to bear any burden for liberty. The Peace Corps and the moon programme were children of that mood.
card-alliance_for_progress = Alliance for Progress
    .event = The US gains 1 VP for each battleground it controls in Central and South America.
    .history = To forestall further Castros Kennedy offered Latin America billions for schools, homes and land reform in 1961. Elites blocked much of it, and by the end of the decade soldiers ruled in many of the capitals.
card-africa_scoring = Africa Scoring
    .event = Score Africa: Presence 1, Domination 4, Control 6 VP. Each side adds 1 per controlled battleground. May not be held.
    .history = Independence came to most of Africa within a few years around 1960. Weak states, borders drawn by strangers and rich mines invited interference, and proxy wars in Angola and the Horn outlived the détente of the 1970s.
card-one_small_step = “One Small Step...”
    .event = Only if you are behind on the space race. Advance 2 boxes, not beyond the last. You take the VP of the box you land on, and its ability if you are first there, but nothing for the box you pass. Not an attempt.
    .history = Neil Armstrong stepped onto the Moon on 20 July 1969 before hundreds of millions of viewers. Eight years after Gagarin's flight America had overtaken its rival; the Soviet lunar rocket never flew successfully.
card-south_america_scoring = South America Scoring
    .event = Score South America: Presence 2, Domination 5, Control 6 VP. Each side adds 1 per controlled battleground. May not be held.
    .history = Far from the main fronts, South America saw a struggle of elections, guerrillas and generals. Washington's influence rested on trade and uniforms; Moscow's chances came with men such as Chile's Allende.
card-che = Che
    .event = The USSR may coup, with this card's operations value, a non-battleground in Central America, South America or Africa. If that removed any US influence, it may coup a second, different country under the same limits. Both earn military operations.
    .history = The Argentine doctor Ernesto Guevara helped Castro to power and then tried to carry revolution to the Congo and Bolivia. Captured and shot in 1967, he became an icon on the walls of students everywhere.
card-our_man_in_tehran = Our Man in Tehran
    .event = Only if the US controls a Middle East country. The US looks at the top 5 cards of the draw deck, shows and discards any of them without effect, and shuffles the rest back into the deck.
    .history = A coup supported by American and British agents in 1953 returned the Shah to full power. For a quarter of a century he bought American arms and guarded Western interests in the Gulf, until his people rose.

## Late War

card-iranian_hostage_crisis = Iranian Hostage Crisis
    .event = All US influence in Iran is removed. Add 2 USSR influence there. From now on Terrorism played by the USSR makes the US discard 2 cards.
    .history = Militant students seized the American embassy in Tehran in November 1979 and held 52 people for 444 days. A rescue attempt failed in the desert, and the affair helped to cost Carter his presidency.
card-the_iron_lady = The Iron Lady
    .event = The US gains 1 VP. Add 1 USSR influence in Argentina. All USSR influence in the United Kingdom is removed. Socialist Governments can no longer be played as an event.
    .history = A Soviet army paper coined the nickname for Margaret Thatcher, who wore it with pride. Prime minister from 1979 to 1990, she retook the Falklands, welcomed American missiles and stood beside Reagan.
card-reagan_bombs_libya = Reagan Bombs Libya
    .event = The US gains 1 VP for every 2 USSR influence in Libya.
    .history = After a bomb in a Berlin discotheque killed American soldiers, aircraft struck Tripoli and Benghazi in April 1986. Gaddafi survived, and opinion in allied Europe was divided.
card-star_wars = Star Wars
    .event = Only if the US is ahead on the space race. The US picks a non-scoring card in the discard pile and its event takes place at once: US and neutral events for the US, a USSR event for the USSR.
    .history = In March 1983 Reagan proposed a shield in space that would make missiles useless. The technology was far off, but Soviet leaders had to wonder whether they could afford to compete.
card-north_sea_oil = North Sea Oil
    .event = OPEC can no longer be played as an event. This turn only, the US may play eight action rounds.
    .history = Large fields found off Norway and Scotland around 1970 came on stream within a few years. Oil from a friendly sea loosened the grip of the cartel and filled the treasuries of two NATO members.
card-the_reformer = The Reformer
    .event = Add 4 USSR influence in Europe (6 if the USSR is ahead in VP), at most 2 per country. From now on the USSR may not coup in Europe. Improves Glasnost.
    .history = Mikhail Gorbachev took over in 1985, the youngest Soviet leader for decades. He wanted to renew socialism with openness and restructuring, charmed the West and gave up rule by force, and so lost the empire.
card-marine_barracks_bombing = Marine Barracks Bombing
    .event = All US influence in Lebanon is removed. The USSR removes 2 more US influence anywhere in the Middle East.
    .history = In October 1983 a suicide truck destroyed the barracks of American peacekeepers at Beirut airport and killed 241 servicemen. A second bomb hit the French; within months the multinational force had left.
card-soviets_shoot_down_kal_007 = Soviets Shoot Down KAL-007
    .event = DEFCON falls by 1. The US gains 2 VP. If it controls South Korea, it may place influence or realign, but not coup, with 4 operations points.
    .history = On 1 September 1983 a Soviet fighter shot down a Korean airliner that had strayed over Sakhalin, killing all 269 aboard. Moscow's denials turned outrage into a diplomatic defeat.
card-glasnost = Glasnost
    .event = The USSR gains 2 VP. DEFCON rises by 1, to 5 at most. If The Reformer is in force, the USSR may place influence or realign, but not coup, with 4 operations points.
    .history = Openness was meant to expose waste and win the public for reform. Once newspapers could write about Stalin, Chernobyl and the queues, nothing stayed unquestioned, including the party's right to rule.
card-ortega_elected_in_nicaragua = Ortega Elected in Nicaragua
    .event = All US influence in Nicaragua is removed. Then the USSR may make one free coup with this card's value in Cuba, Honduras or Costa Rica. It ignores DEFCON limits and earns no military operations; in Cuba it lowers DEFCON.
    .history = The Sandinistas drove out the Somoza dynasty in 1979, and their leader Daniel Ortega won the election of 1984. Washington armed the Contra rebels against him; in 1990 the voters chose someone else.
card-terrorism = Terrorism
    .event = Your opponent discards 1 card at random; 2 if the USSR plays this and Iranian Hostage Crisis is in force. Scoring cards can be hit, and no event takes place.
    .history = Hijackings, kidnappings and bombs carried distant quarrels into Western cities, from Munich in 1972 to Lockerbie in 1988. Some groups trained in countries friendly to Moscow, though few took its orders.
card-iran_contra_scandal = Iran-Contra Scandal
    .event = For the rest of the turn every US die in a realignment roll gets −1, whoever started it.
    .history = White House aides secretly sold arms to Iran and passed the profits to the Nicaraguan Contras, against the will of Congress. The exposure in late 1986 led to hearings, convictions and a weakened president.
card-chernobyl = Chernobyl
    .event = The US names one of the six regions. For the rest of the turn the USSR may not place influence there with operations. Events, coups and realignment are unaffected.
    .history = A safety test went wrong on 26 April 1986, and reactor four exploded. Secrecy delayed the evacuation while fallout drifted across Europe; Gorbachev later saw the disaster as a turning point.
card-latin_american_debt_crisis = Latin American Debt Crisis
    .event = The US must discard a card with an operations value of 3 or more (modifiers count; no scoring card, no China Card), or the USSR doubles its influence in 2 South American countries of its choice.
    .history = Cheap loans of the 1970s turned into traps when interest rates rose. Mexico stopped paying in 1982 and its neighbours followed; austerity made the decade a lost one and anger at the North grew.
card-tear_down_this_wall = Tear Down this Wall
    .event = Willy Brandt is ended and prevented. Add 3 US influence in East Germany. Then the US may make a free coup, or free realignment rolls up to this card's value, in Europe. They ignore DEFCON limits; a free coup earns no military operations but lowers DEFCON in a battleground.
    .history = Standing before the Brandenburg Gate in June 1987 Reagan called on Gorbachev to open it. Advisers had tried to strike the line from the speech; twenty-nine months later the crowds came through.
card-an_evil_empire = “An Evil Empire”
    .event = The US gains 1 VP. Flower Power is ended and prevented.
    .history = Addressing evangelical Christians in Florida in March 1983 Reagan described the Soviet Union as the focus of evil in the modern world. Supporters cheered the moral clarity; others feared a crusade.
card-aldrich_ames_remix = Aldrich Ames Remix
    .event = The US hand lies open for the rest of the turn, cards gained later included. The USSR picks one card from it, which is discarded without effect.
    .history = A CIA officer with debts walked into the Soviet embassy in Washington in 1985. Over nine years Ames sold the names of nearly every agent his service had in Moscow; at least ten were executed.
card-pershing_ii_deployed = Pershing II Deployed
    .event = The USSR gains 1 VP and removes 1 US influence from each of up to 3 Western European countries.
    .history = NATO answered Soviet SS-20s with its own medium-range missiles in 1983. Hundreds of thousands marched against them in Bonn, London and Rome, but the treaty of 1987 scrapped both types.
card-wargames = Wargames
    .event = Only at DEFCON 2. You may give your opponent 6 VP and end the game at once: whoever is ahead in VP wins, 0 is a draw, and there is no final scoring. Declining still uses up the event.
    .history = A film of 1983 let a teenager's game nearly start the real war. In November of the same year a NATO exercise named Able Archer looked so realistic that Soviet forces went on alert.
card-solidarity = Solidarity
    .event = Only after John Paul II Elected Pope. Add 3 US influence in Poland.
    .history = A strike in the Gdańsk shipyard in August 1980 grew into a union of ten million led by the electrician Lech Wałęsa. Martial law drove it underground, but in 1989 it won Poland's first partly free election.
card-iran_iraq_war = Iran-Iraq War
    .event = Pick Iran or Iraq as target. Roll a die, minus 1 for each of its neighbours that your opponent controls: on 4 or more you gain 2 VP and replace all enemy influence there with your own. You gain 2 military operations in any case.
    .history = Saddam Hussein attacked revolutionary Iran in September 1980, hoping for a quick gain. Eight years of trenches, gas and missiles killed hundreds of thousands and moved the border nowhere.
card-yuri_and_samantha = Yuri and Samantha
    .event = For the rest of the turn the USSR gains 1 VP for every coup the US attempts, free coups included, successful or not.
    .history = Ten-year-old Samantha Smith of Maine wrote to Yuri Andropov in 1982 and asked whether he wanted war. He replied and invited her; her Soviet journey the next summer charmed viewers on both sides.
card-awacs_sale_to_saudis = AWACS Sale to Saudis
    .event = Add 2 US influence in Saudi Arabia. Muslim Revolution can no longer be played as an event.
    .history = In 1981 Reagan pushed a sale of radar aircraft to Saudi Arabia through a reluctant Senate. The deal tied the kingdom closely to Washington and brought American experts and equipment to the Gulf.

## Tracks, phases, score

track-defcon = DEFCON
track-vp = VP
track-milops = Military operations
track-space = Space race
track-turn = Turn
track-round = Action round
track-china = China Card
track-deck = Draw deck
track-discard = Discard pile
track-removed = Removed from the game
track-hand = Hand
track-effects = In force
track-influence = Influence
track-headline = Headline

phase-setup = Set-up
phase-headline = Headline phase
phase-round = Action round

score-us = { side-us.short } { $points } VP
score-ussr = { side-ussr.short } { $points } VP
score-even = 0 VP

winner-us = The United States wins.
winner-ussr = The Soviet Union wins.
winner-draw = The game is drawn.

## How a game ends

ending-victory_points = 20 victory points
ending-defcon = DEFCON 1: nuclear war
ending-europe = Control of Europe
ending-final_scoring = Final scoring
ending-held_scoring_card = A scoring card was held
ending-wargames = { card-wargames }
ending-cuban_missile_crisis = Coup attempt during the Cuban Missile Crisis
ending-scenario = Final scoring of the Late War scenario

## Events in force and effects of the turn

effect-warsaw_pact_formed = { card-warsaw_pact_formed }
effect-de_gaulle_leads_france = { card-de_gaulle_leads_france }
effect-nato = { card-nato }
effect-marshall_plan = { card-marshall_plan }
effect-us_japan_mutual_defense_pact = { card-us_japan_mutual_defense_pact }
effect-formosan_resolution = { card-formosan_resolution }
effect-norad = { card-norad }
effect-quagmire = { card-quagmire }
effect-bear_trap = { card-bear_trap }
effect-willy_brandt = { card-willy_brandt }
effect-flower_power = { card-flower_power }
effect-camp_david_accords = { card-camp_david_accords }
effect-john_paul_ii_elected_pope = { card-john_paul_ii_elected_pope }
effect-shuttle_diplomacy = { card-shuttle_diplomacy }
effect-iranian_hostage_crisis = { card-iranian_hostage_crisis }
effect-the_iron_lady = { card-the_iron_lady }
effect-north_sea_oil = { card-north_sea_oil }
effect-the_reformer = { card-the_reformer }
effect-tear_down_this_wall = { card-tear_down_this_wall }
effect-an_evil_empire = { card-an_evil_empire }
effect-awacs_sale_to_saudis = { card-awacs_sale_to_saudis }
effect-vietnam_revolts = { card-vietnam_revolts }
effect-containment = { card-containment }
effect-brezhnev_doctrine = { card-brezhnev_doctrine }
effect-nuclear_subs = { card-nuclear_subs }
effect-salt_negotiations = { card-salt_negotiations }
effect-u2_incident = { card-u2_incident }
effect-iran_contra_scandal = { card-iran_contra_scandal }
effect-yuri_and_samantha = { card-yuri_and_samantha }
effect-aldrich_ames_remix = { card-aldrich_ames_remix }
effect-eighth_round = Eighth US action round

## Questions: what a player is asked

question-bid_side = Choose the superpower you want to play.
question-bid = Choose your bid: if you get the superpower that both want, your opponent gets this many additional influence points.
question-setup = Place a free influence point.
question-bonus = Place an additional influence point.
question-headline = Choose your headline card.
question-card = Choose a card to play.
question-trap = You are trapped: choose a card to discard, or a scoring card if it may be played.
question-play = Choose how to use the card.
question-operations = Choose how to use the operations points.
question-influence = Choose a country for an influence point.
question-realign = Choose a country for a realignment roll.
question-coup = Choose the target of the coup.
question-space = Roll for the space race?
question-place = Choose a country to add influence in.
question-take = Choose a country to remove influence from.
question-war = Choose the target of the war.
question-partner = Choose a card with an event of your opponent to play with UN Intervention.
question-discard = Discard a card worth 3 or more operations points, or suffer the event.
question-held = You may discard one held card.
question-norad = You may add 1 US influence where there is some already (NORAD).
question-salt = You may take a card from the discard pile into your hand.
question-star_wars = Choose a card in the discard pile; its event takes place.
question-ask_not = Choose a card to discard, or draw as many as you have discarded.
question-tehran = Choose a card from the top of the draw deck to discard.
question-ames = Choose a card in the US hand to be discarded.
question-envy = Choose the card to give up for Missile Envy.
question-olympics = Take part in the Olympic Games or boycott them?
question-warsaw_pact = Remove US influence from Eastern Europe or add USSR influence there?
question-reds = Choose a country where US influence rises to equal the USSR's.
question-stop_worrying = Choose the new DEFCON level.
question-summit = You may move DEFCON by 1.
question-grain_sales = Play the card drawn from the USSR hand, or give it back?
question-chernobyl = Choose a region where the USSR may not place influence with operations this turn.
question-debt = Choose a South American country to double USSR influence in.
question-shuttle = Choose a USSR-controlled battleground to leave out of the scoring.
question-wargames = Give your opponent 6 VP and end the game?
question-unrest = Choose where to add USSR influence: in South Africa or in its neighbours.
question-destalinize = Choose a country to take USSR influence from, to be placed elsewhere.

## Actions
# An attribute named after a question, or log- and a log line, is the better name there; the value serves everywhere else.

action-card = { $card }
action-country = { $country }
action-play-event = Event
action-play-event_first = Event first, then operations
action-play-influence = Place influence
action-play-realign = Realignment rolls
action-play-coup = Coup
action-play-space = Space race
action-boycott = Boycott
action-compete = Take part
action-remove = Remove US influence
action-add = Add USSR influence
action-accept = Accept
    .space = Roll the die
    .grain_sales = Play the card
    .wargames = End the game
    .log-card = Operations without the event (UN Intervention)
    .log-choice = End the game
action-done = Done
    .card = Pass
    .trap = Pass
    .play = No legal use
    .operations = No operations
    .realign = No more rolls
    .coup = No coup
    .space = Do not roll
    .place = Add no more
    .take = Remove no more
    .discard = Suffer the event
    .held = Discard nothing
    .norad = Add nothing
    .salt = Take no card
    .ask_not = Draw cards
    .tehran = Discard no more
    .summit = Leave DEFCON
    .grain_sales = Give the card back
    .wargames = Do not end the game
    .destalinize = Take no more
    .log-card = No legal use
    .log-choice = Decline
# $number: 0 to 13 influence points.
action-bid = Bid { $number }
# $number: 1 to 5.
action-defcon = DEFCON { $number }
action-region = { $region }
action-side = { $side }
action-crisis = Give up 2 influence to end the Cuban Missile Crisis: { $country }

## Options of a new game

option-scenario = Scenario
    .help = The full game has ten turns. The Late War scenario starts with turn 8; the US wins it with 20 VP at the end, otherwise the USSR wins.
option-scenario-full = Full game
option-scenario-late_war = Late War
option-late_war_vp = Late War: who starts with 4 VP
    .help = Editions differ on the side that starts the Late War scenario with 4 VP. Has no effect on the full game.
option-late_war_vp-us = { side-us }
option-late_war_vp-ussr = { side-ussr }
option-optional_cards = Optional cards
    .help = Which of the seven optional cards (104–110) are shuffled into the decks of their periods (2.0).
option-bid = Bidding for sides
    .help = Both players secretly bid for a superpower. If both want the same one, the higher bid gets it and the other player gets that many additional influence points (11.4).
option-us_bonus = Additional US influence
    .help = Additional influence points that the US places after set-up: only where it has influence, and at most 2 more than control needs (11.4.1).
option-ussr_bonus = Additional USSR influence
    .help = Additional influence points that the USSR places after set-up: only where it has influence, and at most 2 more than control needs (11.4.1).
option-reveal_held = Reveal held cards
    .help = At the end of each turn both players show the lower edges of their held cards, so that everybody sees how many there are and that none is a scoring card (11.1).
option-hold_scoring = Holding a scoring card loses
    .help = On: a player may fail to play a scoring card in time and then loses the game (11.2). Off: as soon as scoring cards would be left over, only they may be played.
option-chinese_civil_war = Chinese Civil War
    .help = Nobody has the China Card until the USSR has placed 3 influence in the Chinese Civil War space. Until then some events are barred or changed (12).
option-realign_anywhere = Realignment in every region
    .help = DEFCON does not limit realignment rolls (designers' variant 1).
option-realign_safely = Safe realignment
    .help = The phasing player cannot lose influence in a country targeted for realignment (designers' variant 2).
option-realign_and_place = Influence and realignment with one card
    .help = The operations points of one card may be split between influence and realignment rolls, but not for the same country in one action round (designers' variant 3).
option-space_without_rolling = Space race without a roll
    .help = A player who plays a card on the space race may decline to roll the die (designers' variant).
option-waive_realignments = Waiving realignment rolls
    .help = On: realignment rolls not yet made may be given up. Off: all operations points must be used while there is a legal target (6.0).
option-unrest_split = South African Unrest: both neighbours
    .help = On: the 2 influence for the neighbours of South Africa may be split between Angola and Botswana. Off: both go to one of them (card 53).
option-envy_takes_scoring = Missile Envy takes scoring cards
    .help = On: a player with nothing but scoring cards must give up one of them. Off: nothing is exchanged then (card 49).
option-envy_in_space = Missile Envy on the space race
    .help = A Missile Envy that must be used for operations may be played on the space race (card 49).
option-envy_modified_value = Missile Envy by modified value
    .help = On: the card with the highest value as modified for its holder is handed over, so that Brezhnev Doctrine may make a 3 equal to a 4. Off: the printed value counts (card 49).
option-envy_card_in_space = Missile Envy: the taken card on the space race
    .help = On: a card taken with Missile Envy that carries the opponent's event may be played on the space race. Off: it may not (card 49).
option-un_in_space = UN Intervention with the space race
    .help = The card played with UN Intervention may be used on the space race (card 32).
option-flower_power_on_banned_war = Flower Power and forbidden wars
    .help = On: a war card that the US plays for operations costs 2 VP under Flower Power even if an event in force forbids the war. Off: a forbidden war costs nothing (card 59).
option-plan_pays_defectors = Defectors found by Five Year Plan
    .help = On: Defectors turned up by Five Year Plan in a Soviet action round gives the US 1 VP. Off: it has no effect there (card 103).
option-flower_power_despite_un = Flower Power despite UN Intervention
    .help = The USSR gains the 2 VP of Flower Power even if the US plays the war card with UN Intervention (card 59).
option-arms_race_owner = Arms Race for its player
    .help = On: Arms Race compares the military operations of the player who plays the event. Off: those of the phasing player, as printed (card 39).
option-norad_after_quagmire = NORAD after Quagmire
    .help = On: NORAD may be played as an event while Quagmire is in force. Off: its event does not occur then (card 106).
option-bury_you_after_last_round = “We Will Bury You” after the last round
    .help = If the US has no action round left in turn 10, the USSR still gains the 3 VP of “We Will Bury You” (card 50).
option-civil_war_by_events = Chinese Civil War: influence from events
    .help = USSR events that can add influence in Asia may also add it in the Chinese Civil War space (12.2).
option-headline_reach_at_phase_start = Reach in the headline phase
    .help = For influence placed with operations in the headline phase, what counts is the board at the start of the phase (on) or when the event begins (off) (6.1.1).
option-wargames_declined_is_kept = Wargames declined is discarded
    .help = On: if the player does not end the game, Wargames goes to the discard pile. Off: it is removed from the game (card 100).

## Log
# $side, $seat, $wanted: short name of a side (side-us.short); $side_id, $seat_id, $wanted_id: us or ussr, to select by.
# $card, $country, $region, $era, $box, $effect, $action, $ending: names as they stand in this file.
# $change, $modifier, $margin: text with a sign, as +1, -2 or +0; $modifier may also be empty. Other numbers are numbers.

log-turn = Turn { $turn }
log-deal = { $side } draws { $card }
log-reshuffle = { $cards ->
        [one] The discard pile is reshuffled: 1 card in the draw deck
       *[other] The discard pile is reshuffled: { $cards } cards in the draw deck
    }
log-era = { $era }: cards shuffled into the draw deck
log-defcon = DEFCON { $level } ({ $change })
log-headline_chosen = { $side } has chosen a headline card
log-headline = { $side } headline: { $card }
log-headline_cancelled = { $side } headline cancelled: { $card }
log-round = Action round { $round }: { $side }
log-card = { $side } plays { $card }: { $action }
# $side: the side that carries the event out.
log-event = Event for the { $side }: { $card }
log-no_event = { $card }: the event does not occur
# $us, $ussr: influence of both sides there after the change.
log-influence = { $side } { $change } in { $country }: { $us }/{ $ussr }
log-coup = { $ops ->
        [one] Coup in { $country } by the { $side } with 1 operations point
       *[other] Coup in { $country } by the { $side } with { $ops } operations points
    }
# Success if the margin is above 0.
log-coup_roll = Die { $die }{ $modifier }: margin { $margin }
log-realign = Realignment roll in { $country } by the { $side }
log-realign_roll = { $side } die { $die }: total { $total }
# Success if the die is not above $needed.
log-space_roll = { $side } space race die { $die }: needs { $needed } or less
log-space = { $side } reaches { $box }
# $leader: us, ussr or even; $score_side: short name of the side ahead, or empty; $score: by how much.
log-vp = { $leader ->
        [even] { $side } +{ $points } VP: score 0
       *[other] { $side } +{ $points } VP: score { $score_side } { $score }
    }
# $points: the new total of the turn.
log-milops = { $side } military operations: { $points }
log-war = War in { $country }: { $side } attacks
# Success if the die with its modifier is at least $needed.
log-war_roll = Die { $die }{ $modifier }: needs { $needed } or more
log-discard = { $side } discards { $card }
log-removed = { $card } is removed from the game
log-in_force = In force: { $effect }
log-cancelled = No longer in force: { $effect }
log-shown = { $side } shows { $card }
# $face: up or down.
log-china = { $face ->
        [up] { $side } has the China Card, face up
       *[down] { $side } has the China Card, face down
    }
log-scoring = { $region } scored: { $side } { $points }
log-trap_roll = { $side } die { $die }: needs 4 or less to get free
log-freed = { $side } is free again
log-roll = { $side } die { $die }: total { $total }
log-passed = { $side } passes
log-chernobyl = Chernobyl: no USSR influence by operations in { $region } this turn
log-bid = { $seat } bids { $bid } for the { $wanted }
# $swapped: 1 if the players exchange seats, else 0.
log-sides = { $swapped ->
        [0] The players keep their sides
       *[other] The players exchange sides
    }
log-held = { $cards ->
        [0] { $side } holds no cards
        [one] { $side } shows the lower edge of 1 held card
       *[other] { $side } shows the lower edges of { $cards } held cards
    }
# $winner: us, ussr or draw.
log-over = { $winner ->
        [us] { side-us.short } wins – { $ending }
        [ussr] { side-ussr.short } wins – { $ending }
       *[draw] Draw – { $ending }
    }
log-taken = { $side } takes { $card }
log-peek = Seen on top of the draw deck: { $card }
log-penalty = { $side } military operations: { $missing } too few
# $country: where the side gave up 2 influence.
log-crisis_over = { $side } ends the Cuban Missile Crisis by giving up influence in { $country }
log-choice = { $side } chooses: { $action }
log-final_scoring = Final scoring
log-sits_out = { $side } has no card to play and sits out
# A card drawn at random from the hand of a side.
log-drawn = Drawn from the { $side } hand: { $card }
log-left_out = { $country } is left out of the scoring
log-bury = The USSR gains 3 VP unless the US plays UN Intervention in its next action round

## Heuristics, as reasons of a hint
heuristic-board = stronger board
    .against = weaker board
heuristic-coup = promising coup
    .against = poor coup
heuristic-realignment = good realignment rolls
    .against = poor realignment rolls
heuristic-war = war worth the die
    .against = war likely to fail
heuristic-event = useful event
    .against = poor event
heuristic-harm = the enemy’s event helps you
    .against = the enemy’s event hurts
heuristic-scoring = scores well for you
    .against = scores for the enemy
heuristic-space = space race
    .against = poor use of the space race
heuristic-china = good moment for the China Card
    .against = gives the China Card away
heuristic-keep = nothing lost by playing it now
    .against = worth more later
heuristic-doom = wins by DEFCON
    .against = risk of nuclear war
heuristic-headline = strong headline
    .against = weak headline
heuristic-order = event first is better
    .against = event first is worse
heuristic-setup = sound set-up
    .against = unusual set-up
heuristic-discard = good riddance of the card
    .against = a loss of a good card
heuristic-defcon = favourable DEFCON
    .against = unfavourable DEFCON
heuristic-wargames = ends the game in the lead
    .against = would lose by Wargames
heuristic-bid = fair bid
    .against = poor bid
heuristic-operations = good use of the points
    .against = poor use of the points
