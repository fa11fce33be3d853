name = La Courte Paille !
tagline = Who draws the short straw?
about =
    Castaways on a raft, and the food has run out. At the end of the week somebody draws the short
    straw. Gather cards of whoever it will be, bend the week your way with Coco the parrot, and let
    nobody see whom you are betting on.
