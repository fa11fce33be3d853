# De partijen, en zo heten ook de stoelen.
side_light = Licht
side_dark = Donker
