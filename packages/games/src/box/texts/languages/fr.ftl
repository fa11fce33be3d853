# Le lecteur, quand un joueur de la phrase est le lecteur lui-même : « Le requin nage vers toi. »
you = toi
    .subject = tu
    .object = toi
