title = Settings
name = Your name
nameHint = How others see you at the table. No need: as a guest you play just as well.
nameSave = Save
nameSaved = Name saved
language = Language

theme = Light

themes_system = Like the device
themes_light = Day
themes_dark = Evening

sound = Sound
soundHint = Wood, cards, the pan and the sea. On a phone it vibrates, too; at 0 all is quiet.
soundOff = off
soundVolume = { $percent }%

pace = Pace at the table

paces_calm = Calm
paces_brisk = Brisk
paces_at-once = At once

motion = Less motion
motionHint = Pieces jump instead of sliding
notation = Show notation
notationHint = Moves in notation too, beside their words, and a field to type them
