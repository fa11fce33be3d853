# Die Karte zu Beginn der allerersten Partie: kurz, sie passt auf ein Handy.
card_who = Ihr seid { $count } Schiffbrüchige auf einem Floß, jeder mit fünf geheimen Karten.
card_win = Am Ende wird die Figur verspeist, die in der Woche die höchste Summe hat. Du gewinnst mit den meisten Punkten dieser Figur.
card_lose = Ohne eine Karte dieser Figur bekommst du nichts. Mit einer zählt auch Coco, der Papagei.
card_turn = Wähle heimlich eine Karte zum Ablegen. Wer die niedrigste hat, nimmt zuerst eine offene Karte aus dem Menü auf die Hand.

# Zettel auf dem Brett, jeder nur einmal.
note_dealt = Die Woche: In jedem Durchgang zählt ein Tag mehr für seine Figur. Die Karten der Figur, die vorn liegt, leuchten.
note_coco = Coco, der Papagei: Wählst du ihn, nimmst du nichts aus dem Menü, sondern änderst etwas an der Woche.
note_shown = Von niedrig nach hoch nimmt jeder eine Karte aus dem Menü; bei gleichem Wert zuerst, wer dem Hai am nächsten sitzt.
note_took = Die gehört dir. Sammle die Figur, die in der Woche vorn liegen wird.
note_turned = Ein Tag liegt offen. Unter der Woche siehst du, welche Figur jetzt vorn liegt; ihre Karten leuchten.
note_called = Coco, der Papagei, nimmt nichts aus dem Menü, sondern spielt der Woche einen Streich.
note_cooked = Dieser Tag ist aus der Woche und zählt nicht mehr.
note_landed = Ein Tag kam dazu: Die Woche dauert einen Durchgang länger.
note_looked = Nur du weißt jetzt, was hier liegt.
note_shark = Der Hai zieht weiter. Bei gleichem Wert kommt zuerst, wer ihm am nächsten sitzt.
note_refused = Wähle eine Karte, um sie anzuheben, und drück dann den Knopf.

# Warum jemand anders das tat.
reason_leads = { NOM($figure) } liegt in der Woche vorn.
reason_cooked = { NOM($figure) } lag in der Woche vorn.
reason_landed = So dauert die Woche einen Durchgang länger.
