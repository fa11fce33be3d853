LK1 = De keuken

LK1_1 =
    De keuken heeft 42 tegels: zes naast elkaar (a tot en met f) en zeven achter elkaar (1 tot en
    met 7). Voor rij 1 ligt het tapijt, en daarachter staat de tafel van de koning met de plaatsen 1
    tot en met 6.

    Het tapijt raakt de tegels c1 en d1. Samen noemen we die de deur.
    .kitchen = Zo begint het: zes stapels in de keuken, de koks op het tapijt.

LK1_2 =
    Er zijn zes soorten gegarneerde pannenkoeken, van elke soort zes. Van iedere soort ligt er één
    zonder kroon dicht op de tafel van de koning, in een volgorde die niemand kent. Zo wil de koning
    ze hebben.

LK1_3 =
    De andere vijf van een soort vormen een open stapel. Precies één van die vijf draagt een kroon.

    De stapel is geschud: je ziet alleen de bovenste.

LK1_4 =
    De zes stapels staan op tegels die het lot aanwijst, nooit in rij 1 en nooit naast elkaar, ook
    niet schuin.

LK1_5 =
    De zes werppannenkoeken hebben op elke kant een getal: twee met 1 en 6, twee met 2 en 5, twee
    met 3 en 4. Ze liggen in willekeurige volgorde op een stapeltje, met het lage getal boven.

LK1_6 =
    Iedereen heeft een kok, die op het tapijt begint, een gewone pan en een dienblad met de plaatsen 1
    tot en met 6.

LK1_7 = Het lot wijst aan wie begint. Daarna gaat het met de klok mee.

LK2 = De pannen

LK2_1 =
    Wie de meeste pannenkoeken op zijn blad heeft, moet de kleine pan gebruiken. Wie de minste
    heeft, mag de grote nemen. Dat gebeurt bij ons vanzelf, want slechter word je er nooit van.

LK2_2 =
    Delen meer spelers de kop, dan nemen ze allemaal de kleine pan; delen er meer de laatste plaats,
    dan allemaal de grote. Heeft iedereen er evenveel, dan gebruikt iedereen de gewone. Een kok die
    voor de koning staat, telt voor zes.

LK2_3 = De pan staat vast vanaf het begin van je beurt en geldt voor allebei je worpen.

LK3 = Opgooien

LK3_1 =
    Leg een werppannenkoek in de pan, met de kant boven die je zag, en gooi hem op: een halve slag
    of een hele.

LK3_2 =
    Zolang het stapeltje er is, neem je de bovenste. Daarna neem je er een uit de keuken, maar niet
    die het laatst is neergelegd.

LK3_3 =
    Gevangen: hij is omgedraaid en ligt weer in de pan. Je kok loopt zoveel tegels als het getal dat
    boven ligt, en je mag nog eens gooien.

LK3_4 =
    Gemist: hij is omgedraaid, maar naast de pan gevallen. Je kok loopt het getal dat boven ligt;
    een tweede worp krijg je niet.

LK3_5 =
    Ongeldig: hij is niet omgedraaid. Je loopt niet, je beurt is voorbij en de volgende speler mag
    jouw kok op een vrije tegel zetten. Of je hem ving of niet, maakt niet uit.

    Eerst leg je de werppannenkoek neer, met een kant naar keuze boven. Daarna zegt de volgende
    speler, nog vóór zijn eigen worp, waar je kok heen gaat, of laat hem staan. Vrij is een tegel
    zonder kok, stapel of werppannenkoek; het tapijt is geen tegel.

LK3_6 =
    Nooit meer dan twee worpen per beurt. Voor de tweede neem je dezelfde, met een kant naar keuze
    boven, of je legt hem op een vrije tegel met de gebruikte kant boven en neemt een andere.

LK3_7 =
    Een halve slag laat de andere kant zien, zeven min het getal; een hele dezelfde. Draait hij
    vaker, dan tel je zo door.

LK3_8 =
    Bij het klaarzetten kies je: echt gooien, met de hand (LK8), of het lot laten beslissen met de
    kansen van de pan (LK9).

LK4 = Lopen

LK4_1 =
    Je kok loopt precies het getal dat boven ligt, van tegel naar tegel, nooit schuin. Afslaan mag
    zo vaak je wilt. Lopen moet; eindigen waar je begon mag dus niet.
    .walking = De kok op c2 moet vier tegels lopen. Elke weg van precies vier is goed.

LK4_2 =
    Heen en weer lopen mag niet: een stap mag de vorige niet ongedaan maken, ook niet van je eerste
    wandeling naar je tweede in dezelfde beurt. Een rondje lopen mag wel.

LK4_3 = Over een werppannenkoek in de keuken kun je niet heen, en je kunt er ook niet op gaan staan.
    .blocked = De werppannenkoeken op c2 en c4 staan in de weg; langs de andere kok mag hij wel.

LK4_4 = Over een stapel kun je niet heen. Erop eindigen mag.

LK4_5 = Langs andere koks mag je, maar twee koks staan nooit op één tegel.

LK4_6 = Je kok komt de keuken in door de deur, c1 of d1. Het tapijt zelf hoort niet bij de weg.
    .door = De keuken in gaat over c1 of d1.

LK4_7 = Is er geen weg van precies die lengte, dan blijft je kok staan.

LK5 = De werppannenkoek neerleggen

LK5_1 =
    Na het lopen leg je de werppannenkoek op een vrije tegel, met een kant naar keuze boven. Wissel
    je hem voor een tweede worp, dan met de gebruikte kant boven.
    .laying = De gebruikte werppannenkoek mag op elke vrije tegel.

LK5_2 =
    Zolang het stapeltje er is, niet in rij 1. Dat bekijken we na de worp: de zesde mag er dus wel
    liggen.

LK5_3 =
    De laatst neergelegde mag in de beurt daarna niet worden opgepakt, en wat je in je eigen beurt
    hebt gewisseld ook niet. Dat geldt de hele beurt. Hij blijft de laatste tot er een andere wordt
    neergelegd.

LK6 = Verzamelen

LK6_1 =
    Eindigt je kok precies op een stapel, dan mag hij de bovenste pannenkoek op een vrije plaats van
    zijn blad nemen, als hij die soort nog niet heeft. Hij blijft daar staan en houdt de stapel
    bezet, of hij nu iets neemt of niet. Laten liggen kan je de kop en de kleine pan besparen.
    .collecting = Eén stap naar b3, en de bovenste van die stapel komt op het blad.

LK6_2 =
    Van elke soort heb je er hoogstens één. Kom je terug bij een soort die je zonder kroon hebt en
    ligt de kroon boven, dan mag je ruilen: de kroon komt op dezelfde plaats en de oude gaat onder
    op de stapel.

LK6_3 =
    Wie een pannenkoek met een kroon krijgt, mag meteen stiekem één pannenkoek van de koning
    bekijken; het hoeft niet. Dat geldt ook na een ruil, maar niet meer als ze al open liggen.
    .peeking = Met een kroon op het blad mag deze kok één plaats van de koning bekijken.

LK6_4 =
    Niemand heeft meer dan één kroon. Heb je er al een en ligt er weer een boven, dan krijg je de
    eerste zonder kroon die eronder ligt. Wie het anders wil, laat de kronen bij het klaarzetten
    vrij.

LK6_5 =
    Tot de eerste kok voor de koning staat, mag je in je eigen beurt je blad anders leggen, zo vaak
    je wilt. Een nieuwe pannenkoek gaat vanzelf naar de laagste vrije plaats.

LK7 = Voor de koning

LK7_1 =
    Met zes soorten op je blad loopt je kok door de deur het tapijt op. Stappen die je over hebt,
    vervallen.
    .arriving = Zes soorten op het blad: door de deur naar het tapijt, ook met stappen over.

LK7_2 =
    Komt de eerste kok aan, dan stopt het spel even. Eerst legt hij zijn werppannenkoek neer; een
    tweede worp is er niet. Daarna mag iedereen, bij hem te beginnen, zijn blad nog één keer anders
    leggen, om de beurt en voor ieders ogen. Dan gaan de pannenkoeken van de koning open.

LK7_3 =
    Liggen jouw zes zoals die van de koning, dan heb je meteen gewonnen. We kijken als ze opengaan,
    als er een kok aankomt en na elke verschuiving.
    .matching = Het blad ligt zoals de koning het wil. Gewonnen!

LK7_4 =
    Op het tapijt gooi je niet meer. In je beurt haal je één pannenkoek uit de rij en schuift hem
    links of rechts weer aan; de andere sluiten aan.
    .shifting =
        Het spek ligt vooraan, maar hoort op plaats 3. Schuif elke beurt één pannenkoek naar een
        uiteinde, tot alles klopt.

LK7_5 =
    De anderen spelen door, maar leggen hun blad niet meer anders. Komen ze aan, dan schuiven ze
    vanaf hun volgende beurt.

LK8 = Opgooien met de hand

LK8_1 =
    Je beweegt de pan bij de steel, met de muis, een vinger of het toetsenbord. Pan, pannenkoek en
    tafel zie je van opzij, en ze gedragen zich op elk toestel precies hetzelfde.

LK8_2 =
    Alleen de beweging van je hand gaat naar de server. Die speelt de worp na en beslist. Wat geen
    hand kan, wordt geweigerd, en je mag opnieuw gooien.

LK8_3 =
    Wat telt: hoe vaak hij een halve slag draait tussen de pan en het eerste wat hij raakt, of hij
    in de pan tot rust komt of ergens anders, en welke kant dan boven ligt. Zonder halve slag is de
    worp ongeldig, en toont hij de kant die boven lag toen je hem opgooide. Blijft hij op zijn rand
    staan of komt hij niet op tijd tot rust, dan is hij gemist, met de kant die het meest naar boven
    wijst.

LK8_4 =
    De pannen verschillen alleen in breedte. Een geoefende hand vangt met de kleine, de gewone en de
    grote ongeveer 40, 65 en 90 van de honderd.

LK8_5 = Een worp die niet gedaan wordt, is niet ongeldig: de beurt wacht.

LK8_6 = De computer gooit op dezelfde manier, met een hand die trilt naar zijn niveau.

LK9 = Opgooien met het lot

LK9_1 =
    Je kiest een halve slag of een hele. Van de honderd worden er gevangen, gemist en ongeldig:
    halve slag 40, 55 en 5 met de kleine pan, 65, 32 en 3 met de gewone, 90, 9 en 1 met de grote;
    hele slag 30, 64 en 6, 50, 46 en 4, 75, 23 en 2. Een gemiste valt even vaak op elke kant.

LK9_2 =
    Voor wie niet kan of wil gooien. Ook als er met de hand gegooid wordt, mag iedereen de eigen
    worpen aan het lot overlaten, als de tafel dat toestaat.

LK10 = Wie weet wat

LK10_1 =
    Iedereen ziet de keuken, de bladen, de bovenste van elke stapel, de werppannenkoeken met de kant
    die boven ligt, en wie naar welke plaats van de koning heeft gekeken.

LK10_2 = Alleen jij weet welke soorten je daar zag.

LK10_3 =
    Niemand ziet de volgorde in een stapel, op de tafel van de koning, of in het stapeltje onder de
    bovenste.
