placing =
    .title = Auslegen
    .task = Du bist Rot. Leg deinen letzten Stein direkt neben das rote Feld e3.
    .hint = Auf Rot selbst darfst du nicht. Jedes leere Feld neben e3 ist gut, auch schräg.
    .solved = Schön. Von dort ist es nachher nur noch ein Schritt bis zu deiner Farbe.
    .wrong = Das ist erlaubt, aber weiter weg von e3 als nötig. Wähle ein Feld direkt daneben.

homeward =
    .title = Nach Hause
    .task = Ein Feld deiner eigenen Farbe ist zu Hause. Zieh einen Stein dorthin.
    .hint = Ein Stein zieht ein Feld weit. Welcher deiner Steine liegt neben Rot?
    .solved = Zu Hause! Vergiss jetzt bloß nicht, dass der richtig liegt.
    .wrong = Der Stein liegt noch nicht auf Rot. Schau dir die Felder rings um deine Steine an.

blocking =
    .title = Festsetzen
    .task = Orange ist fast fertig. Setz den Stein fest, der noch nicht richtig liegt.
    .hint =
        Ein oranger Stein liegt nicht auf Orange. Klettere auf ihn. Auf die anderen zu klettern
        bringt nichts.
    .solved = Der sitzt fest. Orange muss warten, und du hast wieder Zeit.
    .wrong = So kommt Orange einfach weiter. Klettere auf den orangen Stein, der falsch liegt.

claiming =
    .title = Der liegt richtig!
    .task = Zieh zuerst auf das rote Feld f6. Wirst du dort angegriffen, gib die richtige Antwort.
    .hint = Du hast selbst gesehen, welche Farbe f6 hat. Liegt dein Stein dort richtig, dann sag es.
    .solved = Genau. Orange muss zurück und hat den Zug verloren.
    .wrong = Das hilft dir nicht. Zieh nach f6, und sag es, wenn Orange auf dich klettert.

allowing =
    .title = Sei dir sicher
    .task = Orange klettert auf deinen Stein. Der Tisch zeigt dir, was darunter liegt. Was sagst du?
    .hint =
        Dein Stein liegt nicht auf Rot. Wer dann trotzdem sagt, er liege richtig, setzt einmal aus.
    .solved = Klug. Ein falscher Einspruch hätte dich einen Zug gekostet.
    .wrong =
        Das stimmte nicht, und es kostet dich einen Zug. Sieh nach, auf welcher Farbe dein Stein
        liegt.

freed =
    .title = Wieder frei
    .task = Dein Stein auf d4 hat fünf Züge gewartet. Bring ihn auf Rot.
    .hint = Er darf unter Orange hervor. Rote Felder liegen direkt über ihm und schräg unter ihm.
    .solved = Befreit und gleich zu Hause. Der orange Stein rutscht einfach nach.
    .wrong = Dein Stein auf d4 ist jetzt frei. Zieh ihn auf ein rotes Feld daneben.

klaar =
    .title = Fertig!
    .task = Sieben deiner Steine liegen richtig. Bring den letzten nach Hause und ruf dabei „Fertig!“.
    .hint = Schalt erst „Zug mit ‚Fertig!‘“ ein und zieh dann von b2 nach c1.
    .solved = Alle acht richtig: Du hast gewonnen!
    .wrong = Noch nicht. Der Stein auf b2 muss nach c1, und du musst gleich dabei rufen.
