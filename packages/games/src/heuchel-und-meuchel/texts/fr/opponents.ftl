name_1 = Portier
name_2 = Chambellan
name_3 = Dame de cour
name_4 = Émissaire
name_5 = Intrigant

character_1 = prend le premier point
character_2 = oublie ce qui est dessous
character_3 = fine, mais parfois avide
character_4 = prévoit tout un escalier
character_5 = sait tout, tait tout
