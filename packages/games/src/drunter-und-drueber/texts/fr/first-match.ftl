# La carte au début de la toute première partie : courte, elle tient sur un téléphone.
card_who = Tes huit pions sont de couleur { F($colour) }.
card_win = Tu gagnes quand les huit sont sur ta couleur et que tu cries « Fini ! ».
card_lose = Si tu cries trop tôt, tu es hors jeu. Et un pion sous un autre est bloqué.
card_turn = D’abord, chacun pose ses pions à tour de rôle. Ensuite, tu en déplaces un d’une case, même en diagonale.

# Petits mots sur le plateau, une seule fois chacun.
note_moving = À chaque tour, déplace un pion, même en diagonale. Les cases qui brillent sont de ta couleur.
note_placed = Tu ne reverras ce qu’il y a sous ton pion que lorsqu’il s’en ira. Retiens la couleur !
note_home = Il est sur ta couleur ! Retiens-le et laisse-le là.
note_uncovered = Cette case est vide et montre à nouveau sa couleur. Regarde bien, elle sera vite recouverte.
note_asked = Quelqu’un monte sur ton pion. Si tu sais qu’il est bien placé, dis-le : l’autre devra reculer.
note_climbed = Ce pion est bloqué tant que tu es dessus. S’il est bien placé et qu’on le dit, tu dois reculer.
note_stuck = Ton pion est bloqué. Si celui du dessus reste, le tien pourra sortir après { $block } tours.
note_stuckForLong = Ton pion est bloqué jusqu’à ce que celui du dessus s’en aille.
note_claimRight = C’était vrai : ce pion est bien placé, donc l’attaquant recule.
note_claimWrong = C’était faux : l’attaquant reste, et qui l’a dit passe un tour.
note_claimWrongFree = C’était faux : l’attaquant reste.
note_refused = Choisis un de tes pions : des anneaux verts montrent où il peut aller.

# Pourquoi quelqu’un d’autre a joué cela.
reason_climbsOnYou = Ainsi ton pion est bloqué, sauf s’il est bien placé.
reason_climbs = Ce qui est dessous ne peut plus partir.
reason_wasWrong = En { $from }, ce pion n’était pas sur sa couleur.
