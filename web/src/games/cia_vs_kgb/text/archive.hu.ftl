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
turn-number = { $number }. kör
turn-from = Legkorábbi utolsó kör
turn-to = Legkésőbbi utolsó kör
turn-ended = Melyik körben értek véget a játszmák
turn-mean = Átlagos utolsó kör
