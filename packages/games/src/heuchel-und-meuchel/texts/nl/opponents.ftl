# De computers, van zwak naar sterk: hoe ze heten, en in vier woorden hoe ze spelen.
name_1 = Portier
name_2 = Kamerheer
name_3 = Hofdame
name_4 = Gezant
name_5 = Intrigant

character_1 = neemt het eerste punt
character_2 = vergeet wie eronder ligt
character_3 = slim, maar soms hebberig
character_4 = plant de hele trap
character_5 = weet alles, toont niets
