signedIn = Du bist angemeldet.
signedInAs = Du bist als { $name } angemeldet.
signedOut = Du bist auf diesem Gerät abgemeldet. Melde dich an, dann siehst du deine Partien wieder.
signIn = Anmelden
