goal =
    .title = Le but du jeu
    .task =
        Tu gagnes si tu cries « Fini ! » et que tes huit pions sont sur ta couleur. Un seul de
        travers, et tu es hors jeu. Tu joues Rouge et sept sont bien placés : amène le dernier en c1
        et crie du même coup.
    .hint = Active d’abord « “Fini !” avec ce coup », puis va de b2 à c1.
    .solved = Les huit sont bien placés : tu as gagné !
    .wrong = Pas encore. Le pion de b2 doit aller en c1, et il faut crier du même coup.

placing =
    .title = Poser
    .task = Tu joues Rouge. Pose ton dernier pion juste à côté de la case rouge e3.
    .hint =
        Sur du rouge, c’est interdit. Toute case vide qui touche e3, même en diagonale, convient.
    .solved = Bien. Plus tard, il ne restera qu’un pas jusqu’à ta couleur.
    .wrong = C’est permis, mais plus loin de e3 que nécessaire. Choisis une case qui la touche.

homeward =
    .title = À la maison
    .task = Une case de ta couleur, c’est la maison. Amènes-y un pion.
    .hint = Un pion se déplace d’une case. Lequel des tiens est à côté d’une case rouge ?
    .solved = À la maison ! Maintenant, n’oublie pas que celui-là est bien placé.
    .wrong = Ce pion n’est pas encore sur une case rouge. Regarde les cases autour de tes pions.

claiming =
    .title = Bien placé !
    .task =
        Va d’abord de e6 à f6, puis de b3 à b4. Retiens les couleurs : bientôt, tu ne les verras
        plus. Quand Orange monte sur toi, que dis-tu ?
    .hint = f6 et b4 étaient rouges avant ton passage. Si ton pion est bien placé, dis-le.
    .solved = Bonne mémoire. Orange doit retourner d’où il vient et perd son coup.
    .wrong = D’abord f6, puis b4. Et parle quand Orange monte sur un pion bien placé.

allowing =
    .title = Être sûr de son coup
    .task =
        Va d’abord de b3 à b4, puis de e1 à d1, et retiens ce qu’il y avait. Orange monte sur l’un
        des deux. Que dis-tu ?
    .hint = b4 était rouge, d1 était jaune. Qui proteste à tort passe un tour.
    .solved = Sage décision. C’était jaune, et protester à tort t’aurait coûté un tour.
    .wrong = D’abord b4, puis d1. Et rappelle-toi : quelle couleur y avait-il là où Orange monte ?

blocking =
    .title = Bloquer
    .task =
        Va de b3 à b4, puis de e6 à f6, et regarde bien ce que fait Orange pendant ce temps. Sept
        pions orange seront alors bien placés. Monte sur le huitième.
    .hint =
        Orange est allé une fois sur du jaune et une fois sur de l’orange. Monte sur le pion qui est
        sur du jaune.
    .solved = Il est bloqué. Orange doit attendre, et toi, tu as gagné du temps.
    .wrong =
        Orange continue comme si de rien n’était. Quel pion orange est allé sur une autre couleur ?

freed =
    .title = Se dégager
    .task = Ton pion en d4 a attendu cinq tours. Amène-le sur une case rouge.
    .hint = Il peut sortir de dessous Orange. Il y a une case rouge en diagonale, en e3.
    .solved = Dégagé, et aussitôt à la maison. Le pion orange descend d’un cran, voilà tout.
    .wrong = Ton pion en d4 est libre maintenant. Déplace-le sur une case rouge voisine.

klaar =
    .title = Pas trop tôt
    .task =
        Six de tes pions sont bien placés. Va de c2 à c1, puis de g4 à f4. Ensuite, ne crie « Fini !
        » qu’avec la certitude que les huit sont bien placés.
    .hint = c1 était rouge, mais f4 était violet. Encore un pas, en e3, et crie du même coup.
    .solved = Les huit, et crié à temps. Crier trop tôt t’aurait coûté la partie.
    .wrong =
        Rappelle-toi les couleurs que tu as vues. Si un pion est encore mal placé, amène-le d’abord
        sur du rouge.
