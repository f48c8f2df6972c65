### Notes on the recorded games, by game and step

note-forty_five_behind-0 = Dwa boty liczące warianty; obie ręce są odkryte, więc każdego agenta X widać wcześniej niż przeciwnik. Wygrywa ten, kto pierwszy zdobędzie 100 punktów.
note-forty_five_behind-7 = CIA pasuje z jednym punktem straty, i to celowo: jej agent X to Superszpieg, który zabiera cel temu, kto go wygrał. Egipt, 20 punktów.
note-forty_five_behind-25 = KGB wygrywa Panamę, a jego Dyrektor bierze jeszcze dolną kartę talii celów: Wietnam. Trzydzieści pięć punktów w jednej rundzie.
note-forty_five_behind-43 = Dziesięć do dziesięciu. Remis rozstrzyga najważniejsze dla celu stronnictwo: tu polityczne, a grupę polityczną ma tylko CIA.
note-forty_five_behind-67 = Stabilizacja Afganistanu to 9, a Telewizja winduje CIA do 13: zamieszki. Cel dostaje KGB, a Dyrektor CIA, jej najlepszy zdobywca punktów, ginie.
note-forty_five_behind-101 = Runda z sześcioma grupami, w której przechodzą z rąk do rąk Studenci i Rząd; KGB wygrywa 9 do 8, a Dyrektor podwaja zdobycz. CIA 45, KGB 90.
note-forty_five_behind-126 = Dzięki Analitykowi CIA ułożyła wierzch talii: KGB dostaje słabych Partyzantów. Jeden do jednego, a remis wygrywają Studenci.
note-forty_five_behind-177 = Najdziwniejsza runda: obie strony chcą ją przegrać. KGB gra Superszpiegiem; CIA używa „Wyścigu atomowego”, żeby odrzucić własną Policję. KGB rekrutuje dalej i przekracza stabilizację 9: zamieszki, a Superszpieg ginie.
note-forty_five_behind-187 = 90 do 90, po jednej karcie, cztery do czterech: Policja bije Gazety dzięki stronnictwu militarnemu. Libia, 15 punktów, i CIA ma ponad 100.

note-one_riot_too_many-0 = Dwa boty liczące warianty, obie ręce odkryte. Warto patrzeć na stabilizację celu: więcej wpływów oznacza zamieszki, a zamieszki to utrata wszystkiego.
note-one_riot_too_many-32 = Policja KGB niszczy jedyną grupę CIA. CIA oddaje pięć punktów za zdolność „Korzyści życiowych” i odzyskuje Radio.
note-one_riot_too_many-54 = Dyrektor dokłada do Wietnamu Kubę: trzydzieści punktów, CIA 50, KGB 25.
note-one_riot_too_many-78 = Generałowie z siłą 6 windują CIA do 10, a granicą było 9. Panama przepada, a z nią Dyrektor.
note-one_riot_too_many-132 = CIA używa „Spotkania na szczycie”, żeby zobaczyć agenta X KGB: to Analityk, więc o Czechosłowację można walczyć bez obawy przed Superszpiegiem. Z 50:85 zrobiło się 85:80.
note-one_riot_too_many-167 = Tym razem CIA z góry widziała Superszpiega, a mimo to wygrywa walkę o Iran 10 do 7. Superszpieg więc go zabiera: 15 punktów dla KGB.
note-one_riot_too_many-204 = 90 do 95, CIA potrzebuje Afganistanu. Opozycja podnosi ją do 10, a stabilizacja to 9. Drugie zamieszki w tej partii ją kończą.
