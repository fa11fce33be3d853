HM1 = Het huis

HM1_1 =
    Er zijn 36 kaarten: zes klassen van zes. Van laag naar hoog: vuurspuwer, muzikant, kwakzalver,
    patriciër, bisschop en vorst. Binnen een klasse loopt de rang van 1, de laagste, tot 6.

HM1_2 =
    Een kaart is hoger dan elke kaart van een lagere klasse, en dan elke lagere rang van haar eigen
    klasse. Kwakzalver 1 is dus hoger dan muzikant 6.

HM1_3 = Elke speler heeft een kolom van dertien rijen. Rij 1 ligt onderaan.

HM1_4 =
    Elke klasse begint op haar eigen rij: de vuurspuwers op rij 1, en zo verder tot de vorsten op
    rij 6. Haar doel ligt zeven rijen hoger, op rij 8 tot en met 13. Rij 7 is van niemand.
    .house =
        Drie kolommen bij het begin. Elke klasse ligt op haar startrij; zeven rijen hoger hangt
        hetzelfde behang.

HM1_5 =
    Elke verdieping heeft het behang van haar klasse, zowel waar die begint als waar ze heen wil. Zo
    zie je in één oogopslag waar een kaart thuishoort.

HM2 = Klaarleggen

HM2_1 =
    De kaarten worden geschud en iedereen krijgt er zes. De overige doen niet mee; niemand ziet ze.

HM2_2 = Elke kaart ligt open op de startrij van haar klasse, in de kolom van haar eigenaar.

HM2_3 =
    Heb je meer kaarten van één klasse, dan vormen die een stapel. In welke volgorde, bepaal je zelf
    en in het geheim. De anderen zien alleen de bovenste.
    .order = Van de stapels op rij 3 en rij 2 zien de anderen alleen de bovenste kaart.

HM2_4 =
    Iedereen legt tegelijk klaar. Tot de laatste zover is, ziet niemand iets van de kaarten van een
    ander. Wie niets te stapelen heeft, is meteen klaar.

HM2_5 = De volgorde in een stapel verandert daarna nooit meer.

HM2_6 =
    Na het klaarleggen wordt geloot wie begint. De beurt gaat met de klok mee, kolom na kolom. Wie
    geen open kaarten meer heeft, wordt overgeslagen.

HM3 = Klimmen

HM3_1 = In je beurt verzet je één kaart of één stapel in je eigen kolom. Passen mag niet.

HM3_2 = Kaarten gaan alleen omhoog, in hun eigen kolom. Nooit omlaag, opzij of schuin.

HM3_3 =
    Een kaart of stapel gaat naar het eerste vrije veld erboven. Over bezette velden die er meteen
    tussen liggen, spring je heen.
    .jumping = De vuurspuwer op rij 1 springt over muzikant en kwakzalver heen en landt op rij 4.

HM3_4 =
    Ligt er recht boven je landing weer iets, dan mag je doorspringen naar het volgende vrije veld,
    en zo verder. Ook na een gewone stap van één. Na elke landing kies je zelf of je doorgaat.
    .jumping-on = De vuurspuwer kan naar rij 2, en dan door naar rij 4 en rij 7.

HM3_5 =
    Van een stapel op zijn startrij mag je alles meenemen, of zoveel kaarten van bovenaf als je
    wilt.

    Spreek je af dat splitsen overal mag, dan geldt dat op elke rij. Komt daardoor bij wat achterblijft
    een kaart bovenop te liggen die op haar doel is, of er al voorbij, dan geldt HM4.7 of HM4.6.
    .splitting = De drie kwakzalvers liggen op hun startrij: er mogen er één, twee of drie omhoog.

HM3_6 =
    De bovenste kaart van wat je verzet mag haar doelrij niet voorbij. De kaarten eronder wel: die
    reizen onder bescherming.
    .protection =
        Kwakzalver 3 mag tot rij 10. De vuurspuwers onder hem reizen mee, ook voorbij hun eigen doel
        op rij 8.

HM3_7 =
    Liggen er omgedraaide kaarten op een doelveld, dan is dat veld vrij voor wie daar met de
    bovenste kaart zijn doel heeft. Voor alle anderen is het bezet.
    .open-door =
        Rij 8 is vrij voor de vuurspuwer, maar bezet voor de muzikant: die springt naar rij 9.

HM3_8 =
    Wie een open kaart heeft, kan altijd een zet doen. Met de dobbelsteen: een zet doen of een kaart
    weghalen.

HM4 = Huichelen en meuchelen

HM4_1 =
    Is je zet klaar, kijk dan de rij langs. Elke open kaart of stapel in een andere kolom waarvan de
    bovenste kaart lager is dan de jouwe, mag je pakken. Het hoeft niet.

    Je zegt in één keer wat je pakt, uit elke kolom hoogstens één keer.
    .reach =
        Gaat kwakzalver 4 naar rij 4, dan kan hij de muzikanten in kolom b pakken en kwakzalver 2 in
        kolom d. De patriciër in c is te hoog.

HM4_2 =
    Van een stapel pak je alles, of zoveel kaarten van bovenaf als je wilt. Vooraf kijken mag niet.

HM4_3 =
    Wat je pakt gaat onder je eigen kaart of stapel, in dezelfde volgorde. Pak je uit meer kolommen,
    dan komt elke volgende greep weer onderaan: wat je het laatst noemt, ligt het laagst.
    .under = Eerst is kwakzalver 2 gepakt, daarna de beide muzikanten. Die liggen dus het laagst.

HM4_4 =
    Heb je iets gepakt, dan mag je nog eens zetten, met dezelfde of een andere kaart of stapel. En
    zo verder, zolang je iets pakt. Je mag ook stoppen.

HM4_5 = Omgedraaide kaarten kan niemand pakken.

HM4_6 =
    Is van een stapel maar een deel gepakt, en ligt er nu een kaart bovenop die haar doelrij al
    voorbij is? Dan gaat de hele rest van het bord. Die kaarten tellen als min voor hun eigenaar.
    .lapsing =
        De vorst gaat naar rij 9 en pakt alleen de bisschop. Vuurspuwer 6 is zijn doel voorbij: hij
        en de kwakzalver vervallen.

HM4_7 = Ligt die kaart precies op haar doelrij, dan wordt de rest omgedraaid en is ze veilig.
    .coming-home =
        Pakt de vorst op rij 8 alleen de bisschop, dan ligt vuurspuwer 6 precies op zijn doel. De
        rest wordt omgedraaid.

HM5 = Thuiskomen

HM5_1 =
    Komt de bovenste kaart van een stapel op haar doelrij, dan wordt de hele stapel omgedraaid. Hij
    is veilig en beweegt niet meer.

HM5_2 = Wat later op hetzelfde veld aankomt, wordt erbovenop gelegd.

HM6 = Het einde

HM6_1 =
    Het spel is uit zodra nog hoogstens één speler open kaarten heeft.

    Daar wordt na elke zet naar gekeken, ook midden in een lange beurt. Wie helemaal geen kaarten
    meer heeft, is ook klaar. Pak je de laatste open kaarten van alle anderen, dan maak je er dus
    zelf een eind aan, met je eigen kaarten nog op de trap. Dat mag, maar het is vaak dom; de tafel
    waarschuwt je.

HM6_2 = Een kaart is haar rang waard, 1 tot 6. De klasse maakt niet uit.

HM6_3 =
    Plus tellen de kaarten in je kolom die op hun doelrij liggen of erboven. Min tellen de kaarten
    in je kolom die er nog onder liggen, en de kaarten die uit je kolom van het bord zijn gegaan.

HM6_4 =
    Elke kaart telt voor zichzelf, ook in een omgedraaide stapel. Een bisschop die onder een
    vuurspuwer op rij 8 is omgedraaid, is niet thuis en telt als min.
    .counting =
        Kolom a: vuurspuwer 3 telt plus 3, bisschop 5 eronder min 5. Patriciër 4 is er nog niet: min
        4. Kwakzalver 6 onder hem wel: plus 6. Muzikant 2 is van het bord: min 2.

HM6_5 = Wie de meeste punten heeft, wint. Bij gelijke stand wordt de winst gedeeld.

HM7 = Met de dobbelsteen

HM7_1 =
    Spreek je de dobbelsteen af, dan gooi je voor je zet. Je gaat met één kaart of stapel precies
    zoveel rijen omhoog. Bezette velden tellen gewoon mee.
    .die = Gegooid: 3. Vuurspuwer, muzikant en vorst kunnen alle drie precies drie rijen omhoog.

HM7_2 =
    Je landt op een vrij veld (HM3.7 geldt) en niet voorbij het doel van de bovenste kaart. Springen
    en doorspringen is er niet bij.

HM7_3 = Voor elke extra zet gooi je opnieuw. Of je doorgaat, zeg je voordat je gooit.

HM7_4 =
    Kun je niets met je worp, dan ben je je beurt kwijt en haal je een eigen kaart weg die nog niet
    thuis is. Die telt als min. Het is de bovenste kaart van een stapel naar keuze.

HM7_5 =
    Komt er dan een kaart bloot die haar doel voorbij is, dan gaat die ook weg, en zo verder. Ligt
    de volgende precies op haar doel, dan wordt ze omgedraaid.

HM7_6 =
    Iedereen speelt door tot al zijn kaarten thuis of weg zijn, de laatste in zijn eentje. HM6.1
    geldt niet.

HM8 = Wie weet wat

HM8_1 =
    Iedereen mag weten: alle bovenste kaarten, hoe hoog elke stapel is, elke kaart die ooit bovenop
    lag en elke kaart die van het bord ging.

HM8_2 =
    De volgorde die je je eigen stapels gaf, weet jij alleen, zolang die kaarten er ongezien liggen.

HM8_3 =
    Niemand bladert door een stapel, ook niet nadat hij hem gepakt heeft. Normaal laat de tafel je
    zien welke kaarten je gezien hebt en waar ze nu liggen, en de klasse als die af te leiden is.
    Wie liever zelf onthoudt, zet dat uit: dan toont de tafel tot het einde niets dan wat open
    ligt, ook je eigen volgorde niet.

HM8_4 = Is het spel uit, dan gaan alle kaarten open.
