# Teksty dzwonka: co się wydarzyło od ostatniej wizyty.

page-bell-none = W ciągu ostatnich 30 dni nic się nie wydarzyło. Tu pojawią się wyzwania, początki i końce partii oraz wiadomości z turniejów.
page-bell-all-read = Oznacz wszystkie jako przeczytane
page-bell-older = Pokaż starsze
page-bell-unread = nieprzeczytane
page-bell-settings = Dostawaj je e-mailem lub na telefon
page-bell-moves = { $number ->
        [one] Twój ruch przy { $number } stole
        [few] Twój ruch przy { $number } stołach
       *[many] Twój ruch przy { $number } stołach
    }
page-bell-challenge = { $name } rzuca ci wyzwanie: { $game }.
page-bell-rematch = { $name } proponuje rewanż: { $game }.
page-bell-withdrawn = To wyzwanie jest już nieaktualne.
page-bell-accepted = { $name } przyjmuje twoje wyzwanie: { $game }.
page-bell-rematch-accepted = { $name } przyjmuje rewanż: { $game }.
page-bell-declined = { $name } nie przyjmuje twojego wyzwania.
page-bell-begun = Partia może się zacząć: { $game }, przeciwnik: { $name }.
page-bell-over = { $result ->
        [won] Wygrana: { $game }, przeciwnik: { $name }.
        [lost] Przegrana: { $game }, przeciwnik: { $name }.
        [drawn] Remis: { $game }, przeciwnik: { $name }.
       *[none] Koniec partii: { $game }, przeciwnik: { $name }.
    }
page-bell-chat = { $name } pisze do ciebie przy stole: { $game }.
page-bell-plan = W partii { $game } (przeciwnik: { $name }) stało się coś, czego plan nie przewidywał, więc został odrzucony. Powód podaje „Zaplanuj” przy stole.
page-bell-followed = { $name } cię obserwuje.
page-bell-friend = { $name } też cię obserwuje: jesteście teraz znajomymi.
page-bell-opened = { $person } otwiera zapisy na turniej „{ $name }”, który zaczyna się { $until }.
page-bell-paired = Twoja następna partia w turnieju „{ $name }” już czeka.
page-bell-check-in = Turniej „{ $name }” zaczyna się { $until }: potwierdź obecność na jego stronie, inaczej nie dostaniesz pary.
page-bell-starts = Turniej „{ $name }” zaczyna się { $until }.
page-bell-deadline = Twoja partia w turnieju „{ $name }” musi się skończyć do { $until }. Kto do tego czasu nie przyjdzie albo będzie na ruchu, przegrywa.
page-bell-announced = Wiadomość z turnieju „{ $name }”:
page-bell-called-off = Turniej „{ $name }” został odwołany.
page-bell-finished = Turniej „{ $name }” dobiegł końca: wyniki są na jego stronie.
page-bell-season = Następny sezon rozgrywek „{ $name }” zaczyna się { $until }. Jesteś na liście; jeśli nie chcesz grać, wycofaj się na ich stronie.
page-bell-decided = Sędzia rozstrzygnął twój pojedynek w turnieju „{ $name }”.
page-bell-extended = Masz więcej czasu na partię w turnieju „{ $name }”: do { $until }.
page-bell-swapped = Sędzia zmienił twoją parę w turnieju „{ $name }”.
page-bell-replaced = W turnieju „{ $name }” zastąpiono gracza i dotyczy to ciebie: szczegóły są na jego stronie.
page-bell-removed = Nie bierzesz już udziału w turnieju „{ $name }”.
page-bell-sat-out = Sędzia pozwala ci opuścić rundę turnieju „{ $name }”.
page-bell-settled = Moderator rozpatrzył twoje zgłoszenie w sprawie gracza { $name }.
page-bell-channel = Powiadomień wciąż nie udawało się doręczyć, więc ten kanał wyłączono: { $name }.
