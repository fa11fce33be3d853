import { type Act, type Choices, isSame, pickSeveral } from '@kast/ui/kit';
import { isCard, type PailleMove } from '../rules/index.ts';

/** Coco's tricks as they are pressed: land ahoy by where the card comes from. CP4.3–CP4.6 */
export type Effect = 'cook' | 'carte' | `land-${'menu' | 'pile' | 'hand'}`;

export interface Decision {
  readonly moves: readonly PailleMove[];
  /** Coco's trick, once it has been named. */
  readonly effect: Effect | undefined;
}

/**
 * What the hand may do. Cells are `hand-R7`, `menu-R7`, `week-3`, `figure-C`, `pile` and `discard`; `raft` and
 * `own` are all that lies around them.
 */
export function choicesOf(decision: Decision): Choices<PailleMove> {
  const moves = movesIn(decision);
  const cells = new Set(moves.flatMap(cellsOf));
  const looks = looksIn(decision);
  const confirm = (picked: readonly string[]): PailleMove | undefined =>
    moves.find((move) => isSame(cellsOf(move).toSorted(), picked.toSorted()));
  return {
    pick: pickSeveral((cell) => cells.has(cell), Math.max(looks, 1)),
    confirm,
    carry(picked, to) {
      const move = confirm(picked);
      return move && takes(move, to) ? { kind: 'play', move } : undefined;
    },
    meant: draggedTo,
    press(cell): Act<PailleMove> | undefined {
      const move = meaning(cell, decision.effect);
      return move && { kind: 'explain', move };
    },
    againConfirms: looks < 2,
  };
}

/** A trick by itself is not a move, but what lies there can be reached for at once. */
export function movesIn({ moves, effect }: Decision): readonly PailleMove[] {
  if (effect !== undefined) return moves.filter((move) => effectOf(move) === effect);
  return moves.filter(({ kind }) => kind !== 'carte');
}

export function effectOf(move: PailleMove): Effect | undefined {
  if (move.kind === 'cook' || move.kind === 'carte') return move.kind;
  return move.kind === 'land' ? `land-${move.from}` : undefined;
}

/** CP4.6: two, or the last one. */
export function looksIn(decision: Decision): number {
  const carte = movesIn(decision).find(({ kind }) => kind === 'carte');
  return carte?.kind === 'carte' ? carte.positions.length : 0;
}

/** What a move takes in hand. */
export function cellsOf(move: PailleMove): readonly string[] {
  switch (move.kind) {
    case 'pick':
      return [`hand-${move.card}`];
    case 'take':
      return [`menu-${move.card}`];
    case 'land':
      return [move.from === 'pile' ? 'pile' : `${move.from}-${move.card}`];
    case 'cook':
      return [`week-${move.position}`];
    case 'carte':
      return move.positions.map((position) => `week-${position}`);
    case 'eat':
      return [`figure-${move.figure}`];
    default:
      return [];
  }
}

/** Is anything to be decided with what lies before everybody, and not in one's own hand? */
export function reachesRaft(decision: Decision | undefined): boolean {
  const cells = decision ? movesIn(decision).flatMap(cellsOf) : [];
  return cells.some((cell) => !['hand', 'figure'].includes(partsOf(cell)[0]));
}

/** An effect that is impossible now is so whatever it is aimed at. */
export function sampleOf(effect: Effect): PailleMove {
  if (effect === 'cook') return { kind: 'cook', position: 1 };
  if (effect === 'carte') return { kind: 'carte', positions: [1] };
  if (effect === 'land-pile') return { kind: 'land', from: 'pile' };
  return { kind: 'land', from: effect === 'land-menu' ? 'menu' : 'hand', card: 'C1' };
}

/** `['week', '3']` */
export function partsOf(cell: string): readonly [place: string, target: string] {
  const [place = '', target = ''] = cell.split('-');
  return [place, target];
}

/** Is this where a card goes by such a move? */
function takes(move: PailleMove, to: string): boolean {
  const [place] = partsOf(to);
  if (move.kind === 'pick') return !isOwn(place);
  if (move.kind === 'take') return isOwn(place);
  if (move.kind === 'land') return place === 'week' || (place === 'raft' && move.from === 'hand');
  return move.kind === 'cook' && place === 'discard';
}

function isOwn(place: string): boolean {
  return place === 'hand' || place === 'own';
}

/** What dropping it there would mean, where that is not how it goes: the rules say why not. */
function draggedTo(from: string, to = ''): PailleMove | undefined {
  const [place, target] = partsOf(from);
  const [goal] = partsOf(to);
  if (goal === place) return undefined;
  if (place === 'week' && goal === 'discard') return { kind: 'cook', position: Number(target) };
  if (place === 'pile' && goal === 'week') return { kind: 'land', from: place };
  if (!isCard(target) || (place !== 'menu' && place !== 'hand')) return undefined;
  if (goal === 'week') return { kind: 'land', from: place, card: target };
  return isOwn(goal) && place === 'menu' ? { kind: 'take', card: target } : undefined;
}

/** What reaching for it would mean: the rules say why not now. */
function meaning(cell: string, effect: Effect | undefined): PailleMove | undefined {
  const [place, target] = partsOf(cell);
  if (place === 'pile') return { kind: 'land', from: 'pile' };
  if (place === 'week' && effect === 'carte') return { kind: 'carte', positions: [Number(target)] };
  if (place === 'week') return { kind: 'cook', position: Number(target) };
  if (!isCard(target)) return undefined;
  return { kind: place === 'hand' ? 'pick' : 'take', card: target };
}
