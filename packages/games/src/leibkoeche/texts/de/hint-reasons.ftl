# Warum der Tipp ein guter ist: ein ganzer Satz hinter „Der Computer würde … .“
put = Von dort hat es dieser Koch weiter zu dem, was er braucht.
leave = Anderswo stünde dieser Koch besser.
shift = { $count ->
    [0] Von da aus bringen dich weitere Züge zur richtigen Reihenfolge.
    [one] So liegt { $count } Pfannkuchen richtig.
   *[other] So liegen { $count } Pfannkuchen richtig.
}
throwing = Damit kommst du { $low } oder { $high } Fliesen weit.
toss = { $steps ->
    [one] Dreht sich der Pfannkuchen wie gedacht, gehst du eine Fliese weit.
   *[other] Dreht sich der Pfannkuchen wie gedacht, gehst du { $steps } Fliesen weit.
}
toKing = Du hast alle sechs Sorten: jetzt zum König.
missing = Diese Sorte, { $kind }, fehlt dir noch.
crown = Mit der Krone darfst du unter eine Haube des Königs schauen.
towardsKing = Du hast alle sechs Sorten, und von dort ist es noch { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
} bis zum König.
nearer = So kommst du in die Nähe einer Sorte, die dir noch fehlt: { $kind }.
skip = Wer weniger auf dem Tableau hat, wirft mit einer größeren Pfanne.
trayKnown = Dort liegt diese Sorte auch beim König: auf Platz { $place }.
trayTaken = Beim König liegt diese Sorte auf Platz { $place }, und der ist auf deinem Tableau schon besetzt.
trayFewer = So musst du später weniger schieben, als wenn sie auf Platz { $place } läge wie beim König.
peek = So weißt du, welche Sorte der König dort will.
peekNone = So verrätst du nicht, welchen Platz du noch suchst.
bars = So liegt er allen im Weg, die { $kind } noch brauchen.
aside = Dort liegt er dir nicht im Weg.
behind = Dort liegt er hinter dir: Du musst noch in die andere Richtung, zum König.
orderKnown = So liegt, was du gesehen hast, an seinem Platz.
orderUntold = So verrät dein Tableau nicht alles, und viel mehr schieben musst du nicht.
orderNotYet = Von dem, was auf deinem Tableau liegt, hast du beim König noch nichts gesehen.
orderGuess = Was der König will, weißt du noch nicht.
