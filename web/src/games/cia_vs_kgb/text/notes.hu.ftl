### Notes on the recorded games, by game and step

note-forty_five_behind-0 = Két előre számoló bot; mindkét kéz nyitott, így az X ügynököt az ellenfél előtt látod. Az győz, aki előbb éri el a 100 pontot.
note-forty_five_behind-7 = A CIA egypontos hátrányban passzol, mégpedig szándékosan: X ügynöke a Mesterkém, aki elveszi a célt attól, aki megnyerte. Egyiptom, 20 pont.
note-forty_five_behind-25 = A KGB megnyeri Panamát, Igazgatója pedig a célpakli legalsó lapját is elviszi: Vietnám. Harmincöt pont egyetlen körben.
note-forty_five_behind-43 = Tíz–tíz. A döntetlent a cél legfontosabb frakciója dönti el: itt a politikai, és politikai csoportja csak a CIA-nak van.
note-forty_five_behind-67 = Afganisztán stabilitása 9, a Televízió pedig 13-ra viszi a CIA-t: zavargás. A célt a KGB kapja, a CIA Igazgatója, a legjobb pontszerzője pedig meghal.
note-forty_five_behind-101 = Hat csoportos kör, amelyben a Diákok és a Kormány is gazdát cserél; a KGB 9–8-ra nyer, és Igazgatója megduplázza a zsákmányt. CIA 45, KGB 90.
note-forty_five_behind-126 = Az Elemző révén a CIA rakta sorba a pakli tetejét: a KGB a gyenge Gerillákat kapja. Egy–egy, és a döntetlent a Diákok nyerik.
note-forty_five_behind-177 = A legkülönösebb kör: mindketten el akarják veszíteni. A KGB a Mesterkémet játssza; a CIA a „Nukleáris eszkalációt” költi el, hogy saját Rendőrségét eldobja. A KGB tovább toboroz, túl a 9-es stabilitáson: zavargás, és a Mesterkém meghal.
note-forty_five_behind-187 = 90–90, egy-egy lap, négy a négy ellen: a katonai frakció révén a Rendőrség veri az Újságokat. Líbia, 15 pont, és a CIA 100 fölött van.

note-one_riot_too_many-0 = Két előre számoló bot, mindkét kéz nyitott. Figyeld a cél stabilitását: ha a befolyás ennél több, zavargás tör ki, és azon mindent el lehet veszíteni.
note-one_riot_too_many-32 = A KGB Rendőrsége megsemmisíti a CIA egyetlen csoportját. A CIA öt pontot áldoz a „Segélykoncertre”, és visszaszerzi a Rádiót.
note-one_riot_too_many-54 = Az Igazgató Vietnám mellé Kubát is elhozza: harminc pont, CIA 50, KGB 25.
note-one_riot_too_many-78 = A 6-os Tábornokok 10-re viszik a CIA-t, pedig 9 volt a határ. Panama elveszett, és vele az Igazgató is.
note-one_riot_too_many-132 = A CIA a „Csúcstalálkozóért” fizet, hogy lássa a KGB X ügynökét: Elemző, Csehszlovákiáért tehát a Mesterkémtől nem kell tartani. Az 50–85-ből 85–80 lett.
note-one_riot_too_many-167 = A CIA ezúttal előre látta a Mesterkémet, mégis megnyeri az Iránért vívott küzdelmet, 10–7-re. A Mesterkém tehát elviszi: 15 pont a KGB-nek.
note-one_riot_too_many-204 = 90–95, a CIA-nak Afganisztán kell. Az Ellenzék 10-re viszi, a stabilitás pedig 9. A játszma második zavargása be is fejezi.
