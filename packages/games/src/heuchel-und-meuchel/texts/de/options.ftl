split =
    .label = Stapel teilen
    .explain = Wo darfst du einen Teil deines eigenen Stapels liegen lassen?
    .value-start = Nur in der Startreihe
    .value-anywhere = In jeder Reihe

die =
    .label = Der Würfel
    .explain = Bestimmt ein Würfel statt der Sprünge, wie weit es geht?
    .value-off = Ohne Würfel
    .value-on = Mit Würfel

memory =
    .label = Merken
    .explain = Zeigt der Tisch, welche Karten du schon gesehen hast, oder musst du sie dir selbst merken?
    .value-aid = Der Tisch hilft
    .value-strict = Selbst merken
