name_1 = Page
name_2 = Écuyer
name_3 = Sentinelle
name_4 = Chevalier
name_5 = Stratège

character_1 = intrépide, voit un coup
character_2 = prend volontiers, protège peu
character_3 = attentive, ne prévoit guère
character_4 = prévoit loin, reste calme
character_5 = profond, précis, sans pitié
