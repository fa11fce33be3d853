placing =
    .title = Neerleggen
    .task = Jij bent rood. Leg je laatste steen vlak naast het rode vakje op e3.
    .hint = Op rood zelf mag het niet. Elk leeg vakje dat aan e3 grenst, ook schuin, is goed.
    .solved = Mooi. Straks is het nog maar één stap naar je eigen kleur.
    .wrong = Dat mag, maar het is verder van e3 dan nodig. Kies een vakje dat eraan grenst.

homeward =
    .title = Naar huis
    .task = Een vakje van je eigen kleur is thuis. Schuif er een steen naartoe.
    .hint = Een steen gaat één vakje verder. Welke van je stenen ligt naast rood?
    .solved = Thuis! Nu niet vergeten dat die goed staat.
    .wrong = Die steen staat nog niet op rood. Kijk naar de vakjes om je stenen heen.

blocking =
    .title = Vastzetten
    .task = Oranje is bijna klaar. Zet de steen vast die nog niet goed staat.
    .hint =
        Eén oranje steen staat niet op oranje. Klim er bovenop. Op de andere klimmen heeft geen
        zin.
    .solved = Die zit vast. Oranje moet wachten, en jij hebt weer tijd.
    .wrong = Zo loopt oranje gewoon door. Klim op de oranje steen die op een andere kleur staat.

claiming =
    .title = Die staat goed!
    .task = Ga eerst naar het rode vakje f6. Word je daar aangevallen, geef dan het goede antwoord.
    .hint = Je hebt zelf gezien welke kleur f6 heeft. Staat je steen daar goed, zeg het dan.
    .solved = Precies. Oranje moet terug en is zijn zet kwijt.
    .wrong = Dat helpt je niet. Ga naar f6, en zeg het als oranje op je klimt.

allowing =
    .title = Wees zeker van je zaak
    .task = Oranje klimt op je steen. De tafel laat je zien wat eronder ligt. Wat zeg je?
    .hint =
        Je steen staat niet op rood. Wie dan toch zegt dat hij goed staat, slaat een beurt over.
    .solved = Verstandig. Onterecht protesteren had je een beurt gekost.
    .wrong =
        Dat klopte niet, en het kost je een beurt. Kijk nog eens op welke kleur je steen staat.

freed =
    .title = Er weer onderuit
    .task = Je steen op d4 heeft vijf beurten gewacht. Breng hem naar rood.
    .hint = Hij mag onder oranje vandaan. Rood ligt recht boven en schuin onder hem.
    .solved = Eronderuit, en meteen thuis. De oranje steen zakt gewoon.
    .wrong = Je steen op d4 is nu vrij. Schuif hem naar een rood vakje ernaast.

klaar =
    .title = Klaar!
    .task = Zeven van je stenen staan goed. Breng de laatste thuis en roep er meteen “Klaar!” bij.
    .hint = Zet eerst “Zetten met Klaar!” aan en schuif dan van b2 naar c1.
    .solved = Alle acht goed: je hebt gewonnen!
    .wrong = Nog niet. De steen op b2 moet naar c1, en je moet er meteen bij roepen.
