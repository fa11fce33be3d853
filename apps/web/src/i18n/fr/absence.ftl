legend = Et si quelqu’un s’absente ?
rules_wait = Attendre
rules_computer = L’ordinateur remplace
rules_forfeit = L’absent perd
hints_wait = La table attend que tout le monde soit revenu.
hints_computer = Qui doit décider et ferme la page a dix secondes pour revenir, et une minute si la connexion est perdue. Ensuite l’ordinateur décide, jusqu’à son retour.
hints_forfeit = Qui doit décider et ferme la page a dix secondes pour revenir, et une minute si la connexion est perdue. Ensuite la partie est perdue pour lui.
