layout =
    .label = Die Felder
    .explain = Liegen die Farben jedes Mal anders oder immer gleich, wie auf dem alten Spielbrett?
    .value-shuffled = Jedes Mal anders
    .value-printed = Immer dasselbe Brett

block =
    .label = Wie lange ein Stein festsitzt
    .explain =
        Nach wie vielen eigenen Zügen darf ein Stein unter einem anderen wieder hervor? Im alten
        Regelheft sitzt er fest, bis der andere wegzieht.
    .value-3 = Drei Züge
    .value-5 = Fünf Züge
    .value-endless = Bis der andere wegzieht

falseClaim =
    .label = „Der liegt richtig!“ zu Unrecht
    .explain = Was kostet es, wenn du sagst, dass dein Stein richtig liegt, und das nicht stimmt?
    .value-skip = Einmal aussetzen
    .value-free = Nichts

rounds =
    .label = Spieldauer
    .explain = Nach so vielen Runden ist Schluss, und es gewinnt, wer die meisten Steine richtig liegen hat.
    .value-30 = Höchstens 30 Runden
    .value-60 = Höchstens 60 Runden
    .value-150 = Höchstens 150 Runden

memory =
    .label = Gedächtnis
    .explain =
        Musst du dir merken, was unter den Steinen liegt, oder zeigt es der Tisch? Zum Lernen ist das
        eine gute Hilfe.
    .value-strict = Selbst merken
    .value-aid = Der Tisch zeigt alles
