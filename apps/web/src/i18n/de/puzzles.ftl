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
    [win] Du bist { $seatName }. Ziel: gewinnen. Mit einem Zug ist dir der Sieg so gut wie sicher: Finde ihn.
    [stay-ahead] Du bist { $seatName }. Ziel: vorn bleiben. Nur mit einem Zug behältst du die besseren Siegchancen: Finde ihn.
   *[best-chance] Du bist { $seatName }. Ziel: die größte Chance auf den Sieg. Ein Zug ist dafür der beste: Finde ihn.
}
next = Nächstes Rätsel
previous = Voriges Rätsel
aim = Vom besten Zug sagt der Computer: „{ $text }“
# $move ist ein Satz ohne Subjekt: „den König von e5 nach e7 ziehen“.
nearMiss = Du könntest { $move }, aber es gibt etwas Besseres.
second = Das ist der zweitbeste Zug.
wrongTitle = Noch nicht
wrong = Das ist erlaubt, aber es gibt einen besseren Zug.
shownTitle = Die Lösung
solution =
    Der Computer würde { $move }. Damit gewinnst du schätzungsweise { $percent } von 100 Malen, mit
    dem zweitbesten Zug { $otherPercent } Mal.
