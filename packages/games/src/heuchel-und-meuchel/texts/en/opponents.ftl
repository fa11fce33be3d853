name_1 = Doorkeeper
name_2 = Chamberlain
name_3 = Lady-in-waiting
name_4 = Envoy
name_5 = Schemer

character_1 = grabs the nearest point
character_2 = forgets who lies beneath
character_3 = clever, but sometimes greedy
character_4 = plans the whole staircase
character_5 = knows all, shows nothing
