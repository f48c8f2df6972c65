### Notes on the recorded games, by game and step

note-last_point_in_zaire-0 = Két előre számoló bot játszik végig egy teljes, tízfordulós játszmát. Mindkét kéz nyitott: látszik, ki mit tartogat, és mikor kénytelen kijátszani.
note-last_point_in_zaire-16 = Már az első vezéresemények megadják az alaphangot: a „Vörös riadalom” az egész fordulóra gyengíti az USA lapjait, az olimpián pedig, amelyet maga az USA rendezett, a kocka 6–1-re a szovjeteknek kedvez.
note-last_point_in_zaire-27 = Irán három kijátszás alatt kétszer cserél gazdát. A második puccsért a Szovjetunió a Kína kártyával fizet: borsos ár egyetlen közel-keleti hídfőért.
note-last_point_in_zaire-204 = Az „Ingadiplomácia” három átszervező dobásra megy el, és a Szovjetunió mindhármat megnyeri: az USA teret veszít Brazíliában és Angolában, Panamában pedig mindent. A gép most tíz százalék esélyt ad az USA-nak.
note-last_point_in_zaire-472 = Most az USA teszi ugyanezt: két átszervező dobás kisöpri a Szovjetuniót Algériából. Afrikában, ahol már semmi sem látszott megnyerhetőnek, ismét minden nyitott.
note-last_point_in_zaire-530 = Zairében tíz-tíz befolyás, az USA pedig az „Ingovány” foglya: a dobás 5, holott a 4 vagy kevesebb már szabadulást jelentene. Újabb akció vész el.
note-last_point_in_zaire-593 = Egy lap, három átszervező dobás, három győzelem: a Szovjetunió négy befolyást veszít Kubában, hármat Panamában, egyet Chilében. Mégis hét ponttal vezet, és már csak négy akció van hátra.
note-last_point_in_zaire-602 = „Dél-Amerika értékelése”, 7–3, négy pontot hoz: a hátrány már csak három.
note-last_point_in_zaire-632 = Utolsó lapjával az USA egy pontot tesz Zairébe: 12 a 11 ellen, éppen annyi, amennyi az ellenőrzéshez kell. A végső pontozás hat pontot ad az USA-nak Európában, ötöt a Szovjetuniónak a Közel-Keleten, négyet az USA-nak Afrikában. Az USA először vezet, és vége a játszmának.

note-down_and_up_to_twenty-0 = Két előre számoló bot, mindkét kéz nyitott. Ezt a játszmát az értékelő lapok döntik el: érdemes figyelni, kinél vannak, és mi történik a kijátszásuk előtti akciókban.
note-down_and_up_to_twenty-110 = „Európa értékelése”, 10–5: az USA-nak már a második forduló vége előtt tíz pontja van.
note-down_and_up_to_twenty-156 = Két értékelés egymás után, Ázsia és a Közel-Kelet, és a tizenkét pontból nyolc odavan. Ázsiát magának az USA-nak kellett kijátszania: értékelő lapot nem szabad a következő fordulóra megtartani.
note-down_and_up_to_twenty-191 = Csendes fordulópont. A szovjet vezéresemény 5-re emeli a DEFCON-t, az USA pedig egy-egy befolyást tesz Brazíliába, Argentínába és Mexikóba, ahol addig semmije sem volt.
note-down_and_up_to_twenty-246 = Dél-Amerikával a Szovjetunió először kerül előnybe, két ponttal. Az USA nyomban Európával felel: hat pont.
note-down_and_up_to_twenty-308 = „Közép-Amerika értékelése”, 8–1. Az előző fordulóban Mexikóba tett egyetlen befolyásból hét győzelmi pont lett.
note-down_and_up_to_twenty-495 = Most a Szovjetunió nem tarthatja meg a lapot: magának kell értékelnie Európát, és kilenc pontot ad az USA-nak.
note-down_and_up_to_twenty-513 = „Szövetség a Haladásért” vezéreseményként: három pont, és húsznál a játszma azonnal véget ér.
