legend = Und wenn jemand wegbleibt?
rules_wait = Warten
rules_computer = Der Computer springt ein
rules_forfeit = Wer wegbleibt, verliert
hints_wait = Der Tisch wartet, bis alle zurück sind.
hints_computer = Wer am Zug ist und die Seite schließt, hat zehn Sekunden, um zurückzukommen; bei verlorener Verbindung eine Minute. Danach entscheidet der Computer, bis der Platz wieder besetzt ist.
hints_forfeit = Wer am Zug ist und die Seite schließt, hat zehn Sekunden, um zurückzukommen; bei verlorener Verbindung eine Minute. Danach hat er die Partie verloren.
