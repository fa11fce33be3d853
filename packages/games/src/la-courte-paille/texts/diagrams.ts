import { diagramsFrom } from '../../box/diagrams.ts';
import { game, type PailleState, type PailleView, playLines, scene } from '../rules/index.ts';

export type DiagramId = keyof ReturnType<typeof tables>;

/** The tables of the rulebook, as their captions tell of them. */
function tables() {
  const start = scene({
    hands: ['C2 R6 R9 B4 G7', 'L4 F3 F8 G5 B9', 'C5 L2 L9 R1 X2'],
    week: 'R8 | C4 B2 G6 L3 F7 R5',
    menu: 'R7 C3 L7 F1 G9',
    shark: 2,
  });

  const shown = playLines(start, '1 pick B4, 2 pick L4, 3 pick C5');

  const coco = playLines(
    scene({
      hands: ['X1 R6 R9 B4 G7', 'L4 F3 F8 G5 B9'],
      week: 'R8 C4 | B2 G6 L3 F7 R5',
      menu: 'R7 C3 L7 F1 G9',
    }),
    '1 pick X1, 2 pick F8',
  );

  const shortStraw = playLines(
    scene({
      hands: ['C2 R6 R9 B4 X3', 'L4 R5 R2 G5 B9', 'F5 L2 L9 C9 X2'],
      week: 'R8 C4 B2 R3 L3 F7 | C6',
      menu: 'R7 C3 L7 F1 G9',
    }),
    '1 pick C2, 2 pick L4, 3 pick F5',
    '1 take R7, 2 take G9, 3 take L7',
  );

  const tie = playLines(
    scene({
      hands: ['B4 R7 C2 C9 G1', 'L4 R5 R2 C8 B9'],
      week: 'R8 C4 B2 R3 L3 C6 | G5',
      menu: 'F1 F2 F3 F4 G9',
    }),
    '1 pick B4, 2 pick L4, 1 take F1, 2 take F2',
  );

  const naming = playLines(
    scene({
      hands: ['C2 R6 R9 B4 X3', 'L4 R5 R2 G5 B9'],
      week: 'R8 C4 B2 R3 L3 | C6',
      menu: 'R7 C3 L7 G1 G9',
      round: 2,
      eaten: ['F'],
    }),
    '1 pick C2, 2 pick L4, 1 take R7, 2 take G9',
  );

  return {
    start,
    order: shown,
    'new-turn': playLines(shown, '2 take R7, 1 take C3, 3 take G9'),
    coco,
    landed: playLines(coco, '1 land hand R9'),
    looked: playLines(coco, '1 carte 3 5'),
    'short-straw': shortStraw,
    tie,
    naming,
  } as const satisfies Readonly<Record<string, PailleState>>;
}

/** All through the eyes of the first player. */
export const diagrams = diagramsFrom<PailleState, PailleView, DiagramId>(tables, (state) =>
  game.view(state, 1),
);
