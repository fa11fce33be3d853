### Le salon de l’armoire : tables ouvertes, un souhait pour plusieurs jeux, parties à regarder.
title = Jouer ensemble
quiet = Personne ne cherche pour l’instant, et aucune table n’est ouverte. Dis à quoi tu veux jouer, ou invite quelqu’un.
now_tables = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
now_looking = { $count ->
    [one] { $count } joueur cherche quelqu’un
   *[other] { $count } joueurs cherchent quelqu’un
}
now_lookingFor = { $count ->
    [one] { $count } joueur cherche quelqu’un pour { OR($names) }
   *[other] { $count } joueurs cherchent quelqu’un pour { OR($names) }
}
now_matches = { $count ->
    [one] { $count } partie à regarder
   *[other] { $count } parties à regarder
}
unreachable = Le salon n’est pas joignable pour le moment.
open = Trouver quelqu’un
close = Replier
wishTitle = À quoi veux-tu jouer ?
games = Jeux
allGames = Tous les jeux
seeking = { $count ->
    [one] { $count } personne cherche
   *[other] { $count } personnes cherchent
}
players_legend = À combien
players_two = à deux
players_few = de 2 à 4
players_many = à 3 ou plus
players_any = Peu importe
pace_legend = Rythme
pace_live = Tout de suite
pace_days = Sur plusieurs jours
pace_both = Les deux
terms_live = Chacun a 15 minutes pour toute la partie, et 10 secondes de plus après chaque coup. L’ordinateur continue pour qui s’en va.
terms_days = Il y a trois jours pour chaque décision ; inutile de rester là.
go = Chercher
noGame = Choisis au moins un jeu.
wait = { $count ->
    [one] Ces trois dernières heures, une personne a trouvé quelqu’un ici, après { $seconds } secondes.
   *[other] Ces trois dernières heures, on a trouvé quelqu’un ici { $count } fois, le plus souvent en moins de { $seconds } secondes.
}
waitMinutes = { $count ->
    [one] Ces trois dernières heures, une personne a trouvé quelqu’un ici, après { $minutes } min environ.
   *[other] Ces trois dernières heures, on a trouvé quelqu’un ici { $count } fois, le plus souvent en moins de { $minutes } min.
}
waitUnknown = Ces trois dernières heures, personne n’a trouvé de partenaire ici. Cela peut donc prendre du temps.
lookingFor = On cherche quelqu’un pour { OR($names) }
lookingForAny = On cherche quelqu’un pour jouer
lookingLater = Tu as quitté plusieurs tables ces derniers temps. On reprend la recherche dans { $seconds } s.
lookingTime = depuis { $time }
stop = Ne plus chercher
computer = Jouer contre l’ordinateur en attendant
computerHint = Si quelqu’un arrive, tu le sauras. La partie contre l’ordinateur est conservée.
found = Quelqu’un est là pour jouer avec toi.
foundHint = Ta place à la table est prête. Ce que tu joues maintenant est conservé.
later = Dans un instant
goOver = Aller à la table
tables = Tables ouvertes
noTables = Aucune table n’est ouverte.
host = table { ELIDE("de", $name) }
hostless = table d’un invité
free = { $count ->
    [one] encore { $count } place libre sur { $seats }
   *[other] encore { $count } places libres sur { $seats }
}
sinceNow = vient d’être préparée
since = attend depuis { $minutes } min
fits = correspond à ce que tu cherches
options = avec ses propres règles
sit = S’asseoir
sitAt = S’asseoir : { $game }, { $name }
watch = À regarder
noMatches = Aucune partie publique n’est en cours.
watchThis = Regarder
watchOf = Regarder { $game }
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
code = Tu as un code ?
codeHint = Huit lettres et chiffres, de la personne qui t’invite.
codeGo = À la table
friends = Amis
asked = { $name } te propose de jouer à « { $game } ».
askedBy = Un ami
rated = partie classée
clock_match = { $minutes } min
clock_increment = { $minutes } min + { $seconds } s
clock_move = { $seconds } s par coup
clock_days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
