goal =
    .title = Worum es geht
    .task =
        Die meisten Punkte gewinnen: Eine Karte am Ziel zählt plus, eine Karte unterwegs zählt
        minus. Schluss ist, sobald nur noch ein Spieler offene Karten hat. Dein Nachbar ist gleich
        zu Hause, das ist also dein letzter Zug. Welche Karte bringst du heim?
    .hint = Es zählt die Zahl auf der Karte. Der Fürst ist eine 6, der Feuerschlucker eine 1.
    .solved = Sechs Punkte mehr statt sechs weniger. Der Feuerschlucker kostet dich nun einen.
    .wrong = Dann bleibt der Fürst unterwegs, und das kostet sechs Punkte.

jumping-on =
    .title = Nach oben und drüber hinweg
    .task =
        Du hast Spalte a. Eine Karte geht nach oben aufs erste freie Feld und überspringt, was
        dazwischenliegt. Liegt über dem Landefeld wieder etwas, darfst du weiter. Bring deinen
        Feuerschlucker in einem Zug in Reihe 7.
    .hint = Liegt über deinem Landefeld wieder etwas? Dann darfst du weiter, so oft es sich ergibt.
    .solved = Drei Sprünge in einem Zug. Eine Treppe aus eigenen Leuten ist Gold wert.
    .wrong = Da geht noch mehr. Schau nach, wie weit die Seile reichen.

not-past =
    .title = Nicht übers Ziel hinaus
    .task =
        Dein Feuerschlucker gehört in Reihe 8, aber dort liegt dein Spielmann. Darüberspringen geht
        nicht: Dann wäre er über sein Ziel hinaus. Mach Platz.
    .hint = Der Spielmann gehört selbst eine Reihe höher. Bring ihn heim.
    .solved = Der Spielmann ist zu Hause, und Reihe 8 ist frei für den Feuerschlucker.
    .wrong = Der Spielmann liegt noch im Weg. Zieh zuerst mit ihm.

passengers =
    .title = Trittbrettfahrer
    .task = Bring in einem Zug so viele Punkte wie möglich nach Hause.
    .hint = Fürs Ziel zählt nur die oberste Karte. Wer darunter liegt, reist beschützt mit.
    .solved = Zehn Punkte auf einmal: Unter dem Quacksalber steckten zwei Feuerschlucker.
    .wrong = So bringst du weniger nach Hause. Welcher Stapel kann jetzt an sein Ziel?

murdering =
    .title = Schnappen
    .task = Zieh in eine Reihe, in der du dir etwas schnappen kannst, und greif zu.
    .hint = Deine oberste Karte muss höher sein als die fremde. Der höhere Stand gewinnt immer.
    .solved = Geschnappt! Die Karte liegt jetzt unter deinem Quacksalber und reist mit dir.
    .wrong =
        So schnappst du dir nichts. In welcher anderen Spalte liegt eine Reihe höher eine niedrigere
        Karte?

splitting =
    .title = Einen Stapel teilen
    .task =
        Nur in seiner Startreihe darfst du einen Stapel teilen. Schnapp dir den Bischof in Reihe 7
        mit dem obersten Fürsten, und lass den Rest des Stapels liegen.
    .hint = Wähle den Stapel in Reihe 6 und davon eine Karte. Sie geht in Reihe 7.
    .solved =
        Geschnappt. Die beiden anderen Fürsten liegen noch in ihrer Startreihe; weiter oben hättest
        du den Stapel nicht mehr teilen dürfen.
    .wrong = So nicht. Beweg vom Stapel in Reihe 6 nur die oberste Karte, und greif dann zu.

part-of-a-stack =
    .title = Weniger ist manchmal mehr
    .task = Schnapp so zu, dass dein Nachbar möglichst viel verliert.
    .hint =
        Was dann oben liegt, ist vielleicht schon über sein Ziel hinaus. Dann verfällt der ganze
        Rest.
    .solved =
        Du nimmst nur den Bischof, und die Sechs und die Fünf, die er beschützt hat, verfallen.
    .wrong = So kommt dein Nachbar glimpflicher davon. Wie viele Karten nimmst du mit?

chain =
    .title = In einem Rutsch
    .task = Schnapp dir drei Karten, bevor die anderen wieder dran sind.
    .hint =
        Solange du dir etwas schnappst, darfst du noch einmal ziehen. Fang mit der niedrigsten an.
    .solved = Dreimal zugegriffen. So klettert man mit vollen Taschen.
    .wrong = So kommst du nicht auf drei. Geh immer eine Reihe höher und nimm, was dort liegt.

arranging =
    .title = Was du zeigst
    .task =
        Ordne deinen Bischofsstapel: die höchste Karte nach oben, die niedrigste gleich darunter.
    .hint = Die oberste Karte beschützt den Rest. Wähle zwei Karten, um sie zu tauschen.
    .solved = Schön. Die anderen sehen nur Bischof 6; was darunter liegt, weißt nur du.
    .wrong = Das ginge auch, aber leg hier die 6 nach oben, dann die 2, dann die 4.

not-yet =
    .title = Noch nicht
    .task = Du kannst dir die letzte offene Karte der anderen schnappen. Ist das klug?
    .hint =
        Hat sonst niemand mehr offene Karten, ist das Spiel aus. Und deine Sechsen liegen noch auf
        der Treppe.
    .solved = Richtig. Lass sie noch liegen und bring erst deine eigenen Karten nach Hause.
    .wrong = Jetzt ist das Spiel aus, und alles, was bei dir noch unterwegs ist, gibt Minuspunkte.
