legend = En als iemand wegblijft?
rules_wait = Wachten
rules_computer = De computer valt in
rules_forfeit = Wie wegblijft, verliest
hints_wait = De tafel wacht tot iedereen terug is.
hints_computer = Wie aan de beurt is en de pagina sluit, heeft tien seconden om terug te komen; bij een verbroken verbinding is dat een minuut. Daarna beslist de computer, tot de speler terug is.
hints_forfeit = Wie aan de beurt is en de pagina sluit, heeft tien seconden om terug te komen; bij een verbroken verbinding is dat een minuut. Daarna is de partij voor die speler verloren.
leaving_computer = Ga je weg, dan speelt na tien seconden de computer voor je verder, tot je terug bent.
leaving_forfeit = Ga je weg als je aan zet bent, dan heb je na tien seconden verloren.
substitutes = Computer { $computer }, niveau { $level }, speelt voor { $name } tot { $name } terug is.
doneMeanwhile = { $count ->
    [one] Terwijl je weg was, heeft de computer één keer voor je beslist.
   *[other] Terwijl je weg was, heeft de computer { $count } keer voor je beslist.
}
