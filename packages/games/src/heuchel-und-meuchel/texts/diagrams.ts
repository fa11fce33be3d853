import { diagramsFrom } from '../../box/diagrams.ts';
import { game, type HeuchelState, type HeuchelView, scene } from '../rules/index.ts';

export type DiagramId = keyof ReturnType<typeof scenes>;

/** The positions of the rulebook, as their captions tell of them. */
const scenes = () =>
  ({
    house: scene([
      '1:F3 2:M5 3:Q2 4:P6 5:B1 6:R4',
      '1:F6 3:Q5>Q3 5:B2 6:R6',
      '2:M1 4:P4>P2 6:R5>R3',
    ]),
    order: scene(['3:Q5>Q1>Q3 6:R4', '2:M6>M2 4:P5 5:B4']),
    jumping: scene(['1:F3 2:M5 3:Q2 5:B1', '1:F1 6:R6']),
    'jumping-on': scene(['1:F3 3:Q2 5:B1 6:R4', '1:F1 4:P5']),
    splitting: scene(['3:Q6>Q1>Q2', '6:R6 2:M4']),
    protection: scene(['7:Q3>F6>F4 8:(F1)', '6:R6 5:B2']),
    'open-door': scene(['7:F3 6:M2 8:(F5)', '6:R6 5:B2']),
    reach: scene(['3:Q4', '4:M6>M2', '4:P1', '4:Q2']),
    under: scene(['4:Q4>Q2>M6>M2!', '', '4:P1', '6:R3']),
    lapsing: scene(['8:R1', '9:B3>F6!>Q2', '2:M1']),
    'coming-home': scene(['7:R1', '8:B3>F6!>M2', '2:M1']),
    counting: scene(['8:(F3>B5!) 10:P4>Q6!', '8:(F2) 9:(M6)'], { gone: [['M2'], []] }),
    die: scene(['1:F3 2:M5 6:R1', '6:R2 3:Q4'], { options: { die: 'on' }, roll: 3 }),
  }) as const satisfies Readonly<Record<string, HeuchelState>>;

/** All through the eyes of the first player. */
export const diagrams = diagramsFrom<HeuchelState, HeuchelView, DiagramId>(scenes, (state) =>
  game.view(state, 1),
);
