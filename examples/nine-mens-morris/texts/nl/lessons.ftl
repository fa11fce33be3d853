goal =
    .title = Waar het om gaat
    .task =
        Drie op een lijn zijn een molen, en een molen slaat een steen. Wie minder dan drie stenen
        overheeft, of niet meer kan zetten, heeft verloren. Donker heeft er drie: sluit een molen en win.
    .hint = Op b2 en b6 staan er al twee. Welke steen kan ertussen schuiven?
    .solved = Gewonnen! Donker heeft er nog maar twee, te weinig voor een molen.
    .wrong = Donker heeft er nog drie. Zoek de lijn waar er maar één ontbreekt.

blocking =
    .title = Een molen voorkomen
    .task = Donker heeft er twee op een lijn. Zet je steen zo dat het er geen drie worden.
    .hint = De donkere stenen staan op f2 en f4. Welk punt ligt er nog op die lijn?
    .solved = Precies daar. Zo komt die molen er niet.
    .wrong = Nu zet Donker de derde steen. Kijk nog eens langs de f-lijn.

closing =
    .title = Een molen sluiten
    .task = Sluit een molen, en neem een steen van Donker.
    .hint = Op b2 en b6 staan er al twee. Welke steen kan daartussen schuiven?
    .solved = Molen! Schuiven en nemen zijn samen één zet.
    .wrong = Er is nog geen molen. Zoek de lijn waar maar één steen ontbreekt.

choosing =
    .title = Welke steen neem je?
    .task = Sluit een molen en neem zo’n steen dat Donker daarna zelf geen molen kan sluiten.
    .hint = Donker wil van d1 naar d2. Welke twee stenen wachten daar op hem?
    .solved = Goed gekozen: je nam precies de steen die Donker nodig had.
    .wrong = Zo sluit Donker in de volgende zet een molen. Kijk naar d2.

two-mills =
    .title = De dubbele molen
    .task = Open een molen en sluit met dezelfde zet een andere.
    .hint = De steen op a4 staat in een molen. Waar kan hij meteen in een andere staan?
    .solved = Heen en weer, en elke keer een steen: daar is weinig tegen te doen.
    .wrong = Zo sluit je niets. Schuif een steen uit de ene molen in de andere.

flying =
    .title = Springen
    .task = Je hebt nog drie stenen en mag springen. Win meteen.
    .hint = Op c5 en e5 staan er al twee. De derde hoeft niet langs de lijnen.
    .solved = Gewonnen! Met drie stenen ben je overal tegelijk.
    .wrong = Donker heeft nog drie stenen. Sluit een molen, waar je steen ook vandaan komt.

shutting-in =
    .title = Insluiten
    .task = Sluit Donker in: geen enkele donkere steen mag nog weg kunnen.
    .hint = Welk leeg punt ligt er nog naast een donkere steen?
    .solved = Vast! Wie niet meer kan schuiven, verliest.
    .wrong = Donker kan nog weg. Vul het laatste gat, zonder een nieuw te maken.
