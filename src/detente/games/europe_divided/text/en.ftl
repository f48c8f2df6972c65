### Europe Divided: names, card texts and history

game-name = Europe Divided
side-europe = Europe
    .short = Europe
side-russia = Russia
    .short = Russia
organisation-eu = EU
organisation-nato = NATO

## Regions

region-uk_ireland = United Kingdom & Ireland
region-france = France
region-benelux = Benelux
region-germany = Germany
region-denmark = Denmark
region-norway = Norway
region-sweden = Sweden
region-finland = Finland
region-austria = Austria
region-italy = Italy
region-iberia = Spain & Portugal
region-greece = Greece
region-turkey = Turkey
region-moscow = Moscow
region-central_fd = Central Federal District
region-northwestern_fd = North-Western Federal District
region-southern_fd = Southern Federal District
region-kaliningrad = Kaliningrad
region-baltic_states = Baltic States
region-poland = Poland
region-czech_slovakia = Czech Republic & Slovakia
region-hungary = Hungary
region-western_balkans = Western Balkans
region-eastern_balkans = Eastern Balkans
region-moldova = Moldova
region-ukraine = Ukraine
region-belarus = Belarus
region-georgia = Georgia
region-armenia = Armenia
region-azerbaijan = Azerbaijan
region-baltic_sea = Baltic Sea
region-black_sea = Black Sea
region-energy_sector = Energy Sector

## Action cards: Europe

card-uk_ireland = United Kingdom & Ireland
card-france = France
card-benelux = Benelux
card-germany = Germany
card-denmark = Denmark
card-norway = Norway
card-sweden = Sweden
card-finland = Finland
card-austria = Austria
card-italy = Italy
card-iberia = Spain & Portugal
card-greece = Greece
card-turkey = Turkey

## Action cards: Russia

card-russian_president = Russian President
card-prime_minister = Prime Minister
card-news_television = News Television
    .action = Increase two Russian cubes in two different disputed regions by 1 each.
card-energy_sector = Energy Sector
card-central_fd_card = Central Federal District
card-northwestern_fd_card = North-Western Federal District
card-southern_fd_card = Southern Federal District

## Action cards: disputed regions, Europe's set

card-armenia_e = Armenia
    .reaction = Hostility. After any action from this card Russia may increase its cube in Azerbaijan by 1, to 5 at most; if it has none there, it may place one for free.
card-azerbaijan_e = Azerbaijan
    .reaction = Hostility. After any action from this card Russia may increase its cube in Armenia by 1, to 5 at most; if it has none there, it may place one for free.
card-georgia_e = Georgia
    .reaction = Separatists. After a NATO action from this card Russia may mobilise a unit in the Southern Federal District for 2 coins.
card-ukraine_e = Ukraine
    .reaction = Divided nation. After any action from this card Russia may increase its cube in Ukraine by 1, to 5 at most; if it has none there, it may place one for 2 coins.
card-moldova_e = Moldova
    .reaction = Transnistria. After any action from this card Russia may increase its cube in Moldova by 1, to 5 at most; if it has none there, it may place one for 2 coins.
card-belarus_e = Belarus
    .reaction = Union State. After any action from this card Russia may move one unit (first region or sea free, 1 coin for each further one).
card-baltic_states_e = Baltic States
    .effect = Forward presence. After mobilising with this card Europe may increase its NATO cube in Poland by 1, to 5 at most; if it has none there, it may place one for 2 coins.
    .reaction = Show of force. If Europe mobilised with this card, Russia may move one unit (first region or sea free, 1 coin for each further one).
card-poland_e = Poland
    .effect = Eastern policy. After an EU action from this card Europe may increase its EU cube in Ukraine or Belarus by 1, to 5 at most; if it has none there, it may place one for 2 coins.
card-czech_slovakia_e = Czech Republic & Slovakia
    .effect = Neighbours. After an income action from this card Europe may increase its EU cube in Poland or Hungary by 1, to 5 at most; if it has none there, it may place one for 2 coins.
card-hungary_e = Hungary
    .action = Visegrad. If your EU or NATO cube in Hungary shows 6, increase the cubes of that organisation in Poland and in Czech Republic & Slovakia by 2 each.
card-eastern_balkans_e = Eastern Balkans
    .reaction = Corruption. After an income action from this card Russia may take 1 coin from the bank.
card-western_balkans_e = Western Balkans
    .reaction = Slavic ties. After a NATO action from this card Russia may increase its cube in the Western Balkans by 1, to 5 at most; if it has none there, it may place one for 2 coins.

## Action cards: disputed regions, Russia's set

card-armenia_r = Armenia
    .reaction = Hostility. After any action from this card Europe may increase its EU or NATO cube in Azerbaijan by 1, to 5 at most, or place a missing one there for free.
card-azerbaijan_r = Azerbaijan
    .reaction = Hostility. After any action from this card Europe may increase its EU or NATO cube in Armenia by 1, to 5 at most, or place a missing one there for free.
card-georgia_r = Georgia
    .reaction = Outcry. If Russia mobilised or moved with this card, Europe may increase its EU or NATO cube in Ukraine by 1, to 5 at most, or place a missing one there for 2 coins.
card-ukraine_r = Ukraine
    .reaction = Protests. After any action from this card Europe may increase its EU cube in Ukraine by 1, to 5 at most; if it has none there, it may place one for 2 coins.
card-moldova_r = Moldova
    .effect = Transnistria. After mobilising with this card Russia may increase its cube in Ukraine or the Eastern Balkans by 1, to 5 at most; if it has none there, it may place one for 2 coins.
card-belarus_r = Belarus
    .effect = Pressure. After mobilising with this card Russia may increase its cube in the Baltic States by 1, to 5 at most; if it has none there, it may place one for 2 coins.
    .reaction = Deterrence. If Russia mobilised with this card, Europe may move one NATO unit (first region or sea free, 1 coin for each further one).
card-baltic_states_r = Baltic States
    .reaction = Air policing. After any action from this card Europe may move one NATO unit (first region or sea free, 1 coin for each further one).
card-poland_r = Poland
    .reaction = Old fears. After any action from this card Europe may increase its NATO cube in Poland by 1, to 5 at most; if it has none there, it may place one for 2 coins.
card-czech_slovakia_r = Czech Republic & Slovakia
    .effect = Business ties. After an income action from this card Russia may increase its cube in Poland or Hungary by 1, to 5 at most; if it has none there, it may place one for 2 coins.
card-hungary_r = Hungary
    .effect = Gas deals. After an income action from this card Russia may increase its cube in Czech Republic & Slovakia or the Western Balkans by 1, to 5 at most; if it has none there, it may place one for 2 coins.
card-eastern_balkans_r = Eastern Balkans
    .reaction = Southern flank. After a move action from this card Europe may mobilise a NATO unit in Greece or Turkey for 2 coins.
card-western_balkans_r = Western Balkans
    .reaction = Peacekeeping. If Russia mobilised with this card, Europe may increase its NATO cube in the Western Balkans by 1, to 5 at most; if it has none there, it may place one for 2 coins.

## Advantage cards: Europe

advantage-american_sanctions = American Sanctions
    .text = Russia loses 2 coins (or all it has, if fewer). Until the end of this turn it may not take income actions and pays 1 extra coin for every action that costs coins.
    .text_1 = Until the end of this turn Russia may not take income actions and pays 1 coin extra for every action that costs coins.
advantage-special_operation_e = Intelligence Operation
    .text = Turn one Russian cube showing 6 down to 5.
advantage-nato_response_force = NATO Response Force
    .text = Mobilise one NATO unit for free in a region with a NATO base or in a disputed region with a NATO cube.
    .text_1 = Mobilise one NATO unit for free in a region with a NATO base, or in a disputed region where your NATO cube shows 5 or 6.
advantage-nato_exercises = NATO Exercises
    .text = Move up to two NATO units; for each of them the first region or sea is free, each further one costs 1 coin.
advantage-eu_enlargement = EU Enlargement
    .text = Increase one EU cube in a disputed region by 2.
advantage-eastern_partnership = Eastern Partnership
    .text = Place up to two EU cubes for free, in different regions among Armenia, Azerbaijan, Belarus, Georgia, Moldova and Ukraine.
advantage-structural_funds = Structural Funds
    .text = Take 1 coin for every disputed region with an EU cube, 6 coins at most.
    .text_1 = Take 1 coin for each disputed region where your EU cube shows 5 or 6, at most 5 coins.

## Advantage cards: Russia

advantage-breakup_of_european_unity = Break-up of European Unity
    .text = Put the break-up marker in one European region: the EU actions of that region’s card cannot be used any more. Then increase one Russian cube by 1.
    .text_1 = Put the break-up marker in one European region. For the rest of the game the EU actions of that region's card cannot be used.
advantage-propaganda = Propaganda
    .text = Increase up to three Russian cubes in different disputed regions by 1 each.
advantage-special_operation_r = Special Services Operation
    .text = Turn one EU or NATO cube showing 6 down to 5.
advantage-little_green_men = Little Green Men
    .text = Mobilise one unit for free in a disputed region that borders a Russian region and holds a Russian cube.
advantage-zapad_manoeuvres = Zapad Manoeuvres
    .text = Move up to two Russian units; for each of them the first region or sea is free, each further one costs 1 coin.
advantage-gas_blackmail = Gas Blackmail
    .text = Take 3 coins from Europe, or all it has if it has fewer.
advantage-oil_boom = Oil Boom
    .text = Take 3 coins and put 1 coin on the Energy Sector space: the income of the action card of that name is 1 higher for the rest of the game.
    .text_1 = Put 1 coin on the Energy Sector space; the income of that card is 1 higher for the rest of the game.

## Events: period 1

event-base_102 = 102nd Russian Military Base
    .history = Russian troops stayed in Gyumri after the Soviet collapse, and a treaty of 1995 gave them a permanent base. They guard Armenia's border with Turkey and Moscow's foothold in the Caucasus.
event-baltic_air_policing = Baltic Air Policing
    .history = Estonia, Latvia and Lithuania had no fighters of their own when they joined NATO in 2004. Since then allies have taken turns to patrol their sky.
event-bosnian_war = Bosnian War
    .history = From 1992 to 1995 Serbs, Croats and Bosniaks fought over a country that was falling apart, and some hundred thousand people died. NATO air strikes and the Dayton agreement ended the war.
event-btc_pipeline = Baku-Tbilisi-Ceyhan Pipeline
    .history = Since 2006 Caspian oil has flowed through Georgia to the Turkish coast. The route avoids Russia on purpose and gave the Caucasus a direct link to Western markets.
event-caspian_agreement = Caspian Agreement
    .history = Whether the Caspian is a sea or a lake decides who owns the oil below it. In 2003 Russia, Azerbaijan and Kazakhstan settled the division of the northern seabed among themselves.
event-cyber_attack_estonia = Cyber Attack on Estonia
    .history = When Tallinn moved a Soviet war memorial in April 2007, floods of data brought down banks, ministries and newspapers. It was the first attack of this kind on a whole state.
event-dynastic_succession = Dynastic Succession
    .history = The ailing president Heydar Aliyev handed Azerbaijan over to his son Ilham in 2003. Observers found the election wanting, but the change at the top went through without a break.
event-georgian_conflicts = Armed Conflicts in Georgia
    .history = In the early 1990s Abkhazia and South Ossetia fought themselves free of Tbilisi with support from Russia. Russian peacekeepers then guarded the ceasefire lines.
event-jeans_revolution = Jeans Revolution
    .history = After the disputed re-election of Alexander Lukashenko in March 2006 thousands camped in the centre of Minsk with denim as their flag. Police cleared the tents within days.
event-kosovo_war = Kosovo War
    .history = NATO bombed Yugoslavia for 78 days in 1999 to stop the expulsion of Kosovo Albanians. Serbian troops withdrew, allied soldiers moved in, and relations with Moscow turned icy.
event-kosovo_independence = Kosovo Independence
    .history = Kosovo declared itself a state in February 2008. Most EU members recognised it, five did not, and Russia warned of a precedent it would later invoke itself.
event-nagorno_karabakh_war = Nagorno-Karabakh War
    .history = Armenians and Azerbaijanis fought over this mountain enclave as the Soviet Union dissolved. A truce brokered by Russia in 1994 left the enclave and much land around it in Armenian hands.
event-nato_ukraine_partnership = NATO-Ukraine Partnership
    .history = A charter signed in Madrid in 1997 promised Kyiv a special relationship with the alliance. Membership remained a distant and disputed prospect.
event-orange_revolution = Orange Revolution
    .history = A rigged presidential vote in late 2004 filled the streets of Kyiv with orange scarves. The run-off was repeated, and the pro-Western candidate Viktor Yushchenko won.
event-rose_revolution = Rose Revolution
    .history = In November 2003 protesters carrying roses burst into the Georgian parliament. President Shevardnadze resigned, and Mikheil Saakashvili turned the country westwards.
event-gas_conflict = Russia-Ukraine Gas Dispute
    .history = Quarrels over prices and debts led Gazprom to stop deliveries to Ukraine in January 2006 and again in 2009. Customers as far away as the Balkans sat in the cold.
event-russo_georgian_war = Russo-Georgian War
    .history = In August 2008 fighting over South Ossetia grew into a Russian invasion of Georgia. Five days later a ceasefire was agreed, and Moscow recognised two breakaway regions as states.
event-seecp = South-East European Cooperation Process
    .history = Launched in Sofia in 1996, this forum brought the Balkan states back to one table after years of war. Its members hoped to prepare each other for Europe's institutions.
event-transnistria_war = Transnistria War
    .history = In 1992 separatists on the left bank of the Dniester fought the young Moldovan state. Intervention by the Russian 14th Army froze the conflict, and the troops never quite left.
event-union_state = Union of Belarus and Russia
    .history = Treaties between 1996 and 1999 promised a common state of Belarus and Russia. Customs barriers fell and armies drew closer, but neither president would give up his throne.
event-velvet_divorce = Velvet Divorce
    .history = Czechs and Slovaks parted peacefully on 1 January 1993. Both new republics set course for NATO and the European Union and eventually joined them.
event-visegrad_group = Visegrad Group
    .history = In 1991 the leaders of Poland, Hungary and Czechoslovakia met in an old royal castle and agreed to go west together. The informal club outlived its original purpose.

## Events: period 2

event-annexation_of_crimea = Annexation of Crimea
    .history = Soldiers without insignia seized key points on the peninsula in February 2014. After a hasty referendum Moscow declared Crimea part of Russia, which most of the world refused to accept.
event-dodon_president = Igor Dodon Becomes President
    .history = The socialist Igor Dodon won Moldova's presidency in November 2016 with a promise of closer ties to Moscow. Parliament and government kept pointing towards Brussels.
event-eurasian_economic_union = Eurasian Economic Union
    .history = Russia, Belarus and Kazakhstan opened a common market in January 2015 as an answer to the EU. Armenia, which had been close to an agreement with Brussels, joined at once.
event-twitter_revolution = Twitter Revolution
    .history = After the communists' election victory in April 2009 young Moldovans called each other to the streets of Chișinău online. Parliament was stormed, and new elections brought a pro-European coalition.
event-montenegro_coup = Montenegro Coup Attempt
    .history = On election day in October 2016 Montenegro arrested a group accused of planning to storm parliament; prosecutors named Russian officers behind it. The country joined NATO the next year.
event-nabucco = Nabucco Pipeline
    .history = This pipeline was to carry Caspian gas through Turkey and the Balkans to Austria and so reduce dependence on Russia. Suppliers and money failed to appear, and it was given up in 2013.
event-nato_force_integration = NATO Force Integration Units
    .history = From 2015 on NATO set up small staffs in its eastern member states. They prepare the ground so that reinforcements can arrive quickly in a crisis.
event-nato_missile_shield = NATO Missile Defence
    .history = A base with interceptors in Romania became operational in 2016, another was begun in Poland. NATO pointed to Iran; Moscow saw its own deterrent as the target.
event-nato_command_centres = New NATO Command Centres
    .history = After 2014 the alliance opened new divisional headquarters in Romania, Poland and Latvia. For the first time large forces could be led from its eastern edge.
event-nord_stream = Nord Stream Pipeline
    .history = From 2011 Russian gas reached Germany directly through the Baltic Sea. Poland and the Baltic states complained that they could now be bypassed, and put under pressure.
event-papa_air_base = Papa Air Base
    .history = Since 2009 a dozen nations have shared a fleet of heavy transport aircraft at Pápa in western Hungary. It gives smaller allies a reach they could not afford alone.
event-regional_group_of_forces = Regional Group of Forces
    .history = Belarus and Russia keep a joint force that would fight under one command in a crisis. Its large exercises near the Polish and Lithuanian borders alarm the neighbours.
event-baltic_defence = Reinforced Baltic Defence
    .history = In 2017 multinational battlegroups arrived in Estonia, Latvia and Lithuania. Czech and Slovak soldiers were among those who later served in them.
event-rosatom_reactors = Rosatom Nuclear Reactors
    .history = In 2014 Hungary ordered two new reactors for Paks from Russia's Rosatom, financed by a Russian loan of up to ten billion euros. Critics called it a bond for decades.
event-south_stream = South Stream Pipeline
    .history = Gazprom planned a line across the Black Sea to Bulgaria, Serbia and Hungary that would bypass Ukraine. Objections from Brussels made Moscow drop it at the end of 2014.
event-euromaidan = Euromaidan
    .history = When President Yanukovych shelved an agreement with the EU in November 2013, crowds occupied Kyiv's main square for three months. After bloodshed in February he fled to Russia.
event-donbas_war = War in Donbas
    .history = In spring 2014 armed separatists took over towns in eastern Ukraine with Russian support. The fighting cost thousands of lives, and two agreements signed in Minsk did not end it.
event-migration_crisis = European Migration Crisis
    .history = More than a million people, many of them fleeing war in Syria, reached the EU in 2015. The Visegrad states rejected quotas for taking them in, and Europe's unity suffered.

## Requirements

requirement-ru_unit_1 = Russia has a unit in every named region
    .one = Russia has a unit there
requirement-ru_unit_2 = Russia has two units in every named region
    .one = Russia has two units there
requirement-ru_gt_eu = Russia is above the EU in every named region
    .one = Russia is above the EU
requirement-ru_gt_eu_nato = Russia is above both the EU and NATO in every named region
    .one = Russia is above both the EU and NATO
requirement-ru_gt_nato_unit = Russia is above NATO and has a unit in every named region
    .one = Russia is above NATO and has a unit there
requirement-ru_dom = Russia dominates every named region
    .one = Russia dominates it
requirement-nato_gt_ru_unit = NATO is above Russia and has a unit in every named region
    .one = NATO is above Russia and has a unit there
requirement-nato_gt_ru = NATO is above Russia in every named region
    .one = NATO is above Russia
requirement-eu_gt_ru = The EU is above Russia in every named region
    .one = the EU is above Russia
requirement-nato_dom = NATO dominates every named region
    .one = NATO dominates it
requirement-eu_dom = The EU dominates every named region
    .one = the EU dominates it

## Sea control

sea-baltic_sea = Baltic Sea
    .nato = Once per turn, without an action, move one NATO unit out of Germany, Denmark, Norway, Sweden or Poland by one region or sea for free.
    .eu = Take 2 extra coins whenever you use the Poland or Baltic States card for an EU action.
    .russia = Once per turn, without an action, move one unit from the North-Western Federal District straight to the Baltic States, Poland or Kaliningrad for free.
sea-black_sea = Black Sea
    .nato = Once per turn, without an action, move one NATO unit out of Greece, Turkey or the Eastern Balkans by one region or sea for free.
    .nato_1 = Once per turn, without an action, move one NATO unit out of Greece, Turkey, Italy or the Eastern Balkans by one region or sea for free.
    .eu = Take 2 extra coins whenever you use the Eastern Balkans, Georgia or Ukraine card for an EU action.
    .russia = Once per turn, without an action, move one unit from the Southern Federal District straight to the Eastern Balkans, Georgia or Ukraine for free.

## The table

organisation-russia = Russia
winner-europe = Europe wins.
winner-russia = Russia wins.
period-1 = Period 1: New World Order
period-2 = Period 2: New Cold War
phase-setup = Set-up
phase-initiative = Initiative
phase-actions = Actions
phase-events = Events
phase-advantages = New advantage cards
phase-end = End of the game
track-turn = Turn
track-prestige = Prestige
track-coins = Coins
track-supply = Units in supply
track-hand = Action cards in hand
track-deck = Action deck
track-advantages = Advantage cards
track-initiative = Initiative
track-current = Current events
track-upcoming = Upcoming events
track-seas = Sea control
track-shown = Cards turned up
track-laid = Laid face down
track-region_coins = Coins on the board
track-in_force = In force
track-event_hand = Events in hand
track-start_units = Units elsewhere
track-region_cards = Region cards
state-met = met
state-resolved = resolved in turn { $turn }
state-short = { $steps } short
state-sanctions = Sanctions against { $side }
state-breakup = Break-up marker: { $region }

## How a game ends

ending-prestige = Most prestige
ending-region_cards = Equal prestige, more disputed region cards
ending-coins_and_units = Equal prestige and region cards, more coins and units
ending-tie = Everything equal: Europe wins

## Questions

question-keep = Choose the advantage card to remove from the game; you keep the other two.
question-initiative = Choose an action card to lay face down.
question-card = Turn up one of the cards you laid, or play an advantage card or use the bonus of a sea card.
question-action = Choose one action of this card.
question-place = Choose where to place a cube.
question-grow = Choose the cube to increase.
question-organisation = Choose the organisation.
question-lower = Choose the cube to turn down to 5.
question-mobilise = Choose where to mobilise.
question-unit = Choose the unit to move.
question-move = Choose where the unit goes.
question-breakup = Choose the European region for the break-up marker.
question-reveal = Choose an event to lay on an upcoming space.
question-discard = Choose an event to discard.

## Actions

action-card = { $card }
action-advantage = Advantage: { $advantage }
    .keep = { $advantage }
action-cash = Trade { $advantage } for coins
action-event = { $event }
action-region = { $region }
action-sea = Bonus of the sea card: { $region }
action-eu = EU: { $region }
action-nato = NATO: { $region }
action-russia = Russia: { $region }
action-use-eu_place = Place EU influence
action-use-eu_grow = Increase EU influence
action-use-eu_income = Income
action-use-nato_place = Place NATO influence
action-use-nato_grow = Increase NATO influence
action-use-nato_mobilise = Mobilise a NATO unit
action-use-nato_move = Move a NATO unit
action-use-ru_place = Place influence
action-use-ru_grow = Increase influence
action-use-ru_income = Income
action-use-ru_mobilise = Mobilise a unit
action-use-ru_move = Move a unit
action-use-special = Special action
action-skip = Skip
    .action = Use no action of this card
action-done = Done
    .card = End my actions

## Cards and actions in short

mark-action = Action
mark-effect = Effect
mark-reaction = Reaction
verb-eu_place = EU: place
verb-eu_grow = EU +{ $number }
verb-eu_income = income { $number }
verb-nato_place = NATO: place
verb-nato_grow = NATO +{ $number }
verb-nato_mobilise = mobilise ({ $regions })
verb-nato_move = move a unit
verb-ru_place = place
verb-ru_grow = increase +{ $number }
verb-ru_income = income { $number }
verb-ru_mobilise = mobilise ({ $regions })
verb-ru_move = move a unit
words-card = action card
words-advantage = advantage card
words-event = event
words-sea = sea control card
    .terms = Influence in { $regions } counts; minimum { $minimum }. Ties are won in this order: { $order }.
words-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
words-free = free
words-move = first region or sea free, each further one 1 coin
words-trade = Or { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. Kept unused: { $points } prestige.
words-reward = Reward: { $points } prestige
words-reward-coins = coins (+{ $coins } each): { $regions }
words-printed = { $coins } from the card
words-lying = { $coins } from coins in the region
words-sea-coins = { $coins } from the sea card
words-units = { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
words-blocked = stops at 5
words-card_won = you win the region card
words-clash = armed clash: a unit of each side returns to the supply
words-break = broken influence: an enemy 6 drops to 5, the unit returns to the supply
words-decline-effect = Do not use the effect
words-decline-reaction = Do not use the reaction
subject-action = Special action of { $card }. { $text }
subject-effect = Effect of { $card }. { $text }
subject-reaction = Reaction to { $card }. { $text }

## Why not

reason-not_on_card = The card has no such action.
reason-colour = The organisation’s cube in this region does not show 5 or 6.
reason-break_up = The break-up marker lies in this region.
reason-sanctions = Sanctions forbid income this turn.
reason-coins = You have too few coins.
reason-supply = All your units are on the board.
reason-no_target = There is nothing to use it on.
reason-no_cube = There is no cube to increase.
reason-has_cube = There is a cube already.
reason-at_limit = The cube cannot go any higher.
reason-blocked = An enemy cube of value 6 or an enemy unit keeps it at 5.
reason-closed = Start regions of the opponent are closed.
reason-stop = Every way there leads through an area where the unit must stop.
reason-far = You have too few coins for the way there.
reason-not_named = The text does not name this region.

## Options

option-length = Length of the game
    .help = Both periods, or a short game that ends after turn 10.
option-length-full = 20 turns
option-length-short = 10 turns
option-coins = Coins
    .help = Open: both players see all coins. Hidden: you see only your own, though everything taken and paid is announced.
option-coins-open = Open
option-coins-hidden = Hidden

## Log

log-turn = Turn { $turn }
log-laid = { $side } has laid two cards
log-initiative = Initiative: Europe { $europe }, Russia { $russia }. { $first } acts first
log-step = { $side } acts
log-card = { $side } turns up { $card }
log-use = { $card }: { $action }
log-skip = { $side } uses no action of { $card }
log-place = { $organisation }: cube placed in { $region }
log-grow = { $organisation } in { $region }: { $before } → { $after }
log-lower = { $organisation } in { $region }: { $before } → { $after }
log-region_card = { $side } wins the region card { $card }
log-coins = { $side } { $change }: { $total ->
        [one] { $total } coin
       *[other] { $total } coins
    }
log-purse = { $side }: coins { $change }
log-mobilise = { $side } mobilises: { $region }
log-move = { $side } moves a unit: { $from } → { $to }
log-clash = Armed clash in { $region }: a unit of each side returns to the supply
log-broken = Broken influence in { $region }: the unit of { $side } returns to the supply
log-sea = { $sea }: { $organisation } takes control
log-sea_free = { $sea }: nobody is in control any more
log-bonus = { $side } uses the bonus: { $sea }
log-effect = Effect of { $card }: { $side } uses it
log-reaction = Reaction to { $card }: { $side } uses it
log-declined = { $side } declines: { $card }
log-advantage = { $side } plays { $advantage }
log-cash = { $side } trades { $advantage } for coins
log-sanctions = Sanctions against { $side } until the end of the turn
log-breakup = Break-up marker in { $region }: the EU actions of its card are gone
log-region_coin = { $coins ->
        [one] { $coins } coin laid in { $region }
       *[other] { $coins } coins laid in { $region }
    }
log-reshuffle = { $side } shuffles the discard pile into a new deck ({ $cards })
log-draw = { $side } draws { $card }
log-drawn = { $cards ->
        [one] { $side } draws { $cards } action card
       *[other] { $side } draws { $cards } action cards
    }
log-resolve = Events are resolved
log-met = { $event }: met, { $side } gains { $points } prestige
log-failed = { $event }: not met, removed
log-events_move = Upcoming events become current
log-upcoming = Upcoming event: { $event }
log-event_laid = { $side } has laid an event
log-reveal = { $side } reveals { $event }
log-discard_event = { $side } discards { $event }
log-events_discarded = { $cards ->
        [one] { $side } discards { $cards } event
       *[other] { $side } discards { $cards } events
    }
log-draw_event = { $side } draws { $event }
log-events_drawn = { $cards ->
        [one] { $side } draws { $cards } event
       *[other] { $side } draws { $cards } events
    }
log-dominance = Dominance: { $regions ->
        [one] { $side } { $regions } region
       *[other] { $side } { $regions } regions
    }
log-kept = { $side } kept { $advantage }: { $points } prestige
log-draw_advantage = { $side } draws { $advantage }
log-remove_advantage = { $side } removes { $advantage }
log-has_kept = { $side } has chosen advantage cards
log-prestige = { $side } +{ $points } prestige: { $total }
log-over = { $winner ->
        [europe] Europe wins – { $ending }
       *[russia] Russia wins – { $ending }
    }

## Heuristics, as reasons of a hint
heuristic-event = an own event comes nearer
heuristic-denial = the opponent’s event is kept from happening
heuristic-dominance = a 6 when dominance is scored
heuristic-influence = influence for events still to come
heuristic-region_card = a region card for the deck
heuristic-sea = control of a sea
heuristic-units = units where they are wanted
heuristic-coins = coins
heuristic-order = the right order of play
heuristic-pair = what the second card can do
heuristic-advantage = what the advantage card is worth if kept
heuristic-effect = what the text of the card gives
heuristic-reaction = what the opponent may do in reaction
heuristic-reveal = an event with good prospects
heuristic-discard = the event you can best do without
heuristic-breakup = the EU card that will be missed most
