legend = En als iemand wegblijft?
rules_wait = Wachten
rules_computer = De computer valt in
rules_forfeit = Wie wegblijft, verliest
hints_wait = De tafel wacht tot iedereen terug is.
hints_computer = Wie aan de beurt is en de pagina sluit, heeft tien seconden om terug te komen; bij een verbroken verbinding is dat een minuut. Daarna beslist de computer, tot de speler terug is.
hints_forfeit = Wie aan de beurt is en de pagina sluit, heeft tien seconden om terug te komen; bij een verbroken verbinding is dat een minuut. Daarna is de partij voor die speler verloren.
