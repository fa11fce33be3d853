begin = Los geht’s
goOn = Weiterspielen
known = Ich kenne das Spiel
forName = { $game }: { $name } beginnt
card = Kurz gesagt: Wie gewinnt man?
again = Hilfen für Anfänger wieder zeigen
againHint = Die Karte am Anfang und die Zettel auf dem Brett kommen wieder, bei deiner nächsten Partie jedes Spiels.
againDone = Bei deiner nächsten Partie wird alles wieder erklärt.
