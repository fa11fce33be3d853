# Die Karte zu Beginn der allerersten Partie: kurz, sie passt auf ein Handy.
card_who = { $place } gehört dir.
card_win = Jede Karte will sieben Reihen hinauf. Zu Hause zählt sie, was auf ihr steht. Die meisten Punkte gewinnen.
card_lose = Was am Ende nicht zu Hause ist, zählt minus. Und eine höhere Karte in derselben Reihe kann sich deine schnappen.
card_turn = Bring eine Karte oder einen Stapel auf das nächste freie Feld darüber. Über Karten springst du hinweg, manchmal mehrmals hintereinander.

# Zettel auf dem Brett, jeder nur einmal.
note_laidOut = Jede Karte will zur Tapete ihres Standes, sieben Reihen höher: Dort leuchtet es. Bis sie zu Hause ist, zählt sie minus.
note_jumped = Besetzte Felder werden übersprungen, bis zum nächsten freien.
note_jumpedOn = Liegt über dem Landefeld wieder eine Karte, darfst du gleich weiterspringen.
note_canTake = Hier liegt eine niedrigere Karte zum Schnappen: Erst zählt der Stand (aufsteigend Fe, S, Q, P, B, Fü), dann die Zahl.
note_youTook = Geschnappt! Sie reist unter deiner mit: Bis sie an ihrem Ziel oder darüber ist, zählt sie minus. Du darfst noch einmal.
note_points = Unten stehen die Punkte von jetzt. Ein „?“ dahinter: Auch eine verdeckte Karte, die du nicht kennst, liegt dort.
note_youLost = Eine höhere Karte in derselben Reihe hat sich deine geschnappt.
note_home = Zu Hause! Diese Karte liegt verdeckt, ist sicher und zählt plus.
note_lapsed = Diese Karten waren schon über ihr Ziel hinaus: Sie kommen vom Brett und zählen minus.
note_nearEnd = Gleich aus! Hat höchstens ein Spieler noch Karten auf der Treppe, ist Schluss. Was nicht zu Hause ist, zählt minus.
note_removed = Kein Zug passte zum Wurf: Eine Karte muss weg, und sie zählt minus.
note_refused = Wähle eine deiner Karten: Grüne Ringe zeigen, wohin sie darf.

# Warum jemand anders das tat.
reason_home = Diese Karte ist zu Hause: plus { $points }.
reason_tookYours = Deine Karte lag in derselben Reihe und war niedriger.
reason_took = Diese Karte lag in derselben Reihe und war niedriger.
reason_canTake = In Reihe { $row } gibt es eine niedrigere Karte zu schnappen.
reason_jumps = { $who ->
    [you] So bist du auf einmal { $steps } Reihen höher.
   *[other] So ist { $who } auf einmal { $steps } Reihen höher.
}
