title = Rangliste: { $game }
heading = Rangliste
about = Die Spielstärke ist eine Schätzung: Sie liegt fast sicher innerhalb der angegebenen Spanne. Wer weniger als zehn gewertete Partien gespielt hat, steht noch nicht hier.
none = Noch niemand hat zehn gewertete Partien gespielt.
unreachable = Die Rangliste ist gerade nicht erreichbar.
played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
nameless = Jemand ohne Namen
you = { $name } (du)
spread = { $rating } ± { $uncertainty }
yours = Deine Stärke: { $rating } ± { $uncertainty }.
yoursSoFar = Deine Stärke bisher: { $rating } ± { $uncertainty }, nach { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}.
play = Tisch einrichten
rated = Gewertet
ratedHint = Das Ergebnis zählt für die Stärke aller. Jeder hat ein Konto, es läuft eine Uhr, und Tipps gibt es nicht. Wer sich setzt und dann wegbleibt, verliert.
ratedNeeds = Dafür wählst du eine Uhr und lässt nur Menschen mitspielen.
needsAccount = Diese Partie zählt für die Rangliste, und dafür brauchst du ein Konto. Das ist schnell angelegt; danach setzt du dich hier hin.
makeAccount = Konto anlegen
haveAccount = Ich habe schon eins
