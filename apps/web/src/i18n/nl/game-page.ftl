quick = Speel meteen
set = Zet de tafel klaar
learn = Leer het in een paar zetten
learnShort = Lessen
practise = Oefen je worp
practiceTitle = Oefenen voor { $game }
rules = Spelregels
rulesHint = Alle regels, genummerd, met tekeningen
ladder = Rangorde
finishedHere = Gespeeld op dit toestel
fromFile = Uit een bestand
recent = Aan andere tafels
recentNone = Er wordt op dit moment nergens open gespeeld.
recentUnreachable = De server is niet bereikbaar. Op dit toestel kun je gewoon spelen.
watch = Kijk mee
lookBack = Terugkijken
running = bezig
puzzles = Puzzels
puzzleStars = { $count ->
    [one] { $count } ster
   *[other] { $count } sterren
}
