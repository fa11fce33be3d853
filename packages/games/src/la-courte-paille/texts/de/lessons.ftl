goal =
    .title = Worum es geht
    .task =
        Am Ende der Woche wird verspeist, wer darin die meisten Punkte hat. Nur deine Handkarten
        dieser Figur zählen, und die meisten Punkte gewinnen. Das ist der letzte Durchgang: Nimm aus
        dem Menü, was dir am meisten bringt.
    .hint =
        Es zählen nur Karten der Figur, die den kürzesten Halm zieht. Wer steht in der Woche am
        höchsten, und kann eine andere Figur das mit einer Karte noch aufholen?
    .solved =
        Richtig: Die Seeratte steht auf 15 und wird nicht mehr eingeholt. Eine kleine Seeratte ist
        mehr wert als ein großer Kapitän.
    .wrong = Diese Karte zählt am Ende nicht. Schau, welche Figur in der Woche am höchsten steht.

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
        Der letzte Durchgang, und den Ausguck trifft es so gut wie sicher. Wähle, was du ablegst,
        und nimm dann das Beste aus dem Menü.
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
        Dein Coco ist dran, und die letzte verdeckte Karte kennst du schon: Wahrsagerin 2. Du
        sammelst Köchinnen. Sorg mit einem Kochkurs dafür, dass es die Köchin trifft.
    .hint = Die Köchin steht auf 8. Wer steht höher, und durch welche Karte?
    .solved =
        Ohne Seeratte 9 steht die Köchin ganz oben. Und weil die Karte schon offen lag, wird die
        Woche nicht kürzer.
    .wrong = Dann steht die Köchin noch nicht ganz oben. Wirf die Karte weg, die ihr im Weg ist.

land-ahoy =
    .title = Land in Sicht!
    .task =
        Die Seeratte steht auf 8, der Kapitän auf 7. Leg mit Coco eine Handkarte in die Woche,
        sodass der Kapitän vorn liegt. Behalte selbst so viele Punkte wie möglich.
    .hint = Zwei Punkte mehr genügen. Was du in die Woche legst, fehlt dir am Ende auf der Hand.
    .solved =
        Kapitän 2 reicht genau, und die großen Kapitäne behältst du. Außerdem ziehst du zwei Karten
        nach.
    .wrong = So liegt der Kapitän nicht vorn, oder du gibst zu viel her. Es geht sparsamer.

a-la-carte =
    .title = À la carte
    .task =
        Drei Karten liegen verdeckt. Eine davon hast du selbst hingelegt. Sieh dir mit Coco die zwei
        an, die du noch nicht kennst.
    .hint = Was nur du kennst, ist markiert. Tag 5 brauchst du dir nicht anzusehen.
    .solved = Jetzt kennst du die ganze Woche, und die anderen wissen nur, dass du gespickt hast.
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
