name = Drunter und Drüber
tagline = Everything is topsy-turvy. Do you still know what lies beneath?
about =
    A cheerful memory game for two to six players, also known as Helter-Skelter. Bring your eight
    discs to the circles of your own colour. But nobody sees what lies under a disc, and the others
    love to climb on top of you. Think that all of yours are right? Then call “Klaar!”, which is
    Dutch for “Done!”. If you are wrong, you are out.
