CP1 = Op het vlot

CP1_1 =
    Er zijn 59 kaarten. De zes personages zijn de kapitein, de kokkin, de scheepsknaap, de uitkijk,
    de zeerat en de waarzegster; elk heeft kaarten van 1 tot en met 9. Coco de papegaai heeft er
    vijf, van 1 tot en met 5.

CP1_2 =
    Aan het eind van de week trekt één personage het kortste strootje en wordt opgegeten. Wie dan de
    meeste punten van dat personage in de hand heeft, wint.

CP2 = Klaarleggen

CP2_1 =
    Schud alle kaarten en geef iedere speler er vijf. Houd ze geheim voor de anderen.

    Het boekje heeft het over de personagekaarten; bij ons gaat Coco gewoon mee in de stapel.

CP2_2 = Leg zeven kaarten dicht op een rij: dat is de week. De meest linkse gaat meteen open.

CP2_3 = Leg vijf kaarten open neer: dat is het menu.

CP2_4 = De rest van de kaarten is de trekstapel. Daarnaast komt de aflegstapel, die nog leeg is.
    .start =
        De tafel voor drie spelers: boven de week, met alleen zeerat 8 open, daaronder het menu, en
        je eigen hand.

CP2_5 =
    De haai geeft aan wie voorgaat. Aan een echte tafel krijgt de jongste hem; hier wijst het lot
    iemand aan.

CP3 = Een beurt

CP3_1 =
    Iedereen kiest tegelijk en in het geheim een kaart uit de hand. Als allen gekozen hebben, gaan
    de kaarten samen open. Passen mag niet.

    Wie nog maar één kaart heeft, hoeft niet te kiezen: die kaart ligt er vanzelf.

CP3_2 =
    Dan gaat het van laag naar hoog. Wie aan de beurt is, legt de gekozen kaart op de aflegstapel en
    neemt een kaart naar keuze van het menu in de hand.

    Is het menu leeg, dan neem je de bovenste kaart van de trekstapel. Ligt er nog maar één kaart,
    dan krijg je die vanzelf.

CP3_3 =
    Zijn twee kaarten even hoog, dan gaat de speler voor die het dichtst bij de haai zit: eerst wie
    hem heeft, dan met de klok mee.
    .order =
        Scheepsknaap 4 en uitkijk 4 zijn even hoog. Speler 2 heeft de haai en gaat voor, dan jij,
        en speler 3 is met kapitein 5 de laatste.

CP3_4 =
    Is iedereen geweest, dan gaat de rest van het menu naar de aflegstapel en komen er vijf nieuwe
    kaarten. De volgende kaart van de week gaat open, en de haai zwemt naar de volgende speler met
    de klok mee.

    Ligt er nog hoogstens één kaart van de week dicht, dan komt er geen nieuw menu en blijft de haai
    waar hij is: dit was de laatste beurt.
    .new-turn =
        Een nieuwe beurt: er ligt een vers menu, de tweede dag is open en de haai is bij speler 3.

CP3_5 =
    Is de trekstapel leeg, dan wordt de aflegstapel geschud en de nieuwe trekstapel. Dat gebeurt pas
    als er een kaart nodig is, desnoods midden in het trekken. Is er helemaal niets meer, dan wordt
    er niet getrokken.

CP3_6 = De aflegstapel is van iedereen: je mag hem altijd doorkijken.

CP4 = Coco de papegaai

CP4_1 =
    Coco kies en toon je zoals elke kaart. Zijn waarde bepaalt wanneer hij aan de beurt is, en met 1
    tot 5 is dat vaak vroeg.

CP4_2 =
    Komt Coco aan de beurt, dan gaat hij naar de aflegstapel en haalt hij een streek uit: kookles,
    land in zicht of à la carte. Daarna trek je een kaart van de stapel; van het menu neem je niets.

    Kan er een streek, dan moet je er een kiezen. Kan er geen enkele, dan trek je alleen een kaart.
    .coco =
        Coco 1 is aan de beurt. Je mag een dag wegkoken, land in zicht roepen of twee dichte dagen
        bekijken.

CP4_3 =
    Kookles: gooi één kaart uit de week op de aflegstapel, open of dicht. Iedereen ziet welke het
    was. De rij schuift aan en de dagen worden opnieuw geteld.

CP4_4 =
    Land in zicht: leg één kaart dicht bij de week, helemaal rechts. Ze mag van het menu komen, van
    de trekstapel of uit je hand.

    Komt ze van het menu, dan heeft iedereen haar gezien. Komt ze uit je hand, dan weet jij het
    alleen. Komt ze van de stapel, dan weet niemand het.

    Het menu wordt niet aangevuld. Is de trekstapel leeg, dan wordt er eerst geschud, met jouw Coco
    erbij.
    .landed =
        Je legde zeerat 9 uit je hand achteraan. Alleen jij weet wat daar ligt; de anderen zien een
        dichte kaart.

CP4_5 =
    Kwam de kaart uit je hand, dan trek je er twee van de stapel, zodat je er weer evenveel hebt.

CP4_6 =
    À la carte: bekijk in het geheim twee kaarten van de week die dicht liggen. Ligt er nog maar één
    dicht, dan alleen die. De anderen zien waar je keek, maar niet wat er lag.

    Ligt alles open, dan kun je deze streek niet kiezen.
    .looked = Na à la carte ken je dag 3 en dag 5. De anderen weten alleen dat je daar gekeken hebt.

CP4_7 =
    Laat Coco slapen: speel je een Coco niet, dan telt hij aan het eind mee bij je punten, als je
    goed hebt gegokt.

CP4_8 =
    Een kaart erbij maakt het spel een beurt langer. Een dichte kaart eraf maakt het een beurt
    korter. Een open kaart eraf verandert niets aan de lengte.

CP4_9 = Bij één week komen hoogstens zeven kaarten. Anders kon iemand het einde eeuwig uitstellen.

CP5 = Het einde van de week

CP5_1 =
    Zodra de laatste dichte kaart van de week opengaat, is het spel uit.

    Verdwijnt de laatste dichte kaart door een kookles, dan maakt iedereen de beurt nog af. Daarna
    is het uit, tenzij er intussen een kaart is bijgelegd.

CP5_2 =
    Tel per personage de waarden in de week op. Wie het hoogst uitkomt, trekt het kortste strootje.
    Coco doet mee als zevende personage, al overkomt het hem zelden.

    Is de week helemaal leeg, dan wordt er niemand opgegeten en heeft iedereen 0 punten.
    .short-straw =
        De zeerat komt op 11, de kapitein op 10. Jij hebt zeerat 6, 7 en 9 en Coco 3: 25 punten.
        Speler 3 heeft geen zeerat, dus ook Coco 2 telt niet.

CP5_3 = Komen er meer even hoog uit, dan worden ze allemaal opgegeten.

CP5_4 =
    Nu gaan de handen open. Je punten zijn al je kaarten van wie is opgegeten, plus je Coco’s. Zijn
    er meer opgegeten, dan tellen de kaarten van allemaal, en elke Coco één keer. Is Coco zelf
    opgegeten, dan zijn je Coco’s gewoon zijn kaarten.

CP5_5 =
    Coco’s tellen alleen mee als je goed hebt gegokt: zonder een kaart van wie is opgegeten heb je 0
    punten.

CP5_6 =
    De meeste punten winnen. Is het gelijk, dan tellen die spelers er hun kaarten bij op van het
    personage dat in de week als volgende het hoogst staat, en zo verder tot het beslist is.

    Personages die even hoog staan, tellen samen. Coco’s tellen hier alleen als Coco zelf aan de
    beurt is. Geeft de hele week geen beslissing, dan wordt de winst gedeeld.
    .tie =
        Allebei 7 punten in de zeerat. De kapitein staat tweede: met kapitein 2 en 9 win jij van
        kapitein 8.

CP6 = De lange overtocht

CP6_1 =
    Een overtocht gaat over meer rondes; elke ronde is een week zoals hierboven. Na afloop worden
    alleen de punten genoemd. Alleen de winnaar laat de kaarten zien die telden. Wie met 0 punten
    wint, laat niets zien.

CP6_2 =
    De tafel noemt de punten, dus niemand kan zich vergissen. Blijft het ook na alle personages
    gelijk, dan wint wie het dichtst bij de haai zit, zoals hij in de laatste beurt lag.

CP6_3 =
    De winnaar noemt een personage; Coco mag niet. Alle negen kaarten ervan verdwijnen uit het spel,
    van de tafel en uit de handen. De andere kaarten houdt iedereen. Wat uit een hand verdwijnt,
    wordt getoond.

    Noem dus liefst iemand die jij niet in je hand hebt.
    .naming =
        Je hebt de ronde gewonnen en toont je zeeratten en Coco. Noem nu een personage: de uitkijk
        en de kokkin kosten je niets.

CP6_4 =
    De Coco’s van de winnaar worden getoond en met alle kaarten van de tafel geschud. De winnaar
    trekt er evenveel voor in de plaats. Verder vult niemand aan.

CP6_5 =
    De volgende week is een kaart korter: zeven, zes, vijf, enzovoort. De winnaar krijgt de haai;
    ligt de winnaar uit het spel, dan de volgende die nog meedoet. Het menu heeft vijf kaarten, en
    er wordt niet opnieuw gedeeld.

CP6_6 =
    Wie geen kaarten meer heeft, ligt eruit en komt niet terug. Dat blijkt aan het eind van elke
    beurt, nog voor de week wordt geteld, en als er een personage verdwijnt.

CP6_7 =
    De overtocht eindigt als er één speler over is: die wint, wat de punten ook zeggen. Hij eindigt
    ook als er één personage over is: dan wint wie daarmee de meeste punten heeft; Coco’s tellen mee
    zoals altijd, nog voor ze worden ingeleverd. Bij gelijke stand wordt de winst gedeeld.

    Is er niemand meer over, dan wint de winnaar van de ronde; midden in een ronde is dat wie het
    dichtst bij de haai zit.

    Zijn er te weinig kaarten, dan krimpt eerst het menu en dan de week. Een week van één kaart, of
    geen, is meteen voorbij.

CP7 = Wie weet wat

CP7_1 =
    Iedereen ziet de open kaarten van de week, het menu, de aflegstapel, de gekozen kaarten zodra ze
    getoond zijn, hoeveel kaarten elk heeft, en wat iedereen van het menu neemt.

CP7_2 =
    Alleen jij ziet je hand, de kaarten van de week die je bekeken hebt, en wat je uit je hand in de
    week legde.

CP7_3 =
    Niemand ziet een keuze voordat allen gekozen hebben, alleen dat ze gemaakt is. Tot dat moment
    kun je je nog bedenken.

CP7_4 = De tafel houdt bij hoeveel de open kaarten van de week per personage tellen.
