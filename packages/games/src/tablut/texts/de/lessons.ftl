goal =
    .title = Worum es geht
    .task =
        Hell gewinnt, sobald der König in einer Ecke steht. Dunkel gewinnt, sobald der König
        gefangen ist. Du bist Hell, und der Weg ist frei: Nutz ihn!
    .hint = Der König steht auf b9. Jede Ecke ist recht, und eine liegt ganz nah.
    .solved = Gewonnen! So entkommt ein König. Wäre er gefangen worden, hätte Dunkel gewonnen.
    .wrong = So bekommt Dunkel noch eine Chance. Zieh den König selbst in die Ecke.

palace =
    .title = Geradeaus, nicht durch den Palast
    .task =
        Eine Figur zieht geradeaus, so weit du willst. Der König hat den Palast verlassen: Der ist
        jetzt zu, für alle. Schlag den Angreifer auf c5.
    .hint =
        Auf b5 steht schon ein Verteidiger. Einer muss nach d5, aber der von f5 kommt nicht durch
        den Palast.
    .solved = Genau. Von d7 nach d5 geht es geradeaus, ohne durch den Palast zu müssen.
    .wrong = Noch ist nichts geschlagen. Welcher Verteidiger kann gerade nach d5 ziehen?

taking =
    .title = Einen Stein einschließen
    .task = Schlag einen Angreifer: Schließ ihn zwischen zwei deiner Figuren ein.
    .hint =
        Neben dem Angreifer auf e2 steht schon ein Verteidiger, auf f2. Was liegt auf der anderen
        Seite?
    .solved =
        Geschlagen! Zwei deiner Figuren haben ihn in die Zange genommen. Auch der König darf dabei
        mithelfen.
    .wrong =
        Noch ist nichts geschlagen. Such einen Angreifer, neben dem schon eine helle Figur steht.

safe =
    .title = Selbst dazwischentreten
    .task =
        Schlag einen Angreifer. Hab keine Angst, zwischen zwei Angreifer zu ziehen: Wer selbst
        dazwischentritt, ist sicher.
    .hint =
        Neben dem Angreifer auf e2 steht schon ein Verteidiger. Auf der anderen Seite liegt d2,
        zwischen d1 und d3.
    .solved =
        Geschlagen, und dein Verteidiger steht noch. Nur wer durch einen Zug der anderen Seite
        eingeschlossen wird, verlässt das Brett.
    .wrong = Noch ist nichts geschlagen. Trau dich zwischen zwei Angreifer.

corner =
    .title = Die Ecke hilft Dunkel
    .task =
        Jetzt bist du Dunkel. In einer Ecke darf nur der König stehen, aber für einen Verteidiger
        daneben zählt die Ecke als Angreifer. Schlag einen.
    .hint =
        Der Verteidiger auf i8 steht neben der Ecke i9. Ein Angreifer auf der anderen Seite genügt.
    .solved = Geschlagen: Die Ecke hat mitgeholfen. Gegen den König tut sie das nicht.
    .wrong = Noch ist nichts geschlagen. Welcher Verteidiger steht neben einer Ecke?

escaping =
    .title = Entkommen
    .task = Bring den König in zwei Zügen in eine Ecke, was immer Dunkel tut.
    .hint = Dunkel kann immer nur einen Weg versperren. Sorg dafür, dass zwei offen sind.
    .solved = Entkommen! Zwei offene Wege auf einmal: Dagegen ist kein Kraut gewachsen.
    .wrong =
        So kann Dunkel den König noch aufhalten. Such ein Feld, von dem aus er zwei Ecken sieht.

blocking =
    .title = Den Weg versperren
    .task = Der König will in eine Ecke. Halt ihn auf.
    .hint =
        In welcher Reihe oder Spalte sieht der König eine Ecke? Stell einen Angreifer dazwischen.
    .solved = Der Weg ist zu. Rechtzeitig versperren ist für Dunkel die halbe Miete.
    .wrong = Der König kann noch immer in eine Ecke. Stell ihm einen Angreifer in den Weg.

easy-way =
    .title = Den König in die Zange nehmen
    .task = Fang den König.
    .hint = Außerhalb des Palasts genügen zwei Angreifer, wenn sie sich genau gegenüberstehen.
    .solved = Gefangen! Außerhalb seines Palasts ist der König verwundbar.
    .wrong =
        Der König ist noch frei. Neben ihm steht schon ein Angreifer: Was liegt genau gegenüber?

hard-way =
    .title = Der König in seinem Palast
    .task = Der König sitzt noch in seinem Palast. Fang ihn dort.
    .hint = Im Palast müssen alle vier Seiten besetzt sein. Welche ist noch offen?
    .solved = Alle vier Seiten besetzt: Da schützt auch der Palast nicht mehr.
    .wrong = Eine Seite ist noch offen. Schließ auch die letzte.

void-threat =
    .title = Eine verfallene Drohung
    .task =
        Du hast dreimal gedroht, den Angreifer von h3 nach d3 zu ziehen, darum fängt dieser Zug den
        König nicht mehr. Fang ihn anders.
    .hint = Nur dieser eine Zug ist verfallen. Ein anderer Angreifer darf auf dasselbe Feld.
    .solved = Gefangen! Ist eine Drohung verfallen, führt vielleicht ein anderer Zug ans Ziel.
    .wrong = Der König ist noch frei. Der Zug von h3 nach d3 ist verfallen; nimm eine andere Figur.
