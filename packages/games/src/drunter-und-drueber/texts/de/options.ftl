layout =
    .label = Die Felder
    .explain = Liegen die Farben jedes Mal anders oder immer gleich, wie auf dem alten Spielbrett?
    .value-shuffled = Jedes Mal anders
    .value-printed = Immer dasselbe Brett

block =
    .label = Wie lange ein Stein festsitzt
    .explain =
        Nach wie vielen eigenen Zügen unter einem anderen Stein darf ein Stein wieder hinaus? Im
        alten Regelheft sitzt er fest, bis der andere geht.
    .value-3 = Drei Züge
    .value-5 = Fünf Züge
    .value-endless = Bis der andere geht

falseClaim =
    .label = Falsches „Der liegt richtig!“
    .explain = Was kostet es, wenn du sagst, dass dein Stein richtig liegt, und es stimmt nicht?
    .value-skip = Einmal aussetzen
    .value-free = Nichts

rounds =
    .label = Wie lange es dauert
    .explain = Nach so vielen Runden ist Schluss, und es gewinnt, wer die meisten Steine richtig hat.
    .value-30 = Höchstens 30 Runden
    .value-60 = Höchstens 60 Runden
    .value-150 = Höchstens 150 Runden

memory =
    .label = Gedächtnis
    .explain =
        Musst du dir merken, was unter den Steinen liegt, oder zeigt es der Tisch? Zum Lernen ist
        Hilfe schön.
    .value-strict = Selber merken
    .value-aid = Der Tisch zeigt alles
