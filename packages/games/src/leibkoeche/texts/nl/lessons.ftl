goal =
    .title = Waar het om gaat
    .task =
        Je wint als je als eerste voor de koning staat met alle zes de soorten, in precies zijn
        volgorde. Is een ander eerder zover, dan heb je verloren. De koning laat zien wat hij wil:
        schuif één pannenkoek.
    .hint =
        Neem er een uit je rij en schuif die links of rechts weer aan. Welke ligt bij jou achteraan,
        en bij de koning vooraan?
    .solved = Gewonnen! Alle zes liggen zoals de koning het wilde.
    .wrong = Nog niet zoals de koning het wil. Vergelijk jouw rij met de zijne, van links af.

walking =
    .title = Precies vier
    .task =
        Je gooide een 4. Loop in precies vier stappen naar een stapel en pak er een pannenkoek van.
    .hint = Over werppannenkoeken kun je niet heen. Loop voor de deur langs en dan omhoog.
    .solved = Smullen! Hij ligt op je blad, en je kok houdt de stapel bezet.
    .wrong = Dat mag, maar dan sta je met lege handen. Welke stapel ligt precies vier stappen ver?

no-way-back =
    .title = Niet heen en weer
    .task =
        Je gooide een 3, en de stapel kersen op b3 ligt maar één stap ver. Heen en weer lopen mag
        niet, een ommetje wel. Eindig op de stapel.
    .hint = Ga opzij, omhoog en weer terug: over a2 en a3.
    .solved = Een ommetje van precies drie stappen, en er ligt een kersenpannenkoek op je blad.
    .wrong = Dat mag, maar je staat niet op de stapel. Loop om naar b3.

half-or-full =
    .title = Half of heel
    .task =
        Je pannenkoek ligt met de 2 boven. Twee stappen brengen je nergens, vijf wel. Wat voor slag
        gooi je?
    .hint =
        Een halve slag laat de andere kant zien: zeven min het getal. Een hele slag laat alles zoals
        het was.
    .solved = Juist: na een halve slag ligt de 5 boven. Als het goed valt, tenminste!
    .wrong = Met een hele slag ligt de 2 weer boven, en met twee stappen kom je bij geen stapel.

choosing =
    .title = De goede pannenkoek
    .task =
        Alleen de soort op b7 ontbreekt nog, vijf stappen ver. Neem een werppannenkoek en kies de
        slag waarmee je op 5 uitkomt.
    .hint =
        Op f4 ligt de pannenkoek die het laatst is neergelegd: die mag niet mee. Kijk naar a4, daar
        ligt de 5 al boven.
    .solved = Heel goed. Eén hele slag, en de 5 ligt weer boven.
    .wrong =
        Zo kom je niet op vijf. Neem de pannenkoek van a4 en bedenk wat er boven ligt na de slag.

once-more =
    .title = Nog een keer
    .task =
        Gevangen! Je mag nog eens. Je hebt zes stappen nodig. Leg de pannenkoek zo in je pan dat je
        de meeste kans hebt.
    .hint = Een halve slag lukt vaker dan een hele. Welke kant moet dan boven liggen?
    .solved = Slim: de 1 boven en een halve slag. Dat lukt vaker dan de 6 en een hele.
    .wrong =
        Dat kan ook, maar met minder kans. Houd deze pannenkoek, met de 1 boven, en gooi een halve
        slag.

crown =
    .title = De kroon
    .task =
        Haal de kroon op b3, kijk stiekem bij de koning, en leg wat je zag op diezelfde plaats van
        je blad.
    .hint = Loop één stap naar b3 en kies een plaats van de koning. Verleg daarna je blad.
    .solved = Niemand anders weet het. Eén plaats ligt nu zeker goed.
    .wrong = Daarmee ligt er nog niets op zijn plaats. Haal de kroon, kijk, en leg je blad ernaar.

blocking =
    .title = In de weg leggen
    .task =
        De andere kok heeft alles en staat bijna voor de koning. Leg je werppannenkoek waar die het
        meest in de weg ligt.
    .hint =
        Het stapeltje is op: dan mag het ook in rij 1. Welke tegel ligt tussen de kok en het tapijt?
    .solved = Hè, wat vervelend nou. Dat wordt een heel eind omlopen.
    .wrong = Zo loopt de kok zo door naar de koning. Kijk naar de deurtegel vlak voor zijn neus.

last-order =
    .title = Voor het onthullen
    .task =
        Je staat voor de koning en mag je blad nog één keer verleggen. Twee plaatsen van de koning
        heb je gezien. Leg die twee goed.
    .hint = Op plaats 2 en plaats 5 weet je wat de koning wil. Daar leg je dezelfde soorten neer.
    .solved = Wat je weet ligt goed. De rest is geluk, of straks schuiven.
    .wrong = Er ligt nog iets anders dan je gezien hebt. Kijk naar plaats 2 en plaats 5.

shifting =
    .title = Schuiven
    .task = De koning heeft zijn wensen laten zien. Breng je rij in twee beurten op orde.
    .hint =
        Pak er een uit en schuif die aan een kant weer aan. Wat je het laatst links aanschuift, ligt
        vooraan.
    .solved = Precies zoals de koning het wilde. Smakelijk, Majesteit!
    .wrong =
        Zo lukt het niet in twee keer. Welke twee moeten vooraan liggen, en welke daarvan als
        laatste?
