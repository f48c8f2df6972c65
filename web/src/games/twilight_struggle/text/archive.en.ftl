# For the archive and statistics: how cards are played, and what happened
way-headline = headline
way-event = event
way-operations = operations
way-space = Space Race
happened-coup = a coup attempt
happened-realign = a realignment
happened-war = a war
happened-space = an advance in the Space Race
happened-scoring = a scoring
happened-trap_roll = a roll against { card-bear_trap } or { card-quagmire }
happened-crisis_over = the end of the { card-cuban_missile_crisis }
happened-penalty = a penalty for military operations
happened-final_scoring = final scoring
