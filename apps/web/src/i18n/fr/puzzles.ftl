title = Casse-têtes : { $game }
at = Casse-tête { $lesson } sur { $count }
numbered = Casse-tête { $lesson }
ofDay = Le casse-tête du jour
grade = { $level ->
    [1] Facile
    [2] Moyen
   *[other] Difficile
}
task = { $goal ->
    [win] { $seatName }, c’est toi. Un seul coup rend ta victoire quasi certaine : trouve-le.
    [stay-ahead] { $seatName }, c’est toi. Un seul coup préserve ton avance : trouve-le.
   *[best-chance] { $seatName }, c’est toi. Trouve le coup qui te donne le plus de chances de gagner.
}
next = Casse-tête suivant
previous = Casse-tête précédent
aim = Sur le meilleur coup, l’ordinateur dit : « { $text } »
# $move est une phrase sans sujet : « déplacer le roi de e5 à e7 ».
nearMiss = Tu pourrais { $move }, mais il y a mieux.
second = C’est le deuxième meilleur coup.
wrongTitle = Pas encore
wrong = C’est permis, mais il y a un meilleur coup.
shownTitle = La solution
solution =
    L’ordinateur conseille { ELIDE("de", $move) }. Ainsi, on gagne à peu près { $percent } fois sur
    100, et { $otherPercent } fois avec le deuxième meilleur coup.
