### La Courte Paille. Die Figuren sind Kapitän, Köchin, Schiffsjunge, Ausguck, Seeratte und
### Wahrsagerin; Coco heißt überall Coco. Wer den kurzen Halm zieht, wird verspeist. Ein Durchgang ist, wenn
### alle eine Karte spielen; Runden hat nur die lange Überfahrt.
