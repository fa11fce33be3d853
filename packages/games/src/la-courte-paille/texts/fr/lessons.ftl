goal =
    .title = Le but du jeu
    .task =
        À la fin de la semaine, le personnage qui y a le plus de points est mangé. Seules comptent
        tes cartes de ce personnage, et qui a le plus de points gagne. C’est le dernier tour :
        prends dans le menu ce qui te rapporte le plus.
    .hint =
        Seules comptent les cartes de qui tire la courte paille. Qui est le plus haut dans la
        semaine, et une seule carte peut-elle encore y changer quelque chose ?
    .solved =
        C’est ça : le rat de mer est à 15 et ne sera plus rattrapé. Un petit rat de mer vaut mieux
        qu’un gros capitaine.
    .wrong = Cette carte ne comptera pas. Regarde quel personnage est le plus haut dans la semaine.

low-first =
    .title = Les plus basses d’abord
    .task =
        Au menu, il y a le rat de mer 9, et tu le veux. Choisis une carte qui te fait passer d’abord
        à coup sûr, et prends ce rat de mer.
    .hint =
        La carte la plus basse joue en premier. Entre cartes égales, qui a le requin passe avant, et
        c’est toi.
    .solved =
        Avec un 1 et le requin, personne ne passe avant toi. Une carte basse est la clé du menu.
    .wrong = Avec ça, un autre peut te devancer, ou bien tu as laissé le rat de mer 9. Vise bas.

keep-coco =
    .title = Qui dort dîne
    .task =
        Nouveau : Coco, le perroquet. Si tu le gardes en main jusqu’à la fin, sa valeur compte
        aussi. La vigie est presque sûre d’y passer. En ce dernier tour, choisis ce que tu
        défausses, puis prends le meilleur du menu.
    .hint =
        À la fin, Coco compte avec tes vigies, tant que tu le gardes en main. Qu’est-ce qui ne
        compte pas ?
    .solved = Tu pouvais te passer du mousse. Quatre vigies et un Coco qui dort : 30 points !
    .wrong = Là, tu donnes des points. Défausse quelque chose qui ne vaudra rien à la fin.

cookery-lesson =
    .title = Leçon de cuisine
    .task =
        Qui joue Coco fait une de ses trois farces. Avec la leçon de cuisine, une carte
        est jetée, visible ou cachée. Tu rassembles des cuisinières et tu sais que le jour 7 est
        la voyante 2 : fais en sorte que la cuisinière y passe.
    .hint = La cuisinière est à 8. Qui est plus haut, et à cause de quelle carte ?
    .solved =
        Sans le rat de mer 9, la cuisinière est en tête. Il y a une carte de moins, mais elle était
        déjà visible : il reste autant de tours.
    .wrong = La cuisinière n’est pas encore en tête. Jette la carte qui la gêne.

land-ahoy =
    .title = Terre en vue !
    .task =
        Avec « Terre en vue », une carte cachée s’ajoute au bout de la semaine. Le rat de mer est à 8,
        le capitaine à 7 : ajoutes-en une de ta main pour que le capitaine passe en tête. Garde le
        plus de points possible.
    .hint =
        Deux points de plus suffisent. Ce que tu mets dans la semaine ne compte plus dans ta main.
    .solved =
        Le capitaine 2 suffit tout juste, et tu gardes les gros capitaines. En prime, tu pioches
        deux cartes.
    .wrong =
        Le capitaine n’est pas en tête, ou tu as sacrifié une carte trop précieuse. Une plus petite
        suffit.

a-la-carte =
    .title = À la carte
    .task =
        La troisième farce : regarder en secret deux cartes cachées. Il y en a trois, et tu en as
        posé une toi-même. Avec Coco, regarde les deux que tu ne connais pas.
    .hint = La carte que tu connais déjà est marquée. Inutile de regarder le jour 5.
    .solved =
        Maintenant tu connais toute la semaine, et les autres savent seulement que tu as regardé.
    .wrong = Tu n’apprends rien de neuf. Regarde les deux cartes cachées que tu ne connais pas.

voyage =
    .title = La traversée
    .task =
        Tu as gagné une manche de la traversée. Désigne le personnage qui quitte le radeau, sans
        perdre toi-même une seule carte.
    .hint = Toutes les cartes du personnage disparaissent, même de ta main. Qui n’as-tu pas ?
    .solved =
        Tu gardes toutes tes cartes, et l’autre perd ses vigies. Qui n’a plus de cartes est hors
        jeu.
    .wrong = Cela te coûte des cartes. Désigne quelqu’un que tu n’as pas en main.
