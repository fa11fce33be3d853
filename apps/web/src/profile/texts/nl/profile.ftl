### De pagina van een speler.
own = Mijn pagina
nameless = Een speler zonder naam
friends = Vrienden
you = Anderen zien hier alleen je sterkte en wat uit openbare partijen komt.
guest = Je speelt als gast: deze pagina zie alleen jij. Met een account kunnen ook anderen je hier vinden.
friend = Jullie zijn vrienden.
unreachable = Deze pagina is nu niet te bereiken.
unknown = Deze speler is er niet, of laat hier niets van zich zien.

games = Spellen
none = Nog geen partijen tegen mensen.
rating = Sterkte { $rating } ± { $uncertainty }
provisional = Sterkte { $rating } ± { $uncertainty }, voorlopig
counts = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren

againstYou = Jij tegen { $name }
againstFriends = Tegen je vrienden
notMet = Jullie speelden nog niet tegen elkaar.

openings = Favoriete openingen
times = { $times } van { $count } keer

results = Gespeelde partijen
result_won = Gewonnen
result_drawn = Gelijk
result_lost = Verloren
rated = om de rangorde
replay = Terugkijken
replayOf = Terugkijken: { $game }, { $date }
more = Toon meer

people = Wie er speelt
beside = Een pagina opent in een nieuw tabblad, zodat je aan tafel blijft.
