moving =
    .title = Geradeaus, so weit du willst
    .task = Bring den Verteidiger von c3 mit einem Zug in die oberste Reihe.
    .hint = Eine Figur zieht in ihrer Reihe oder Spalte, bis etwas im Weg steht. Schau senkrecht nach oben.
    .solved = Genau. Geradeaus, so weit du willst, solange nichts im Weg steht.
    .wrong = Das ist erlaubt, aber dein Verteidiger steht noch nicht in Reihe 9. Noch einmal!

taking =
    .title = Einen Stein einschließen
    .task = Schlag einen Angreifer: Schließ ihn zwischen zwei deiner Figuren ein.
    .hint = Der König steht schon auf einer Seite des Angreifers auf d3, und er zählt mit.
    .solved = Geschlagen! Dein König und dein Verteidiger haben ihn in die Zange genommen.
    .wrong = Noch ist nichts geschlagen. Such einen Angreifer, neben dem schon eine helle Figur steht.

two-at-once =
    .title = Die Ecke hilft mit
    .task = Schlag zwei Verteidiger mit einem Zug.
    .hint = Für einen Verteidiger neben einer Ecke zählt diese Ecke als dunkler Stein.
    .solved = Zwei auf einen Streich: einer gegen die Ecke, einer zwischen zwei Angreifern.
    .wrong = Das sind noch keine zwei. Sieh dir mal die Ecke a9 an.

escaping =
    .title = Entkommen
    .task = Bring den König in zwei Zügen in eine Ecke, was immer Dunkel tut.
    .hint = Dunkel kann immer nur einen Weg versperren. Sorg dafür, dass zwei offen sind.
    .solved = Entkommen! Zwei offene Wege auf einmal: Dagegen ist kein Kraut gewachsen.
    .wrong = So kann Dunkel den König noch aufhalten. Such ein Feld, von dem aus er zwei Ecken sieht.

blocking =
    .title = Den Weg versperren
    .task = Der König will in eine Ecke. Halt ihn auf.
    .hint = In welcher Reihe oder Spalte sieht der König eine Ecke? Stell einen Angreifer dazwischen.
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
        Du hast dreimal mit h3–d3 gedroht, darum fängt dieser Zug den König nicht mehr. Fang ihn
        anders.
    .hint = Nur dieser eine Zug ist verfallen. Ein anderer Angreifer darf auf dasselbe Feld.
    .solved = Gefangen! Ist eine Drohung verfallen, führt vielleicht ein anderer Zug ans Ziel.
    .wrong = Der König ist noch frei. Der Zug h3–d3 ist verfallen; nimm eine andere Figur.
