placing =
    .title = Neerleggen
    .task = Jij bent rood. Leg je laatste schijf vlak naast het rode rondje op e3.
    .hint = Op rood zelf mag het niet. Elk leeg rondje dat aan e3 grenst, ook schuin, is goed.
    .solved = Mooi. Straks is het nog maar één stap naar huis.
    .wrong = Dat mag, maar het is verder van e3 dan nodig. Kies een rondje dat eraan grenst.

homeward =
    .title = Naar huis
    .task = Schuif een schijf naar een rondje van je eigen kleur.
    .hint = Een schijf gaat één rondje verder. Welke van je schijven ligt naast rood?
    .solved = Thuis! Nu niet vergeten dat die goed staat.
    .wrong = Die schijf staat nog niet op rood. Kijk naar de rondjes om je schijven heen.

blocking =
    .title = Vastzetten
    .task = Oranje is bijna klaar. Zet de schijf vast die nog niet goed staat.
    .hint =
        Eén oranje schijf staat niet op oranje. Klim er bovenop. Op de andere klimmen heeft geen
        zin.
    .solved = Die zit vast. Oranje moet wachten, en jij hebt weer tijd.
    .wrong = Zo loopt oranje gewoon door. Klim op de oranje schijf die op een andere kleur staat.

claiming =
    .title = Die staat goed!
    .task = Ga eerst naar het rode rondje f6. Word je daar aangevallen, geef dan het goede antwoord.
    .hint = Je hebt zelf gezien welke kleur f6 heeft. Staat je schijf daar goed, zeg het dan.
    .solved = Precies. Oranje moet terug en is zijn zet kwijt.
    .wrong = Dat helpt je niet. Ga naar f6, en zeg het als oranje op je klimt.

allowing =
    .title = Wees zeker van je zaak
    .task = Oranje klimt op je schijf. De tafel laat je zien wat eronder ligt. Wat zeg je?
    .hint =
        Je schijf staat niet op rood. Wie dan toch zegt dat hij goed staat, slaat een beurt over.
    .solved = Verstandig. Onterecht protesteren had je een beurt gekost.
    .wrong =
        Dat klopte niet, en het kost je een beurt. Kijk nog eens op welke kleur je schijf staat.

freed =
    .title = Er weer onderuit
    .task = Je schijf op d4 heeft vijf beurten gewacht. Breng hem naar rood.
    .hint = Hij mag onder oranje vandaan. Rood ligt recht boven en schuin onder hem.
    .solved = Eronderuit, en meteen thuis. De oranje schijf zakt gewoon.
    .wrong = Je schijf op d4 is nu vrij. Schuif hem naar een rood rondje ernaast.

klaar =
    .title = Klaar!
    .task = Zeven van je schijven staan goed. Breng de laatste thuis en roep er meteen “Klaar!” bij.
    .hint = Zet eerst “Zetten met Klaar!” aan en schuif dan van b2 naar c1.
    .solved = Alle acht goed: je hebt gewonnen!
    .wrong = Nog niet. De schijf op b2 moet naar c1, en je moet er meteen bij roepen.
