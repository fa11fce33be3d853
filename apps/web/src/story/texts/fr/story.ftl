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
    [one] Un avantage de { $percent } % ou plus a changé de camp une fois.
   *[other] Un avantage de { $percent } % ou plus a changé de camp { $count } fois.
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
    Calculé avec tout ce qu’on a pu voir. Qui n’a pas tout retenu a fort bien pu jouer le meilleur coup avec ses
    souvenirs ; un indice ne retient pas tout non plus.
turningAt = Coup { $ply }
played = Le choix était { ELIDE("de", $thing) }.
cost = { $who ->
    [you] Cela t’a coûté environ { $percent } % de chances de gagner.
   *[other] Cela a coûté environ { $percent } % de chances de gagner à { $who }.
}
advised =
    Un indice avait conseillé ce coup. Pour un indice, l’ordinateur réfléchit moins longtemps et retient
    moins de choses : qui l’a suivi n’y est pour rien.
show = Montrer sur le plateau
showAt = Montrer sur le plateau : coup { $ply }

luck = La chance et la malchance
luckHow =
    Chaque tirage a été refait de nombreuses fois depuis la même position, tout étant visible, puis la partie jouée
    jusqu’au bout par des joueurs ordinaires. L’écart avec ce qui est vraiment sorti, c’est la chance ; sur beaucoup de
    parties, elle s’annule. La courbe part de ce que pouvait savoir celui dont c’était le tour : ce qui semblait bon a pu
    être quand même de la malchance.
luckBusy = Le sort est tiré à nouveau : { $percent } %
luckStop = Arrêter les tirages
luckGave = { $who ->
    [you] Le sort t’a offert { $percent } % de chances de gagner.
   *[other] Le sort a offert { $percent } % de chances de gagner à { $who }.
}
luckCost = { $who ->
    [you] Le sort t’a coûté { $percent } % de chances de gagner.
   *[other] Le sort a coûté { $percent } % de chances de gagner à { $who }.
}
luckNothing = { $who ->
    [you] Pour toi, le sort n’a rien changé de sensible.
   *[other] Pour { $who }, le sort n’a rien changé de sensible.
}
luckError = ± { $percent }
luckMost = Ce qui a le plus compté
luckDraw = { $name } : { $percent } %

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
