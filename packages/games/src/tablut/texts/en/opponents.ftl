name_1 = Page
name_2 = Squire
name_3 = Sentry
name_4 = Knight
name_5 = Commander

character_1 = brave, sees one move
character_2 = loves captures, seldom guards
character_3 = watchful, looks not far
character_4 = plans ahead, stays calm
character_5 = calculates deeply, forgives nothing
