### Cold War: CIA vs KGB: names, abilities and history

game-name = Cold War: CIA vs KGB
side-cia = CIA
    .short = CIA
side-kgb = KGB
    .short = KGB

## Phases

phase-briefing = Briefing
phase-planning = Planning
phase-struggle = Influence Struggle
phase-cease_fire = Cease-fire
phase-debriefing = Debriefing
phase-detente = Détente

## Factions

faction-military = Military
    .power = Destroy any other group in play, your own or your opponent's. It goes to the group discard pile.
    .word = military
    .use = destroy another group
faction-political = Political
    .power = Move one other group from one player to the other; it stays ready or mobilised as it was. The receiver may not exceed the population, and you may not give a group to your opponent if your opponent's influence would then be above the stability. Taking one may push your own above it.
    .word = political
    .use = move another group to the other player
faction-economic = Economic
    .power = Change the state of any other group in play that is not economic, on either side: a ready group becomes mobilised without using its power, a mobilised one becomes ready.
    .word = economic
    .use = change the state of another group that is not economic
faction-media = Media
    .power = Look secretly at the top card of the group deck. Then discard it, recruit it (within the population) or leave it face down on top.
    .word = media
    .use = look at the top card of the group deck

## Agents

agent-master_spy = Master Spy
    .ability = Your token on the objective: your opponent claims it at once. Enemy token: you claim it at once. No effect if the objective was won through riots. Two Master Spies work like one: the player without the token claims.
    .use = the side whose token does not lie there claims the objective
agent-deputy_director = Deputy Director
    .ability = No effect with either token on the objective. He cannot be killed by riots or by an Assassin and never goes on leave, but returns straight to headquarters.
    .use = no ability; cannot be killed, never goes on leave
agent-double_agent = Double Agent
    .ability = With either token on the objective, choose one: send an agent from your opponent's headquarters on leave now (not the Deputy Director), or see your opponent's Agent X in the next Planning before you pick yours. If two Double Agents meet, only the one whose own token lies there works.
    .use = send an enemy agent on leave, or see the next enemy Agent X
agent-analyst = Analyst
    .ability = With either token on the objective: in the next Briefing look at the top three cards of the group deck and put them back in any order. If two Analysts meet, only the one whose own token does not lie there works.
    .use = in the next Briefing you order the top three groups
agent-assassin = Assassin
    .ability = Your token on the objective: your opponent's Agent X is killed (not a Deputy Director) and the objective goes face down to the bottom of its deck, unless it has already been claimed. Enemy token: no effect. No effect either if the objective was won through riots.
    .use = with your token the enemy Agent X is killed, the objective goes to the bottom
agent-director = Director
    .ability = Your token on the objective: you also claim the bottom card of the objective deck at once, even if somebody else claims the objective. Enemy token: no effect.
    .use = with your token you also claim the bottom objective

## Objectives: events

objective-nobel_peace_prize = Nobel Peace Prize
    .history = The committee in Oslo liked to honour those who lowered the tension, from Dag Hammarskjöld to Willy Brandt and Mikhail Gorbachev. Governments on both sides treated the choice as a political statement.
    .ability = Cease-fire, when you have caused riots: your Agent X is not killed. He still uses his ability and then goes on leave. Your opponent claims the objective all the same.
objective-live_benefit = Live Benefit
    .history = In the 1980s rock musicians filled stadiums for a good cause. Live Aid in July 1985 linked London and Philadelphia by satellite and reached viewers on both sides of the Iron Curtain.
    .ability = Influence Struggle, instead of your action: recruit the top card of the group discard pile, within the population.
objective-nuclear_escalation = Nuclear Escalation
    .history = After 1949 each new bomb was answered with a bigger one, until the arsenals could destroy every target many times over. More than once a false alarm brought commanders close to firing.
    .ability = Influence Struggle, instead of your action: discard every military group in play on both sides, in the order you choose.
objective-space_race = Space Race
    .history = Sputnik's signal in October 1957 shocked America, and Gagarin's orbit in 1961 doubled the shock. Twelve years after Sputnik it was American boots that stood on the Moon.
    .ability = Détente: look at the next three cards of the objective deck and put them back on top in any order.
objective-olympic_games = Olympic Games
    .history = Medals counted as proof of the better system, and athletes were watched by minders as well as by coaches. Boycotts in 1980 and 1984 took each side out of the other's Games.
    .ability = Détente: bring one of your killed agents back into the game. He returns on leave.
objective-summit_meeting = Summit Meeting
    .history = When the leaders met, the world held its breath and the secret services worked overtime. Geneva, Vienna, Helsinki and Reykjavik each shifted the mood of the Cold War for years.
    .ability = At any moment of the Influence Struggle: your opponent turns Agent X face up. It does not use your action.

## Objectives: countries

objective-afghanistan = Afghanistan
    .history = Soviet troops entered in December 1979 to prop up a friendly regime. Guerrillas armed through Pakistan with American money outlasted them, and the last soldiers left in 1989.
objective-angola = Angola
    .history = Independence in 1975 opened a war between three liberation movements. Cuban soldiers and Soviet arms faced South African troops and American aid for well over a decade.
objective-chile = Chile
    .history = The elected Marxist Salvador Allende governed from 1970 against strikes, shortages and covert American pressure. General Pinochet's coup of September 1973 ended his rule and his life.
objective-congo = Congo
    .history = Days after independence in 1960 the army mutinied and mineral-rich Katanga broke away. Prime minister Lumumba turned to Moscow and was murdered; Mobutu, supported by the CIA, later took power.
objective-cuba = Cuba
    .history = Castro's revolution of 1959 brought communism to America's doorstep. The failed landing at the Bay of Pigs in 1961 and the missile crisis a year later kept the island at the centre of the conflict.
objective-czechoslovakia = Czechoslovakia
    .history = A communist takeover in February 1948 closed the last gap in the Eastern bloc. Twenty years later tanks of the Warsaw Pact crushed Dubček's attempt at socialism with a human face.
objective-egypt = Egypt
    .history = Nasser seized the Suez Canal in 1956, bought Soviet arms and became the hero of the Arab street. His successor Sadat sent the advisers home and made peace under American auspices.
objective-greece = Greece
    .history = Civil war between communists and royalists raged until 1949 and prompted the Truman Doctrine. In 1967 colonels seized power in the name of anti-communism and kept it for seven years.
objective-honduras = Honduras
    .history = Poor and quiet compared with its neighbours, Honduras became the rear base of America's secret wars in the 1980s. Contra fighters crossed its border into Nicaragua with the help of the CIA.
objective-iran = Iran
    .history = A coup arranged by American and British agents toppled prime minister Mossadegh in 1953 and strengthened the Shah. In 1979 a revolution swept the Shah away and humbled Washington.
objective-korea = Korea
    .history = Divided between the victors in 1945, Korea became the first hot battlefield of the Cold War. Three years of fighting from 1950 on cost millions of lives and hardly moved the border.
objective-libya = Libya
    .history = Captain Gaddafi overthrew the king in 1969, closed the American air base and spent his oil money on Soviet arms. Links to terrorism brought American bombs on Tripoli in 1986.
objective-panama = Panama
    .history = The canal made this small state priceless to Washington, which promised in 1977 to hand it over. General Noriega, long on the CIA's payroll, was removed by an American invasion in 1989.
objective-turkey = Turkey
    .history = Stalin's demands on the Straits drove Turkey into NATO by 1952. American missiles on its soil became a bargaining chip in 1962, and generals intervened in politics more than once.
objective-vietnam = Vietnam
    .history = France lost its colony in 1954, and America was drawn into the war between North and South. The fall of Saigon in 1975 was the heaviest defeat of the United States in the Cold War.

## Groups: military

group-guerrillas = Guerrillas
group-militia = Militia
group-mercenaries = Mercenaries
group-police = Police
group-infantry = Infantry
group-generals = Generals

## Groups: economic

group-workers = Workers
group-mafia = Mafia
group-food_companies = Food Companies
group-industry = Industry
group-oil_tycoons = Oil Tycoons
group-bankers = Bankers

## Groups: political

group-students = Students
group-trade_union = Trade Union
group-nationalists = Nationalists
group-fundamentalists = Fundamentalists
group-opposition = Opposition
group-government = Government

## Groups: media

group-artists = Artists
group-ngos = NGOs
group-phone_company = Phone Company
group-newspapers = Newspapers
group-radio = Radio
group-television = Television

## Tracks of the table

track-round = Round
track-score = Points
track-objective = Objective
track-stability = Stability
track-population = Population
track-points = Victory points
track-bias = Ties settled by
track-influence = Influence
track-groups = Groups
track-balance = Balance token
track-token = Domination token
track-agent_x = Agent X
track-headquarters = Headquarters
track-leave = On leave
track-killed = Killed
track-back = Back from leave
track-claimed = Claimed
track-deck = Group deck
track-discard = Group discard pile
track-objectives = Objective deck
track-spent = Objective discard pile
track-riots = Riots on the next recruit
track-initiative = Initiative
track-ability = Ability
track-maybe_x = May be Agent X
track-rights = In the next round
track-standing = If it ended now
state-ready = ready
state-mobilised = mobilised
agent-hidden = face down
agent-open = face up
state-riots = riots

## End of the game

winner-cia = The CIA wins.
winner-kgb = The KGB wins.
winner-draw = The game is drawn.
ending-points = Enough victory points
ending-deck = No objectives left

## Why a side gets the balance token

reason-chance = by chance
reason-agreed = as agreed
reason-points = fewer points
reason-lost = lost the last Cease-fire
reason-kept = nobody else takes it

## Questions

question-analyst = Analyst: which group card comes next, from the top?
question-agent = Choose your Agent X in secret.
question-first = You hold the balance token: who acts first?
question-action = Recruit, activate a group or pass.
question-destroy = Which group is destroyed?
question-move = Which group changes sides?
question-turn = Which group is turned: made ready or mobilised?
question-media = What happens to the card you have seen?
question-order = Nuclear Escalation: which military group is discarded next? The last one lies on top.
question-nobel = You have caused riots. Use the Nobel Peace Prize to save your Agent X?
question-double_agent = Double Agent: send an agent of your opponent on leave, or see your opponent’s Agent X in the next Planning?
question-detente = Do you want to use the ability of an event in Détente?
question-space_race = Space Race: which objective comes next, from the top?
question-olympic_games = Olympic Games: which killed agent comes back?

## Actions

action-group = { $group }
action-activate = Activate { $group }
action-recruit = Recruit a group
action-pass = Pass
action-first = { $side } acts first
action-media-recruit = Recruit this group
action-media-discard = Discard it
action-media-leave = Leave it on top of the deck
action-agent = { $agent }
    .double_agent = On leave: { $agent }
action-peek = See your opponent’s Agent X in the next Planning
action-spend = Use the ability: { $objective }
action-decline = Use no ability
action-objective = { $objective }

## Answers at the terminal: whose, in which state, at what price, with what effect

label-group = { $group } ({ $faction } { $influence })
    .of = { $group } of the { $side } ({ $faction } { $influence })
    .state = { $group } of the { $side } ({ $faction } { $influence }, { $state })
label-agent = { $agent } (initiative { $initiative }): { $use }
    .double_agent = On leave: { $agent } of the { $side } (initiative { $initiative }), no Agent X in the next round
    .olympic_games = { $agent } (initiative { $initiative }): comes back into the game, on leave
label-objective = { $objective } ({ $points } points, stability { $stability }, population { $population })
label-recruit =
    { $chance ->
        [0] Recruit a group (influence { $total } of { $stability }, no danger of riots)
       *[other] Recruit a group (influence { $total } of { $stability }, chance of riots { $chance } %)
    }
    .known = Recruit { $card }, total { $total }
    .media = Recruit { $card }, total { $total }
label-riots = { $words }: riots
label-discard = Discard { $card }
label-leave = Leave it face down on top of the deck: { $card }
label-activate = Activate { $card }: { $use }
label-pass = Pass (two passes in a row end the struggle)
    .ends = Pass: ends the struggle, { $standing }
label-destroy = { $card }: destroyed, influence of the { $side } { $before } → { $after }
label-move = { $card }: goes to the { $receiver }, influence CIA { $cia }, KGB { $kgb }
label-turn = { $card }: { $before } → { $after }
label-order = { $card }: discarded now, influence of the { $side } { $before } → { $after }
label-spend = Use the ability: { $objective } (−{ $points } points): { $use }
    .nobel_peace_prize = { $agent } is not killed, still acts and goes on leave
    .live_benefit = recruit { $card }, total { $total }
    .nuclear_escalation = discard all military groups: { $cards }
    .space_race = look at the next three objectives and order them
    .olympic_games = a killed agent comes back into the game, on leave
    .summit_meeting = your opponent turns Agent X face up, your action is still to come
label-decline = Do not use it: { $agent } is killed
label-place = card { $place } of { $most } from the top
standing-influence = { $side } lays the token, { $most } to { $least }
standing-tie = tie: { $faction } faction, { $side } wins ({ $cia_worth } : { $kgb_worth })
standing-riots = { $rioter } causes riots, { $side } lays the token
standing-double_riots = both sides cause riots, nobody lays a token
standing-nothing = nobody lays a token
standing-extra = Extra rounds: whoever is ahead after a Détente wins
pile-top = on top: { $cards }
pile-bottom = at the bottom: { $cards }
right-analyst = { $side } will look at the top three cards of the group deck
right-peek = { $side } will see the opponent’s Agent X
why-recruit-population = You cannot recruit: you have as many groups as the population allows ({ $most }).
why-recruit-deck = You cannot recruit: the group deck is empty.
why-pass-no_groups = You cannot pass: you have no group.
why-activate-mobilised = { $card }: mobilised, it must be made ready first.
why-activate-no_target = { $card }: there is nothing that its power could act on now.
why-group-economic = { $card }: an economic group does not act on another economic one.
why-group-population = { $card }: the receiver would have more groups than the population allows ({ $most }).
why-group-stability = { $card }: your opponent’s influence would be above the stability ({ $stability }).

## Options

option-points = Points to play to
    .help = Whoever has that many victory points in a Détente wins; if both have them, the higher score wins (10.1).
option-riots_end_struggle = Riots end the struggle at once
    .help = As in the Polish rulebook. Otherwise, as in the English text of 2007, the struggle goes on until both pass, and both sides can riot in one round (6.15, 7.7).
option-first_balance = First balance token
    .help = Who holds the balance token in the first round (4.2).
option-first_balance-random = by chance
option-first_balance-cia = CIA
option-first_balance-kgb = KGB
option-open_discards = Open group discard pile
    .help = Players may look through the group discard pile. The rulebook forbids it: only the top card and the number of cards are shown (6.8).

## Log

log-round = Round { $round }
log-phase = { $phase }
log-objective = The objective is { $objective }
log-balance =
    { $reason_id ->
        [kept] The balance token stays with { $side }
       *[other] { $side } gets the balance token ({ $reason })
    }
log-shuffle = The group deck is shuffled: { $cards } cards
log-look =
    { $cards ->
        [one] { $side } looks at the top card of the group deck
       *[other] { $side } looks at the top { $cards } cards of the group deck
    }
log-seen_group = Card { $place } from the top: { $group }
log-put_group = { $side } puts { $group } in place { $place }
log-put_back = { $side } puts the cards back
log-agent_chosen = { $side } chooses Agent X
log-agent_seen = { $side } sees the opponent’s Agent X: { $agent }
log-returned = { $side }: { $agent } is back from leave
log-first =
    { $first_id ->
        [cia] { $side } decides: the CIA acts first
       *[kgb] { $side } decides: the KGB acts first
    }
log-recruit = { $side } recruits { $group } ({ $group_value }): influence { $influence }
log-activate = { $side } activates { $group }
log-destroy = Destroyed: { $group } ({ $side })
log-take = { $side } takes { $group } over
log-give = { $side } gives { $group } away
log-mobilise = Mobilised: { $group } ({ $side })
log-ready = Ready again: { $group } ({ $side })
log-media_leave = { $side } leaves the card on top of the deck
log-media_discard = { $side } discards { $group } from the deck
log-pass = { $side } passes
log-spend = { $side } uses the ability of { $objective } (−{ $points } points)
log-discard = To the group discard pile: { $group }
log-shown = { $side } turns Agent X face up: { $agent }
log-totals = Influence: CIA { $cia }, KGB { $kgb }; stability { $stability }
log-riots = { $side } causes riots: influence { $influence }
log-tie =
    { $group_id ->
        [none] Tie: settled by the { $faction_word } faction, { $side } wins
       *[pair] Tie: { $faction_word } faction, { $side } wins ({ $cia_worth } : { $kgb_worth })
    }
log-token = { $side } lays the domination token
log-no_token = Nobody lays a domination token
log-killed = { $agent } ({ $side }) is killed and leaves the game
log-spared = { $agent } ({ $side }) cannot be killed
log-saved = { $agent } ({ $side }) is saved: he goes on leave instead of being killed
log-claim = { $side } claims { $objective }: { $points } points
log-buried = { $objective } goes to the bottom of the objective deck
log-ability = { $agent } ({ $side }) goes to work
log-no_effect = { $agent } ({ $side }) has no effect
log-bottom = { $side } also claims the bottom card of the objective deck
log-bench = { $agent } ({ $side }) is sent on leave
log-right_peek = { $side } will see the opponent’s Agent X in the next Planning
log-right_look = { $side } will look at the top three groups in the next Briefing
log-leave = { $agent } ({ $side }) goes on leave
log-home = { $agent } ({ $side }) returns to headquarters
log-groups_discarded =
    { $cards ->
        [0] No groups to discard
        [one] 1 group is discarded
       *[other] { $cards } groups are discarded
    }
log-revived = { $agent } ({ $side }) comes back into the game, on leave
log-seen_objective = Objective { $place } from the top: { $objective }
log-put_objective = { $side } puts { $objective } in place { $place }
log-score = Points: CIA { $cia }, KGB { $kgb }
log-tied = Both sides have { $points } points: whoever is ahead after a later Détente wins
log-new_deck =
    { $cards ->
        [one] The discarded objective becomes the new objective deck
       *[other] { $cards } discarded objectives become the new objective deck
    }
log-over =
    { $winner ->
        [cia] The CIA wins: { $ending }
        [kgb] The KGB wins: { $ending }
       *[draw] The game is drawn: { $ending }
    }

## Heuristics, as reasons of a hint
heuristic-objective = the chance of the objective
heuristic-riots = the danger of riots
heuristic-recruit = what another group may bring
heuristic-theft = a group that changes sides
heuristic-destruction = a group that disappears
heuristic-denial = a power won back or taken away
heuristic-media = knowing the next card
heuristic-powers = groups kept ready
heuristic-price = the points lost with the event
heuristic-agent = good against the likely Agent X of the opponent
heuristic-secret = hard to foresee
heuristic-bench = an opponent’s agent who will be missing
heuristic-peek = seeing the opponent’s choice first
heuristic-order = having the last word
heuristic-deck = what comes next from the deck
heuristic-rescue = an agent saved
heuristic-unmask = knowing the opponent’s Agent X
