### Notes on the recorded games, by game and step

note-fight_for_poland-0 = Dwa boty liczące warianty, obie ręce odkryte. Punkty Prestiżu dają Wydarzenia, a po turach 10 i 20 także każdy zdominowany region.
note-fight_for_poland-199 = Połowa gry: Europa dominuje w czterech regionach, Rosja w trzech. Siedem do trzech, a druga połowa przynosi mocniejsze karty.
note-fight_for_poland-213 = „Szantaż gazowy” zabiera Europie ostatnie dwie monety, a Rosja korzysta z wolnej ręki: w Czechach i na Słowacji od zera do 4.
note-fight_for_poland-226 = Europa sprzedaje „Rozszerzenie UE”, czyli Punkt Prestiżu na koniec, za dwie monety od ręki i inwestuje je w Polsce.
note-fight_for_poland-246 = Jedna tura, jeden kraj: Rosja dochodzi w Polsce do 6, Europa odpowiada piątką, jednostką rozbija jeden punkt rosyjskich wpływów i kończy z wynikiem 6 do 5.
note-fight_for_poland-297 = Rosja odpłaca tym samym: jednostka z północnego zachodu wkracza do Polski i zbija wpływy europejskie do 5.
note-fight_for_poland-389 = Rosja zdobywa ostatnią kartę regionu, ale plansza należy do Europy: pięć regionów do trzech, a jedno Wydarzenie dokłada jeszcze dwa punkty. 16 do 9.

note-belarus_decides-0 = Dwa boty liczące warianty, obie ręce odkryte. Europa zaczyna wolno, ale prowadzi przez większość drugiej połowy; warto śledzić Wydarzenia, które obie strony wprowadzają do gry.
note-belarus_decides-200 = Połowa gry: Europa dominuje w czterech regionach, Rosja w dwóch. Pięć do dwóch.
note-belarus_decides-244 = Wpływy NATO na Białorusi dochodzą do 6 i Europa zdobywa kartę regionu: najśmielszy ruch tej partii, na który Rosja musi odpowiedzieć.
note-belarus_decides-304 = Europa wykłada „Euroazjatycką Unię Gospodarczą”, Rosja „Aneksję Krymu”. Oba Wydarzenia rozstrzygną się dopiero na końcu, a jedno z nich jest warte trzy punkty.
note-belarus_decides-332 = Armenia przypada Rosji: od zera do 6 w dwie tury. Europa nadal prowadzi, ale kasę ma pustą.
note-belarus_decides-342 = Za ostatnie monety Europa otwiera na Białorusi drugi front. Do końca dostaje odpowiedź kartą na kartę i właśnie tu, zdaniem komputera, szala się przechyla.
note-belarus_decides-375 = Przedostatnia karta Rosji: na Białorusi z 3 na 5 i karta regionu jest jej.
note-belarus_decides-378 = Mając Białoruś i Armenię, Rosja spełnia wymagania „Euroazjatyckiej Unii Gospodarczej”, Wydarzenia wyłożonego przez samą Europę: trzy punkty. Sześć regionów do pięciu i 15 do 12.
