# The reader, where a player in a sentence is the reader: “The shark swims to you.”
you = you
    .subject = you
    .object = you
