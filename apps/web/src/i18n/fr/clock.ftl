legend = Jouer à la pendule ?
choices_none = Sans pendule
choices_quick = 5 minutes
choices_calm = 15 minutes
choices_days = En jours
choices_own = Au choix
noneHint = Chacun prend le temps qu’il lui faut.
kind = Comment compter ?
kinds_move = Par décision
kinds_match = Pour la partie entière
kinds_days = En jours
secondsEach = Secondes par décision
minutesAll = Minutes pour toute la partie
increment = Secondes ajoutées après chaque décision
saved = Secondes gardées au plus
daysEach = Jours par décision
weekend = Le week-end ne compte pas
night = La nuit ne compte pas, de 22 h à 8 h
termsMatch = Chacun dispose { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
} pour toute la partie, et { $seconds ->
    [one] d’une seconde
   *[other] de { $seconds } secondes
} de plus après chaque décision.
termsMatchPlain = Chacun dispose { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
} pour toute la partie.
termsMove = Par décision, on a { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
termsMoveSaved = Par décision, on a { $seconds } secondes. Ce qui reste, jusqu’à { $saved } secondes, s’ajoute à la suivante.
termsDays = Par décision, on a { $days ->
    [one] un jour
   *[other] { $days } jours
}.
pauseBoth = Le week-end et la nuit (de 22 h à 8 h, { $zone }) ne comptent pas.
pauseWeekend = Le week-end ({ $zone }) ne compte pas.
pauseNight = La nuit (de 22 h à 8 h, { $zone }) ne compte pas.
runsOut = Qui n’a plus de temps perd.
heading = La pendule
daysOnly = { $days } j
daysShort = { $days } j { $hours } h
hoursShort = { $hours } h { $minutes } min
daysForNext = { $days ->
    [one] Un jour
   *[other] { $days } jours
} pour la prochaine décision
daysLeft = Encore { $days ->
    [one] un jour
   *[other] { $days } jours
} et { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
hoursLeft = Encore { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} et { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
minutesLeft = Encore { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
oneMinute = Encore une minute.
tenSeconds = Encore dix secondes.
holidayDays = Prendre des congés
holidayHint = Ces jours s’ajoutent au temps de ta décision, en cours ou à venir. Il t’en reste { $days } dans cette partie.
takeHoliday = Poser ces jours
holidayTaken = Bonnes vacances !
