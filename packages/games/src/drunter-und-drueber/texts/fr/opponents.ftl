name_1 = Tête en l’air
name_2 = Rêveur
name_3 = Fin limier
name_4 = Notaire
name_5 = Éléphant

character_1 = oublie tout de suite
character_2 = a la mémoire courte
character_3 = attentif, devine parfois
character_4 = note tout de tête
character_5 = se souvient de tout
