unsound-layout = So kann das Brett nicht ausgelegt sein.
no-such-starter = Spieler { $seat } sitzt nicht am Tisch und kann also nicht beginnen.
not-now = { $due ->
    [layout] Zuerst werden die Felder ausgelegt.
    [first] Zuerst wird ausgelost, wer beginnt.
    [place] Zuerst legen alle ihre Steine aufs Brett.
    [step] Jetzt ist ein Zug dran.
   *[answer] Erst die Antwort: Liegt der angegriffene Stein richtig oder nicht?
}
circle-taken = Auf { $at } liegt schon ein Stein. Wähle ein leeres Feld.
own-colour = { $at } hat deine eigene Farbe. Beim Auslegen darfst du auf alle Farben außer deiner.
somebody-stuck = { $who ->
    [you] Dann wirst du am Ende nicht mehr alle Steine los. Wähle ein anderes Feld.
   *[other] Dann wird { $who } am Ende nicht mehr alle Steine los. Wähle ein anderes Feld.
}
no-stone-of-yours = Auf { $at } liegt kein Stein von dir.
stone-covered =
    Dein Stein auf { $at } sitzt unter einem anderen fest. Er hat { $waited } von { $block } Zügen
    gewartet.
stone-stuck = Dein Stein auf { $at } liegt unter einem anderen und sitzt fest.
not-a-neighbour = Von { $from } nach { $to } ist es zu weit: Ein Stein zieht nur ein Feld weit.
stays-put = Dein Stein liegt schon auf { $at }. Zieh ihn auf ein Feld daneben.
own-stone-on-top =
    Auf { $at } liegt oben dein eigener Stein. Auf eigene Steine darfst du nicht klettern.
must-move = Du kannst noch einen Stein ziehen, also darfst du nicht passen.
