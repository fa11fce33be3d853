title = Apprendre { $game }
at = Leçon { $lesson } sur { $count }
hint = Indice
solution = Montre-moi
again = Recommencer
next = Leçon suivante
previous = Leçon précédente
rules = Règles à connaître :
solvedTitle = Bravo
wrongTitle = Presque
hintTitle = Un indice
allDone = C’était la dernière. Tu sais jouer !
playNow = Jouer contre l’ordinateur
# Les étoiles sont pour qui y arrive sans aide.
stars = { $count ->
    [one] { $count } étoile sur { $most }
   *[other] { $count } étoiles sur { $most }
}
hintCost = Un indice coûte une étoile
solutionCost = Regarder la solution coûte toutes les étoiles
