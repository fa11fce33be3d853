# De computers, van zwak naar sterk: hoe ze heten, en in vier woorden hoe ze spelen.
name_1 = Afwashulp
name_2 = Keukenjongen
name_3 = Souschef
name_4 = Chef
name_5 = Hofmeester

character_1 = neemt wat dichtbij ligt
character_2 = overschat zijn eigen worp
character_3 = let op de koning
character_4 = plant elk volgend gerecht
character_5 = doorziet de hele keuken
