name_1 = Plongeur
name_2 = Marmiton
name_3 = Second
name_4 = Chef
name_5 = Maître queux

character_1 = prend au plus près
character_2 = surestime ses propres lancers
character_3 = guette les envies royales
character_4 = prévoit chaque plat suivant
character_5 = perce à jour toute la cuisine
