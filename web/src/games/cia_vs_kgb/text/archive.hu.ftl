# For the archive and statistics: how cards are played, and what happened
way-agent = X ügynök
way-recruit = toborzás
way-mobilise = mozgósítás
way-claim = megszerzés
happened-riots = zavargás
happened-killed = ügynök halála
happened-saved = ügynök megmenekülése
happened-destroy = csoport megsemmisülése
happened-tie = döntetlen
happened-buried = cél a pakli alján
happened-revived = ügynök visszatérése
