name = Heuchel & Meuchel
tagline = Schleimen, stechen, steigen.
about =
    Ein hohes Haus voller Emporkömmlinge. Bring deine Feuerschlucker, Bischöfe und Fürsten in ihr
    eigenes Stockwerk, versteck die Schwachen unter den Mächtigen, und schnapp dir, was die Nachbarn
    in Reichweite liegen lassen. Wer zuletzt noch Karten auf der Treppe hat, zahlt die Zeche.
