# For the archive and statistics: how cards are played, and what happened
way-agent = Agent X
way-recruit = recruited
way-mobilise = mobilised
way-claim = objective won
happened-riots = riots
happened-killed = an agent killed
happened-saved = an agent saved
happened-destroy = a group destroyed
happened-tie = a tie
happened-buried = an objective under the deck
happened-revived = an agent back from the dead
turn-number = Round { $number }
turn-from = Last round, at least
turn-to = Last round, at most
turn-ended = In which round games ended
turn-mean = Last round on average
