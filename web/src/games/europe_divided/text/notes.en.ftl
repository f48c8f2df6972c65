### Notes on the recorded games, by game and step

note-fight_for_poland-0 = Two bots that look ahead, both hands open. Prestige comes from events and, after turns 10 and 20, from every region a side dominates.
note-fight_for_poland-199 = Half-time: Europe dominates four regions, Russia three. Seven to three, and the second half brings stronger cards.
note-fight_for_poland-213 = Gas Blackmail takes Europe’s last two coins, and Russia uses the free hand: from nothing to 4 in the Czech Republic and Slovakia.
note-fight_for_poland-226 = Europe sells EU Enlargement, a point of prestige at the end, for two coins now, and puts them into Poland.
note-fight_for_poland-246 = One turn, one country: Russia reaches 6 in Poland, Europe answers with 5, breaks a step of Russian influence with a unit, and ends at 6 to 5.
note-fight_for_poland-297 = Russia repays it in kind: a unit from the north-west crosses into Poland and breaks European influence down to 5.
note-fight_for_poland-389 = Russia wins the last region card, but the board belongs to Europe: five regions to three, and an event brings two points more. 16 to 9.

note-belarus_decides-0 = Two bots that look ahead, both hands open. Europe starts slowly here, then leads for most of the second half; keep an eye on the events that both sides put into play.
note-belarus_decides-200 = Half-time: Europe dominates four regions, Russia two. Five to two.
note-belarus_decides-244 = NATO influence in Belarus reaches 6 and wins Europe the region card: the boldest advance of the game, and one that Russia cannot leave unanswered.
note-belarus_decides-304 = Europe lays the Eurasian Economic Union, and Russia the Annexation of Crimea. Both will be settled only at the very end, and one of them is worth three points.
note-belarus_decides-332 = Armenia goes to Russia, from nothing to 6 in two turns. Europe still leads, but its purse is empty.
note-belarus_decides-342 = With its last coins Europe opens a second front in Belarus. It is answered card by card until the end, and this is where the computer sees the game tip over.
note-belarus_decides-375 = The last card but one: Russia goes from 3 to 5 in Belarus and takes the region card.
note-belarus_decides-378 = With Belarus and Armenia Russia meets the Eurasian Economic Union, the event Europe laid itself: three points. Six regions to five, and it is 15 to 12.
