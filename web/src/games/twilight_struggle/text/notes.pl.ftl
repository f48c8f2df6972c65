### Notes on the recorded games, by game and step

note-last_point_in_zaire-0 = Dwa boty liczące warianty rozgrywają całą partię, dziesięć etapów. Obie ręce są odkryte: widać, co kto trzyma w zanadrzu i kiedy musi to zagrać.
note-last_point_in_zaire-16 = Już pierwsze Wydarzenia Kluczowe nadają ton. „Paraliż” osłabia w tym etapie każdą kartę USA, a na igrzyskach wywołanych przez samych Amerykanów kości dają ZSRR wynik 6 do 1.
note-last_point_in_zaire-27 = Iran w trzech zagraniach dwa razy zmienia pana. Za drugi Przewrót ZSRR płaci Kartą Chińską: wysoka cena za jeden przyczółek na Bliskim Wschodzie.
note-last_point_in_zaire-204 = „Dyplomacja wahadłowa” idzie na trzykrotne Wywieranie Presji i ZSRR wygrywa wszystkie rzuty: USA traci wpływy w Brazylii i Angoli, a w Panamie wszystkie. Komputer daje teraz Amerykanom jedną szansę na dziesięć.
note-last_point_in_zaire-472 = Teraz to samo robi USA: dwa rzuty Wywierania Presji wymiatają ZSRR z Algierii. W Afryce, gdzie nic już nie było do wygrania, gra znów jest otwarta.
note-last_point_in_zaire-530 = W Zairze po dziesięć punktów wpływów, a USA tkwi w „Grzęzawisku”: wypada 5, a wystarczyłoby 4 lub mniej. Kolejna runda stracona.
note-last_point_in_zaire-593 = Jedna karta, trzy rzuty Wywierania Presji, trzy zwycięstwa: ZSRR traci cztery punkty wpływów na Kubie, trzy w Panamie, jeden w Chile. A mimo to prowadzi siedmioma punktami na cztery rundy przed końcem.
note-last_point_in_zaire-602 = „Rozstrzygnięcie w Ameryce Południowej”, 7 do 3, daje cztery punkty: zostają trzy punkty straty.
note-last_point_in_zaire-632 = Ostatnią kartą USA dokłada jeden punkt w Zairze: 12 do 11, dokładnie tyle, ile trzeba do kontroli. Podliczanie końcowe daje USA sześć punktów w Europie, ZSRR pięć na Bliskim Wschodzie, USA cztery w Afryce. Amerykanie prowadzą po raz pierwszy i to już koniec.

note-down_and_up_to_twenty-0 = Dwa boty liczące warianty, obie ręce odkryte. Tę partię rozstrzygają karty rozstrzygnięć: warto patrzeć, kto je ma i co robi w rundach przed ich zagraniem.
note-down_and_up_to_twenty-110 = „Rozstrzygnięcie w Europie”, 10 do 5: USA ma dziesięć punktów, zanim skończy się drugi etap.
note-down_and_up_to_twenty-156 = Dwa rozstrzygnięcia z rzędu, Azja i Bliski Wschód, i z dwunastu punktów znika osiem. Rozstrzygnięcie w Azji USA musiało zagrać samo: takiej karty nie wolno zatrzymać na następny etap.
note-down_and_up_to_twenty-191 = Cichy punkt zwrotny. Wydarzenie Kluczowe ZSRR podnosi DEFCON do 5, a USA kładzie po jednym punkcie wpływów w Brazylii, Argentynie i Meksyku, gdzie nie miało nic.
note-down_and_up_to_twenty-246 = Ameryka Południowa po raz pierwszy wysuwa ZSRR na prowadzenie, o dwa punkty. W tej samej rundzie USA odpowiada Europą: sześć punktów.
note-down_and_up_to_twenty-308 = „Rozstrzygnięcie w Ameryce Środkowej”, 8 do 1. Jeden punkt wpływów położony w poprzednim etapie w Meksyku urósł do siedmiu punktów zwycięstwa.
note-down_and_up_to_twenty-495 = Teraz to ZSRR nie może zatrzymać karty: musi samo rozstrzygnąć Europę i oddaje USA dziewięć punktów.
note-down_and_up_to_twenty-513 = „Sojusz dla Postępu” jako Wydarzenie Kluczowe: trzy punkty, a przy dwudziestu gra kończy się natychmiast.
