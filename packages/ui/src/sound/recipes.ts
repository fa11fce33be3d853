/** Wood on wood: a burst of noise through a narrow filter over a tone that dies away at once. */
interface Knock {
  readonly of: 'knock';
  /** Seconds after the start. */
  readonly at: number;
  /** Hertz of the wood's own tone. */
  readonly tone: number;
  /** How loud, 0 to 1. */
  readonly force: number;
  /** Seconds until it has died away. */
  readonly ring: number;
  /** How much of it is noise rather than tone, 0 to 1. */
  readonly grain: number;
}

/** Noise that swells and fades, through a filter that glides: a card, fat in a pan, the sea. */
interface Rustle {
  readonly of: 'rustle';
  readonly at: number;
  /** Hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  readonly force: number;
  /** Seconds until it is loudest, and from there until it is gone. */
  readonly swell: number;
  readonly fade: number;
  /** How narrow the filter is. */
  readonly narrow: number;
}

/** A soft bar of a xylophone. */
interface Chime {
  readonly of: 'chime';
  readonly at: number;
  readonly tone: number;
  readonly force: number;
  readonly ring: number;
}

export type SoundPart = Knock | Rustle | Chime;

const knock = (part: Omit<Knock, 'of'>): Knock => ({ of: 'knock', ...part });
const rustle = (part: Omit<Rustle, 'of'>): Rustle => ({ of: 'rustle', ...part });
const chime = (part: Omit<Chime, 'of'>): Chime => ({ of: 'chime', ...part });

const card = (at: number, force: number): readonly SoundPart[] => [
  rustle({ at, from: 2600, to: 4200, force, swell: 0.03, fade: 0.05, narrow: 0.9 }),
  knock({ at: at + 0.06, tone: 620, force: force * 0.7, ring: 0.03, grain: 0.9 }),
];

const crackle = (at: number, force: number): SoundPart =>
  knock({ at, tone: 1500, force, ring: 0.014, grain: 1 });

/** Every sound of the cupboard, each with one meaning. */
export const RECIPES = {
  /** A piece is put down. */
  place: [knock({ at: 0, tone: 340, force: 0.5, ring: 0.07, grain: 0.6 })],
  /** A piece slides to its place. */
  slide: [
    rustle({ at: 0, from: 1500, to: 2400, force: 0.14, swell: 0.05, fade: 0.12, narrow: 2.5 }),
    knock({ at: 0.18, tone: 320, force: 0.45, ring: 0.07, grain: 0.6 }),
  ],
  /** Something is taken off the board. It comes with a slide, and so begins when that has ended. */
  capture: [
    knock({ at: 0.24, tone: 260, force: 0.45, ring: 0.08, grain: 0.5 }),
    knock({ at: 0.33, tone: 420, force: 0.3, ring: 0.06, grain: 0.5 }),
  ],
  /** That is not allowed, or was wrong. */
  refuse: [
    knock({ at: 0, tone: 150, force: 0.45, ring: 0.09, grain: 0.4 }),
    knock({ at: 0.1, tone: 130, force: 0.4, ring: 0.1, grain: 0.4 }),
  ],
  /** Something is turned over or uncovered. */
  turn: [knock({ at: 0, tone: 520, force: 0.22, ring: 0.18, grain: 0.15 })],
  /** Somebody here is to decide; heard in a tab in the background, too. */
  'your-turn': [
    chime({ at: 0, tone: 523, force: 0.16, ring: 0.35 }),
    chime({ at: 0.14, tone: 659, force: 0.18, ring: 0.5 }),
  ],
  /** Somebody here has won. */
  win: [
    chime({ at: 0, tone: 392, force: 0.24, ring: 0.45 }),
    chime({ at: 0.13, tone: 494, force: 0.24, ring: 0.45 }),
    chime({ at: 0.26, tone: 587, force: 0.26, ring: 0.5 }),
    chime({ at: 0.42, tone: 784, force: 0.28, ring: 0.9 }),
  ],
  /** Nobody here has. */
  loss: [
    chime({ at: 0, tone: 392, force: 0.2, ring: 0.5 }),
    chime({ at: 0.2, tone: 330, force: 0.2, ring: 0.9 }),
  ],
  /** A round is over, the match goes on. */
  'round-end': [
    chime({ at: 0, tone: 440, force: 0.18, ring: 0.6 }),
    chime({ at: 0.18, tone: 440, force: 0.14, ring: 0.8 }),
  ],
  /** A card is laid, drawn or turned. */
  card: card(0, 0.3),
  /** Cards are dealt. */
  shuffle: [0, 0.07, 0.13, 0.2, 0.26, 0.33, 0.41].flatMap((at, index) =>
    card(at, 0.16 + 0.02 * index),
  ),
  /** A die is rolled. */
  dice: [0, 0.09, 0.16, 0.21, 0.25].map((at, index) =>
    knock({ at, tone: 700 - 60 * index, force: 0.4 - 0.06 * index, ring: 0.04, grain: 0.7 }),
  ),
  /** A pancake comes onto a hot pan. */
  sizzle: [
    rustle({ at: 0, from: 6800, to: 5200, force: 0.1, swell: 0.12, fade: 1.1, narrow: 0.5 }),
    ...[0.1, 0.24, 0.31, 0.52, 0.7, 0.95].map((at) => crackle(at, 0.16)),
  ],
  /** It is tossed. */
  toss: [rustle({ at: 0, from: 500, to: 1700, force: 0.22, swell: 0.12, fade: 0.2, narrow: 1.4 })],
  /** It is caught: soft, and the fat again. */
  catch: [
    knock({ at: 0, tone: 190, force: 0.5, ring: 0.09, grain: 0.5 }),
    rustle({ at: 0.03, from: 6400, to: 5200, force: 0.12, swell: 0.03, fade: 0.5, narrow: 0.5 }),
    chime({ at: 0.08, tone: 659, force: 0.12, ring: 0.35 }),
  ],
  /** It falls beside the pan, flat. */
  miss: [
    knock({ at: 0, tone: 110, force: 0.55, ring: 0.14, grain: 0.8 }),
    rustle({ at: 0, from: 700, to: 350, force: 0.2, swell: 0.01, fade: 0.16, narrow: 0.8 }),
  ],
  /** The sea carries the raft on. */
  wave: [
    rustle({ at: 0, from: 380, to: 900, force: 0.16, swell: 0.7, fade: 1.2, narrow: 0.5 }),
    rustle({ at: 0.5, from: 1800, to: 900, force: 0.06, swell: 0.5, fade: 1, narrow: 0.7 }),
  ],
  /** It takes somebody. */
  storm: [
    rustle({ at: 0, from: 140, to: 90, force: 0.4, swell: 0.35, fade: 1.5, narrow: 0.6 }),
    rustle({ at: 0.1, from: 600, to: 1600, force: 0.22, swell: 0.5, fade: 1.2, narrow: 0.6 }),
    rustle({ at: 0.7, from: 2400, to: 800, force: 0.1, swell: 0.2, fade: 0.9, narrow: 0.8 }),
  ],
} as const satisfies Readonly<Record<string, readonly SoundPart[]>>;

export type SoundName = keyof typeof RECIPES;
