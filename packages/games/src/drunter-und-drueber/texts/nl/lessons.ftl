goal =
    .title = Waar het om gaat
    .task =
        Je wint als je “Klaar!” roept en al je acht stenen op je eigen kleur staan. Is er ook maar
        één fout, dan lig je eruit. Jij bent rood en zeven staan er goed: breng de laatste naar c1
        en roep daarbij meteen “Klaar!”.
    .hint = Zet eerst “‘Klaar!’ bij deze zet” aan en schuif dan van b2 naar c1.
    .solved = Alle acht goed: je hebt gewonnen!
    .wrong = Nog niet. De steen op b2 moet naar c1, en bij die zet moet je “Klaar!” roepen.

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

claiming =
    .title = Die staat goed!
    .task =
        Schuif eerst van e6 naar f6 en dan van b3 naar b4. Kijk goed welke kleur daar ligt: straks
        zie je het niet meer. Klimt oranje op je, wat zeg je dan?
    .hint = f6 en b4 waren allebei rood toen je ernaartoe ging. Staat je steen goed, zeg het dan.
    .solved = Goed onthouden. Oranje moet terug en is zijn zet kwijt.
    .wrong = Ga eerst naar f6, dan naar b4. En zeg het als oranje op een steen klimt die goed staat.

allowing =
    .title = Wees zeker van je zaak
    .task =
        Schuif eerst van b3 naar b4 en dan van e1 naar d1, en onthoud wat daar lag. Oranje klimt op
        een van de twee. Wat zeg je?
    .hint =
        b4 was rood, d1 was geel. Wie ten onrechte zegt dat hij goed staat, slaat een beurt over.
    .solved = Verstandig. Daar lag geel, en onterecht protesteren had je een beurt gekost.
    .wrong =
        Ga eerst naar b4, dan naar d1. En denk terug: welke kleur lag er waar oranje nu op klimt?

blocking =
    .title = Vastzetten
    .task =
        Schuif van b3 naar b4 en daarna van e6 naar f6, en kijk goed wat oranje intussen doet. Zeven
        oranje stenen staan dan goed. Klim op de achtste.
    .hint =
        Oranje ging één keer naar geel en één keer naar oranje. Klim op de steen die op geel staat.
    .solved = Die zit vast. Oranje moet wachten, en jij hebt weer tijd.
    .wrong = Zo loopt oranje gewoon door. Welke oranje steen ging naar een andere kleur?

freed =
    .title = Er weer onderuit
    .task = Je steen op d4 heeft vijf beurten gewacht. Breng hem naar rood.
    .hint = Hij mag onder oranje vandaan. Er ligt een rood vakje schuin onder hem, op e3.
    .solved = Eronderuit, en meteen thuis. De oranje steen zakt gewoon.
    .wrong = Je steen op d4 is nu vrij. Schuif hem naar een rood vakje ernaast.

klaar =
    .title = Niet te vroeg
    .task =
        Zes van je stenen staan goed. Schuif van c2 naar c1 en dan van g4 naar f4. Roep daarna pas
        “Klaar!” als je zeker weet dat ze alle acht goed staan.
    .hint = c1 was rood, maar f4 was paars. Eén stap nog, naar e3, en roep daarbij “Klaar!”.
    .solved = Alle acht, en op tijd geroepen. Te vroeg roepen had je het spel gekost.
    .wrong =
        Denk terug aan de kleuren die je zag. Staat er nog een steen fout, breng die dan eerst naar
        rood.
