name_1 = Spüler
name_2 = Küchenjunge
name_3 = Souschef
name_4 = Küchenchef
name_5 = Hofmeister

character_1 = nimmt, was nahe liegt
character_2 = überschätzt die eigenen Würfe
character_3 = achtet auf den König
character_4 = plant schon den nächsten Gang
character_5 = durchschaut die ganze Küche
