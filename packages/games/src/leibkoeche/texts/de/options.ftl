toss =
    .label = Hochwerfen
    .explain = Wirfst du den Pfannkuchen wirklich, oder entscheidet der Zufall je nach Pfanne?
    .value-skill = Von Hand
    .value-chance = Per Zufall

crowns =
    .label = Kronen
    .explain = Darf ein Koch mehr als einen Pfannkuchen mit Krone auf dem Tableau haben?
    .value-one = Höchstens eine
    .value-free = Beliebig viele

assist =
    .label = Hilfe beim Werfen
    .explain = Darf man die eigenen Würfe auf Wunsch dem Zufall überlassen?
    .value-on = Ja
    .value-off = Nein, alle werfen selbst
