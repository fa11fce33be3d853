title = Rückblick: { $game }
heading = Rückblick
toStart = Zum Anfang
stepBack = Einen Zug zurück
stepForward = Einen Zug weiter
toEnd = Zum Ende
play = Abspielen
pause = Anhalten
slider = Stelle in der Partie
at = Zug { $ply } von { $count }
atStart = Anfangsstellung
eyes = Mit wessen Augen?
open = Alles offen
eyesOf = { $who ->
    [you] Wie du es gesehen hast
   *[other] Wie { $who } es gesehen hat
}
estimate = Wer steht besser?
estimateStart = Computer fragen
estimateAfter = Wer besser steht, sagt der Computer erst nach dem Ende: Vielleicht wird diese Partie noch gespielt, von Menschen gegeneinander.
estimateBusy = Der Computer rechnet: { $done } von { $count }
estimateText = { $name }: { $percent } %
estimateGraph = Gewinnchance im Lauf der Partie, wie der Computer sie schätzt
estimateHow = So schätzt es der stärkste Computer, wenn von hier an alle gut spielen.
shownMove = { $who ->
    [you] Gezeigt: dein Zug ({ $ply })
   *[other] Gezeigt: Zug { $ply }, von { $who }
}
preferred = Der Computer hätte hier geraten: { $move }.
preferredSame = Dazu hätte auch der Computer geraten: { $move }.
share = Stellung teilen
shareText = Der Link öffnet die Partie genau bei diesem Zug.
toTable = Zum Tisch
importTitle = Rückblick auf eine Partie
importText =
    Wähle eine Datei, die hier gespeichert wurde, zieh sie hierher oder füg ihren Inhalt ein. Jeder
    Zug wird zuerst anhand der Spielregeln geprüft.
importFile = Datei wählen
importPaste = Oder Inhalt einfügen
importButton = Zum Rückblick
stillRunning =
    Diese Partie läuft noch, und manches darin ist geheim. Den Rückblick gibt es nach dem Ende.
noReplayTitle = Diese Partie lässt sich nicht zeigen

faults_not-json = Das ist keine lesbare Partiedatei: Es ist kein JSON.
faults_broken-link =
    Der Link wurde unterwegs beschädigt; die Partie lässt sich nicht mehr daraus lesen.
faults_not-judged =
    Die Würfe in dieser Partie ließen sich nicht nachprüfen. Bist du offline? Versuch es gleich noch
    einmal.
faults_not-fetched =
    Was zu diesem Spiel gehört, ließ sich nicht laden. Bist du offline? Versuch es gleich noch
    einmal.
faults_no-file = Die Datei ließ sich nicht lesen. Wähle sie noch einmal aus.
faults_not-a-record = Das ist keine Partiedatei.
faults_bad-field = Das ist keine Partiedatei: Bei „{ $field }“ stimmt etwas nicht.
faults_unknown-game = Das Spiel „{ $game }“ steht nicht in diesem Schrank.
faults_unknown-rules-version =
    Diese Partie wurde nach Version { $version } der Regeln gespielt, die wir nicht kennen.
faults_bad-setup = So kann der Tisch nicht eingerichtet gewesen sein. { $reason }
faults_masked-entry =
    Zug { $at } ist verborgen: Diese Datei stammt aus einer Partie, die noch lief.
faults_refused-entry = Zug { $at }, „{ $move }“, ist nicht erlaubt. { $reason }
faults_empty-entry = Zug { $at } ist nicht erlaubt: Dort steht nichts. ({ $reason })
faults_wrong-spelling =
    Zug { $at } ist als „{ $move }“ notiert, müsste aber „{ $expected }“ heißen.
faults_wrong-verdict =
    Zug { $at } ist „{ $move }“, der Schiedsrichter wertet diesen Wurf aber als „{ $expected }“ (T7).
faults_nonce-does-not-match-hash =
    Die Zahl von Platz { $seat } ist nicht die, auf die dieser Platz festgelegt war.
faults_seed-does-not-match-hash =
    Das Siegel des Zufalls passt nicht zum Zufall in dieser Datei.
faults_wrong-result = Das Ergebnis in der Datei passt nicht zu den Zügen.
