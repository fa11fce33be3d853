# Die Karte zu Beginn der allerersten Partie: kurz, sie passt auf ein Handy.
card_who = Dein Koch ist { $cook }.
card_win = Hol sechs verschiedene Pfannkuchen, geh zum König und leg sie in seiner Reihenfolge. Stimmen alle sechs, gewinnst du.
card_lose = Hat ein anderer Koch sie früher richtig, verlierst du.
card_turn = Wirf einen Pfannkuchen hoch. So viele Fliesen, wie oben liegt, gehst du. Endest du genau auf einem Stapel, darfst du nehmen.

# Zettel auf dem Brett, jeder nur einmal.
note_fell_caught = Gefangen! Geh, was oben liegt; danach darfst du noch einmal werfen.
note_fell_missed = Daneben, aber gedreht: Du gehst, ein zweiter Wurf ist nicht dabei.
note_fell_invalid = Er hat sich nicht gedreht: Du gehst nicht, und wer nach dir kommt, darf deinen Koch umstellen.
note_collected = Der liegt auf deinem Tablett. Du brauchst von jeder Sorte einen; die leuchtenden Stapel fehlen noch.
note_crown = Eine Krone! Damit darfst du unter eine Haube des Königs schauen.
note_peeked = Das weißt nur du. Leg diese Sorte auf denselben Platz deines Tabletts.
note_laid = Ein abgelegter Pfannkuchen versperrt den Weg. Leg deinen dorthin, wo er jemanden stört.
note_arrived = Der erste Koch steht vor dem König. Alle dürfen ihr Tablett noch einmal ordnen.
note_pan_small = Du liegst vorn, also wirfst du mit der kleinen Pfanne.
note_pan_large = Du liegst hinten, also darfst du mit der großen Pfanne werfen.
note_refused = Fliesen mit grünem Ring kannst du wählen.

# Warum jemand anders das tat.
reason_missing = Diese Sorte, { $kind }, fehlte noch.
reason_smallPan = Wer vorn liegt, muss mit der kleinen Pfanne werfen.
reason_peeked = Wer eine Krone nimmt, darf das.
