### La Courte Paille. Die Figuren sind Kapitän, Köchin, Schiffsjunge, Ausguck, Seeratte und
### Wahrsagerin; Coco heißt überall Coco. Wer den kürzesten Halm zieht, wird verspeist. Im Durchgang
### spielen alle eine Karte; Runden hat nur die lange Überfahrt.
