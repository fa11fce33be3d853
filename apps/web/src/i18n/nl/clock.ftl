legend = Speel je met een klok?
choices_none = Zonder klok
choices_quick = 5 minuten
choices_calm = 15 minuten
choices_days = Dagen
choices_own = Zelf kiezen
noneHint = Iedereen neemt de tijd die nodig is.
kind = Waarvoor telt de tijd?
kinds_move = Per beslissing
kinds_match = Voor de hele partij
kinds_days = In dagen
secondsEach = Seconden per beslissing
minutesAll = Minuten voor de hele partij
increment = Seconden erbij na elke beslissing
saved = Seconden die je ten hoogste overhoudt
daysEach = Dagen per beslissing
weekend = Het weekend telt niet mee
night = De nacht telt niet mee, van 22 tot 8 uur
termsMatch = Ieder heeft { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} voor de hele partij, en na elke beslissing { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} erbij.
termsMatchPlain = Ieder heeft { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} voor de hele partij.
termsMove = Voor elke beslissing { $seconds ->
    [one] is er één seconde
   *[other] zijn er { $seconds } seconden
}.
termsMoveSaved = Voor elke beslissing zijn er { $seconds } seconden. Wat je overhoudt, tot { $saved } seconden, gaat mee naar de volgende.
termsDays = Voor elke beslissing { $days ->
    [one] is er één dag
   *[other] zijn er { $days } dagen
}.
pauseBoth = Het weekend en de nacht (van 22 tot 8 uur in { $zone }) tellen niet mee.
pauseWeekend = Het weekend (in { $zone }) telt niet mee.
pauseNight = De nacht (van 22 tot 8 uur in { $zone }) telt niet mee.
runsOut = Wie geen tijd meer heeft, verliest.
heading = De klok
daysOnly = { $days } d
daysShort = { $days } d { $hours } u
hoursShort = { $hours } u { $minutes } m
daysForNext = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
} voor de volgende beslissing
daysLeft = Nog { $days ->
    [one] één dag
   *[other] { $days } dagen
} en { $hours } uur
hoursLeft = Nog { $hours } uur en { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
}
minutesLeft = Nog { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
} en { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
}
oneMinute = Nog één minuut.
tenSeconds = Nog tien seconden.
holidayDays = Vakantie nemen
holidayHint = Zoveel dagen krijg je erbij voor de beslissing die je nu of straks neemt. Je hebt er in deze partij nog { $days }.
takeHoliday = Neem vakantie
holidayTaken = Goede vakantie!
