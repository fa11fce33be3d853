### Nine Men's Morris. Light and Dark are names and have a capital; men are called pieces, places points,
### three in a line a mill.
