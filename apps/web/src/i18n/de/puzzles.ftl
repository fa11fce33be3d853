title = Rätsel: { $game }
at = Rätsel { $lesson } von { $count }
numbered = Rätsel { $lesson }
ofDay = Das Rätsel des Tages
grade = { $level ->
    [1] Leicht
    [2] Knifflig
   *[other] Schwer
}
task = { $goal ->
    [win] Finde für { $seatName } den Zug, mit dem der Sieg so gut wie sicher ist.
    [stay-ahead] Nur ein Zug hält { $seatName } vorn. Findest du ihn?
   *[best-chance] Finde für { $seatName } den Zug mit der größten Chance auf den Sieg.
}
next = Nächstes Rätsel
previous = Voriges Rätsel
aim = Zum besten Zug sagt der Computer: „{ $text }“
# $move ist ein Satz ohne Subjekt: „den König von e5 nach e7 ziehen“.
nearMiss = Du könntest { $move }, aber es gibt etwas Besseres.
second = Das ist der zweitbeste Zug.
wrongTitle = Noch nicht
wrong = Das ist erlaubt, aber es gibt einen besseren Zug.
shownTitle = Die Lösung
solution =
    Der Computer würde { $move }. Damit gewinnst du schätzungsweise in { $percent } von 100
    Fällen, mit dem zweitbesten Zug in { $otherPercent }.
