name = La Courte Paille !
tagline = Wie trekt het kortste strootje?
about =
    Schipbreukelingen op een vlot, en de proviand is op. Aan het eind van de week trekt een van de
    opvarenden het kortste strootje. Verzamel kaarten van wie dat wordt, stuur de week bij met Coco
    de papegaai, en laat niet merken op wie je wedt.
