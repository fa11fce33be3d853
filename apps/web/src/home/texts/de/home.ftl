signedIn = Du bist angemeldet.
signedInAs = Du bist als { $name } angemeldet.
signedOut = Du bist auf diesem Gerät abgemeldet. Melde dich an, dann siehst du deine Partien wieder.
signIn = Anmelden
evening = Du spielst bei einem Clubabend mit.
eveningOf = Du spielst bei { $name } mit.
toEvening = Zum Abend
