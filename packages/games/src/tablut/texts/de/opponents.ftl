name_1 = Page
name_2 = Knappe
name_3 = Wächter
name_4 = Ritter
name_5 = Feldherr

character_1 = tapfer, sieht einen Zug
character_2 = schlägt gern, deckt selten
character_3 = wachsam, denkt nicht weit
character_4 = plant voraus, bleibt ruhig
character_5 = rechnet tief, verzeiht nichts
