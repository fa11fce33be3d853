LK1 = Die Küche

LK1_1 =
    Die Küche hat 42 Fliesen: sechs nebeneinander (a bis f) und sieben hintereinander (1 bis 7). Vor
    Reihe 1 liegt der Teppich, und dahinter steht die Königstafel mit den Plätzen 1 bis 6.

    Der Teppich grenzt an die Fliesen c1 und d1. Zusammen nennen wir sie die Tür.
    .kitchen = So fängt es an: sechs Stapel in der Küche, die Köche auf dem Teppich.

LK1_2 =
    Es gibt sechs Sorten belegter Pfannkuchen, von jeder sechs Stück. Von jeder Sorte liegt einer ohne
    Krone verdeckt auf der Königstafel, in einer Reihenfolge, die niemand kennt. So will der König sie
    haben.

LK1_3 =
    Die anderen fünf einer Sorte bilden einen offenen Stapel. Genau einer der fünf trägt eine Krone.

    Der Stapel ist gemischt: Du siehst nur den obersten.

LK1_4 =
    Die sechs Stapel stehen auf ausgelosten Fliesen, nie in Reihe 1 und nie nebeneinander, auch nicht
    schräg.

LK1_5 =
    Die sechs Wurfpfannkuchen haben auf jeder Seite eine Zahl: zwei mit 1 und 6, zwei mit 2 und 5,
    zwei mit 3 und 4. Sie liegen in zufälliger Reihenfolge auf dem Wurfstapel, die niedrige Zahl oben.

LK1_6 =
    Jeder hat einen Koch, der auf dem Teppich beginnt, eine normale Pfanne und ein Serviertableau,
    kurz Tableau, mit den Plätzen 1 bis 6.

LK1_7 = Es wird ausgelost, wer beginnt. Danach geht es im Uhrzeigersinn weiter.

LK2 = Die Pfannen

LK2_1 =
    Wer die meisten Pfannkuchen auf dem Tableau hat, muss die kleine Pfanne nehmen. Wer die
    wenigsten hat, darf die große nehmen. Das geschieht bei uns von selbst, denn ein Nachteil ist
    sie nie. In der alten Schachtel heißen die kleinen Crack-Pfannen und die großen Idioten-Pfannen.

LK2_2 =
    Liegen mehrere gemeinsam vorn, nehmen sie alle die kleine Pfanne; liegen mehrere gemeinsam hinten,
    alle die große. Haben alle gleich viele, nehmen alle die normale. Wer vor dem König steht,
    zählt mit sechs.

LK2_3 = Die Pfanne steht zu Beginn deines Zuges fest und gilt für beide Würfe.

LK3 = Hochwerfen

LK3_1 =
    Leg einen Wurfpfannkuchen in die Pfanne, mit der Seite nach oben, die zu sehen war, und wirf ihn
    hoch: mit einer halben oder einer ganzen Drehung.

LK3_2 =
    Solange es den Wurfstapel gibt, nimmst du den obersten. Danach nimmst du einen aus der Küche, aber
    nicht den, der zuletzt abgelegt wurde.

LK3_3 =
    Gefangen: Er hat sich gedreht und liegt wieder in der Pfanne. Dein Koch geht so viele Fliesen weit,
    wie die obere Zahl angibt, und du darfst noch einmal werfen.

LK3_4 =
    Daneben: Er hat sich gedreht, ist aber neben die Pfanne gefallen. Dein Koch geht so weit, wie die
    obere Zahl angibt; einen zweiten Wurf bekommst du nicht.

LK3_5 =
    Ungültig: Er hat sich nicht gedreht. Du gehst nicht, dein Zug ist vorbei, und der nächste
    Spieler darf deinen Koch auf eine freie Fliese stellen. Ob du den Pfannkuchen gefangen hast, spielt
    keine Rolle.

    Zuerst legst du den Wurfpfannkuchen ab, eine beliebige Seite nach oben. Danach sagt der nächste
    Spieler, noch vor dem eigenen Wurf, wohin dein Koch kommt, oder er lässt ihn stehen. Frei ist
    eine Fliese ohne Koch, Stapel und Wurfpfannkuchen; der Teppich ist keine Fliese.

LK3_6 =
    Nie mehr als zwei Würfe in einem Zug. Für den zweiten nimmst du denselben, eine beliebige Seite
    nach oben, oder du legst ihn mit der benutzten Seite nach oben auf einer freien Fliese ab und
    nimmst einen anderen.

LK3_7 =
    Nach einer halben Drehung liegt die andere Seite oben (beide Zahlen ergeben zusammen sieben),
    nach einer ganzen dieselbe. Dreht er sich öfter, zählst du so weiter.

LK3_8 =
    Beim Aufbauen habt ihr die Wahl: wirklich werfen, von Hand (LK8), oder den Zufall entscheiden
    lassen, mit den Chancen der Pfanne (LK9).

LK4 = Gehen

LK4_1 =
    Dein Koch geht genau so weit, wie die obere Zahl angibt, von Fliese zu Fliese, nie schräg. Abbiegen
    darf er, so oft du willst. Gehen ist Pflicht; der Weg darf also nicht dort enden, wo er begann.
    .walking =
        Der Koch auf c2 muss vier Fliesen weit gehen. Jeder Weg mit genau vier Schritten ist erlaubt.

LK4_2 =
    Hin und her laufen ist nicht erlaubt: Ein Schritt darf den vorigen nicht rückgängig machen, auch
    nicht beim Übergang vom ersten zum zweiten Weg im selben Zug. Im Kreis laufen darfst du.

LK4_3 =
    Über einen Wurfpfannkuchen in der Küche kommst du nicht hinweg, und daraufstellen darfst du dich
    auch nicht.
    .blocked =
        Die Wurfpfannkuchen auf c2 und c4 sind im Weg; über den anderen Koch darf er hinweg.

LK4_4 = Über einen Stapel kommst du nicht hinweg. Dein Weg darf aber auf ihm enden.

LK4_5 = Über andere Köche darfst du hinweg, aber zwei Köche stehen nie auf derselben Fliese.

LK4_6 =
    In die Küche kommt dein Koch durch die Tür, über c1 oder d1. Der Teppich selbst gehört nicht zum
    Weg.
    .door = In die Küche geht es über c1 oder d1.

LK4_7 = Gibt es keinen Weg von genau dieser Länge, bleibt dein Koch stehen.

LK5 = Den Wurfpfannkuchen ablegen

LK5_1 =
    Nach dem Gehen legst du den Wurfpfannkuchen auf einer freien Fliese ab, eine beliebige Seite
    nach oben. Tauschst du ihn vor einem zweiten Wurf aus, dann mit der benutzten Seite nach oben.
    .laying = Der benutzte Wurfpfannkuchen darf auf jede freie Fliese.

LK5_2 =
    Solange es den Wurfstapel gibt, nicht in Reihe 1. Entscheidend ist, ob er nach dem Wurf noch da
    ist: Der sechste darf also dorthin.

LK5_3 =
    Der zuletzt abgelegte darf im nächsten Zug nicht aufgenommen werden, und was du im eigenen Zug
    ausgetauscht hast, auch nicht. Das gilt für den ganzen Zug. Er bleibt der letzte, bis ein anderer
    abgelegt wird.

LK6 = Sammeln

LK6_1 =
    Kommt dein Koch genau auf einem Stapel an, darf er den obersten Pfannkuchen nehmen und auf einen
    freien Platz seines Tableaus legen, wenn er diese Sorte noch nicht hat. Er bleibt dort stehen
    und hält den Stapel besetzt, ob er etwas nimmt oder nicht. Wer ihn liegen lässt, erspart sich
    vielleicht die Führung und die kleine Pfanne.
    .collecting = Ein Schritt nach b3, und der oberste von diesem Stapel kommt aufs Tableau.

LK6_2 =
    Von jeder Sorte hast du höchstens einen. Kommst du wieder zu einer Sorte, die du ohne Krone
    hast, und liegt die Krone oben, darfst du tauschen: Der mit Krone kommt auf denselben Platz, der
    alte unter den Stapel.

LK6_3 =
    Wer einen Pfannkuchen mit Krone bekommt, darf heimlich einen Pfannkuchen des Königs ansehen oder
    darauf verzichten. Das geht nur sofort, auch nach einem Tausch, und nicht mehr, wenn die Pfannkuchen
    des Königs schon aufgedeckt sind.
    .peeking = Mit einer Krone auf dem Tableau darf dieser Koch einen Platz des Königs ansehen.

LK6_4 =
    Niemand hat mehr als eine Krone. Hast du schon eine, und liegt wieder eine oben, bekommst du den
    ersten ohne Krone, der darunter liegt. Wer es anders mag, gibt die Kronen beim Aufbauen frei.

LK6_5 =
    Bis der erste Koch vor dem König steht, darfst du in deinem eigenen Zug dein Tableau umordnen, so
    oft du willst. Ein neuer Pfannkuchen kommt von selbst auf den niedrigsten freien Platz.

LK7 = Vor dem König

LK7_1 =
    Mit sechs Sorten auf dem Tableau geht dein Koch durch die Tür auf den Teppich. Übrige Schritte
    verfallen.
    .arriving =
        Sechs Sorten auf dem Tableau: durch die Tür auf den Teppich, auch wenn Schritte übrig sind.

LK7_2 =
    Kommt der erste Koch an, wird das Spiel unterbrochen. Zuerst legt er seinen Wurfpfannkuchen ab;
    einen zweiten Wurf gibt es nicht. Danach dürfen alle, angefangen bei ihm, ihr Tableau noch einmal
    umordnen, reihum und vor aller Augen. Dann werden die Pfannkuchen des Königs aufgedeckt.

LK7_3 =
    Liegen deine sechs wie die des Königs, hast du sofort gewonnen. Nachgesehen wird beim Aufdecken,
    wenn ein Koch ankommt, und nach jedem Verschieben.
    .matching = Das Tableau ist so geordnet, wie der König es will. Gewonnen!

LK7_4 =
    Auf dem Teppich wirfst du nicht mehr. In deinem Zug nimmst du einen Pfannkuchen aus der Reihe und
    legst ihn links oder rechts wieder an; die anderen rücken auf.
    .shifting =
        Der Speck liegt vorn, gehört aber auf Platz 3. Leg in jedem Zug einen Pfannkuchen an ein Ende an,
        bis alles stimmt.

LK7_5 =
    Die anderen spielen weiter, ordnen ihr Tableau aber nicht mehr um. Kommen sie an, verschieben sie
    vom nächsten Zug an.

LK8 = Hochwerfen von Hand

LK8_1 =
    Du bewegst die Pfanne am Stiel, mit der Maus, einem Finger oder der Tastatur. Pfanne, Pfannkuchen
    und Tisch siehst du von der Seite, und sie verhalten sich auf jedem Gerät genau gleich.

LK8_2 =
    Nur die Bewegung deiner Hand geht an den Server. Er spielt den Wurf nach und entscheidet. Was keine
    Hand kann, wird abgelehnt, und du darfst neu werfen.

LK8_3 =
    Was zählt: wie viele halbe Drehungen der Pfannkuchen macht, bevor er etwas berührt, ob er in der
    Pfanne oder anderswo zur Ruhe kommt und welche Seite dann oben liegt. Ohne halbe
    Drehung ist der Wurf ungültig, und er zeigt die Seite, die beim Hochwerfen oben lag. Bleibt er auf
    der Kante stehen oder kommt er nicht rechtzeitig zur Ruhe, ging er daneben; es zählt die Seite, die
    eher nach oben zeigt.

LK8_4 =
    Die Pfannen unterscheiden sich nur in der Breite. Eine geübte Hand fängt mit der kleinen, der
    normalen und der großen etwa 40, 65 und 90 von hundert.

LK8_5 = Ein Wurf, der nicht gemacht wird, ist nicht ungültig: Der Zug wartet.

LK8_6 =
    Der Computer wirft auf dieselbe Weise, mit einer Hand, die je nach Stufe mehr oder weniger
    zittert.

LK9 = Hochwerfen per Zufall

LK9_1 =
    Du wählst eine halbe oder eine ganze Drehung. Von hundert Würfen sind gefangen, daneben und
    ungültig: halbe Drehung 40, 55 und 5 mit der kleinen Pfanne, 65, 32 und 3 mit der normalen, 90, 9
    und 1 mit der großen; ganze Drehung 30, 64 und 6, 50, 46 und 4, 75, 23 und 2. Fällt er daneben,
    liegt jede Seite gleich oft oben.

LK9_2 =
    Für alle, die nicht werfen können oder wollen. Auch wenn von Hand geworfen wird, darf jeder die
    eigenen Würfe dem Zufall überlassen, wenn der Tisch es erlaubt.

LK10 = Wer was weiß

LK10_1 =
    Alle sehen die Küche, die Tableaus, den obersten jedes Stapels, die Wurfpfannkuchen mit der Seite,
    die oben liegt, und wer sich welchen Platz des Königs angesehen hat.

LK10_2 = Nur du weißt, welche Sorten du dort gesehen hast.

LK10_3 =
    Niemand sieht die Reihenfolge in einem Stapel, auf der Königstafel oder im Wurfstapel unter dem
    obersten.
