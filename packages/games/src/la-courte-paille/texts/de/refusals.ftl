choose-a-card = Wähle zuerst eine Handkarte. Passen ist nicht erlaubt.
not-in-hand = Die Karte { $card } hast du nicht auf der Hand.
choices-are-shown = Die Karten liegen schon offen; wählen kannst du erst im nächsten Durchgang.
not-on-menu = Die Karte { $card } liegt nicht im Menü.
only-coco-has-effects =
    Du hast { $card } gespielt. Streiche spielt nur Coco; nimm eine Karte aus dem Menü.
coco-draws-from-pile =
    Mit Coco nimmst du nichts aus dem Menü: Wähle einen Streich, dann ziehst du eine Karte vom
    Stapel.
no-such-week-card = { $length ->
    [one] Tag { $position } gibt es nicht: Die Woche hat jetzt { $length } Karte.
   *[other] Tag { $position } gibt es nicht: Die Woche hat jetzt { $length } Karten.
}
week-is-long-enough =
    Zu dieser Woche sind schon { $most } Karten dazugekommen. Länger wird sie nicht.
nothing-face-down = Alle Karten der Woche liegen offen. Da gibt es nichts mehr zu erspähen.
already-face-up = Tag { $position } liegt schon offen. Wähle Karten, die verdeckt liegen.
wrong-number-of-looks = { $count ->
    [1] Es liegt nur noch eine Karte verdeckt. Sieh dir die an.
   *[other] Sieh dir zwei verschiedene verdeckte Karten an.
}
nobody-is-eaten-now = Erst nach der Runde nennt der Gewinner eine Figur.
name-a-character = Du hast die Runde gewonnen: Nenn die Figur, die verschwindet.
coco-is-not-eaten = Coco darfst du nicht nennen. Wähle eine der anderen Figuren.
already-eaten = { NOM($character) } ist schon verspeist.
wrong-chance = { $due ->
    [deck] Zuerst werden die Karten gemischt und ausgeteilt.
    [shark] Zuerst wird ausgelost, wer den Hai bekommt.
   *[reshuffle] Zuerst wird der Ablagestapel gemischt.
}
wrong-deck = Das sind nicht genau die { $expected } Karten, die gemischt werden müssen.
wrong-reshuffle =
    Der neue Stapel muss genau aus den { $expected } Karten des Ablagestapels bestehen.
no-such-shark-seat = Platz { $seat } gibt es nicht; dorthin kann der Hai nicht.
