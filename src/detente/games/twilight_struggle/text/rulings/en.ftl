### Twilight Struggle: short rulings on cards, one a line
# Each cites what it rests on: numbers of rulings and of events (a card's number), or the adopted readings.

# events 1; rulings 106, 107, 113; readings
rulings-asia_scoring =
    Southeast Asia counts in full. Only controlled countries count: influence without control scores nothing.
    With Shuttle Diplomacy in force the US chooses the Soviet battleground that is left out; if it is Japan, its neighbour point goes too.
# events 2; rulings 104, 105, 112
rulings-europe_scoring =
    Control means all five battlegrounds and more countries than the opponent; a non-battleground of your own is not needed for it, though it is for Domination.
    Control of Europe wins in final scoring too, whatever the VP.
# events 3; rulings 106, 113
rulings-middle_east_scoring =
    No country here borders a superpower, so there is no neighbour point.
    Shuttle Diplomacy is used up by this card even if the USSR controls no battleground here.
# events 4; rulings 79, 144
rulings-duck_and_cover =
    At DEFCON 2 it loses the game for the phasing player, whoever that is, before any VP are scored: the USSR cannot hand the blame to the US by playing it.
    On the space race or with UN Intervention the event does not happen and the card is safe.
# events 5; rulings 37, 46, 79, 144; readings
rulings-five_year_plan =
    A US event drawn this way happens at once; everything else, scoring cards too, is discarded without effect. The USSR may use that to get rid of a scoring card.
    The phasing player stays the same: a drawn event that lowers DEFCON to 1 loses for whoever is playing Five Year Plan.
    Defectors drawn in an action round does nothing, unless the option says otherwise.
# events 6; rulings 57, 97, 98, 99, 100, 101, 102, 103
rulings-the_china_card =
    The fifth point needs every point to be spent in Asia (Southeast Asia included); it may pay part of a price of 2. A coup in Asia is made with 5 and earns 5 military operations.
    It is not part of the hand: no event can discard, draw or demand it, and a trapped player may neither discard nor play it.
    It may go to the space race, and may not be played if a scoring card would then be left without a round.
# events 7; rulings 2; readings
rulings-socialist_governments =
    Western Europe here includes Canada, Greece, Turkey, Austria and Finland.
    The USSR must remove all 3 if it can, at most 2 from a country.
# events 8; rulings 28
rulings-fidel =
    If the US uses the card for operations and lets the event come last, what it has just placed in Cuba is swept away too.
    The USSR never loses influence above the 3 it needs.
# events 9; rulings 57
rulings-vietnam_revolts =
    The extra point is lost if even one point is spent outside Southeast Asia. It may pay part of a price of 2, and it comes on top of the limit of 4.
    It also counts for coups, realignments and operations granted by other events, and it never helps the US.
# events 10; rulings 35, 36, 37, 100
rulings-blockade =
    The value that counts is the modified one: under Containment a 2 is enough, under Red Scare a 3 is not.
    The US may refuse although it could pay. A discarded Soviet event does not happen.
# events 11; rulings 78, 83
rulings-korean_war =
    A war is no coup: DEFCON limits do not forbid it and DEFCON does not fall. South Korea’s own control does not change the die.
    It is fought even without influence there; the USSR gets its military operations also when the US plays the card.
# events 12; rulings 32
rulings-romanian_abdication =
    The card leaves the game even if nothing changes; the USSR never loses influence above the 3 it needs.
# events 13; rulings 20, 78, 83
rulings-arab_israeli_war =
    Unlike in the Korean War, US control of the target itself counts too: Israel takes 1 from the die.
    A headlined Camp David Accords that resolves first stops this headline.
# events 14; rulings 2
rulings-comecon =
    Austria and Finland count as Eastern Europe too. The four countries must be different, and US control is judged when the event happens.
# events 15
rulings-nasser =
    Half is rounded up: of 3 US points 2 are lost, of 1 the only one.
# events 16
rulings-warsaw_pact_formed =
    Added influence may go into US-controlled countries. After either choice NATO may be played.
# events 17; rulings 116
rulings-de_gaulle_leads_france =
    France stays outside NATO for good, no matter which of the two cards came first.
# events 18; rulings 95
rulings-captured_nazi_scientist =
    It is not an attempt: it works before or after the turn’s attempt and does not use it up.
# events 19; rulings 32
rulings-truman_doctrine =
    The country must be controlled by neither side when the event happens. If the USSR plays the card, it may first use the operations to bring its country under control.
    Without a target it still counts as played and leaves the game.
# events 20; rulings 42, 126, 144
rulings-olympic_games =
    At DEFCON 2 a boycott loses the game for the phasing player, normally the sponsor, so it is deadly to play this as an event there.
    The 4 operations after a boycott follow the new DEFCON level, are changed by Red Scare and the like, may be declined and may not go to the space race.
# events 21; rulings 61, 67, 116; readings
rulings-nato =
    Protection depends on US control at the moment of the attempt: break control with influence and the country is open again.
    Brush War may not strike such a country by either side. Soviet influence, events and US actions are not limited.
# events 22; rulings 131
rulings-independent_reds =
    It raises the US to the Soviet number and lowers nothing. Where the US already equals the USSR, nothing is added.
# events 23; rulings 2
rulings-marshall_plan =
    Seven different countries not controlled by the USSR; Canada, Austria, Finland, Greece and Turkey are allowed.
# events 24; rulings 78
rulings-indo_pakistani_war =
    Only neighbours that the opponent controls take from the die, not control of the target. The military operations are yours, won or lost.
# events 25; rulings 16, 40, 42, 43
rulings-containment =
    It raises every US card, operations from events and discards too, but never above 4. It does not change the order of headlines.
# events 26; rulings 42, 73, 120, 144
rulings-cia_created =
    The hand is shown once and is hidden again; cards drawn later are not seen.
    The coup that the US may make with its point is an ordinary one. In a Soviet round at DEFCON 2 a battleground coup loses for the USSR.
# events 27; rulings 61, 67
rulings-us_japan_mutual_defense_pact =
    Japan stays closed to Soviet coups and realignments whoever controls it. Placing influence there remains allowed.
# events 28
rulings-suez_crisis =
    At most 2 from a country, so at least two of the three countries are hit if there is enough to remove.
# events 29
rulings-east_european_unrest =
    Three different countries. In turns 8–10 it takes 2 from each, or the single one there is.
# events 30
rulings-decolonization =
    Four different countries; reach and price do not matter, and US-controlled countries are allowed.
# events 31; rulings 40, 41, 42, 43
rulings-red_scare_purge =
    It lowers the value for everything: coup and military operations, space race, discards, operations from events; never below 1.
    Two of them in one turn add up. Headlined, it already lowers operations that the other headline grants if it resolves first.
# events 32; rulings 17, 42, 50, 144; readings
rulings-un_intervention =
    The partner must carry the opponent’s event; whether that event could have happened does not matter. Both cards are discarded, a starred one too.
    It spends two cards in one round. The partner’s points may go to any operation, by default the space race as well.
    Played alone for its 1 point it stops nothing and does not answer “We Will Bury You”.
# events 33; rulings 127
rulings-de_stalinization =
    First everything is taken up, then placed: emptying a country can hand its control to the US and close it. No reach is needed, and fewer than 4 may be moved.
# events 34; rulings 80
rulings-nuclear_test_ban =
    The VP are counted at the old DEFCON level, before it rises: 3 VP at DEFCON 5, none at 2.
# events 35; rulings 75, 113
rulings-formosan_resolution =
    Taiwan is a battleground only for scoring Asia and for final scoring, and only while the US controls it. A coup there never lowers DEFCON.
    As a battleground it no longer serves as the non-battleground that Domination needs. Any play of the China Card by the US, space race included, ends the effect.
# events 36; rulings 78; readings
rulings-brush_war =
    A superpower next door counts as a controlled neighbour: for the USSR in Mexico, for the US in Afghanistan.
    It is no coup: region limits do not matter and DEFCON does not fall. NATO closes US-controlled European countries to both sides.
# events 37; rulings 106
rulings-central_america_scoring =
    Only the USSR can earn neighbour points here, for Mexico and Cuba: countries next to your own superpower give nothing extra.
# events 38; rulings 112, 113
rulings-southeast_asia_scoring =
    It knows no Presence, Domination or Control, and Shuttle Diplomacy does not touch it. It is the only scoring card that leaves the game, and final scoring counts Southeast Asia only inside Asia.
# events 39; rulings 125; readings
rulings-arms_race =
    The current DEFCON level is the requirement. A tie in military operations pays nothing.
    The text speaks of the phasing player, also when the card comes through Grain Sales in a Soviet round; an option changes that.
# events 40; rulings 144; readings
rulings-cuban_missile_crisis =
    Every coup of the threatened side loses, free ones too, in either side’s round and in any country; Nuclear Subs does not help. Wars and realignments are no coups.
    The threat may be called off at any decision of that side by giving up 2 influence in one country (Cuba; West Germany or Turkey). DEFCON stays where it is.
# events 41; rulings 86
rulings-nuclear_subs =
    It covers every US coup of the turn, free ones and those in Soviet rounds too. It does not open closed regions, stop events that lower DEFCON, or help against the Cuban Missile Crisis.
# events 42; rulings 25, 37, 44, 101, 118, 119
rulings-quagmire =
    One discard and one roll an action round; freed or not, the round is over. Cards count with their modified value, and discarded events do not happen.
    Headlines go on as usual, and the trap lasts into later turns. If scoring cards would run out of rounds, they are played instead of the discard.
    A Missile Envy that is due must be the discard if it is worth 2 or more. “We Will Bury You” cannot be answered from the trap.
# events 43; rulings 70, 121, 122
rulings-salt_negotiations =
    The −1 hits the coup rolls of both sides, free coups too, but not the military operations they earn.
    The card taken back may have been discarded this very turn and may be played this turn. Scoring cards may not be taken.
# events 44; rulings 25, 37, 44, 101, 118, 119
rulings-bear_trap =
    The rules of Quagmire apply to the USSR: one discard worth 2 or more and one roll an action round, headlines free, China Card out of reach.
    Without a card that qualifies the USSR may play scoring cards only, and may keep one for a later round while rounds remain.
# events 45; rulings 79, 144
rulings-summit =
    The winner, not the player of the card, may move DEFCON. At DEFCON 2 an opponent who wins can lower it and so win the game.
    Only Domination or Control of the six regions adds 1; Southeast Asia is no region here, and Formosan Resolution and Shuttle Diplomacy are ignored.
# events 46; rulings 79, 84, 144
rulings-how_i_learned_to_stop_worrying =
    Setting DEFCON to 1 loses for the phasing player: deadly for yourself, a win for the US if Grain Sales turns the card up in a Soviet round.
    The 5 military operations fill the track; they do not count as a coup.
# events 47; rulings 72, 73, 144
rulings-junta =
    The order is fixed: first the 2 influence, then the free coup or the realignments, which may be declined.
    A free coup ignores region limits and earns no military operations, but in a battleground it still lowers DEFCON and at 2 it loses.
# events 48; rulings 33; readings
rulings-kitchen_debates =
    Without a majority the event does not occur and the card is only discarded. If the USSR plays it, it may first break the majority with the operations.
# events 49; rulings 17, 44, 144; readings
rulings-missile_envy =
    Printed values decide, and the giver chooses among equals. With the giver’s event you get only the points; your own or a neutral event happens at once, and a deadly one loses the game for you.
    The other side must use Missile Envy for operations in its next action round and may not headline it. Scoring cards that would be stranded come first.
    Against a hand of scoring cards only, nothing is exchanged, unless the option says otherwise.
# events 50; rulings 26, 109, 144; readings
rulings-we_will_bury_you =
    DEFCON falls at once, so at 2 the card loses for whoever plays it. The 3 VP wait for the next US action round; a headline is answered in the first one.
    Only UN Intervention played as an event answers it. The 3 VP come before anything the US scores in that round and can end the game.
    A US side that is trapped, must play Missile Envy or has no card cannot answer.
# events 51; rulings 40, 42, 43
rulings-brezhnev_doctrine =
    It raises every Soviet card, operations from events and discards too, but never above 4.
# events 53; readings
rulings-south_african_unrest =
    The 2 points for the neighbours may be split between Angola and Botswana, unless the option says otherwise.
# events 55; rulings 116
rulings-willy_brandt =
    West Germany is outside NATO also if NATO comes later. Tear Down this Wall gives it back.
# events 56
rulings-muslim_revolution =
    The USSR must pick two countries if two have US influence; it may not stop at one.
# events 57; rulings 42, 96, 144
rulings-abm_treaty =
    DEFCON rises first, so the operations follow the new level and may reach a region that was closed. They may be declined and may not go to the space race.
# events 58; rulings 99
rulings-cultural_revolution =
    The China Card taken this way lies face up and may be played this very turn, even if it was face down before.
# events 59; readings
rulings-flower_power =
    It pays once for each war card the US plays for event or operations, a headline and a card from Grain Sales included; not for the space race, a discard or a war card of the USSR.
    By default it pays also when the war is forbidden or UN Intervention stops it; options change both.
# events 60
rulings-u2_incident =
    The extra VP is due for UN Intervention of either side, the USSR’s own included, if it is played as an event later this turn.
# events 61
rulings-opec =
    Only control counts; Venezuela belongs to the list, Syria, Jordan and Israel do not.
# events 62; rulings 42, 120, 144
rulings-lone_gunman =
    The hand is shown once; cards drawn later stay hidden. In a US round at DEFCON 2 a Soviet battleground coup loses for the US, but under a Cuban Missile Crisis against the USSR it loses for the USSR.
# events 63
rulings-colonial_rear_guards =
    Four different countries; reach and price do not matter, and Soviet-controlled countries are allowed. The rest of Asia is not.
# events 65; rulings 20; readings
rulings-camp_david_accords =
    Arab-Israeli War can then be played for its operations only; if Flower Power is in force, it still pays by default when the US does so.
# events 66
rulings-puppet_governments =
    Only countries without influence of either side qualify. The US may stop before three.
# events 67; rulings 42, 96, 123, 144; readings
rulings-grain_sales_to_soviets =
    A card that is kept is played like one from the US hand: event or operations, space race within the limit, or with UN Intervention. A Soviet event then happens as usual.
    Given back, or with nothing to take, the US may use 2 operations instead, but not for the space race.
    In a Soviet round the USSR is the phasing player: at DEFCON 2 a battleground coup by the US loses for the USSR.
# events 68; rulings 33
rulings-john_paul_ii_elected_pope =
    Only after this event has taken place can Solidarity be an event; using the card for operations does not count.
# events 69; rulings 70, 76
rulings-latin_american_death_squads =
    It changes the coup roll, not the military operations. Several plays in one turn add up.
# events 70
rulings-oas_founded =
    Both points may go into one country, with or without US influence there.
# events 71; rulings 132
rulings-nixon_plays_the_china_card =
    The China Card taken this way lies face down until the end of the turn. With the Chinese Civil War unfinished the US counts as holding it and gains 2 VP.
# events 72; rulings 28
rulings-sadat_expels_soviets =
    All Soviet influence leaves Egypt first, then the US adds its point; if the USSR plays the card, points it has just placed there are lost too when the event comes last.
# events 73; rulings 113; readings
rulings-shuttle_diplomacy =
    The country left out counts for nothing: no battleground, no country, no neighbour point. So the USSR cannot have Control of that region.
    It is used up by the next Asia or Middle East Scoring in any case, and does not reach Southeast Asia Scoring or final scoring.
# events 74
rulings-the_voice_of_america =
    Not in Europe, and at most 2 from a country, so at least two countries are hit if there is enough to remove.
# events 75
rulings-liberation_theology =
    Three points in at least two countries; reach and price do not matter, and US-controlled countries are allowed.
# events 76; rulings 132
rulings-ussuri_river_skirmish =
    The China Card taken this way lies face up and may be played at once, even if it was face down. Only a US that already has it adds the 4 influence.
# events 77; rulings 37, 46
rulings-ask_not_what_your_country =
    All discards are chosen before drawing. Scoring cards may be among them and are not scored.
# events 78; rulings 32
rulings-alliance_for_progress =
    With no battleground the event still counts as played and the card leaves the game.
# events 79; rulings 104, 106
rulings-africa_scoring =
    No country here borders a superpower. Domination needs a battleground and a non-battleground of your own, not only the larger numbers.
# events 80; rulings 33, 95
rulings-one_small_step =
    Only if you are behind. The box passed gives no VP, but counts as reached and so ends your opponent’s ability there.
# events 81; rulings 104, 106
rulings-south_america_scoring =
    No country here borders a superpower. Domination needs a battleground and a non-battleground of your own, not only the larger numbers.
# events 82; rulings 130
rulings-iranian_hostage_crisis =
    Only Terrorism of the USSR becomes stronger; the same card played by the US still costs one card.
# events 83; rulings 53; readings
rulings-the_iron_lady =
    The Soviet point in Argentina gives no reach in the same round, even if the USSR plays the card and lets the event go first.
# events 84; rulings 32
rulings-reagan_bombs_libya =
    Two points of Soviet influence give 1 VP, an odd one gives nothing. No influence is removed, and the card leaves the game even if it scores nothing.
# events 85; rulings 33, 121, 144; readings
rulings-star_wars =
    The US must be ahead on the space race; being level is not enough. A chosen Soviet event belongs to the USSR.
    A card must be chosen if there is one. An event that lowers DEFCON to 1 loses for the phasing player.
# events 86; rulings 14, 133
rulings-north_sea_oil =
    Played in round 7 it still gives the US a round 8 in the same turn. The eighth round may be passed, but not with a scoring card in hand.
# events 87; rulings 67
rulings-the_reformer =
    The USSR may then no longer coup in Europe, inside events either; realignments stay legal. The 6 points need a lead in VP when the event happens.
# events 88
rulings-marine_barracks_bombing =
    The 2 further points come off any countries of the Middle East, both from one or one from each of two.
# events 89; rulings 79, 144
rulings-soviets_shoot_down_kal_007 =
    At DEFCON 2 it loses for the phasing player before the VP. The operations are for influence or realignment only and follow the new DEFCON level.
# events 90; rulings 42
rulings-glasnost =
    The 4 operations need The Reformer in force, may not be a coup, and follow the raised DEFCON level.
# events 91; rulings 72, 73, 129, 144
rulings-ortega_elected_in_nicaragua =
    The free coup may strike Cuba, Honduras or Costa Rica only. Cuba is a battleground: in a US round at DEFCON 2 the US loses.
# events 92; rulings 37, 46, 100, 130
rulings-terrorism =
    The card is drawn at random and may be a scoring card; its event does not happen. The China Card and a headline on the table are safe.
# events 93
rulings-iran_contra_scandal =
    Every US die in a realignment gets −1, also when the USSR is the one realigning. Coups are untouched.
# events 94; rulings 60
rulings-chernobyl =
    Only placing influence with operations is closed: Soviet events, coups and realignments there go on, and influence in the region still gives reach to its neighbours. Asia includes Southeast Asia.
# events 95; rulings 35, 100, 124; readings
rulings-latin_american_debt_crisis =
    The modified value of the discard counts, and the China Card cannot pay. If the US refuses, the USSR chooses the two countries.
    The card is not starred and stays in the game.
# events 96; rulings 72, 73, 116, 144
rulings-tear_down_this_wall =
    The free coup or realignments ignore DEFCON limits and earn no military operations; a coup in a battleground lowers DEFCON. In a Soviet round at DEFCON 2 that loses for the USSR, in a US round for the US.
# events 97
rulings-an_evil_empire =
    It also keeps Flower Power from coming into force later.
# events 98; rulings 46, 120, 124
rulings-aldrich_ames_remix =
    The USSR must choose a card and may choose a scoring card. The hand stays open for the whole turn, cards drawn later included.
# events 99
rulings-pershing_ii_deployed =
    Up to three different countries: the USSR may take fewer, and gains the VP in any case.
# events 100; rulings 33, 115; readings
rulings-wargames =
    The 6 VP are given first, then the track decides at once: no final scoring, no point for the China Card.
    Declining still uses the card up, unless the option says otherwise.
# events 101; rulings 33
rulings-solidarity =
    Without John Paul II Elected Pope the event does not occur and the card is discarded, though it is starred.
# events 102; rulings 78; readings
rulings-iran_iraq_war =
    Only neighbours that the opponent controls take from the die. The card leaves the game won or lost.
# events 103; rulings 24; readings
rulings-defectors =
    Headlined by the US it cancels the Soviet headline whatever its value, even a scoring card, which is simply discarded.
    In a Soviet round the US gains 1 VP when the card is used for operations, not on the space race, with UN Intervention or when it is discarded.
# events 104; rulings 49, 128
rulings-the_cambridge_five =
    A scoring card already put down as a headline is not in the hand and is not shown. The point may go into a US-controlled country and may be declined.
# events 105; rulings 34
rulings-special_relationship =
    Control of the United Kingdom is judged when the event happens: the USSR may first break it with the card’s operations.
# events 106; readings
rulings-norad =
    Only an action round in which DEFCON moved to 2 counts, of either side; not the headline phase, nor a round that began at 2. Control of Canada is judged at the end of the round.
    A NORAD played after Quagmire works, unless the option says otherwise.
# events 107; rulings 70, 73; readings
rulings-che =
    These coups are not free: they earn military operations and obey all modifiers. The second country must differ from the first, and the first coup must have removed US influence.
    With battlegrounds excluded, DEFCON never falls.
# events 108; rulings 33; readings
rulings-our_man_in_tehran =
    Only the US sees the five cards; the USSR sees what is discarded. If the deck is too short, the discard pile is shuffled in first.
# events 109
rulings-yuri_and_samantha =
    It pays for every US coup attempted later in the turn, failed, free or made in a Soviet round; not for realignments.
# events 110
rulings-awacs_sale_to_saudis =
    Muslim Revolution can then be played for its operations only.
