legend = Jouer à la pendule ?
choices_none = Sans pendule
choices_quick = 5 minutes
choices_calm = 15 minutes
choices_days = En jours
choices_own = Au choix
noneHint = Chacun prend le temps qu’il lui faut.
kind = À quoi sert le temps ?
kinds_move = À chaque décision
kinds_match = À toute la partie
kinds_days = En jours
secondsEach = Secondes par décision
minutesAll = Minutes pour toute la partie
increment = Secondes ajoutées après chaque décision
saved = Secondes que tu peux garder au plus
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
termsMove = Chaque décision dispose { $seconds ->
    [one] d’une seconde
   *[other] de { $seconds } secondes
}.
termsMoveSaved = Chaque décision dispose de { $seconds } secondes. Ce que tu gardes, jusqu’à { $saved } secondes, s’ajoute à la suivante.
termsDays = Chaque décision dispose { $days ->
    [one] d’un jour
   *[other] de { $days } jours
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
holidayHint = Autant de jours s’ajoutent à la décision que tu dois prendre maintenant ou bientôt. Il t’en reste { $days } dans cette partie.
takeHoliday = Prendre congé
holidayTaken = Bonnes vacances !
