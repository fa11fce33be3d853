### At home: what concerns who comes in here.
