goal =
    .title = Waar het om gaat
    .task =
        De meeste punten winnen: een kaart op haar doel telt als plus, een kaart onderweg als min.
        Het is uit zodra nog maar één speler open kaarten heeft. Je buurman komt zo thuis, dus dit
        is je laatste zet. Welke kaart breng je binnen?
    .hint = Wat telt is het getal op de kaart. De vorst is een 6, de vuurspuwer een 1.
    .solved = Zes punten erbij in plaats van eraf. De vuurspuwer kost je er nu één.
    .wrong = Dan blijft de vorst onderweg, en dat kost zes punten.

jumping-on =
    .title = Naar boven, eroverheen
    .task =
        Je hebt kolom a. Een kaart gaat omhoog naar het eerste vrije veld en springt over wat
        ertussen ligt. Ligt er boven je landing weer iets, dan mag je door. Breng je vuurspuwer in
        één zet naar rij 7.
    .hint = Ligt er boven je landing weer iets? Dan mag je verder, zo vaak als het uitkomt.
    .solved = Drie sprongen in één zet. Een trap van eigen mensen is goud waard.
    .wrong = Dat kan verder. Kijk hoever de touwen reiken.

not-past =
    .title = Niet voorbij je doel
    .task =
        Je vuurspuwer hoort op rij 8, maar daar ligt je muzikant. Eroverheen springen mag niet: dan
        is hij zijn doel voorbij. Maak plaats.
    .hint = De muzikant hoort zelf één rij hoger. Breng hem thuis.
    .solved = De muzikant is thuis, en rij 8 is vrij voor de vuurspuwer.
    .wrong = De muzikant ligt nog in de weg. Zet die eerst.

passengers =
    .title = Meelifters
    .task = Breng in één zet zoveel mogelijk punten thuis.
    .hint = Alleen de bovenste kaart telt voor het doel. Wie eronder ligt, reist beschermd mee.
    .solved = Tien punten tegelijk: onder de kwakzalver waren twee vuurspuwers verborgen.
    .wrong = Daarmee haal je minder binnen. Welke stapel kan nu naar zijn doel?

murdering =
    .title = Pakken
    .task = Ga op een rij staan waar je iets kunt pakken, en pak het.
    .hint = Je bovenste kaart moet hoger zijn dan die van de ander. Hogere klasse wint altijd.
    .solved = Gepakt! De kaart ligt nu onder jouw kwakzalver en gaat voortaan met jou mee.
    .wrong = Zo pak je niets. Waar staat een lagere kaart één rij hoger in een andere kolom?

splitting =
    .title = Een stapel splitsen
    .task =
        Alleen op zijn startrij mag je een stapel splitsen. Pak de bisschop op rij 7 met de bovenste
        vorst, en laat de rest van de stapel liggen.
    .hint = Kies de stapel op rij 6, en daarvan één kaart. Die gaat naar rij 7.
    .solved =
        Gepakt. De twee andere vorsten liggen nog op hun startrij; hogerop had je de stapel niet
        meer mogen splitsen.
    .wrong = Zo gaat het niet. Zet van de stapel op rij 6 alleen de bovenste kaart, en pak dan.

part-of-a-stack =
    .title = Een deel is soms meer
    .task = Pak zo, dat je buurman zoveel mogelijk verliest.
    .hint = Wat bovenop de rest komt, is misschien al voorbij zijn doel. Dan vervalt de hele rest.
    .solved = Alleen de bisschop mee, en de zes en de vijf die hij beschermde vervallen.
    .wrong = Zo houdt je buurman er minder schade aan over. Hoeveel kaarten neem je mee?

chain =
    .title = Een lange beurt
    .task = Pak in één beurt drie kaarten.
    .hint = Zolang je iets pakt, mag je nog eens zetten. Begin bij de laagste.
    .solved = Drie keer raak. Zo klim je met volle zakken.
    .wrong = Zo kom je niet aan drie. Ga telkens één rij hoger en pak wat daar ligt.

arranging =
    .title = Wat je laat zien
    .task = Leg je stapel bisschoppen klaar met de hoogste bovenop en de laagste daaronder.
    .hint = De bovenste kaart beschermt de rest. Kies twee kaarten om ze te wisselen.
    .solved = Mooi. De anderen zien alleen bisschop 6; wat eronder ligt, weet jij alleen.
    .wrong = Dat mag ook, maar leg nu de 6 boven, dan de 2, dan de 4.

not-yet =
    .title = Nog niet
    .task = Je kunt de laatste open kaart van de ander pakken. Is dat verstandig?
    .hint =
        Heeft niemand anders nog open kaarten, dan is het spel uit. En jouw zessen liggen nog op de
        trap.
    .solved = Juist. Laat hem nog even lopen: eerst je eigen kaarten naar huis.
    .wrong = Nu is het spel uit, en alles wat van jou nog onderweg is telt als min.
