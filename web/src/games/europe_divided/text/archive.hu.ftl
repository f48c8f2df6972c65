# For the archive and statistics: how cards are played, and what happened
way-influence = befolyás
way-military = egységek
way-income = bevétel
way-special = különleges akció
way-skip = kihagyott akció
way-advantage = előnykártya
way-cash = érmékre váltás
way-met = teljesült esemény
happened-clash = fegyveres összecsapás
happened-broken = megtört befolyás
happened-reaction = reakció
happened-sanctions = szankciók
happened-breakup = megosztottságjelző
happened-dominance = dominancia
happened-sea_free = uralom nélküli tenger
