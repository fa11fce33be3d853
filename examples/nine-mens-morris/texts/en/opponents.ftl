name_1 = Cowherd
name_2 = Mill hand
name_3 = Pedlar
name_4 = Miller
name_5 = Bailiff

character_1 = sees just one move
character_2 = loves closing a mill
character_3 = watchful, thinks not far
character_4 = plans two mills ahead
character_5 = calculates deeply, forgives nothing
