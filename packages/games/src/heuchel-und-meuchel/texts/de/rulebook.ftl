HM1 = Das Haus

HM1_1 =
    Es gibt 36 Karten: sechs Stände zu je sechs. Von unten nach oben: Feuerschlucker, Spielmann,
    Quacksalber, Patrizierin, Bischof und Fürst. In jedem Stand geht der Rang von 1, dem niedrigsten,
    bis 6.

HM1_2 =
    Eine Karte ist höher als jede Karte eines niedrigeren Standes und als jeder niedrigere Rang ihres
    eigenen Standes. Quacksalber 1 ist also höher als Spielmann 6.

HM1_3 = Jeder Spieler hat eine Spalte mit dreizehn Reihen. Reihe 1 ist unten.

HM1_4 =
    Jeder Stand beginnt in seiner eigenen Reihe: die Feuerschlucker in Reihe 1 und so weiter bis zu
    den Fürsten in Reihe 6. Sein Ziel liegt sieben Reihen höher, in Reihe 8 bis 13. Reihe 7 gehört
    niemandem.
    .house =
        Drei Spalten zu Beginn. Jeder Stand liegt in seiner Startreihe; sieben Reihen höher hängt
        dieselbe Tapete.

HM1_5 =
    Wo ein Stand beginnt und wo er hinwill, hängt seine Tapete. So siehst du auf einen Blick, wo eine
    Karte hingehört.

HM2 = Auslegen

HM2_1 =
    Die Karten werden gemischt, und jeder bekommt sechs. Die übrigen bleiben aus dem Spiel; niemand
    sieht sie.

HM2_2 = Jede Karte liegt offen in der Startreihe ihres Standes, in der Spalte ihres Besitzers.

HM2_3 =
    Hast du mehrere Karten eines Standes, bilden sie einen Stapel. In welcher Reihenfolge, bestimmst
    du selbst, und zwar heimlich. Die anderen sehen nur die oberste.
    .order = Von den Stapeln in Reihe 3 und Reihe 2 sehen die anderen nur die oberste Karte.

HM2_4 =
    Alle ordnen gleichzeitig. Bis der Letzte so weit ist, sieht niemand etwas von den Karten der
    anderen. Wer nichts zu stapeln hat, ist sofort fertig.

HM2_5 = Die Reihenfolge in einem Stapel ändert sich danach nie mehr.

HM2_6 =
    Nach dem Ordnen wird ausgelost, wer beginnt. Dann geht es im Uhrzeigersinn weiter, Spalte für
    Spalte. Wer keine offenen Karten mehr hat, wird übersprungen.

HM3 = Klettern

HM3_1 =
    Bist du am Zug, bewegst du eine Karte oder einen Stapel in deiner Spalte. Passen ist nicht
    erlaubt.

HM3_2 = Karten steigen nur auf, in ihrer eigenen Spalte. Nie nach unten, zur Seite oder schräg.

HM3_3 =
    Eine Karte oder ein Stapel kommt auf das erste freie Feld darüber. Besetzte Felder, die direkt
    dazwischenliegen, werden übersprungen.
    .jumping =
        Der Feuerschlucker in Reihe 1 springt über Spielmann und Quacksalber und landet in Reihe 4.

HM3_4 =
    Liegt direkt über deinem Landefeld wieder etwas, darfst du weiterspringen, aufs nächste freie
    Feld, und so fort. Auch nach einem einfachen Schritt um ein Feld. Nach jeder Landung entscheidest
    du selbst, ob du weiterspringst.
    .jumping-on = Der Feuerschlucker kann in Reihe 2 und dann weiter in Reihe 4 und Reihe 7.

HM3_5 =
    Von einem Stapel in seiner Startreihe darfst du alles mitnehmen oder so viele Karten von oben,
    wie du willst.

    Vereinbart ihr, dass Teilen überall erlaubt ist, gilt das in jeder Reihe. Kommt dadurch bei dem,
    was zurückbleibt, eine Karte nach oben, die auf ihrem Ziel oder darüber liegt, gilt HM4.7 oder
    HM4.6.
    .splitting =
        Die drei Quacksalber liegen in ihrer Startreihe: Einer, zwei oder alle drei dürfen hinauf.

HM3_6 =
    Bewegst du einen Stapel, darf seine oberste Karte nicht über ihre Zielreihe hinaus. Die Karten
    darunter schon: Sie reisen beschützt mit.
    .protection =
        Quacksalber 3 darf bis Reihe 10. Die Feuerschlucker unter ihm reisen mit, auch über ihr
        eigenes Ziel in Reihe 8 hinaus.

HM3_7 =
    Liegen auf einem Zielfeld verdeckte Karten, ist es frei für alle, deren oberste Karte dort ihr
    Ziel hat. Für alle anderen ist es besetzt.
    .open-door =
        Reihe 8 ist frei für den Feuerschlucker, aber besetzt für den Spielmann: Er springt in
        Reihe 9.

HM3_8 =
    Wer eine offene Karte hat, kann immer ziehen. Mit dem Würfel: ziehen oder eine Karte vom Brett
    nehmen.

HM4 = Heucheln und Meucheln

HM4_1 =
    Ist dein Zug zu Ende, sieh dir die Reihe an. Was dort in einer anderen Spalte offen liegt, Karte
    oder Stapel, darfst du dir schnappen, wenn die oberste Karte niedriger ist als deine. Du musst
    nicht.

    Du sagst alles auf einmal an, aus jeder Spalte höchstens einmal.
    .reach =
        Zieht Quacksalber 4 in Reihe 4, kann er sich die Spielleute in Spalte b schnappen und
        Quacksalber 2 in Spalte d. Die Patrizierin in c ist zu hoch.

HM4_2 =
    Von einem Stapel schnappst du dir alles oder so viele Karten von oben, wie du willst. Vorher
    nachsehen ist nicht erlaubt.

HM4_3 =
    Was du dir schnappst, kommt unter deine eigene Karte oder deinen Stapel, in derselben
    Reihenfolge. Schnappst du dir etwas aus mehreren Spalten, kommt alles Weitere wieder ganz nach
    unten: Was du zuletzt nennst, liegt zuunterst.
    .under =
        Erst wurde Quacksalber 2 geschnappt, danach die beiden Spielleute. Sie liegen also
        zuunterst.

HM4_4 =
    Hast du dir etwas geschnappt, darfst du noch einmal ziehen, mit demselben Stapel oder mit einer
    anderen Karte oder einem anderen Stapel. Und so fort, solange du dir etwas schnappst. Du darfst auch aufhören.

HM4_5 = Verdeckte Karten kann sich niemand schnappen.

HM4_6 =
    Wurde von einem Stapel nur ein Teil geschnappt, und liegt nun eine Karte oben, die schon über ihre
    Zielreihe hinaus ist? Dann kommt der ganze Rest vom Brett. Diese Karten zählen für ihren Besitzer
    als Minuspunkte.
    .lapsing =
        Der Fürst zieht in Reihe 9 und schnappt sich nur den Bischof. Feuerschlucker 6 ist über sein
        Ziel hinaus: Er und der Quacksalber verfallen.

HM4_7 =
    Liegt diese Karte genau in ihrer Zielreihe, wird der Rest umgedreht und ist in Sicherheit.
    .coming-home =
        Schnappt sich der Fürst in Reihe 8 nur den Bischof, liegt Feuerschlucker 6 genau auf seinem
        Ziel. Der Rest wird umgedreht.

HM5 = Nach Hause kommen

HM5_1 =
    Kommt die oberste Karte eines Stapels in ihre Zielreihe, wird der ganze Stapel umgedreht. Er ist
    in Sicherheit und bewegt sich nicht mehr.

HM5_2 = Was später auf demselben Feld ankommt, wird obendrauf gelegt.

HM6 = Das Ende

HM6_1 =
    Das Spiel ist aus, sobald höchstens noch ein Spieler offene Karten hat.

    Das wird nach jedem Zug geprüft, auch mitten in einer langen Zugfolge. Wer gar keine Karten mehr
    hat, ist auch fertig. Schnappst du dir die letzten offenen Karten aller anderen, beendest du also
    selbst das Spiel, während deine eigenen Karten noch auf der Treppe liegen. Das ist
    erlaubt, aber oft dumm; der Tisch warnt dich.

HM6_2 = Eine Karte ist ihren Rang wert, 1 bis 6. Der Stand spielt keine Rolle.

HM6_3 =
    Pluspunkte geben die Karten in deiner Spalte, die in ihrer Zielreihe oder darüber liegen.
    Minuspunkte geben die Karten in deiner Spalte, die noch darunter liegen, und die Karten, die aus
    deiner Spalte vom Brett gekommen sind.

HM6_4 =
    Jede Karte zählt für sich, auch in einem verdeckten Stapel. Ein Bischof, der unter einem
    Feuerschlucker in Reihe 8 umgedreht wurde, ist nicht zu Hause und gibt Minuspunkte.
    .counting =
        Spalte a: Feuerschlucker 3 zählt plus 3, Bischof 5 darunter minus 5. Patrizierin 4 ist noch
        nicht da: minus 4. Quacksalber 6 unter ihr schon: plus 6. Spielmann 2 ist vom Brett: minus 2.

HM6_5 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

HM7 = Mit dem Würfel

HM7_1 =
    Spielt ihr mit Würfel, würfelst du vor deinem Zug. Du gehst mit einer Karte oder einem Stapel
    genau so viele Reihen nach oben. Besetzte Felder zählen ganz normal mit.
    .die =
        Gewürfelt: 3. Feuerschlucker, Spielmann und Fürst können alle drei genau drei Reihen hinauf.

HM7_2 =
    Du landest auf einem freien Feld (HM3.7 gilt) und nicht oberhalb des Ziels der obersten Karte.
    Springen und Weiterspringen gibt es hier nicht.

HM7_3 = Für jeden weiteren Zug würfelst du neu. Ob du weitermachst, sagst du vor dem Wurf.

HM7_4 =
    Kannst du mit deinem Wurf nichts anfangen, verfällt dein Zug, und du nimmst eine eigene Karte
    vom Brett, die noch nicht zu Hause ist. Sie gibt Minuspunkte. Es ist die oberste Karte eines
    Stapels deiner Wahl.

HM7_5 =
    Liegt danach eine Karte oben, die über ihr Ziel hinaus ist, kommt auch sie weg, und so fort.
    Liegt die nächste genau auf ihrem Ziel, wird sie umgedreht.

HM7_6 =
    Alle spielen weiter, bis ihre Karten zu Hause oder vom Brett sind, der Letzte ganz allein. HM6.1
    gilt nicht.

HM8 = Wer was weiß

HM8_1 =
    Wissen dürfen alle: jede oberste Karte, die Höhe jedes Stapels, jede Karte, die einmal oben lag,
    und jede Karte, die vom Brett gekommen ist.

HM8_2 =
    Die Reihenfolge, in die du deine eigenen Stapel gebracht hast, kennst nur du, solange die Karten
    dort ungesehen liegen.

HM8_3 =
    Niemand blättert einen Stapel durch, auch nicht, nachdem er ihn sich geschnappt hat. Normalerweise
    zeigt dir der Tisch, welche Karten du gesehen hast und wo sie jetzt liegen, und den Stand, wenn er
    sich erschließen lässt. Wer sich lieber selbst alles merkt, schaltet das aus: Dann ist bis
    zum Schluss nur zu sehen, was offen liegt; auch die eigene Reihenfolge wird nicht gezeigt.

HM8_4 = Ist das Spiel aus, werden alle Karten aufgedeckt.
