# La carte au début de la toute première partie : courte, elle tient sur un téléphone.
card_who = Vous êtes { $count } sur un radeau, chacun avec cinq cartes secrètes.
card_win = À la fin, on mange le personnage dont la somme est la plus haute dans la semaine. Tu gagnes avec le plus de points de ce personnage.
card_lose = Sans carte de ce personnage, tu n’as rien. Avec une, tes Cocos comptent aussi.
card_turn = Choisis en secret une carte à jeter. La plus basse se sert la première au menu.

# Petits mots sur le plateau, une seule fois chacun.
note_dealt = Voici la semaine. À chaque tour, un jour se découvre ; la plus haute somme est mangée.
note_shown = Tout est dévoilé. De la plus basse à la plus haute, chacun prend une carte du menu.
note_took = Elle est à toi. Collectionne le personnage qui mènera la semaine.
note_turned = Un jour est découvert. Sous la semaine, tu vois qui mène à présent ; ses cartes luisent.
note_called = Coco ne prend rien au menu : il fait une farce à la semaine.
note_cooked = Ce jour n’est plus dans la semaine et ne compte plus.
note_landed = Un jour de plus : la semaine dure un tour de plus.
note_looked = Toi seul sais maintenant ce qu’il y a ici.
note_shark = Le requin avance. À valeur égale, le plus proche de lui passe d’abord.
note_refused = Touche une carte pour la soulever, puis le bouton.

# Pourquoi quelqu’un d’autre a joué cela.
reason_leads = { THE($figure) } mène la semaine.
reason_cooked = { THE($figure) } menait la semaine.
reason_landed = Ainsi la semaine dure un tour de plus.
