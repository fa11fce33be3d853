title = De rangorde van { $game }
heading = Rangorde
about = De sterkte is een schatting: ze ligt bijna zeker binnen de marge die erachter staat. Wie minder dan tien partijen om de rangorde speelde, staat hier nog niet.
none = Nog niemand heeft tien partijen om de rangorde gespeeld.
unreachable = De rangorde is nu niet te bereiken.
played = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
nameless = Een speler
you = { $name } (jij)
spread = { $rating } ± { $uncertainty }
yours = Jouw sterkte: { $rating } ± { $uncertainty }.
yoursSoFar = Jouw sterkte tot nu toe: { $rating } ± { $uncertainty }, na { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}.
play = Zet een tafel klaar
rated = Om de rangorde
ratedHint = De uitslag telt mee voor ieders sterkte. Iedereen heeft een account, er loopt een klok, en er zijn geen hints. Wie gaat zitten en dan wegblijft, verliest.
ratedNeeds = Daarvoor kies je een klok en laat je alleen mensen aanschuiven.
needsAccount = Deze partij telt voor de rangorde, en daarvoor heb je een account nodig. Dat is zo gemaakt; daarna ga je hier zitten.
makeAccount = Maak een account
haveAccount = Ik heb er al een
