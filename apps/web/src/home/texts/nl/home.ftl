signedIn = Je bent aangemeld.
signedInAs = Je bent aangemeld als { $name }.
signedOut = Je bent op dit toestel afgemeld. Meld je aan, dan zie je je partijen weer.
signIn = Aanmelden
evening = Je doet mee aan een clubavond.
eveningOf = Je doet mee aan { $name }.
toEvening = Naar de avond
