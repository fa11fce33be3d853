### L’histoire d’une partie, une fois finie. « Le sort » : ce qui a été tiré, mélangé ou lancé.
