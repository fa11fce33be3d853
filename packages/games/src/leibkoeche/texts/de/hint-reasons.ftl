# Warum der Tipp ein guter ist: ein ganzer Satz hinter „Der Computer würde … .“
put = Von dort muss dieser Koch weiter gehen zu dem, was er braucht.
leave = Anderswo stünde dieser Koch besser.
shift = { $count ->
    [0] Danach kannst du weiter auf die richtige Reihenfolge hin schieben.
    [one] So liegt { $count } an seinem Platz.
   *[other] So liegen { $count } an ihrem Platz.
}
throwing = Damit kannst du { $low } oder { $high } gehen.
toss = Dreht er sich wie gedacht, gehst du { $steps }.
toKing = Du hast alle sechs Sorten: jetzt zum König.
missing = Diese Sorte, { $kind }, fehlt dir noch.
crown = Mit der Krone darfst du unter eine Haube des Königs schauen.
towardsKing = Du hast alle sechs Sorten, und von dort ist es noch { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
} bis zum König.
nearer = So kommst du in die Nähe einer Sorte, die dir noch fehlt: { $kind }.
skip = Wer weniger auf dem Tablett hat, wirft mit einer größeren Pfanne.
trayKnown = Unter Haube { $place } hast du dieselbe Sorte gesehen.
trayFree = Du kannst dein Tablett später noch anders ordnen.
peek = Dann weißt nur du, was dort liegt.
peekNone = So verrätst du nicht, welchen Platz du noch suchst.
bars = So liegt er dem im Weg, dem { $kind } noch fehlt.
aside = Dort liegt er dir nicht im Weg.
behind = Dort liegt er hinter dir: Du musst noch in die andere Richtung, zum König.
orderKnown = So liegt, was du gesehen hast, an seinem Platz.
orderGuess = Vom König weißt du noch nichts.
