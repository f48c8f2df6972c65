### Notes on the recorded games, by game and step

note-forty_five_behind-0 = Two bots that look ahead; both hands are open, so you see each Agent X before the opponent does. The first to reach 100 points wins.
note-forty_five_behind-7 = The CIA passes one point behind, on purpose: its Agent X is the Master Spy, who takes the objective from whoever won it. Egypt, 20 points.
note-forty_five_behind-25 = The KGB wins Panama, and its Director also draws the bottom card of the objective deck: Vietnam. Thirty-five points in one round.
note-forty_five_behind-43 = Ten to ten. A tie is settled by the objective’s most important faction: here the political one, and only the CIA has a political group.
note-forty_five_behind-67 = Nine is the stability of Afghanistan, and Television takes the CIA to 13: riots. The objective goes to the KGB, and the CIA’s Director, its best earner, is killed.
note-forty_five_behind-101 = A round with six groups, in which Students and Government change sides; the KGB wins it 9 to 8 and its Director doubles the prize. CIA 45, KGB 90.
note-forty_five_behind-126 = The Analyst let the CIA arrange the top of the deck: the KGB gets the weak Guerrillas. One to one, and the Students win the tie.
note-forty_five_behind-177 = The strangest round: both want to lose it. The KGB has the Master Spy in play; the CIA spends Nuclear Escalation to throw out its own Police. The KGB recruits on, past the stability of 9: riots, and the Master Spy dies.
note-forty_five_behind-187 = 90 to 90, one card each, four against four: Police beats Newspapers on the military faction. Libya, 15 points, and the CIA is over 100.

note-one_riot_too_many-0 = Two bots that look ahead, both hands open. Watch the stability of each objective: more influence than that means riots, and riots lose everything.
note-one_riot_too_many-32 = The KGB’s Police destroys the CIA’s only group. The CIA gives up five points for Live Benefit and takes its Radio back.
note-one_riot_too_many-54 = The Director brings Cuba on top of Vietnam: thirty points, CIA 50, KGB 25.
note-one_riot_too_many-78 = The Generals, worth 6, take the CIA to 10 where 9 was the limit. Panama is lost, and so is the Director.
note-one_riot_too_many-132 = The CIA pays for Summit Meeting to see the KGB’s Agent X, an Analyst, and can fight for Czechoslovakia without fear of the Master Spy. From 50:85 it has come back to 85:80.
note-one_riot_too_many-167 = This time the CIA has seen the Master Spy beforehand, and wins the struggle for Iran all the same, 10 to 7. So the Master Spy takes it: 15 points for the KGB.
note-one_riot_too_many-204 = 90 to 95, and the CIA needs Afghanistan. Opposition takes it to 10; the stability is 9. The second riot of the game ends it.
