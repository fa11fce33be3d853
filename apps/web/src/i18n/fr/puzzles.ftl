title = Problèmes : { $game }
at = Problème { $lesson } sur { $count }
numbered = Problème { $lesson }
ofDay = Le problème du jour
grade = { $level ->
    [1] Facile
    [2] Corsé
   *[other] Difficile
}
task = { $goal ->
    [win] Tu joues { $seatName }. But : gagner. Un seul coup rend la victoire quasi certaine : trouve-le.
    [stay-ahead] Tu joues { $seatName }. But : rester en tête. Un seul coup te garde les meilleures chances de gagner : trouve-le.
   *[best-chance] Tu joues { $seatName }. But : avoir le plus de chances de gagner. Un coup est le meilleur pour cela : trouve-le.
}
next = Problème suivant
previous = Problème précédent
aim = Du meilleur coup, l’ordinateur dit : « { $text } »
# $move est une phrase sans sujet : « déplacer le roi de e5 à e7 ».
nearMiss = Tu pourrais { $move }, mais il y a mieux.
second = C’est le deuxième meilleur coup.
wrongTitle = Pas encore
wrong = C’est permis, mais il y a un meilleur coup.
shownTitle = La solution
solution =
    L’ordinateur conseille { ELIDE("de", $move) }. Ainsi, on gagne à peu près { $percent } fois sur
    100, et { $otherPercent } fois avec le deuxième meilleur coup.
