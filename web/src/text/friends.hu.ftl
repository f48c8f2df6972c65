# Barátok, követett játékosok és akik most itt vannak

page-friend = barát
page-friends-note = Kövess játékosokat, hogy itt megtaláld őket. Akik kölcsönösen követik egymást, barátok.
page-friends-members = Követni csak tagok tudnak: hozz létre fiókot a profilodban.
page-followed = Akiket követek
page-followed-none = Még senkit sem követsz. Minden játékos profilján van erre gomb.
page-followers = Akik engem követnek
page-followers-none = Téged még senki sem követ.
page-here = Most itt vannak
page-here-none = Rajtad kívül most egyetlen tag sincs itt.
page-follow = Követés
page-follow-back = Viszontkövetés
page-unfollow = Követés leállítása
page-presence-here = most itt van
page-presence-plays = most játszik: { $game }
page-presence-seen = utoljára itt: { $ago }
page-presence-away = nincs itt
page-appear-away = Senki se lássa, hogy itt vagyok
page-part-here = Hogy itt vagyok
page-part-table = Melyik nyilvános asztalnál játszom
page-part-seen = Mikor jártam itt utoljára
page-seen-by-all = mindenki látja
page-seen-by-followed = akiket követek, azok látják
page-seen-by-nobody = senki sem látja
page-presence-note = Aki nem látja, hogy itt vagy, az a többit sem látja. Az asztalnál a játékosok mindig látják, ki ül ott.
