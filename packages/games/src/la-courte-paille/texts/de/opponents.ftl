name_1 = Landratte
name_2 = Leichtmatrose
name_3 = Bootsmann
name_4 = Steuermann
name_5 = Admiral

character_1 = schwört auf einen Liebling
character_2 = greift nach hohen Karten
character_3 = folgt dem heutigen Spitzenreiter
character_4 = merkt sich jede Karte
character_5 = durchschaut das ganze Floß
