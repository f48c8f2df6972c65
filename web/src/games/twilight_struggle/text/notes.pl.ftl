### Notes on the recorded games, by game and step

note-last_point_in_zaire-0 = Dwa boty liczące warianty rozgrywają całą partię, dziesięć Etapów. Obie ręce są odkryte: widać, co kto trzyma w zanadrzu i kiedy musi to zagrać.
note-last_point_in_zaire-16 = Już pierwsze Wydarzenia Kluczowe nadają ton. „Paraliż” osłabia w tym Etapie każdą kartę USA, a na igrzyskach wywołanych przez samych Amerykanów kości dają ZSRR wynik 6 do 1.
note-last_point_in_zaire-27 = Iran w trzech zagraniach dwa razy zmienia pana. Za drugi Przewrót ZSRR płaci Kartą Chińską: wysoka cena za jeden przyczółek na Bliskim Wschodzie.
note-last_point_in_zaire-204 = „Dyplomacja wahadłowa” idzie na trzykrotne Wywieranie Presji i ZSRR wygrywa wszystkie rzuty: USA tracą Wpływy w Brazylii i Angoli, a w Panamie wszystkie. Komputer daje teraz Amerykanom jedną szansę na dziesięć.
note-last_point_in_zaire-472 = Teraz to samo robią USA: dwa rzuty Wywierania Presji wymiatają ZSRR z Algierii. W Afryce, gdzie nic już nie było do wygrania, gra znów jest otwarta.
note-last_point_in_zaire-530 = W Zairze po dziesięć Punktów Wpływów, a USA tkwią w „Grzęzawisku”: wypada 5, a trzeba było 4 lub mniej. Kolejna Runda stracona.
note-last_point_in_zaire-593 = Jedna karta, trzy rzuty Wywierania Presji, trzy zwycięstwa: ZSRR traci cztery Punkty Wpływów na Kubie, trzy w Panamie, jeden w Chile. A mimo to prowadzi siedmioma punktami na cztery Rundy przed końcem.
note-last_point_in_zaire-602 = „Rozstrzygnięcie w Ameryce Południowej”, 7 do 3, daje cztery punkty: zostają trzy punkty straty.
note-last_point_in_zaire-632 = Ostatnią kartą USA dokładają jeden punkt w Zairze: 12 do 11, dokładnie tyle, ile trzeba do kontroli. Rozstrzygnięcie Końcowe daje USA sześć punktów w Europie, ZSRR pięć na Bliskim Wschodzie, USA cztery w Afryce. Amerykanie prowadzą po raz pierwszy i to już koniec.

note-down_and_up_to_twenty-0 = Dwa boty liczące warianty, obie ręce odkryte. O tej partii decydują karty Rozstrzygnięć: warto patrzeć, kto je ma i co robi w Rundach przed ich zagraniem.
note-down_and_up_to_twenty-110 = „Rozstrzygnięcie w Europie”, 10 do 5: USA mają dziesięć punktów, zanim skończy się drugi Etap.
note-down_and_up_to_twenty-156 = Dwa Rozstrzygnięcia z rzędu, Azja i Bliski Wschód, i z dwunastu punktów znika osiem. „Rozstrzygnięcie w Azji” USA musiały zagrać same: takiej karty nie wolno zatrzymać na następny Etap.
note-down_and_up_to_twenty-191 = Cichy punkt zwrotny. Wydarzenie Kluczowe ZSRR podnosi DEFCON do 5, a USA kładą po jednym Punkcie Wpływów w Brazylii, Argentynie i Meksyku, gdzie nie miały nic.
note-down_and_up_to_twenty-246 = Ameryka Południowa po raz pierwszy wysuwa ZSRR na prowadzenie, o dwa punkty. W tej samej Rundzie USA odpowiadają Europą: sześć punktów.
note-down_and_up_to_twenty-308 = „Rozstrzygnięcie w Ameryce Środkowej”, 8 do 1. Jeden Punkt Wpływów położony w poprzednim Etapie w Meksyku urósł do siedmiu Punktów Zwycięstwa.
note-down_and_up_to_twenty-495 = Teraz to ZSRR nie może zatrzymać karty: musi sam zagrać „Rozstrzygnięcie w Europie” i oddaje USA dziewięć punktów.
note-down_and_up_to_twenty-513 = „Sojusz dla Postępu” jako Wydarzenie Kluczowe: trzy punkty, a przy dwudziestu gra kończy się natychmiast.
