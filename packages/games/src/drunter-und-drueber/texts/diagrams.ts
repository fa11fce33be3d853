import { diagramsFrom } from '../../box/diagrams.ts';
import { type DrunterState, type DrunterView, game, scene } from '../rules/index.ts';

export type DiagramId = keyof ReturnType<typeof scenes>;

const LEARNING = { options: { memory: 'aid' } } as const;

/** The positions of the rulebook, each just before the move that its caption tells of. */
const scenes = () =>
  ({
    printed: scene(''),
    placing: { ...scene('c2:O', LEARNING), phase: 'placing', inHand: [8, 7] },
    moving: scene('d3:R e4:O', LEARNING),
    stack: scene('d3:RO f4:O b5:R', LEARNING),
    waited: scene('d3:R5O b5:R', LEARNING),
    blocking: scene('e4:R d4:O', { ...LEARNING, onTurn: 2 }),
    claiming: scene('e3:R d4:O', { ...LEARNING, onTurn: 2 }),
    klaar: scene('a6:R f6:R d5:R h5:R b4:R e3:RO g2:R b2:R', LEARNING),
  }) as const satisfies Readonly<Record<string, DrunterState>>;

export const diagrams = diagramsFrom<DrunterState, DrunterView, DiagramId>(scenes, (state) =>
  game.view(state, 'watcher'),
);
