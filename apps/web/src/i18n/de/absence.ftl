legend = Und wenn jemand wegbleibt?
rules_wait = Warten
rules_computer = Der Computer springt ein
rules_forfeit = Wer wegbleibt, verliert
hints_wait = Der Tisch wartet, bis alle zurück sind.
hints_computer = Wer am Zug ist und die Seite schließt, hat zehn Sekunden, um zurückzukommen; bei verlorener Verbindung eine Minute. Danach entscheidet der Computer, bis der Platz wieder besetzt ist.
hints_forfeit = Wer am Zug ist und die Seite schließt, hat zehn Sekunden, um zurückzukommen; bei verlorener Verbindung eine Minute. Danach hat er die Partie verloren.
leaving_computer = Gehst du weg, spielt nach zehn Sekunden der Computer für dich weiter, bis du zurück bist.
leaving_forfeit = Gehst du weg, während du am Zug bist, hast du nach zehn Sekunden verloren.
substitutes = Computer { $computer }, Stufe { $level }, spielt für { $name }, bis { $name } zurück ist.
doneMeanwhile = { $count ->
    [one] Während du weg warst, hat der Computer einmal für dich entschieden.
   *[other] Während du weg warst, hat der Computer { $count }-mal für dich entschieden.
}
