title = Einstellungen
name = Dein Name
nameHint = So sehen dich die anderen am Tisch. Kein Muss: Als Gast spielst du genauso gut.
nameSave = Speichern
nameSaved = Name gespeichert
language = Sprache

theme = Darstellung

themes_system = Wie am Gerät
themes_light = Tag
themes_dark = Abend

sound = Ton
soundHint = Holz, Karten, die Pfanne und das Meer. Auf dem Handy vibriert es auch; bei 0 ist alles still.
soundOff = aus
soundVolume = { $percent } %

pace = Tempo am Tisch

paces_calm = Ruhig
paces_brisk = Flott
paces_at-once = Sofort

motion = Weniger Bewegung
motionHint = Figuren springen, statt zu gleiten
notation = Notation zeigen
notationHint = Züge auch in Notation anzeigen, dazu ein Feld zum Eintippen
