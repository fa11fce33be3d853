name_1 = Marin d’eau douce
name_2 = Moussaillon
name_3 = Maître d’équipage
name_4 = Timonier
name_5 = Amiral

character_1 = fidèle à un favori
character_2 = prend les plus hautes
character_3 = mise sur le meneur
character_4 = retient chaque carte jouée
character_5 = perce tous les secrets
