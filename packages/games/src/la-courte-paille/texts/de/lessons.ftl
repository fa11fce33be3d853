goal =
    .title = Worum es geht
    .task =
        Am Ende der Woche wird die Figur verspeist, die darin die meisten Punkte hat. Nur deine Handkarten
        dieser Figur zählen, und die meisten Punkte gewinnen. Das ist der letzte Durchgang: Nimm aus
        dem Menü, was dir am meisten bringt.
    .hint =
        Es zählen nur Karten der Figur, die den kürzesten Halm zieht. Welche liegt in der Woche
        vorn, und kann eine andere sie mit einer Karte noch einholen?
    .solved =
        Richtig: Die Seeratte steht auf 15 und wird nicht mehr eingeholt. Eine kleine Seeratte ist
        mehr wert als ein großer Kapitän.
    .wrong = Diese Karte zählt am Ende nicht. Schau, welche Figur in der Woche vorn liegt.

low-first =
    .title = Niedrig kommt zuerst
    .task =
        Im Menü liegt Seeratte 9, und die willst du haben. Wähle eine Karte, mit der du sicher
        zuerst dran bist, und hol sie dir.
    .hint =
        Die niedrigste Karte kommt zuerst dran. Bei gleichen Karten hat Vorrang, wer den Hai hat,
        und das bist du.
    .solved =
        Mit einer 1 und dem Hai kommt dir niemand zuvor. Niedrige Karten sind der Schlüssel zum
        Menü.
    .wrong =
        Damit kann dir jemand zuvorkommen, oder du hast Seeratte 9 liegen lassen. Niedrig ist gut.

keep-coco =
    .title = Wer schläft, isst mit
    .task =
        Neu: Coco, der Papagei. Behältst du ihn bis zum Ende auf der Hand, zählt sein Wert mit. Den
        Ausguck trifft es so gut wie sicher. Wähle in diesem letzten Durchgang, was du ablegst, und
        nimm das Beste aus dem Menü.
    .hint =
        Coco zählt am Ende zu deinen Ausguck-Karten dazu, solange du ihn auf der Hand behältst. Was
        zählt nicht?
    .solved =
        Auf den Schiffsjungen konntest du verzichten. Vier Ausguck-Karten und ein schlafender Coco:
        30 Punkte!
    .wrong = So verschenkst du Punkte. Leg etwas ab, was am Ende nichts wert ist.

cookery-lesson =
    .title = Kochkurs
    .task =
        Wer Coco ausspielt, spielt der Woche einen von drei Streichen. Beim Kochkurs fliegt eine
        Karte hinaus, offen oder verdeckt. Du sammelst Köchinnen und weißt, dass Tag 7 Wahrsagerin 2
        ist: Sorg dafür, dass es die Köchin trifft.
    .hint = Die Köchin steht auf 8. Wer steht höher, und durch welche Karte?
    .solved =
        Ohne Seeratte 9 liegt die Köchin vorn. Die Woche hat eine Karte weniger, aber die lag schon
        offen: Es bleiben ebenso viele Durchgänge.
    .wrong = Dann liegt die Köchin noch nicht vorn. Wirf die Karte weg, die ihr im Weg ist.

land-ahoy =
    .title = Land in Sicht!
    .task =
        Bei Land in Sicht kommt eine Karte verdeckt hinten an die Woche. Die Seeratte steht auf 8,
        der Kapitän auf 7: Leg eine Handkarte dazu, sodass der Kapitän vorn liegt. Behalte so viele
        Punkte wie möglich.
    .hint = Zwei Punkte mehr genügen. Was du in die Woche legst, fehlt dir am Ende auf der Hand.
    .solved =
        Kapitän 2 reicht genau, und die großen Kapitäne behältst du. Außerdem ziehst du zwei Karten
        nach.
    .wrong = So liegt der Kapitän nicht vorn, oder du gibst zu viel her. Es geht sparsamer.

a-la-carte =
    .title = À la carte
    .task =
        Der dritte Streich: heimlich zwei verdeckte Karten ansehen. Drei liegen verdeckt, und eine
        davon hast du selbst hingelegt. Sieh dir mit Coco die zwei an, die du noch nicht kennst.
    .hint = Was nur du kennst, ist markiert. Tag 5 brauchst du dir nicht anzusehen.
    .solved = Jetzt kennst du die ganze Woche, und die anderen wissen nur, dass du nachgesehen hast.
    .wrong =
        So erfährst du nichts Neues. Sieh dir die zwei verdeckten Karten an, die du nicht kennst.

voyage =
    .title = Die lange Überfahrt
    .task =
        Du hast eine Runde der Überfahrt gewonnen. Nenn die Figur, die vom Floß verschwindet, ohne
        selbst eine Karte zu verlieren.
    .hint = Alle Karten der Figur verschwinden, auch aus deiner Hand. Wen hast du nicht?
    .solved =
        Du behältst alle deine Karten, und die anderen verlieren ihre Ausguck-Karten. Wer keine
        Karten mehr hat, ist raus.
    .wrong = Das kostet dich selbst Karten. Nenn jemanden, den du nicht auf der Hand hast.
