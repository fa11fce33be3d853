# Die Karte zu Beginn der allerersten Partie: kurz, sie passt auf ein Handy.
card_who = Deine acht Steine sind { $colour }.
card_win = Du gewinnst, wenn alle acht auf deiner Farbe liegen und du „Fertig!“ rufst.
card_lose = Rufst du zu früh, bist du raus. Und ein Stein unter einem anderen sitzt fest.
card_turn = Zuerst legen alle reihum ihre Steine. Danach ziehst du pro Zug einen Stein ein Feld weit, auch schräg.

# Zettel auf dem Brett, jeder nur einmal.
note_moving = Jetzt ziehst du jedes Mal einen Stein, auch schräg. Die leuchtenden Felder sind deine.
note_placed = Was unter deinem Stein liegt, siehst du erst wieder, wenn er weggeht. Merk dir die Farbe!
note_home = Der liegt auf deiner Farbe! Merk ihn dir und lass ihn liegen.
note_uncovered = Dieses Feld ist leer und zeigt wieder seine Farbe. Schau gut hin, bald liegt etwas darauf.
note_asked = Jemand klettert auf deinen Stein. Weißt du sicher, dass er richtig liegt, dann sag es: Der andere muss zurück.
note_climbed = Dieser Stein sitzt fest, solange du auf ihm liegst. Liegt er richtig und sagt das sein Besitzer, musst du zurück.
note_stuck = Dein Stein sitzt fest. Bleibt der obere liegen, darf deiner nach { $block } Zügen trotzdem hervor.
note_stuckForLong = Dein Stein sitzt fest, bis der obere weggeht.
note_claimRight = Es stimmte: Dieser Stein liegt richtig, also muss der Angreifer zurück.
note_claimWrong = Es stimmte nicht: Der Angreifer bleibt liegen, und wer es sagte, setzt einmal aus.
note_claimWrongFree = Es stimmte nicht: Der Angreifer bleibt liegen.
note_refused = Wähle einen deiner Steine: Grüne Ringe zeigen, wohin er darf.

# Warum jemand anders das tat.
reason_climbsOnYou = So sitzt dein Stein fest, wenn er nicht richtig liegt.
reason_climbs = Was darunter liegt, kommt nicht mehr weg.
reason_wasWrong = Auf { $from } lag dieser Stein nicht auf seiner Farbe.
