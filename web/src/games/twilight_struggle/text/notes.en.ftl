### Notes on the recorded games, by game and step

note-last_point_in_zaire-0 = Two bots that look ahead play a whole game of ten turns. Both hands lie open: watch what each side holds back, and when it has to let it go.
note-last_point_in_zaire-16 = The first headlines set the tone. Red Scare/Purge weakens every US card of this turn, and at the US’s own Olympic Games the dice fall 6 to 1 for the USSR.
note-last_point_in_zaire-27 = Iran changes hands twice in three plays. The USSR pays for the second coup with the China Card: a high price for one foothold in the Middle East.
note-last_point_in_zaire-204 = Shuttle Diplomacy is spent on three realignment rolls, and the USSR wins all three: the US loses ground in Brazil, in Angola and the whole of Panama. The computer now gives the US one chance in ten.
note-last_point_in_zaire-472 = The US now does the same: two realignment rolls sweep the USSR out of Algeria. In Africa, where nothing seemed left to win, the board is open again.
note-last_point_in_zaire-530 = Ten influence each in Zaire, and the US is stuck in the Quagmire: a 5 where 4 or less would have freed it. Another action round is lost.
note-last_point_in_zaire-593 = One card, three realignment rolls, three wins: the USSR loses four influence in Cuba, three in Panama, one in Chile. Even so, the score is seven points in its favour, with four rounds to go.
note-last_point_in_zaire-602 = South America Scoring, 7 to 3, brings four points: the gap is down to three.
note-last_point_in_zaire-632 = With its last card the US puts one point into Zaire: 12 to 11, exactly what control takes. Final scoring then gives the US six points in Europe, the USSR five in the Middle East, the US four in Africa. The US leads for the first time, and it is over.

note-down_and_up_to_twenty-0 = Two bots that look ahead, both hands open. This game is decided by scoring cards: note who holds them, and what is done about it in the rounds before they are played.
note-down_and_up_to_twenty-110 = Europe Scoring, 10 to 5: the US has ten points before turn 2 is over.
note-down_and_up_to_twenty-156 = Two scoring cards in a row, Asia and the Middle East, and eight of the twelve points are gone. The US had to play Asia Scoring itself: a scoring card must not be kept past the end of the turn.
note-down_and_up_to_twenty-191 = A quiet turning point. The USSR’s headline lifts DEFCON to 5; the US puts one influence each into Brazil, Argentina and Mexico, where it had none.
note-down_and_up_to_twenty-246 = South America puts the USSR ahead for the first time, by two points. The US answers at once with Europe: six points.
note-down_and_up_to_twenty-308 = Central America Scoring, 8 to 1. The single influence that went into Mexico a turn ago has grown into seven points.
note-down_and_up_to_twenty-495 = Now it is the USSR that cannot keep a scoring card: it has to score Europe itself, and gives the US nine points.
note-down_and_up_to_twenty-513 = Alliance for Progress as a headline: three points, and with twenty the game ends at once.
