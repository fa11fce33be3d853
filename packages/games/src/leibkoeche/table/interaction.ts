import type { Seat } from '@kast/kernel';
import type { Act, Choices } from '@kast/ui';
import {
  CARPET,
  COLUMNS,
  columnOf,
  DOOR,
  isOffered,
  type LeibkoecheMove,
  type LeibkoecheView,
  type SeenPile,
  stepsFrom,
  type Tile,
} from '../rules/index.ts';
import { cellOfTile, stripOfCell, tileOfCell } from './geometry.ts';

/** What the player means to do with the pancake in the hand, LK3.6, LK5.1, and with one on a pile. */
export interface Plan {
  readonly what: 'lay' | 'swap' | undefined;
  readonly face: number;
  /** LK6.1: to leave the pancake on the pile that is walked to. */
  readonly leaves: boolean;
}

export const NO_PLAN: Plan = { what: undefined, face: 0, leaves: false };

export interface Decision {
  readonly view: LeibkoecheView;
  readonly seat: Seat;
  readonly moves: readonly LeibkoecheMove[];
  readonly plan: Plan;
}

type KitchenAct = Act<LeibkoecheMove>;

/** What the hand may do in the kitchen. It knows the legal moves and no rule. */
export function kitchenChoices(decision: Decision): Choices<LeibkoecheMove> {
  return {
    // The pancake on the pan can be dragged to where it is to lie.
    isOwn: (cell) => stripOfCell(cell) === 'pan' && isLaying(decision),
    go: (_from, to) => actOn(decision, to) ?? explainLaying(decision, to),
    press: (cell) => actOn(decision, cell),
  };
}

/** The cells where something can be done now. */
export function targetsOf({ view, moves, plan }: Decision): readonly string[] {
  const tiles = moves.flatMap((move): Tile[] => {
    switch (move.kind) {
      case 'put':
      case 'from':
        return [move.tile];
      case 'walk':
        return [move.tiles.at(-1) ?? CARPET];
      case 'lay':
        return view.phase === 'lay' || plan.what === 'lay' ? [move.tile] : [];
      case 'swap':
        return plan.what === 'swap' ? [move.tile] : [];
      default:
        return [];
    }
  });
  const cells = [...new Set(tiles)].map(cellOfTile);
  return cells.includes('c0') ? [...cells, 'd0'] : cells;
}

/** LK6.3 */
export function peekableIn(moves: readonly LeibkoecheMove[]): readonly number[] {
  return moves.flatMap((move) => (move.kind === 'peek' && move.place !== null ? [move.place] : []));
}

/** LK6.1: is there something to take or to leave on a tile that one may walk to? */
export function hasChoiceOfTaking({ view, seat, moves }: Omit<Decision, 'plan'>): boolean {
  const ends = new Set(moves.map((move) => (move.kind === 'walk' ? move.tiles.at(-1) : undefined)));
  return view.piles.some((pile) => ends.has(pile.tile) && isTakeOrLeave(view, seat, pile));
}

export function isTakeOrLeave(view: LeibkoecheView, seat: Seat, pile: SeenPile): boolean {
  const seen = { kind: pile.kind, isCrownOnTop: pile.crown === 'top' };
  return view.mayDecline && isOffered(view, seat, seen);
}

/** LK4.1: one of the ways that end there: the shortest and straightest of them. */
export function wayTo(
  { moves }: Pick<Decision, 'moves'>,
  cell: string,
): readonly Tile[] | undefined {
  const end = stripOfCell(cell) === 'carpet' ? CARPET : tileOfCell(cell);
  const ways = moves.flatMap((move) =>
    move.kind === 'walk' && move.tiles.at(-1) === end ? [move.tiles] : [],
  );
  return ways.toSorted(
    (one, other) => one.length - other.length || bendsIn(one) - bendsIn(other),
  )[0];
}

function actOn(decision: Decision, cell: string): KitchenAct | undefined {
  const { view } = decision;
  const tile = tileOfCell(cell);
  switch (view.phase) {
    case 'put':
      return tile === undefined ? undefined : judged(decision, { kind: 'put', tile });
    case 'from':
      return tile === undefined ? undefined : judged(decision, { kind: 'from', tile });
    case 'walk':
      return walkTo(decision, cell);
    case 'second':
    case 'lay':
      return tile === undefined ? undefined : layOn(decision, tile);
    default:
      return undefined;
  }
}

function walkTo(decision: Decision, cell: string): KitchenAct | undefined {
  const way = wayTo(decision, cell);
  if (way) return { kind: 'play', move: { kind: 'walk', tiles: way } };
  const end = stripOfCell(cell) === 'carpet' ? CARPET : tileOfCell(cell);
  if (end === undefined) return undefined;
  return { kind: 'explain', move: { kind: 'walk', tiles: wayAnyhow(decision.view, end) } };
}

function layOn({ view, moves, plan }: Decision, tile: Tile): KitchenAct | undefined {
  const what = view.phase === 'lay' ? 'lay' : plan.what;
  if (what === undefined) return undefined;
  const move: LeibkoecheMove =
    what === 'swap' ? { kind: 'swap', tile } : { kind: 'lay', tile, face: plan.face };
  return judged({ moves }, move);
}

function explainLaying({ plan }: Decision, cell: string): KitchenAct {
  const tile = tileOfCell(cell) ?? CARPET;
  return { kind: 'explain', move: { kind: 'lay', tile, face: plan.face } };
}

function isLaying({ view, plan }: Decision): boolean {
  return view.phase === 'lay' || (view.phase === 'second' && plan.what !== undefined);
}

function judged({ moves }: Pick<Decision, 'moves'>, move: LeibkoecheMove): KitchenAct {
  return { kind: moves.some((other) => isSame(other, move)) ? 'play' : 'explain', move };
}

function isSame(one: LeibkoecheMove, other: LeibkoecheMove): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function bendsIn(tiles: readonly Tile[]): number {
  return tiles.filter((tile, index) => {
    const [before, earlier] = [tiles[index - 1], tiles[index - 2]];
    return before !== undefined && earlier !== undefined && tile - before !== before - earlier;
  }).length;
}

/**
 * A way that a player may have had in mind who pressed a tile that cannot be reached, for the rules
 * to say what is wrong with it: as long as it must be if one could walk through everything.
 */
function wayAnyhow(view: LeibkoecheView, end: Tile): readonly Tile[] {
  const start = view.cooks[view.onTurn - 1] ?? CARPET;
  const steps = view.fall?.face ?? 0;
  return wayOfLength(start, end, steps, view.cameFrom) ?? straightWay(start, end);
}

function wayOfLength(
  at: Tile,
  end: Tile,
  steps: number,
  from: Tile | null,
): readonly Tile[] | undefined {
  if (steps === 0) return at === end ? [] : undefined;
  for (const next of nextTo(at, end)) {
    const rest = next === from ? undefined : wayOfLength(next, end, steps - 1, at);
    if (rest) return [next, ...rest];
  }
  return undefined;
}

/** Along the row, then along the column. */
function straightWay(start: Tile, end: Tile): readonly Tile[] {
  const way: Tile[] = [];
  const [left = start, right = start] = DOOR;
  const goal = end === CARPET ? nearer(start, left, right) : end;
  let at = start;
  if (start === CARPET) {
    at = nearer(goal, left, right);
    way.push(at);
  }
  while (at !== goal) {
    const aside = Math.sign(columnOf(goal) - columnOf(at));
    at += aside === 0 ? COLUMNS * Math.sign(goal - at) : aside;
    way.push(at);
  }
  return end === CARPET ? [...way, CARPET] : way;
}

function nearer(to: Tile, left: Tile, right: Tile): Tile {
  return columnOf(to) <= columnOf(left) ? left : right;
}

/** Straight at it first. */
function nextTo(at: Tile, end: Tile): readonly Tile[] {
  if (at === CARPET) return stepsFrom(CARPET);
  if (end === CARPET && stepsFrom(CARPET).includes(at)) return [CARPET, ...stepsFrom(at)];
  return stepsFrom(at);
}
