CP1 = Auf dem Floß

CP1_1 =
    Es gibt 59 Karten. Die sechs Figuren sind der Kapitän, die Köchin, der Schiffsjunge, der Ausguck,
    die Seeratte und die Wahrsagerin; jede hat Karten von 1 bis 9. Der Papagei Coco hat fünf, von 1
    bis 5.

CP1_2 =
    Am Ende der Woche zieht eine Figur den kürzesten Halm und wird verspeist. Wer dann die meisten
    Punkte dieser Figur auf der Hand hat, gewinnt.

CP2 = Auslegen

CP2_1 =
    Mischt alle Karten und gebt jedem fünf. Eure Karten haltet ihr geheim.

    Das Regelheft spricht nur von den Figurenkarten; bei uns kommt Coco einfach mit in den Stapel.

CP2_2 =
    Legt sieben Karten verdeckt in eine Reihe: Das ist die Woche. Die Karte ganz links wird gleich
    aufgedeckt.

CP2_3 = Legt fünf Karten offen aus: Das ist das Menü.

CP2_4 =
    Der Rest der Karten ist der Nachziehstapel. Daneben ist Platz für den Ablagestapel, der noch leer ist.
    .start =
        Der Tisch zu dritt: oben die Woche, nur Seeratte 8 liegt offen, darunter das Menü und deine
        eigene Hand.

CP2_5 =
    Der Hai zeigt, wer Vorrang hat. An einem echten Tisch bekommt ihn der Jüngste; hier wird er
    ausgelost.

CP3 = Ein Durchgang

CP3_1 =
    Alle wählen gleichzeitig und heimlich eine Handkarte. Haben alle gewählt, werden die Karten
    zusammen aufgedeckt. Passen ist nicht erlaubt.

    Wer nur noch eine Karte hat, muss nicht wählen: Sie liegt von selbst bereit.

CP3_2 =
    Dann geht es von niedrig nach hoch. Wer dran ist, legt die gewählte Karte auf den Ablagestapel
    und nimmt eine beliebige Karte aus dem Menü auf die Hand.

    Ist das Menü leer, nimmst du die oberste Karte vom Nachziehstapel. Liegt nur noch eine Karte da,
    bekommst du sie von selbst.

CP3_3 =
    Sind zwei Karten gleich hoch, hat Vorrang, wer dem Hai am nächsten sitzt: zuerst, wer ihn hat,
    dann im Uhrzeigersinn.
    .order =
        Schiffsjunge 4 und Ausguck 4 sind gleich hoch. Spieler 2 hat den Hai und kommt zuerst, dann
        du, und Spieler 3 ist mit Kapitän 5 der Letzte.

CP3_4 =
    Waren alle dran, kommt der Rest des Menüs auf den Ablagestapel, und fünf neue Karten werden
    ausgelegt. Die nächste Karte der Woche wird aufgedeckt, und der Hai schwimmt im Uhrzeigersinn
    zum nächsten Spieler.

    Liegt höchstens noch eine Karte der Woche verdeckt, kommt kein neues Menü, und der Hai bleibt, wo
    er ist: Das war der letzte Durchgang.
    .new-turn =
        Ein neuer Durchgang: Es liegt ein frisches Menü aus, der zweite Tag ist offen, und der Hai ist
        bei Spieler 3.

CP3_5 =
    Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Das
    geschieht erst, wenn eine Karte gebraucht wird, notfalls mitten im Ziehen. Gibt es gar keine
    Karten mehr, wird nicht gezogen.

CP3_6 = Der Ablagestapel gehört allen: Du darfst ihn jederzeit durchsehen.

CP4 = Coco, der Papagei

CP4_1 =
    Coco wählst und zeigst du wie jede Karte. Sein Wert bestimmt, wann er dran ist, und mit 1 bis 5
    ist das oft früh.

CP4_2 =
    Ist Coco dran, kommt er auf den Ablagestapel und spielt einen Streich: Kochkurs, Land in Sicht
    oder À la carte. Danach ziehst du eine Karte vom Stapel; aus dem Menü nimmst du nichts.

    Ist ein Streich möglich, musst du einen wählen. Sonst ziehst du nur eine Karte.
    .coco =
        Coco 1 ist dran. Du darfst einen Tag in die Pfanne werfen, „Land in Sicht!“ rufen oder dir zwei
        verdeckte Tage ansehen.

CP4_3 =
    Kochkurs: Wirf eine Karte aus der Woche auf den Ablagestapel, offen oder verdeckt. Alle sehen,
    welche es war. Die Reihe rückt zusammen, und die Tage werden neu gezählt.

CP4_4 =
    Land in Sicht: Leg eine Karte verdeckt an die Woche an, ganz rechts. Sie darf aus dem Menü, vom
    Nachziehstapel oder aus deiner Hand kommen.

    Kommt sie aus dem Menü, haben alle sie gesehen. Kommt sie aus deiner Hand, kennst nur du sie.
    Kommt sie vom Stapel, kennt sie niemand.

    Das Menü wird nicht aufgefüllt. Ist der Nachziehstapel leer, wird zuerst gemischt, mit deinem
    Coco darin.
    .landed =
        Du hast Seeratte 9 aus der Hand hinten angelegt. Nur du weißt, was dort liegt; die anderen
        sehen eine verdeckte Karte.

CP4_5 =
    Kam die Karte aus deiner Hand, ziehst du zwei vom Stapel und hast dann so viele wie zuvor.

CP4_6 =
    À la carte: Sieh dir heimlich zwei verdeckte Karten der Woche an. Liegt nur noch eine verdeckt,
    dann nur diese. Die anderen sehen, wo du nachgesehen hast, aber nicht, was dort lag.

    Liegt alles offen, kannst du diesen Streich nicht wählen.
    .looked =
        Nach À la carte kennst du Tag 3 und Tag 5. Die anderen wissen nur, dass du dort nachgesehen
        hast.

CP4_7 =
    Wer schläft, isst mit: Spielst du einen Coco nicht, kommt er am Ende zu deinen Punkten dazu, wenn
    du richtig getippt hast (CP5.5).

CP4_8 =
    Eine Karte mehr macht das Spiel einen Durchgang länger. Eine verdeckte weniger macht es einen
    Durchgang kürzer. Eine offene weniger ändert nichts an der Länge.

CP4_9 =
    Zu einer Woche kommen höchstens sieben Karten dazu. Sonst könnte jemand das Ende ewig
    hinauszögern.

CP5 = Das Ende der Woche

CP5_1 =
    Sobald die letzte verdeckte Karte der Woche aufgedeckt wird, ist das Spiel aus.

    Verschwindet die letzte verdeckte Karte durch einen Kochkurs, spielen alle den Durchgang
    noch zu Ende. Danach ist Schluss, es sei denn, inzwischen kam eine Karte dazu.

CP5_2 =
    Zählt für jede Figur die Werte in der Woche zusammen. Die Figur mit der höchsten Summe zieht den
    kürzesten Halm. Coco ist als siebte Figur dabei, auch wenn es ihn selten trifft.

    Ist die Woche ganz leer, wird niemand verspeist, und alle haben 0 Punkte.
    .short-straw =
        Die Seeratte kommt auf 11, der Kapitän auf 10. Du hast Seeratte 6, 7 und 9 und Coco 3: 25
        Punkte. Spieler 3 hat keine Seeratte, also zählt auch Coco 2 nicht.

CP5_3 = Sind mehrere Summen gleich hoch, werden alle diese Figuren verspeist.

CP5_4 =
    Jetzt werden die Handkarten aufgedeckt. Du zählst die Werte deiner Karten der verspeisten Figur
    und deiner Cocos zusammen. Wurden mehrere verspeist, zählen die Karten von allen, und jeder Coco
    einmal. Wurde Coco selbst verspeist, sind deine Cocos einfach seine Karten.

CP5_5 =
    Cocos zählen nur mit, wenn du richtig getippt hast: Ohne eine Karte der verspeisten Figur hast du
    0 Punkte.

CP5_6 =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand zählen die Beteiligten ihre Karten der
    Figur dazu, die in der Woche als nächste folgt, und so fort, bis es entschieden ist.

    Figuren, die gleich hoch stehen, zählen zusammen. Cocos zählen hier nur, wenn Coco selbst dran
    ist. Bringt die ganze Woche keine Entscheidung, wird der Sieg geteilt.
    .tie =
        Beide haben mit der Seeratte 7 Punkte. Der Kapitän ist Zweiter: Mit Kapitän 2 und 9 gewinnst du
        gegen Kapitän 8.

CP6 = Die lange Überfahrt

CP6_1 =
    Eine Überfahrt geht über mehrere Runden; jede ist eine ganze Woche wie oben. Danach werden nur
    die Punkte genannt. Nur der Gewinner zeigt die Karten, die gezählt haben. Wer mit 0 Punkten
    gewinnt, zeigt nichts.

CP6_2 =
    Die Punkte nennt der Tisch, es kann sich also niemand verzählen. Steht es auch nach allen
    Figuren gleich, gewinnt, wer dem Hai am nächsten sitzt, so wie er im letzten Durchgang lag.

CP6_3 =
    Der Gewinner nennt eine Figur; Coco ist nicht erlaubt. Alle neun Karten dieser Figur
    verschwinden aus dem Spiel, vom Tisch und aus den Händen. Die übrigen Handkarten behält jeder.
    Was aus einer Hand verschwindet, wird gezeigt.

    Nenn also lieber jemanden, den du nicht auf der Hand hast.
    .naming =
        Du hast die Runde gewonnen und zeigst deine Seeratten und Coco. Nenn jetzt eine Figur: Der
        Ausguck und die Köchin kosten dich nichts.

CP6_4 =
    Die Cocos des Gewinners werden gezeigt und mit allen Karten vom Tisch gemischt. Der Gewinner
    zieht dafür ebenso viele Karten nach. Sonst füllt niemand auf.

CP6_5 =
    Die nächste Woche ist eine Karte kürzer: sieben, sechs, fünf und so weiter. Der Gewinner bekommt
    den Hai; ist er ausgeschieden, dann der Nächste, der noch dabei ist. Das Menü hat fünf Karten,
    und es wird nicht neu ausgeteilt.

CP6_6 =
    Wer keine Karten mehr hat, scheidet aus und kommt nicht zurück. Das wird am Ende jedes
    Durchgangs geprüft, noch bevor die Woche gezählt wird, und wenn eine Figur verschwindet.

CP6_7 =
    Die Überfahrt endet, wenn nur noch ein Spieler übrig ist: Er gewinnt, wie es auch nach Punkten
    steht. Sie endet auch, wenn nur noch eine Figur übrig ist: Dann gewinnt, wer mit ihr die meisten
    Punkte hat. Cocos zählen mit wie immer (CP5.5); der Gewinner der Runde hat seine da noch nicht
    abgegeben (CP6.4). Bei Gleichstand wird der Sieg geteilt.

    Ist niemand mehr übrig, gewinnt der Gewinner der Runde; mitten in einer Runde ist das, wer dem
    Hai am nächsten sitzt.

    Reichen die Karten nicht, schrumpft erst das Menü und dann die Woche. Eine Woche aus einer Karte
    oder keiner ist sofort vorbei.

CP7 = Wer was weiß

CP7_1 =
    Alle sehen die offenen Karten der Woche, das Menü, den Ablagestapel, die gewählten Karten, sobald
    sie gezeigt sind, wie viele Karten jeder hat und was sich jeder aus dem Menü nimmt.

CP7_2 =
    Nur du siehst deine Hand, die Karten der Woche, die du dir angesehen hast, und was du aus der
    Hand in die Woche gelegt hast.

CP7_3 =
    Niemand sieht eine Wahl, bevor alle gewählt haben, nur dass sie getroffen ist. Bis dahin kannst du
    es dir noch anders überlegen.

CP7_4 = Der Tisch zeigt, wie viel die offenen Karten der Woche für jede Figur zusammen zählen.
