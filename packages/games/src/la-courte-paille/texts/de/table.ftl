# Auf einer Karte steht, wie die Figur anfängt: so kurz, dass keine zwei gleich sind.
letter_C = Ka
letter_G = Kö
letter_B = Sc
letter_L = A
letter_R = Se
letter_F = W
letter_X = C
coco = Coco, der Papagei

hiddenCard = verdeckte Karte
weekCard_open = Tag { $position }: { $card }
weekCard_known = Tag { $position }: { $card }, verdeckt
weekCard_hidden = Tag { $position }: verdeckt
knownToYou = diese Karte kennst nur du
knownToAll = diese Karte kennen alle
knownTo = { DAT($players) } bekannt

places_week = Die Woche
places_menu = Das Menü
places_hand = Deine Hand
places_pile = Nachziehstapel
places_discard = Ablagestapel
places_shark = Der Hai
places_weekTotals = Stand der Woche
places_chosen = Gewählte Karte
places_pileOf = Nachziehstapel: { number-of-cards }
places_handOf = { $name }: { number-of-cards }
places_seat = Spieler { $seat }
places_isOut = { $name }: ausgeschieden
places_round = Runde { $round }
places_daysLeft = { $days ->
    [one] Noch { $days } Tag
   *[other] Noch { $days } Tage
}

effects_choose = Was heckt Coco aus?

effects_cook =
    .name = Kochkurs
    .explain = Wirf eine Karte aus der Woche weg, offen oder verdeckt.
    .brief = ein Tag fliegt raus

effects_land =
    .name = Land in Sicht
    .explain = Leg eine Karte verdeckt hinten an: Die Woche dauert einen Tag länger.
    .brief = ein Tag mehr

effects_landMenu =
    .name = Aus dem Menü
    .explain = Alle wissen, welche Karte es ist.

effects_landPile =
    .name = Vom Stapel
    .explain = Niemand weiß, welche Karte es ist.

effects_landHand =
    .name = Aus der Hand
    .explain = Nur du weißt es, und du ziehst zwei nach.

effects_carte =
    .name = À la carte
    .explain = Sieh dir heimlich zwei verdeckte Karten an.
    .brief = zwei Tage ansehen

effects_keep =
    .name = Wer schläft, isst mit
    .explain = Behalte Coco: Am Ende zählt er mit, wenn du richtig getippt hast.

effects_pickCook = Welcher Tag kommt in die Pfanne?
effects_pickMenu = Welche Karte aus dem Menü kommt in die Woche?
effects_pickHand = Welche Handkarte kommt in die Woche?
effects_pickCarte = { $count ->
    [1] Sieh dir die letzte verdeckte Karte an.
   *[other] Wähle zwei verdeckte Tage zum Ansehen.
}

act_pick = { $card } wählen
act_take = { $card } nehmen
act_cook = Tag { $position } in die Pfanne
act_land = { $card } in die Woche
act_look = { $count ->
    [one] Diesen Tag ansehen
   *[other] Diese Tage ansehen
}
act_eat = Weg mit { DAT($character) }
act_back = Etwas anderes

liftFirst = Wähle eine Karte
takeFirst = Wähle eine Karte im Menü
eatFirst = Wähle eine Figur
lifted = angehoben
putBack = Zurückgelegt.
hinted = Tipp
playsAs = ist als { $place }. dran

prompt_dealing = Die Karten werden gemischt.
prompt_chooseFirst = Sammle die Figur, die den kürzesten Halm zieht. Wähle heimlich eine Karte.
prompt_choose = Wähle heimlich eine Karte. Die niedrigste kommt zuerst.
prompt_chosen = Deine Karte liegt bereit. Wir warten auf { ACC($players) }.
prompt_choosing = Wir warten auf die Wahl von { DAT($players) }.
prompt_take = Du bist am Zug: Nimm eine Karte aus dem Menü.
prompt_taking = { $who ->
    [you] Du wählst eine Karte aus dem Menü.
   *[other] { $who } wählt eine Karte aus dem Menü.
}
prompt_coco = Du bist am Zug: Was heckt Coco aus?
prompt_cocoOf = { $who ->
    [you] Du heckst mit Coco einen Streich aus.
   *[other] { $who } heckt mit Coco einen Streich aus.
}
prompt_eat = Du hast die Runde gewonnen: Wer verschwindet vom Floß?
prompt_eating = { $who ->
    [you] Du darfst sagen, wer vom Floß verschwindet.
   *[other] { $who } darf sagen, wer vom Floß verschwindet.
}
prompt_out = Du hast keine Karten mehr. Schau weiter zu!

# Was der Computer tun würde, als Ende eines Satzes: „Der Computer würde … .“
advice_pick = { $card } wählen
advice_take = { $card } aus dem Menü nehmen
advice_cook = „Kochkurs!“ rufen und Tag { $position } in die Pfanne werfen
advice_landMenu = „Land in Sicht!“ rufen und { $card } aus dem Menü in die Woche legen
advice_landHand = „Land in Sicht!“ rufen und { $card } aus der Hand in die Woche legen
advice_landPile = „Land in Sicht!“ rufen und eine Karte vom Stapel in die Woche legen
advice_carte = { COUNT($positions) ->
    [one] „À la carte!“ rufen und heimlich Tag { $positions } ansehen
   *[other] „À la carte!“ rufen und heimlich die Tage { $positions } ansehen
}
advice_eat = { ACC($character) } vom Floß verschwinden lassen

tell_dealt = Die Karten sind ausgeteilt.
tell_round = Runde { $round } beginnt.
tell_drewReplacements = { $who ->
    [you] Du ziehst { number-of-cards } für Coco.
   *[other] { $who } zieht { number-of-cards } für Coco.
}
tell_shark = Der Hai schwimmt zu { DAT($who) }.
tell_chose = { $who ->
    [you] Du hast eine Karte gewählt.
   *[other] { $who } hat eine Karte gewählt.
}
tell_shown = Die Karten werden aufgedeckt: { $picks }.
tell_took = { $who ->
    [you] Du nimmst { $card }.
   *[other] { $who } nimmt { $card }.
}
tell_drew = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
tell_drewHidden = { $who ->
    [you] Du ziehst eine Karte vom Stapel.
   *[other] { $who } zieht eine Karte vom Stapel.
}
tell_called = { $effect ->
    [cook] { calls }: „Kochkurs!“
    [land] { calls }: „Land in Sicht!“
   *[carte] { calls }: „À la carte!“
}
tell_cooked = Tag { $position } kommt in die Pfanne: { $card }.
tell_landed = { $from ->
    [menu] { $card } aus dem Menü kommt in die Woche.
    [pile] { $card } vom Stapel kommt in die Woche.
   *[hand] { $card } aus der Hand kommt in die Woche.
}
tell_landedHidden = { $from ->
    [menu] Eine Karte aus dem Menü kommt in die Woche.
    [pile] Eine Karte vom Stapel kommt in die Woche.
   *[hand] Eine Karte aus der Hand kommt in die Woche.
}
tell_looked = { COUNT($positions) ->
    [one] Tag { $positions } wurde angesehen.
   *[other] Die Tage { $positions } wurden angesehen.
}
tell_saw = { COUNT($positions) ->
    [one] An Tag { $positions }: { $cards }.
   *[other] An den Tagen { $positions }: { $cards }.
}
tell_cleared = Der Rest des Menüs kommt weg: { $cards }.
tell_laid = Neu im Menü: { $cards }.
tell_turned = Tag { $position } wird aufgedeckt: { $card }.
tell_reshuffled = Der Ablagestapel wird gemischt: { number-of-cards }.
tell_named = { $who ->
    [you] Du nennst { ACC($character) }.
   *[other] { $who } nennt { ACC($character) }.
}
tell_removed = { $who ->
    [you] Du verlierst { $cards }.
   *[other] { $who } verliert { $cards }.
}
tell_gathered = { $who ->
    [you] Du gibst { $cards } zurück.
   *[other] { $who } gibt { $cards } zurück.
}
tell_gatheredTable = Die Karten auf dem Tisch werden eingesammelt.
tell_out = { $who ->
    [you] Du hast keine Karten mehr und bist raus.
   *[other] { $who } hat keine Karten mehr und ist raus.
}

story_eaten = { COUNT($figures) ->
    [one] { NOM($figures) } zieht mit { $total } den kürzesten Halm.
   *[other] { NOM($figures) } ziehen mit je { $total } gemeinsam den kürzesten Halm.
}
story_nobodyEaten = Die Woche ist leer: Niemand wird verspeist.
story_leads = { NOM($figure) } liegt in der Woche vorn, mit { $total }.
story_lead = { NOM($figures) } liegen in der Woche gemeinsam vorn, mit je { $total }.
story_total = { $figure }: { $total }
story_score = { $name }: { number-of-points }
story_wrongGuess = { $who ->
    [you] Du hattest keine Karte davon: 0 Punkte.
   *[other] { $who } hatte keine Karte davon: 0 Punkte.
}
story_settledBy = { COUNT($figures) ->
    [one] Gleichstand! { NOM($figures) } gibt den Ausschlag.
   *[other] Gleichstand! { NOM($figures) } geben den Ausschlag.
}
story_settledByShark =
    Gleichstand bis zuletzt: Die Runde geht an den, der dem Hai am nächsten saß.
story_won = { $winners ->
    [you] Du gewinnst!
    [with-you] { NOM($winners) } teilt euch den Sieg.
    [one] { $winners } gewinnt!
   *[other] { $winners } teilen sich den Sieg.
}
story_shows = { $who ->
    [you] Du zeigst { $cards }.
   *[other] { $who } zeigt { $cards }.
}

# Zwischen einer Überschrift und dem, was dazugehört, und zwischen Dingen, die selbst schon Kommas haben.
labelled = { $what }: { $items }
listed = { $before }; { $next }
