title = Spellenkast
welcome = Vijf bordspellen die je niet meer kunt kopen, hier weer op tafel.
running = Partijen die lopen
yourTurn = Jij bent aan zet
yourTurnTogether = Jullie zijn aan zet
waiting = Wacht op de ander
toBegin = Klaar om te beginnen
here = op dit toestel
online = online
versus = tegen { $names }
watching = De computers spelen onder elkaar
moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
more = { $count ->
    [one] Nog { $count } partij
   *[other] Nog { $count } partijen
}
fewer = Minder tonen
remove = Partij weggooien
removeQuestion = Deze partij staat alleen op dit toestel en is daarna weg.
removeYes = Gooi weg
keep = Bewaar
games = De spellen
# $span: “2–6”. $max: het grootste aantal.
players = { $max ->
    [one] { $span } speler
   *[other] { $span } spelers
}
minutes = { $span } min
play = Speel meteen
playHint = Tegen de computer: eerst op niveau 1, dan op 2
look = Bekijk { $name }
history = Gespeelde partijen
club = Clubavond
importRecord = Een partij uit een bestand terugkijken
footer = Gemaakt voor wie deze spellen heeft, kent of ontdekt.
offline = Geen verbinding. Wat op dit toestel staat, speel je gewoon door.
notFetched = Nog niet op dit toestel: open dit spel een keer met verbinding.
fetchAll = Haal alle spellen op dit toestel
fetching = Spellen worden opgehaald …
allFetched = Alle spellen staan op dit toestel en werken zonder verbinding.
noRoom = Niet alles kon worden bewaard: er is geen ruimte of geen verbinding.
newer = Er is een nieuwe versie.
loadNewer = Laad nieuwe versie
puzzleOfTheDay = Puzzel van vandaag: { $game }
puzzleNotFetched = De puzzel van vandaag is van { $game }: dat staat nog niet op dit toestel.
