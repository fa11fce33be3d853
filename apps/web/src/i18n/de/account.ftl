title = Einstellungen
name = Dein Name
nameHint = So sehen dich die anderen am Tisch. Muss nicht sein: Als Gast spielst du genauso gut.
nameSave = Speichern
nameSaved = Name gespeichert
language = Sprache

theme = Licht

themes_system = Wie das Gerät
themes_light = Tag
themes_dark = Abend

sound = Ton
soundHint = Kurzes Klacken von Holz bei Zügen

pace = Tempo am Tisch

paces_calm = Ruhig
paces_brisk = Flott
paces_at-once = Sofort

motion = Weniger Bewegung
motionHint = Figuren springen, statt zu gleiten
notation = Notation zeigen
notationHint = Züge neben dem Satz auch in Notation, und ein Feld, um sie einzutippen
