title = Clubabend
intro = Für einen Abend mit vielen Tischen: Namen auf einer Liste, Runden, die von selbst ausgelost werden, und ein Stand, der auf dem großen Bildschirm mitläuft. Niemand braucht ein Konto.
openTitle = Einen Abend beginnen
name = Name des Abends
nameHint = Zum Beispiel „Dienstagsclub“. Darf leer bleiben.
games = Spiele
gamesHint = Jeder Tisch spielt, was seine Leute an diesem Abend am seltensten gespielt haben.
system = Auslosung
systems_swiss = Schweizer System
systems_everybody = Jeder gegen jeden
systemHints_swiss = Es spielen immer Leute gegeneinander, die etwa gleichauf liegen, und niemand spielt zweimal gegen dieselbe Person. Niemand scheidet aus.
systemHints_everybody = Alle spielen einmal gegen alle. Bei vielen Leuten sind das viele Runden.
perTable = Spieler pro Tisch
clock = Uhr auf Handys
noClock = Keine Uhr
clockOf = { $minutes } Minuten für jeden und { $seconds } Sekunden mehr je Zug
absence = Wenn jemand wegbleibt (auf Handys)
absences_wait = Warten
absences_computer = Der Computer springt ein
absences_forfeit = Wer wegbleibt, verliert
absenceHints_wait = Der Tisch wartet, bis alle da sind.
absenceHints_computer = Kommt jemand nicht oder reißt die Verbindung ab, spielt nach einer Minute der Computer weiter, bis die Person da ist.
absenceHints_forfeit = Kommt jemand nicht oder reißt die Verbindung ab, ist die Partie nach einer Minute verloren.
open = Abend beginnen
save = Speichern
mine = Deine Abende
over = beendet
youLead = du leitest ihn
codeTitle = Hast du einen Code?
codeText = Der Code steht auf dem großen Bildschirm, oder du hast ihn von der Spielleitung.
code = Code
codeGo = Weiter

people = Wer da ist
peopleCount = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
newNames = Namen ohne Handy
newNamesHint = Ein Name oder mehrere mit Kommas dazwischen.
add = Hinzufügen
joinTitle = Mach mit
joinText = Scanne den Code mit dem Handy oder tippe { $address } und dann:
onlyHere = Diese Adresse gilt nur auf diesem Gerät. Öffne Spellenkast über die Adresse im Netzwerk, dann können Handys mitmachen.
back = Zurück zum Clubabend
hasLeft = gegangen
leaves = { $name } geht
returns = { $name } ist wieder da
release = Handy von { $name } trennen

round = Runde { $round }
whichRound = Welche Runde
noRound = Es ist noch keine Runde ausgelost.
place = Gespielt wird
places_online = Auf Handys
places_box = Mit dem echten Spiel
placeHint = Ein Tisch, an dem jemand kein Handy hat, spielt zusammen auf einem Handy oder mit dem echten Spiel. Alle, die ein Handy haben, sitzen möglichst beieinander.
draw = Runde { $round } auslosen
missing = { $count ->
    [one] Noch { $count } Ergebnis
   *[other] Noch { $count } Ergebnisse
}
drop = Diese Runde zurücknehmen
table = Tisch { $table }
resultOf = Ergebnis von Tisch { $table }
wins = { $name } gewinnt
draws = Unentschieden
unknownResult = Noch nicht bekannt
placeOf = Platz von { $name }
watch = Zuschauen
byes = Spielfrei: { $names }

standings = Stand
standingsAfter = Stand nach Runde { $round }
columns_place = Platz
columns_name = Name
columns_points = Punkte
columns_played = Gespielt
columns_buchholz = Buchholz
columns_sonnebornBerger = Sonneborn-Berger
pointsHint = Ein Sieg bringt einen Punkt, ein Unentschieden einen halben; auch wer spielfrei ist, bekommt einen Punkt. An einem Tisch mit mehr Leuten zählt der Anteil der Gegner, die du hinter dir lässt.
whenEqual = Und bei gleichen Punkten?
tieBreaks = Dann zählt Buchholz (die Punkte deiner Gegner), danach Sonneborn-Berger (die Punkte der Besiegten).
finalStandings = Endstand
won = { COUNT($names) ->
    [one] { $names } gewinnt den Abend
   *[other] { $names } gewinnen gemeinsam
}

settings = Einstellungen des Abends
screen = Großer Bildschirm
end = Abend beenden
endQuestion = Dann kommen keine Runden mehr dazu, und alle sehen den Endstand. Du kannst den Abend später doch wieder öffnen.
endNo = Noch nicht
endYes = Beenden
goOn = Doch weitermachen
isOver = Dieser Abend ist beendet. Das ist der Endstand.
hostCode = Auch auf einem anderen Gerät leiten
hostCodeText = Tippe dort unter { $address } diesen Code ein. Er gilt einmal, eine Viertelstunde lang.

yourName = Dein Name
join = Mitmachen
listed = Stehst du schon auf der Liste?
iAm = Ich bin { $name }
playToo = Selbst mitspielen
waiting = Du bist dabei. Sobald die Runde ausgelost ist, steht hier dein Tisch.
late = Diese Runde läuft schon. In der nächsten hast du einen Tisch.
yourSeat = Du spielst als { $seatName }
yourSeatNumber = Du sitzt auf Platz { $seat }
against = Gegen { $names }
toTable = Zu deinem Tisch
withBox = Ihr spielt mit dem echten Spiel. Tragt danach gemeinsam das Ergebnis ein.
onOneDevice = Nicht alle an diesem Tisch haben ein Handy. Spielt zusammen auf diesem oder mit dem echten Spiel und tragt danach gemeinsam das Ergebnis ein.
playHere = Auf diesem Handy spielen
yourBye = Du bist in dieser Runde spielfrei. Das ist ein Punkt.
finished = Das Ergebnis ist da.
leave = Ich gehe
comeBack = Ich bin wieder da
youLeft = Du bist gegangen und wirst nicht eingeteilt.
notConnected = Die Verbindung ist kurz weg. Was hier steht, kann veraltet sein.

removePerson = { $name } entfernen
isOpen = Wer den Code hat, kann mitmachen.
isShut = Mit dem Handy kommt niemand mehr dazu.
shutDoor = Niemanden mehr zulassen
openDoor = Wieder zulassen

problems_too-many-evenings = Du hast zu viele Abende, die noch laufen. Beende erst einen.
problems_too-many-people = Für mehr Leute ist kein Platz.
problems_too-many-rounds = Mehr Runden hat ein Abend nicht.
problems_too-many-hosts = Diesen Abend leiten schon genug Geräte.
problems_over = Dieser Abend ist beendet.
problems_shut = Zu diesem Abend kann niemand mehr dazukommen.
problems_too-few = Für einen Tisch sind zu wenige da.
problems_unfinished = Es fehlen noch Ergebnisse.
problems_other-round = Das geht mit dieser Runde nicht mehr.
problems_taken = Unter diesem Namen macht schon jemand mit.
problems_no-game = Keines der Spiele ist für so viele Spieler.
problems_places = So kann die Partie an diesem Tisch nicht ausgegangen sein.
problems_unknown = Das ist an diesem Abend nicht zu finden.
