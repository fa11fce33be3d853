import { type Card, isCard, isFigure, type PailleMove } from '../rules/index.ts';

/** Coco's tricks as they are pressed: land ahoy by where the card comes from. CP4.3–CP4.6 */
export const EFFECTS = ['cook', 'land-menu', 'land-pile', 'land-hand', 'carte'] as const;
export type Effect = (typeof EFFECTS)[number];

/** What is being chosen: `coco` while no effect has been. */
export type Mode = 'none' | 'pick' | 'take' | 'coco' | 'eat' | Effect;
export type Place = 'hand' | 'menu' | 'week' | 'figures';

/** What a player has lifted so far: cards, days of the week as numbers, or a character. */
export interface Held {
  readonly effect: Effect | undefined;
  readonly targets: readonly string[];
}

export const NOTHING_HELD: Held = { effect: undefined, targets: [] };

export type Gesture =
  | { readonly kind: 'press'; readonly place: Place; readonly target: string }
  | { readonly kind: 'effect'; readonly effect: Effect }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' }
  /** To another effect of Coco after all. */
  | { readonly kind: 'back' };

export interface Answer {
  readonly held: Held;
  readonly act?: { readonly kind: 'play' | 'explain'; readonly move: PailleMove };
}

/** Turns a gesture into something lifted or a move. It holds no rules: `moves` says what is legal. */
export function answerTo(moves: readonly PailleMove[], held: Held, gesture: Gesture): Answer {
  const mode = modeOf(moves, held);
  if (mode === 'none') return { held: NOTHING_HELD };
  switch (gesture.kind) {
    case 'press':
      return press(moves, held, gesture.place, gesture.target);
    case 'effect':
      return chooseEffect(moves, gesture.effect);
    case 'confirm': {
      const move = moveOf(moves, held);
      return move ? { held: NOTHING_HELD, act: { kind: 'play', move } } : { held };
    }
    case 'back':
      return { held: NOTHING_HELD };
    default:
      return { held: held.targets.length > 0 ? { ...held, targets: [] } : NOTHING_HELD };
  }
}

export function modeOf(moves: readonly PailleMove[], { effect }: Held): Mode {
  const [first] = moves;
  if (!first) return 'none';
  if (first.kind === 'pick' || first.kind === 'take' || first.kind === 'eat') return first.kind;
  return effect !== undefined && isPossible(moves, effect) ? effect : 'coco';
}

/** Where something is to be lifted now. */
export function placeOf(mode: Mode): Place | undefined {
  return PLACES[mode];
}

const PLACES: Partial<Readonly<Record<Mode, Place>>> = {
  pick: 'hand',
  take: 'menu',
  cook: 'week',
  'land-menu': 'menu',
  'land-hand': 'hand',
  carte: 'week',
  eat: 'figures',
};

/** The move that what is held makes, once it is enough for one. */
export function moveOf(moves: readonly PailleMove[], held: Held): PailleMove | undefined {
  const mode = modeOf(moves, held);
  const wanted = moveFor(mode, held.targets);
  const isLegal = moves.some((move) => wanted && JSON.stringify(move) === JSON.stringify(wanted));
  return isLegal ? wanted : undefined;
}

export function isPossible(moves: readonly PailleMove[], effect: Effect): boolean {
  return moves.some((move) => effectOf(move) === effect);
}

/** CP4.6: two, or the last one. */
export function looksIn(moves: readonly PailleMove[]): number {
  const carte = moves.find((move) => move.kind === 'carte');
  return carte?.positions.length ?? 0;
}

/** What a move would have lifted: to point a hint out. */
export function heldBy(move: PailleMove): Held & { readonly place: Place | undefined } {
  const effect = effectOf(move);
  const mode: Mode =
    effect ??
    (move.kind === 'pick' || move.kind === 'take' || move.kind === 'eat' ? move.kind : 'none');
  return { effect, place: placeOf(mode), targets: targetsOf(move) };
}

function press(moves: readonly PailleMove[], held: Held, place: Place, target: string): Answer {
  const mode = modeOf(moves, held);
  if (place !== placeOf(mode)) {
    const move = moveFor(ELSEWHERE[place], [target]);
    return move ? { held, act: { kind: 'explain', move } } : { held };
  }
  if (mode === 'carte') return look(moves, held, target);
  if (!held.targets.includes(target)) return { held: { ...held, targets: [target] } };
  return answerTo(moves, held, { kind: 'confirm' });
}

/** What pressing there would mean: the rules say why not now. */
const ELSEWHERE = { hand: 'pick', menu: 'take', week: 'cook', figures: 'eat' } as const;

function look(moves: readonly PailleMove[], held: Held, target: string): Answer {
  const { targets } = held;
  if (targets.includes(target)) {
    return { held: { ...held, targets: targets.filter((each) => each !== target) } };
  }
  const isHidden = moves.some(
    (move) => move.kind === 'carte' && move.positions.includes(Number(target)),
  );
  if (!isHidden) {
    return { held, act: { kind: 'explain', move: { kind: 'carte', positions: [Number(target)] } } };
  }
  // One more than may be seen takes the place of the first.
  const kept = targets.slice(Math.max(0, targets.length + 1 - looksIn(moves)));
  return { held: { ...held, targets: [...kept, target] } };
}

function chooseEffect(moves: readonly PailleMove[], effect: Effect): Answer {
  if (!isPossible(moves, effect)) {
    return { held: NOTHING_HELD, act: { kind: 'explain', move: SAMPLES[effect] } };
  }
  if (effect === 'land-pile') {
    return { held: NOTHING_HELD, act: { kind: 'play', move: { kind: 'land', from: 'pile' } } };
  }
  return { held: { effect, targets: [] } };
}

/** An effect that is impossible now is so whatever it is aimed at. */
const SAMPLES: Readonly<Record<Effect, PailleMove>> = {
  cook: { kind: 'cook', position: 1 },
  'land-menu': { kind: 'land', from: 'menu', card: 'C1' },
  'land-pile': { kind: 'land', from: 'pile' },
  'land-hand': { kind: 'land', from: 'hand', card: 'C1' },
  carte: { kind: 'carte', positions: [1] },
};

function effectOf(move: PailleMove): Effect | undefined {
  if (move.kind === 'cook' || move.kind === 'carte') return move.kind;
  return move.kind === 'land' ? `land-${move.from}` : undefined;
}

function targetsOf(move: PailleMove): readonly string[] {
  if (move.kind === 'pick' || move.kind === 'take') return [move.card];
  if (move.kind === 'land') return move.from === 'pile' ? [] : [move.card];
  if (move.kind === 'cook') return [String(move.position)];
  if (move.kind === 'carte') return move.positions.map(String);
  return move.kind === 'eat' ? [move.figure] : [];
}

function moveFor(mode: Mode, targets: readonly string[]): PailleMove | undefined {
  const [target = ''] = targets;
  if (mode === 'cook' && target) return { kind: 'cook', position: Number(target) };
  if (mode === 'carte' && target) {
    return { kind: 'carte', positions: targets.map(Number).toSorted((one, other) => one - other) };
  }
  if (mode === 'eat') return isFigure(target) ? { kind: 'eat', figure: target } : undefined;
  if (!isCard(target)) return undefined;
  return moveWith(mode, target);
}

function moveWith(mode: Mode, card: Card): PailleMove | undefined {
  if (mode === 'pick' || mode === 'take') return { kind: mode, card };
  if (mode === 'land-menu') return { kind: 'land', from: 'menu', card };
  return mode === 'land-hand' ? { kind: 'land', from: 'hand', card } : undefined;
}
