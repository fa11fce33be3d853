### The story of a match, after its end. “Chance” is whatever was drawn, shuffled or rolled.
