### Notes on the recorded games, by game and step

note-fight_for_poland-0 = Két előre számoló bot, mindkét kéz nyitott. Presztízst az események adnak, a 10. és a 20. forduló után pedig minden régió, amelyben valamelyik fél dominál.
note-fight_for_poland-199 = Félidő: Európa négy régióban dominál, Oroszország háromban. Hét–három, és a második félidőben erősebb lapok jönnek.
note-fight_for_poland-213 = A „Gázzsarolás” elviszi Európa utolsó két érméjét, Oroszország pedig kihasználja a szabad kezet: Csehországban és Szlovákiában nulláról 4-re.
note-fight_for_poland-226 = Európa két azonnali érméért eladja „Az EU bővítését”, vagyis egy végső presztízspontot, és a pénzt Lengyelországba fekteti.
note-fight_for_poland-246 = Egy forduló, egy ország: Oroszország 6-ra jut Lengyelországban, Európa 5-tel felel, egy egységgel letör egy orosz befolyást, és 6–5-re zárja a fordulót.
note-fight_for_poland-297 = Oroszország ugyanúgy visszavág: egy északnyugati egység átkel Lengyelországba, és 5-re töri le az európai befolyást.
note-fight_for_poland-389 = Az utolsó régiókártyát Oroszország viszi el, de a tábla Európáé: öt régió három ellen, és egy esemény még két pontot hoz. 16–9.

note-belarus_decides-0 = Két előre számoló bot, mindkét kéz nyitott. Európa lassan indul, de a második félidő nagy részében vezet; figyeld, milyen eseményeket hoznak játékba a felek.
note-belarus_decides-200 = Félidő: Európa négy régióban dominál, Oroszország kettőben. Öt–kettő.
note-belarus_decides-244 = A NATO befolyása Belaruszban eléri a 6-ot, és Európáé a régiókártya: a játszma legmerészebb előretörése, amelyre Oroszországnak felelnie kell.
note-belarus_decides-304 = Európa az „Eurázsiai Gazdasági Uniót”, Oroszország „A Krím annektálását” játssza ki. Mindkettő csak a végén dől el, és az egyik három pontot ér.
note-belarus_decides-332 = Örményország Oroszországé: két forduló alatt nulláról 6-ra. Európa még vezet, de a kasszája üres.
note-belarus_decides-342 = Utolsó érméin Európa második frontot nyit Belaruszban. A végéig lapra lap a válasz, és a gép szerint itt billen át a játszma.
note-belarus_decides-375 = Oroszország utolsó előtti lapja: Belaruszban 3-ról 5-re, és övé a régiókártya.
note-belarus_decides-378 = Belarusszal és Örményországgal teljesül az „Eurázsiai Gazdasági Unió”, az esemény, amelyet maga Európa játszott ki: három pont. Hat régió öt ellen, és a végeredmény 15–12.
