goal =
    .title = Worum es geht
    .task =
        Du gewinnst, wenn du zuerst mit allen sechs Sorten vor dem König stehst, und zwar genau
        in seiner Reihenfolge. Ist ein anderer früher so weit, hast du verloren. Der König zeigt,
        was er will: Verschieb einen Pfannkuchen.
    .hint =
        Nimm einen aus deiner Reihe und leg ihn links oder rechts wieder an. Welcher liegt bei dir
        ganz hinten und beim König ganz vorn?
    .solved = Gewonnen! Alle sechs liegen so, wie der König es wollte.
    .wrong = Noch nicht so, wie der König es will. Vergleich deine Reihe mit seiner, von links an.

walking =
    .title = Genau vier
    .task =
        Du hast eine 4 geworfen. Geh mit genau vier Schritten zu einem Stapel und nimm dir einen
        Pfannkuchen.
    .hint = Über Wurfpfannkuchen kommst du nicht hinweg. Geh an der Tür vorbei und dann nach oben.
    .solved = Lecker! Er liegt auf deinem Tableau, und dein Koch hält den Stapel besetzt.
    .wrong =
        Das ist erlaubt, aber dann gehst du leer aus. Welcher Stapel ist genau vier Schritte
        entfernt?

no-way-back =
    .title = Nicht hin und her
    .task =
        Du hast eine 3 geworfen, und der Kirschstapel auf b3 ist nur einen Schritt entfernt. Hin und
        her gehen darfst du nicht, einen Umweg schon. Dein Weg soll auf dem Stapel enden.
    .hint = Geh zur Seite, nach oben und wieder zurück: über a2 und a3.
    .solved = Ein Umweg von genau drei Schritten, und auf deinem Tableau liegt ein Kirschpfannkuchen.
    .wrong = Das ist erlaubt, aber du stehst nicht auf dem Stapel. Geh außen herum nach b3.

half-or-full =
    .title = Halb oder ganz
    .task =
        Bei deinem Pfannkuchen liegt die 2 oben. Zwei Schritte bringen dir nichts, fünf schon.
        Welche Drehung wirfst du?
    .hint =
        Eine halbe Drehung zeigt die andere Seite; beide Zahlen ergeben zusammen sieben. Eine ganze
        lässt alles, wie es war.
    .solved = Richtig: Nach einer halben Drehung liegt die 5 oben. Jedenfalls, wenn alles gut geht!
    .wrong =
        Nach einer ganzen Drehung liegt wieder die 2 oben, und zwei Schritte weiter liegt kein
        Stapel.

choosing =
    .title = Der richtige Pfannkuchen
    .task =
        Nur die Sorte auf b7 fehlt noch, fünf Schritte entfernt. Nimm einen Wurfpfannkuchen und
        wähle die Drehung, mit der du auf 5 kommst.
    .hint =
        Auf f4 liegt der zuletzt abgelegte: Der ist tabu. Schau nach a4, dort liegt die 5 schon
        oben.
    .solved = Sehr gut. Eine ganze Drehung, und die 5 liegt wieder oben.
    .wrong =
        So kommst du nicht auf fünf. Nimm den von a4 und überleg, was nach der Drehung oben liegt.

once-more =
    .title = Noch einmal
    .task =
        Gefangen! Du darfst noch einmal. Du brauchst sechs Schritte. Leg den Pfannkuchen so in deine
        Pfanne, dass die Chance am größten ist.
    .hint = Eine halbe Drehung gelingt öfter als eine ganze. Welche Seite muss dann oben liegen?
    .solved = Schlau: die 1 oben und eine halbe Drehung. Das klappt öfter als die 6 und eine ganze.
    .wrong =
        Das geht auch, klappt aber seltener. Behalte diesen Pfannkuchen mit der 1 oben und wirf eine
        halbe Drehung.

crown =
    .title = Die Krone
    .task =
        Hol dir die Krone auf b3, schau heimlich beim König nach und leg, was du gesehen hast, auf
        denselben Platz deines Tableaus.
    .hint = Geh einen Schritt nach b3 und wähle einen Platz des Königs. Ordne danach dein Tableau.
    .solved = Sonst weiß es niemand. Ein Pfannkuchen liegt jetzt sicher richtig.
    .wrong = So liegt noch nichts richtig. Hol die Krone, schau nach und ordne dein Tableau danach.

blocking =
    .title = In den Weg legen
    .task =
        Der andere Koch hat alles und steht fast vor dem König. Leg deinen Wurfpfannkuchen dorthin,
        wo er am meisten stört.
    .hint =
        Der Wurfstapel ist aufgebraucht: Dann geht es auch in Reihe 1. Welche Fliese liegt zwischen
        dem Koch und dem Teppich?
    .solved = Ach, wie ärgerlich. Das wird ein weiter Umweg.
    .wrong = So spaziert der Koch einfach zum König. Schau dir die Türfliese vor seiner Nase an.

last-order =
    .title = Vor dem Aufdecken
    .task =
        Du stehst vor dem König und darfst dein Tableau noch einmal ordnen. Zwei Plätze des Königs
        hast du gesehen. Leg diese beiden richtig.
    .hint = Bei Platz 2 und Platz 5 weißt du, was der König will. Dorthin kommen dieselben Sorten.
    .solved = Was du weißt, liegt richtig. Der Rest ist Glück, oder du verschiebst ihn nachher.
    .wrong = Da liegt noch etwas anderes, als du gesehen hast. Sieh dir Platz 2 und Platz 5 an.

shifting =
    .title = Verschieben
    .task = Der König hat seine Wünsche gezeigt. Bring deine Reihe in zwei Zügen in Ordnung.
    .hint =
        Nimm einen heraus und leg ihn an einem Ende wieder an. Was du zuletzt links anlegst, liegt
        ganz vorn.
    .solved = Genau so, wie der König es wollte. Wohl bekomm’s, Majestät!
    .wrong =
        So klappt es nicht in zwei Zügen. Welche zwei müssen nach vorn, und welcher davon zuletzt?
