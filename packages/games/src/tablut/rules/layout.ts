import { parseDiagram } from './diagram.ts';

/** TB1.3 */
export const START = parseDiagram(`
  9 . . . D D D . . .
  8 . . . . D . . . .
  7 . . . . L . . . .
  6 D . . . L . . . D
  5 D D L L K L L D D
  4 D . . . L . . . D
  3 . . . . L . . . .
  2 . . . . D . . . .
  1 . . . D D D . . .
    a b c d e f g h i
`);
