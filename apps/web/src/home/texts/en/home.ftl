signedIn = You are signed in.
signedInAs = You are signed in as { $name }.
signedOut = This device has been signed out. Sign in and your matches are back.
signIn = Sign in
evening = You are taking part in a club evening.
eveningOf = You are taking part in { $name }.
toEvening = To the evening
