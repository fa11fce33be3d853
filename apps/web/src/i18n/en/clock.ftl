legend = Do you play with a clock?
choices_none = No clock
choices_quick = 5 minutes
choices_calm = 15 minutes
choices_days = Days
choices_own = Your own
noneHint = Everybody takes the time they need.
kind = What is the time for?
kinds_move = Each decision
kinds_match = The whole match
kinds_days = In days
secondsEach = Seconds for each decision
minutesAll = Minutes for the whole match
increment = Seconds added after each decision
saved = Seconds you can save at most
daysEach = Days for each decision
weekend = The weekend does not count
night = The night does not count, from 22:00 to 8:00
termsMatch = Everybody has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for the whole match, and { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more after each decision.
termsMatchPlain = Everybody has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for the whole match.
termsMove = There { $seconds ->
    [one] is one second
   *[other] are { $seconds } seconds
} for each decision.
termsMoveSaved = There are { $seconds } seconds for each decision. What you save, up to { $saved } seconds, goes over to the next one.
termsDays = There { $days ->
    [one] is one day
   *[other] are { $days } days
} for each decision.
pauseBoth = The weekend and the night (22:00 to 8:00 in { $zone }) do not count.
pauseWeekend = The weekend (in { $zone }) does not count.
pauseNight = The night (22:00 to 8:00 in { $zone }) does not count.
runsOut = Whoever runs out of time loses.
heading = The clock
daysOnly = { $days } d
daysShort = { $days } d { $hours } h
hoursShort = { $hours } h { $minutes } m
daysForNext = { $days ->
    [one] One day
   *[other] { $days } days
} for the next decision
daysLeft = { $days ->
    [one] One day
   *[other] { $days } days
} and { $hours ->
    [one] one hour
   *[other] { $hours } hours
} left
hoursLeft = { $hours ->
    [one] One hour
   *[other] { $hours } hours
} and { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} left
minutesLeft = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} and { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left
oneMinute = One minute left.
tenSeconds = Ten seconds left.
holidayDays = Take a holiday
holidayHint = So many days are added to the decision you have to make now or next. You have { $days } left in this match.
takeHoliday = Take holiday
holidayTaken = Enjoy your holiday!
