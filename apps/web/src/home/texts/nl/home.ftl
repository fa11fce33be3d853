signedIn = Je bent aangemeld.
signedInAs = Je bent aangemeld als { $name }.
signedOut = Je bent op dit toestel afgemeld. Meld je aan, dan zie je je partijen weer.
signIn = Aanmelden
