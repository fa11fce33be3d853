goal =
    .title = Worum es geht
    .task =
        Du gewinnst, wenn du „Fertig!“ rufst und alle acht Steine auf deiner Farbe liegen. Liegt
        auch nur einer falsch, scheidest du aus. Du bist Rot, und sieben liegen richtig: Bring den
        letzten nach c1 und ruf dabei „Fertig!“.
    .hint = Schalt erst „‚Fertig!‘ bei diesem Zug“ ein und zieh dann von b2 nach c1.
    .solved = Alle acht richtig: Du hast gewonnen!
    .wrong = Noch nicht. Der Stein auf b2 muss nach c1, und dabei musst du rufen.

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

claiming =
    .title = Der liegt richtig!
    .task =
        Zieh zuerst von e6 nach f6, dann von b3 nach b4. Merk dir die Farben dort: Gleich siehst du
        sie nicht mehr. Wenn Orange auf dich klettert, was sagst du?
    .hint =
        f6 und b4 waren beide rot, als du hingezogen bist. Liegt dein Stein richtig, dann sag es.
    .solved = Gut gemerkt. Orange muss zurück und hat den Zug verloren.
    .wrong =
        Erst nach f6, dann nach b4. Und sag es, wenn Orange auf einen Stein klettert, der richtig
        liegt.

allowing =
    .title = Sei dir sicher
    .task =
        Zieh zuerst von b3 nach b4, dann von e1 nach d1, und merk dir, was dort lag. Orange klettert
        auf einen der beiden. Was sagst du?
    .hint =
        b4 war rot, d1 war gelb. Wer zu Unrecht sagt, sein Stein liege richtig, setzt einmal aus.
    .solved = Klug. Dort war Gelb, und eine falsche Behauptung hätte dich einen Zug gekostet.
    .wrong =
        Erst nach b4, dann nach d1. Und denk zurück: Welche Farbe hatte das Feld, auf das
        Orange jetzt klettert?

blocking =
    .title = Festsetzen
    .task =
        Zieh von b3 nach b4, dann von e6 nach f6, und schau gut hin, was Orange inzwischen tut.
        Sieben orange Steine liegen dann richtig. Klettere auf den achten.
    .hint =
        Orange zog einmal auf Gelb und einmal auf Orange. Klettere auf den Stein, der auf Gelb
        liegt.
    .solved = Der sitzt fest. Orange muss warten, und du hast wieder Zeit.
    .wrong = So kommt Orange einfach weiter. Welcher orange Stein ging auf eine andere Farbe?

freed =
    .title = Wieder frei
    .task = Dein Stein auf d4 hat fünf Züge gewartet. Bring ihn auf Rot.
    .hint = Er darf unter Orange hervor. Schräg unter ihm liegt ein rotes Feld, e3.
    .solved = Befreit und gleich zu Hause. Der orange Stein rutscht einfach nach.
    .wrong = Dein Stein auf d4 ist jetzt frei. Zieh ihn auf ein rotes Feld daneben.

klaar =
    .title = Nicht zu früh
    .task =
        Sechs deiner Steine liegen richtig. Zieh von c2 nach c1, dann von g4 nach f4. Ruf danach
        erst „Fertig!“, wenn du sicher bist, dass alle acht richtig liegen.
    .hint = c1 war rot, aber f4 war lila. Noch ein Schritt, nach e3, und ruf dabei „Fertig!“.
    .solved = Alle acht, und rechtzeitig gerufen. Zu früh zu rufen hätte dich das Spiel gekostet.
    .wrong =
        Denk an die Farben, die du gesehen hast. Liegt noch ein Stein falsch, bring ihn erst auf
        Rot.
