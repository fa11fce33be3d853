title = Clubavond
intro = Voor een avond met meer tafels: namen op een lijst, rondes die vanzelf worden ingedeeld, en een stand die op het grote scherm meeloopt. Niemand heeft een account nodig.
openTitle = Begin een avond
name = Naam van de avond
nameHint = Bijvoorbeeld “Dinsdagclub”. Mag leeg blijven.
games = Spellen
gamesHint = Elke tafel speelt wat er daar die avond het minst is gespeeld.
system = Indeling
systems_swiss = Zwitsers
systems_everybody = Allen tegen allen
systemHints_swiss = Spelers die ongeveer even goed staan, spelen tegen elkaar, en niemand twee keer tegen dezelfde. Niemand valt af.
systemHints_everybody = Iedereen speelt één keer tegen iedereen. Dat zijn veel rondes als er veel mensen zijn.
perTable = Spelers per tafel
clock = Klok op telefoons
noClock = Geen klok
clockOf = { $minutes } minuten elk, en { $seconds } seconden erbij per zet
absence = Als iemand wegblijft van een tafel op telefoons
absences_wait = Wachten
absences_computer = De computer valt in
absences_forfeit = Wie wegblijft, verliest
absenceHints_wait = De tafel wacht tot iedereen er is.
absenceHints_computer = Komt iemand niet opdagen of valt de verbinding weg, dan speelt na een minuut de computer verder, tot de speler er is.
absenceHints_forfeit = Komt iemand niet opdagen of valt de verbinding weg, dan is de partij na een minuut verloren.
open = Begin de avond
save = Bewaar
mine = Jouw avonden
over = afgelopen
youLead = jij leidt
codeTitle = Heb je een code?
codeText = De code staat op het grote scherm, of je kreeg hem van wie de avond leidt.
code = Code
codeGo = Ga verder

people = Wie er is
peopleCount = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
newNames = Namen zonder telefoon
newNamesHint = Eén naam, of meer met een komma ertussen.
add = Zet erbij
joinTitle = Doe mee
joinText = Scan de code met je telefoon, of typ { $address } en dan:
onlyHere = Dit adres werkt alleen op dit toestel. Open de Spellenkast via het adres van je netwerk, dan kunnen telefoons meedoen.
back = Terug naar de clubavond
hasLeft = weg
leaves = { $name } gaat weg
returns = { $name } is er weer
release = Maak de telefoon van { $name } los

round = Ronde { $round }
whichRound = Welke ronde
noRound = Er is nog geen ronde ingedeeld.
place = Gespeeld
places_online = Op telefoons
places_box = Met de echte doos
placeHint = Een tafel waar iemand geen telefoon heeft, speelt samen op één telefoon of met de echte doos. Spelers met een telefoon zitten zo veel mogelijk bij elkaar.
draw = Deel ronde { $round } in
missing = { $count ->
    [one] Nog { $count } uitslag
   *[other] Nog { $count } uitslagen
}
drop = Haal deze ronde weg
table = Tafel { $table }
resultOf = Uitslag van tafel { $table }
wins = { $name } wint
draws = Gelijk
unknownResult = Nog niet bekend
placeOf = Plaats van { $name }
watch = Kijk mee
byes = Vrij: { $names }

standings = Stand
standingsAfter = Stand na ronde { $round }
columns_place = Plaats
columns_name = Naam
columns_points = Punten
columns_played = Gespeeld
columns_buchholz = Buchholz
columns_sonnebornBerger = Sonneborn-Berger
pointsHint = Winnen is een punt, gelijk een half; vrij zijn is ook een punt. Aan een tafel met meer spelers telt welk deel van de anderen je achter je laat.
whenEqual = En bij gelijke punten?
tieBreaks = Dan telt Buchholz (de punten van je tegenstanders), daarna Sonneborn-Berger (de punten van wie je versloeg).
finalStandings = Eindstand
won = { COUNT($names) ->
    [one] { $names } wint de avond
   *[other] { $names } winnen samen
}

settings = Instellingen van de avond
screen = Groot scherm
end = Sluit de avond af
endQuestion = Er komen dan geen rondes meer bij, en iedereen ziet de eindstand. Je kunt de avond later toch weer openen.
endNo = Nog niet
endYes = Sluit af
goOn = Ga toch verder
isOver = Deze avond is afgelopen. Dit is de eindstand.
hostCode = Leid de avond ook op een ander toestel
hostCodeText = Typ daar op { $address } deze code. Hij werkt één keer, een kwartier lang.

yourName = Je naam
join = Doe mee
listed = Sta je al op de lijst?
iAm = Ik ben { $name }
playToo = Speel zelf ook mee
waiting = Je doet mee. Zodra de ronde is ingedeeld, staat hier je tafel.
late = Deze ronde is al bezig. Bij de volgende zit je aan een tafel.
yourSeat = Je bent { $seatName }
yourSeatNumber = Je zit op stoel { $seat }
against = Tegen { $names }
toTable = Naar je tafel
withBox = Jullie spelen met de echte doos. Vul daarna samen de uitslag in.
onOneDevice = Niet iedereen aan deze tafel heeft een telefoon. Speel samen op deze, of met de echte doos, en vul daarna samen de uitslag in.
playHere = Speel op deze telefoon
yourBye = Je bent deze ronde vrij. Dat is een punt.
finished = De uitslag is binnen.
leave = Ik ga weg
comeBack = Ik ben er weer
youLeft = Je bent weggegaan en wordt niet ingedeeld.
notConnected = De verbinding is even weg. Wat hier staat, is misschien verouderd.

removePerson = { $name } verwijderen
isOpen = Wie de code heeft, kan meedoen.
isShut = Met een telefoon kan er niemand meer bij.
shutDoor = Niemand meer toelaten
openDoor = Weer toelaten

problems_too-many-evenings = Je hebt te veel avonden die nog lopen. Sluit er eerst een af.
problems_too-many-people = Er kunnen niet meer mensen bij.
problems_too-many-rounds = Er kunnen op één avond niet meer rondes worden gespeeld.
problems_too-many-hosts = Deze avond wordt al door genoeg toestellen geleid.
problems_over = Deze avond is afgelopen.
problems_shut = Bij deze avond kan niemand meer aanschuiven.
problems_too-few = Er zijn te weinig spelers voor een tafel.
problems_unfinished = Nog niet alle uitslagen zijn binnen.
problems_other-round = Dat kan met deze ronde niet meer.
problems_taken = Iemand anders doet al onder deze naam mee.
problems_no-game = Geen van de gekozen spellen is voor zoveel spelers.
problems_places = Zo kan deze tafel niet zijn afgelopen.
problems_unknown = Dat is op deze avond niet te vinden.
