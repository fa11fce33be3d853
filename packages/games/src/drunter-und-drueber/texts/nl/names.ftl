# De kleuren. Met een hoofdletter heten zo ook de stoelen.
colour_R = rood
colour_O = oranje
colour_Y = geel
colour_G = groen
colour_B = blauw
colour_V = paars
