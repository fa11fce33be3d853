legend = Spielt ihr mit Uhr?
choices_none = Ohne Uhr
choices_quick = 5 Minuten
choices_calm = 15 Minuten
choices_days = Tage
choices_own = Selbst wählen
noneHint = Alle nehmen sich so viel Zeit, wie sie brauchen.
kind = Wofür gilt die Zeit?
kinds_move = Je Entscheidung
kinds_match = Für die ganze Partie
kinds_days = Über mehrere Tage
secondsEach = Sekunden je Entscheidung
minutesAll = Minuten für die ganze Partie
increment = Sekunden Zuschlag nach jeder Entscheidung
saved = Sekunden, die du höchstens aufsparst
daysEach = Tage je Entscheidung
weekend = Das Wochenende zählt nicht
night = Die Nacht zählt nicht, von 22 bis 8 Uhr
termsMatch = Alle haben je { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} für die ganze Partie und nach jeder Entscheidung { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} mehr.
termsMatchPlain = Alle haben je { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} für die ganze Partie.
termsMove = Für jede Entscheidung gibt es { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
termsMoveSaved = Für jede Entscheidung gibt es { $seconds } Sekunden. Was du sparst, bis zu { $saved } Sekunden, kommt zur nächsten dazu.
termsDays = Für jede Entscheidung gibt es { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}.
pauseBoth = Das Wochenende und die Nacht (22 bis 8 Uhr in { $zone }) zählen nicht.
pauseWeekend = Das Wochenende (in { $zone }) zählt nicht.
pauseNight = Die Nacht (22 bis 8 Uhr in { $zone }) zählt nicht.
runsOut = Wer keine Zeit mehr hat, verliert.
heading = Die Uhr
daysOnly = { $days } T
daysShort = { $days } T { $hours } h
hoursShort = { $hours } h { $minutes } min
daysForNext = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} für die nächste Entscheidung
daysLeft = Noch { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} und { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
hoursLeft = Noch { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} und { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
minutesLeft = Noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} und { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
oneMinute = Noch eine Minute.
tenSeconds = Noch zehn Sekunden.
holidayDays = Urlaub nehmen
holidayHint = So viele Tage kommen zu der Entscheidung dazu, die jetzt oder als Nächstes ansteht. In dieser Partie hast du noch { $days }.
takeHoliday = Urlaub nehmen
holidayTaken = Schönen Urlaub!
