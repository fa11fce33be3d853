title = L’histoire : { $game }
running = La partie n’est pas finie. Son histoire se raconte après la fin.
busy = L’ordinateur relit la partie : { $done } sur { $count }
stop = Arrêter la relecture
stopped = La relecture est arrêtée.
goOn = Reprendre la relecture

led = { $who ->
    [you] { $percent ->
        [100] Tu as été nettement en tête du début à la fin.
       *[other] Tu as été nettement en tête pendant { $percent } % de la partie.
    }
   *[other] { $percent ->
        [100] { $who } a été nettement en tête du début à la fin.
       *[other] { $who } a été nettement en tête pendant { $percent } % de la partie.
    }
}
neverAhead = Personne n’a jamais été nettement en tête.
changes = { $count ->
    [one] L’avantage a basculé une seule fois ; moins de { $percent } % ne compte pas.
   *[other] L’avantage a basculé { $count } fois ; moins de { $percent } % ne compte pas.
}
decided = { $who ->
    [you] À partir du coup { $ply }, tu as gardé l’avantage.
   *[other] À partir du coup { $ply }, { $who } a gardé l’avantage.
}
comeback = { $who ->
    [you] Après le coup { $ply }, l’ordinateur ne te donnait plus que { $percent } % de chances.
   *[other] Après le coup { $ply }, l’ordinateur ne donnait plus que { $percent } % de chances à { $who }.
}

board = Le plateau
graph = Qui était le mieux placé ?
graphHint = Choisis un point de la courbe : le plateau suit.
legend = { $name } : { $percent } %

turning = Les tournants
turningNone = Aucun coup n’a renversé la partie à lui seul.
turningMemory =
    L’ordinateur a retenu tout ce qu’on a pu voir. Qui avait oublié quelque chose a pu très bien jouer quand
    même ; un indice ne retient pas tout non plus.
turningAt = Coup { $ply }
played = Le choix était { ELIDE("de", $thing) }.
cost = { $who ->
    [you] Ce coup t’a fait perdre environ { $percent } points de chances de gagner.
   *[other] Ce coup a fait perdre à { $who } environ { $percent } points de chances de gagner.
}
advised =
    Un indice avait conseillé ce coup. Pour un indice, l’ordinateur réfléchit moins longtemps et retient
    moins de choses : qui l’a suivi n’y est pour rien.
show = Montrer sur le plateau
showAt = Montrer sur le plateau : coup { $ply }

luck = La chance et la malchance
luckHow =
    L’ordinateur a refait chaque tirage de nombreuses fois, tout étant visible, et laissé des joueurs ordinaires finir
    la partie. Un tirage meilleur que la moyenne, c’est de la chance ; moins bon, de la malchance. Sur beaucoup de
    parties, cela s’équilibre. La courbe, elle, ne sait que ce qu’un joueur pouvait savoir : ce qui y semble bon peut
    être ici de la malchance.
luckBusy = Le sort est tiré à nouveau : { $percent } %
luckStop = Arrêter les tirages
luckGave = { $who ->
    [you] Le sort t’a offert { $percent } % de chances de gagner.
   *[other] Le sort a offert à { $who } { $percent } % de chances de gagner.
}
luckCost = { $who ->
    [you] Le sort t’a coûté { $percent } % de chances de gagner.
   *[other] Le sort a coûté à { $who } { $percent } % de chances de gagner.
}
luckNothing = { $who ->
    [you] Pour toi, le sort n’a presque rien changé.
   *[other] Pour { $who }, le sort n’a presque rien changé.
}
luckError = ± { $percent }
luckMost = Ce qui a le plus compté
luckDraw = { $name } : { $change } %

knew = Ce que chacun savait
knewTruth = La réalité
knewNothing = À cet instant, rien n’est caché.
knewSure = { $who ->
    [you] Tu connaissais avec certitude { $done } des { $count } choses cachées.
   *[other] { $who } connaissait avec certitude { $done } des { $count } choses cachées.
}
thoughtBot = { $who ->
    [you] Ce que tu pensais
   *[other] Ce que pensait { $who }
}
thoughtPerson = { $who ->
    [you] Ce que tu pouvais savoir avec une bonne mémoire
   *[other] Ce { ELIDE("que", $who) } pouvait savoir avec une bonne mémoire
}
where = Où
truth = Ce qui s’y trouvait
likely = { $who ->
    [you] Probabilité selon toi
   *[other] Probabilité selon { $who }
}
percent = { $percent } %
rather = { $percent } %, plutôt { $thing }
more = { $count ->
    [one] Et encore { $count } chose.
   *[other] Et encore { $count } choses.
}

evening = Records de la soirée
fastest = Victoire la plus rapide : { $match }, en { $count } coups
longest = Partie la plus longue : { $match }, { $count } coups
eveningComeback = Plus belle remontée : { $name }, à partir de { $percent } % ({ $match })
mostWins = Le plus de victoires : { $name } ({ $count })

picture = Partager en image
pictureSaved = L’image est enregistrée.
pictureFailed = L’image n’a pas pu être créée.
history = Toutes les parties jouées
