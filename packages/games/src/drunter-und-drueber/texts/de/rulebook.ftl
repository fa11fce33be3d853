DD1 = Das Brett

DD1_1 =
    Es gibt 48 Steine, acht in jeder von sechs Farben: Rot, Orange, Gelb, Grün, Blau und Lila. Das
    Brett hat 48 Felder in denselben Farben, ebenfalls acht von jeder.

DD1_2 =
    Die Felder liegen in acht Spalten, a bis h, und sechs Reihen, 1 bis 6. Nachbarn sind die Felder
    direkt ringsum, auch schräg.

DD1_3 =
    Das Brett wird für jede Partie neu ausgelegt, damit niemand es auswendig kennt. Wer lieber immer
    dasselbe Brett hat, wählt das zu Beginn.

    So oder so liegen nie zwei gleiche Farben nebeneinander, und jede Farbe ist von jedem Feld aus
    höchstens zwei Schritte entfernt.
    .printed = Das feste Brett. Keine zwei Nachbarn haben dieselbe Farbe.

DD1_4 =
    Jeder bekommt die acht Steine einer Farbe. Die Felder in Farben, die niemand hat, sind
    gewöhnliche Felder.

    Vom ersten bis zum sechsten Platz am Tisch: Rot, Orange, Gelb, Grün, Blau, Lila.

DD2 = Auslegen

DD2_1 =
    Es wird ausgelost, wer beginnt. Reihum legt ihr je einen Stein aufs Brett, bis alle ihre acht
    Steine gelegt haben.

DD2_2 = Ein Stein darf auf jede Farbe, nur nicht auf die eigene. Das Feld muss leer sein.
    .placing = Rot legt aus: überallhin, nur nicht auf Rot und nicht auf c2, denn dort liegt schon ein Stein.

DD2_3 =
    Mit vielen Spielern kann es am Ende eng werden. Du darfst keinen Stein so legen, dass jemand
    seine letzten Steine nicht mehr loswird.

DD2_4 =
    Ein Stein bedeckt sein Feld. Von da an sieht niemand mehr dessen Farbe, auch du selbst nicht.
    Also merken!

DD3 = Ziehen

DD3_1 =
    Liegen alle Steine, zieht ihr reihum je einen eigenen Stein ein Feld weit, in beliebiger Richtung.
    Wer ziehen kann, muss ziehen.
    .moving =
        Der rote Stein auf d3 kann auf alle acht Nachbarfelder, auch auf den orangen Stein auf e4.

DD3_2 =
    Du ziehst auf ein leeres Feld oder auf einen Stapel, auf dem zuoberst ein fremder Stein liegt.
    Auf einen eigenen Stein zu klettern ist nicht erlaubt.

DD3_3 =
    Ein Stein, auf dem etwas liegt, sitzt fest. Der oberste Stein darf immer weg und gibt frei, was
    unter ihm lag.

    Ein Stapel darf beliebig hoch werden.
    .stack = Auf d3 liegt Orange auf Rot. Der rote Stein sitzt fest, bis der orange wegzieht.

DD3_4 =
    Berührt, geführt. Ziehst du einen Stein weg, der schon richtig lag, hast du Pech gehabt. Züge
    zurücknehmen kann man in diesem Spiel nicht.

DD3_5 = Wird ein Feld leer, ist seine Farbe wieder zu sehen. Schau genau hin!

DD3_6 = Sitzen alle deine Steine fest, passt du. Oder du rufst „Fertig!“ (DD5.1).

DD3_7 =
    Ein Stein, der fünf Züge seines Besitzers lang bedeckt war, darf beim nächsten Zug unter dem
    Stapel hervor. Ausgesetzte Züge zählen mit. Was über ihm lag, rutscht nach.

    Auf einem bedeckten Stein steht, wie viele Züge er schon wartet. Liegt er wieder oben, beginnt
    das Zählen von vorn. Ihr könnt auch drei Züge wählen oder, wie im alten Regelheft, ganz ohne Frist
    spielen.
    .waited = Der rote Stein auf d3 hat fünf Züge gewartet und darf jetzt hervor.

DD4 = Übereinander

DD4_1 =
    Liegt ein fremder Stein nicht auf seiner eigenen Farbe, kannst du ihn festsetzen, indem du auf
    ihn ziehst.
    .blocking =
        e4 ist gelb. Der rote Stein liegt dort falsch: Orange zieht von d4 nach e4 und setzt ihn
        fest.

DD4_2 =
    Liegt der Stein doch auf seiner eigenen Farbe, darf sein Besitzer das sagen. Der Angreifer muss
    zurück und hat seinen Zug verloren.
    .claiming =
        e3 ist rot. Zieht Orange von d4 nach e3, sagt Rot „Der liegt richtig!“, und Orange muss
        zurück.

DD4_3 =
    Nur der Besitzer des Steins, der oben lag, darf etwas sagen, und zwar sofort. Der Tisch fragt nach
    jedem Angriff, ganz gleich, ob der Stein richtig liegt. So verrät die Frage nichts. Die Antwort
    ist „Der liegt richtig!“ oder „Mach nur“.

DD4_4 =
    Sei dir deiner Sache sicher. Stimmt es nicht, bleibt der Angreifer liegen, und du setzt bei
    deinem nächsten Zug aus. Irrst du dich mehrmals, setzt du ebenso oft aus. Wer aussetzt, kann
    auch nicht rufen.

    Bekannt wird nur das Urteil, sonst nichts. Ihr könnt auch vereinbaren, dass ein Irrtum nichts
    kostet.

DD4_5 = Sagst du nichts, sitzt dein Stein fest, auch wenn er richtig lag.

DD4_6 = Ein Stein in einem Stapel liegt auf der Farbe des Feldes, wie hoch er auch liegt.

DD5 = „Fertig!“

DD5_1 =
    Du glaubst, dass deine acht Steine alle richtig liegen? Dann ruf „Fertig!“. Das tust du, wenn du
    am Zug bist: statt eines Zuges oder zusammen mit ihm.

    Rufst du bei einem Angriff und musst dann zurück, zählt der Ruf nicht.

DD5_2 =
    Liegen alle acht auf ihrer eigenen Farbe, hast du gewonnen. Ob etwas auf ihnen liegt, ist egal.
    Liegen zwei von dir in einem Stapel auf deiner Farbe, liegen beide richtig.
    .klaar =
        Sieben rote Steine liegen richtig, auch der unter Orange auf e3. Noch ein Schritt, von b2
        nach c1, und Rot ist fertig.

DD5_3 =
    Liegt auch nur einer falsch, scheidest du aus, und alle deine Steine kommen vom Brett. Stapel
    rutschen zusammen, und was frei wird, darf wieder ziehen.

    Felder, die leer werden, zeigen ihre Farbe. Was unter einem Stapel liegt, bleibt geheim, ebenso,
    welcher Stein falsch lag.

DD5_4 = Ruft niemand zu Recht „Fertig!“, gewinnt, wer als Letzter übrig bleibt.

DD5_5 =
    Nach sechzig Runden ist Schluss. Von allen, die noch dabei sind, gewinnt, wer die meisten Steine
    richtig liegen hat; bei Gleichstand teilt ihr euch den Sieg. Ihr könnt auch 30 oder 150 Runden
    wählen; bei „Jetzt spielen“ sind es 30.

DD6 = Wer was weiß

DD6_1 =
    Alle sehen die Farben der leeren Felder, wo jeder Stein liegt, wie jeder Stapel aufgebaut ist
    und wie jedes Urteil ausfällt.

DD6_2 =
    Welche Farbe unter einem Stein liegt, erfährt niemand. Was du gesehen hast, musst du dir selbst
    merken. Auch in der Mitschrift und für Zuschauer ist nichts zu sehen, solange die Partie läuft.

    Zum Lernen könnt ihr den Tisch alle Farben zeigen lassen.

DD6_3 =
    Der Computer sieht nicht mehr als ein Mensch. Wie gut er sich etwas merkt, hängt von seiner
    Stufe ab.
