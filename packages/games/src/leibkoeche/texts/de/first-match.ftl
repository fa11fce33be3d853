# Die Karte zu Beginn der allerersten Partie: kurz, sie passt auf ein Handy.
card_who = Dein Koch: { $cook }.
card_win = Hol sechs verschiedene Pfannkuchen, geh zum König und ordne sie so, wie er sie will. Stimmen alle sechs, gewinnst du.
card_lose = Hat ein anderer Koch sie früher richtig, verlierst du.
card_turn = Wirf einen Pfannkuchen hoch. Dein Koch geht so weit, wie die obere Zahl angibt. Kommt er genau auf einem Stapel an, darf er den obersten Pfannkuchen nehmen.

# Zettel auf dem Brett, jeder nur einmal.
note_fell_caught = Gefangen! Geh so weit, wie die obere Zahl angibt; danach darfst du noch einmal werfen.
note_fell_missed = Daneben, aber gedreht: Du gehst, hast aber keinen zweiten Wurf.
note_fell_invalid = Er hat sich nicht gedreht: Du gehst nicht, und wer nach dir kommt, darf deinen Koch umstellen.
note_collected = Der liegt auf deinem Tableau. Du brauchst von jeder Sorte einen; die Stapel, die dir noch fehlen, leuchten.
note_crown = Eine Krone! Damit darfst du unter eine Haube des Königs schauen.
note_peeked = Das weißt nur du. Leg diese Sorte auf denselben Platz deines Tableaus; ist er belegt, tausche die beiden.
note_laid = Ein abgelegter Pfannkuchen versperrt den Weg. Leg deinen dorthin, wo er jemanden stört.
note_arrived = Der erste Koch steht vor dem König. Alle dürfen ihr Tableau noch einmal ordnen.
note_pan_small = Du liegst vorn, also wirfst du mit der kleinen Pfanne.
note_pan_large = Du liegst hinten, also darfst du mit der großen Pfanne werfen.
note_refused = Fliesen mit grünem Ring kannst du wählen.

# Warum jemand anders das tat.
reason_missing = Diese Sorte, { $kind }, fehlte noch.
reason_smallPan = Wer vorn liegt, muss mit der kleinen Pfanne werfen.
reason_peeked = Wer eine Krone nimmt, darf das.
