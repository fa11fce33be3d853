import { diagramsFrom } from '../../box/diagrams.ts';
import {
  game,
  type LeibkoecheState,
  type LeibkoecheView,
  scene,
  withPile,
} from '../rules/index.ts';

export type DiagramId = keyof ReturnType<typeof kitchens>;

const walk = { phase: 'walk', throws: 1 } as const;

/** The kitchens of the rulebook, as their captions tell of them. */
const kitchens = () =>
  ({
    kitchen: scene({ stack: [2, 3, 1, 2, 3], cooks: ['carpet', 'carpet', 'carpet'] }),
    walking: scene({ ...walk, fall: { result: 'caught', face: 4 }, cooks: ['c2', 'f6'] }),
    blocked: scene({
      ...walk,
      fall: { result: 'missed', face: 2 },
      cooks: ['c3', 'd4'],
      pancakes: 'c4:5 c2:1',
    }),
    door: scene({ ...walk, fall: { result: 'missed', face: 1 }, cooks: ['carpet', 'e4'] }),
    laying: scene({
      phase: 'lay',
      throws: 1,
      fall: { result: 'missed', face: 6 },
      cooks: ['c4', 'a3'],
      pancakes: 'd6:2 a5:4',
    }),
    collecting: scene({
      ...walk,
      fall: { result: 'missed', face: 1 },
      cooks: ['b4', 'f6'],
      trays: ['C-E', 'A'],
    }),
    peeking: withPile(
      scene({
        phase: 'peek',
        throws: 1,
        fall: { result: 'missed', face: 1 },
        cooks: ['b3', 'f6'],
        trays: ['A*', 'C'],
      }),
      'A:b3:....',
    ),
    arriving: scene({
      ...walk,
      fall: { result: 'caught', face: 5 },
      cooks: ['c2', 'f6'],
      trays: ['BADCFE', 'ABC'],
    }),
    matching: scene({
      phase: 'over',
      revealed: true,
      arrived: [1],
      trays: ['ABCDEF', 'ABC'],
      cooks: ['carpet', 'f6'],
      held: null,
      outcome: { winners: [1], rule: 'LK7.3' },
    }),
    shifting: scene({
      phase: 'shift',
      revealed: true,
      arrived: [1],
      trays: ['CABDEF', 'ABC'],
      cooks: ['carpet', 'f6'],
      held: null,
    }),
  }) as const satisfies Readonly<Record<string, LeibkoecheState>>;

/** All through the eyes of the first player. */
export const diagrams = diagramsFrom<LeibkoecheState, LeibkoecheView, DiagramId>(
  kitchens,
  (state) => game.view(state, 1),
);
