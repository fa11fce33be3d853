legend = Et si quelqu’un s’absente ?
rules_wait = Attendre
rules_computer = L’ordinateur le remplace
rules_forfeit = L’absent perd
hints_wait = La table attend que tout le monde soit revenu.
hints_computer = Qui doit décider et ferme la page a dix secondes pour revenir, et une minute si la connexion est perdue. Ensuite l’ordinateur décide, jusqu’à son retour.
hints_forfeit = Qui doit décider et ferme la page a dix secondes pour revenir, et une minute si la connexion est perdue. Ensuite la partie est perdue pour lui.
leaving_computer = Si tu pars, l’ordinateur joue à ta place au bout de dix secondes, jusqu’à ton retour.
leaving_forfeit = Si tu pars quand c’est à toi de jouer, tu as perdu au bout de dix secondes.
substitutes = L’ordinateur { $computer }, niveau { $level }, joue pour { $name } jusqu’à son retour.
doneMeanwhile = { $count ->
    [one] Pendant ton absence, l’ordinateur a décidé une fois pour toi.
   *[other] Pendant ton absence, l’ordinateur a décidé { $count } fois pour toi.
}
