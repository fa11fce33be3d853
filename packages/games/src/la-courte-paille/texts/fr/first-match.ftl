# La carte au début de la toute première partie : courte, elle tient sur un téléphone.
card_who = Vous êtes { $count } sur un radeau, chacun avec cinq cartes secrètes.
card_win = À la fin, on mange le personnage qui a le plus haut total dans la semaine. Tu gagnes si tu as le plus de points de ce personnage.
card_lose = Sans carte de ce personnage, tu n’as rien. Avec une, Coco le perroquet compte aussi.
card_turn = Choisis en secret une carte à défausser. Qui a la plus basse prend en premier une carte visible du menu dans sa main.

# Petits mots sur le plateau, une seule fois chacun.
note_dealt = La semaine : à chaque tour, un jour se dévoile et compte pour son personnage. Les cartes de celui qui mène brillent.
note_coco = Coco le perroquet : si tu le choisis, tu ne prends rien dans le menu, mais tu changes la semaine.
note_shown = De la plus basse à la plus haute, chacun prend une carte du menu ; à égalité, d’abord le plus proche du requin.
note_took = Elle est à toi. Collectionne le personnage qui mènera la semaine.
note_turned = Un jour est dévoilé. Sous la semaine, tu vois qui mène à présent ; ses cartes brillent.
note_called = Coco le perroquet ne prend rien dans le menu : il chamboule la semaine.
note_cooked = Ce jour n’est plus dans la semaine et ne compte plus.
note_landed = Un jour de plus : il y aura un tour de plus.
note_looked = Personne d’autre que toi ne sait ce qu’il y a ici.
note_shark = Le requin avance. À valeur égale, le plus proche de lui passe d’abord.
note_refused = Choisis une carte pour la soulever, puis appuie sur le bouton.

# Pourquoi quelqu’un d’autre a joué cela.
reason_leads = { THE($figure) } mène la semaine.
reason_cooked = { THE($figure) } menait la semaine.
reason_landed = Ainsi la semaine dure un tour de plus.
