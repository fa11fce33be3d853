name_1 = Pförtner
name_2 = Kämmerer
name_3 = Hofdame
name_4 = Gesandter
name_5 = Intrigant

character_1 = nimmt den erstbesten Punkt
character_2 = vergisst, wer darunter liegt
character_3 = klug, aber manchmal gierig
character_4 = plant die ganze Treppe
character_5 = weiß alles, zeigt nichts
