import { defaultOptions } from '@kast/kernel';
import { info } from '../info.ts';
import { game, type MorrisState, scene } from '../rules/index.ts';

/** The positions of the rulebook, each just before the move that its caption tells of. */
export const diagrams = {
  start: game.init(defaultOptions(info.options), 2),

  moving: scene(`
    7 . - - . - - D
    6 | L - . - . |
    5 | | . . . | |
    4 L . .   . D .
    3 | | . . . | |
    2 | . - L - . |
    1 . - - D - - L
  `),

  mills: scene(`
    7 . - - . - - .
    6 | L - L - L |
    5 | | . . . | |
    4 D . .   . . .
    3 | | . . . | |
    2 | . - . - . |
    1 D - - D - - .
  `),

  double: scene(
    `
    7 L - - . - - L
    6 | . - L - . |
    5 | | . L . | |
    4 . . .   D . .
    3 | | . . . | |
    2 | D - . - D |
    1 . - - . - - D
    `,
    { inHand: [1, 1] },
  ),

  safe: scene(`
    7 L - - . - - L
    6 | . - L - . |
    5 | | . . . | |
    4 . . .   D . .
    3 | | . L . | |
    2 | . - . - D |
    1 D - - D - - D
  `),

  'shut-in': scene(
    `
    7 L - - D - - .
    6 | D - . - . |
    5 | | . . . | |
    4 L D .   . . .
    3 | | . . . | |
    2 | L - D - . |
    1 . - - D - - .
    `,
    { turn: 'dark', options: { flying: 'never' } },
  ),
} satisfies Readonly<Record<string, MorrisState>>;
