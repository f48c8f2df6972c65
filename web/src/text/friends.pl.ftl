# Znajomi, obserwowani i obecni

page-friend = znajomi
page-friends-note = Obserwuj graczy, aby ich tu znaleźć. Dwie osoby, które obserwują się nawzajem, to znajomi.
page-friends-members = Obserwować mogą osoby z kontem: załóż je w swoim profilu.
page-followed = Kogo obserwuję
page-followed-none = Nikogo jeszcze nie obserwujesz. Przycisk do tego jest w profilu każdego gracza.
page-followers = Kto mnie obserwuje
page-followers-none = Nikt cię jeszcze nie obserwuje.
page-here = Teraz na stronie
page-here-none = Nikogo innego z kontem tu teraz nie ma.
page-follow = Obserwuj
page-follow-back = Też obserwuj
page-unfollow = Nie obserwuj
page-presence-here = teraz na stronie
page-presence-plays = przy stole: { $game }
page-presence-seen = ostatnia wizyta: { $ago }
page-presence-away = poza stroną
page-appear-away = Nie pokazuj nikomu, że tu jestem
page-part-here = Że tu jestem
page-part-table = Przy którym publicznym stole gram
page-part-seen = Moja ostatnia wizyta
page-seen-by-all = widzą wszyscy
page-seen-by-followed = widzą ci, których obserwuję
page-seen-by-nobody = nie widzi nikt
page-presence-note = Kto nie widzi, że tu jesteś, nie widzi też reszty. Przy stole gracze zawsze widzą, kto przy nim siedzi.
