# For the archive and statistics: how cards are played, and what happened
way-influence = influence
way-military = units
way-income = income
way-special = special action
way-skip = skipped
way-advantage = advantage
way-cash = traded for coins
way-met = event met
happened-clash = an armed clash
happened-broken = broken influence
happened-reaction = a reaction
happened-sanctions = sanctions
happened-breakup = a break-up marker
happened-dominance = dominance
happened-sea_free = a sea without control
