# Die Karte zu Beginn der allerersten Partie: kurz, sie passt auf ein Handy.
card_who = { $side ->
    [light] Du bist Hell: der König und seine Verteidiger.
   *[dark] Du bist Dunkel: die Angreifer.
}
card_win = { $side ->
    [light] Du gewinnst, wenn dein König eine der vier Ecken erreicht.
   *[dark] { $kingCapture ->
        [either] Du gewinnst, wenn du den König zwischen zwei Angreifern einschließt.
       *[hard] Du gewinnst, wenn du den König auf allen Seiten einschließt.
    }
}
card_lose = { $side ->
    [light] { $kingCapture ->
        [either] Du verlierst, wenn ihn zwei Angreifer in die Zange nehmen.
       *[hard] Du verlierst, wenn die Angreifer ihn auf allen Seiten einschließen.
    }
   *[dark] Du verlierst, wenn der König eine Ecke erreicht.
}
card_turn = Dein Zug: Zieh eine Figur geradeaus, so weit du willst. Wer zwischen zwei Feinden eingeschlossen wird, muss vom Brett.

# Zettel auf dem Brett, jeder nur einmal.
note_youTook = Geschlagen! Du hast ihn in gerader Linie zwischen zwei deiner Figuren eingeschlossen.
note_youLost = Dein Stein wurde in gerader Linie zwischen zwei Feinden eingeschlossen: Er ist geschlagen.
note_cornerHelped = Die Ecke zählt hier als Angreifer: Ein Stein gegenüber hat genügt.
note_cornerInReach = { $side ->
    [light] Dein König hat freie Bahn zu dieser Ecke. Zieh hin und du gewinnst!
   *[dark] Der König kann gleich in diese Ecke. Stell etwas dazwischen!
}
note_kingThreatened = { $side ->
    [light] Noch ein Zug, und dein König ist gefangen. Zieh weg oder stell etwas dazwischen.
   *[dark] Noch ein Zug, und der König gehört dir.
}
note_palaceLeft = Der Palast ist verlassen: Niemand darf mehr hinein, auch der König nicht.
note_between = Wer selbst dazwischentritt, wird nicht geschlagen.
note_threatAgain = Immer dieselbe Drohung gilt nicht: Beim dritten Mal verfällt sie.
note_refused = Wähle eine deiner Figuren: Grüne Ringe zeigen, wohin sie darf.
note_notYours = Diese Figur gehört der anderen Seite. Deine kannst du anheben.

# Warum die andere Seite das tat.
reason_blocks = Das versperrt den Weg nach { OR($corners) }.
reason_threatens = Noch so ein Zug, und der König sitzt fest.
reason_saves = Diese Figur rettet sich: Auf { $from } war sie bedroht.
reason_prepares = { COUNT($squares) ->
    [one] Jetzt ist deine Figur auf { $squares } in Gefahr.
   *[other] Jetzt sind deine Figuren auf { $squares } in Gefahr.
}
