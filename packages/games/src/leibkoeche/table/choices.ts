import { type Seat, seededRandom } from '@kast/kernel';
import type { Act, Choices } from '@kast/ui/kit';
import {
  CARPET,
  columnOf,
  DOOR,
  game,
  isOffered,
  type LeibkoecheMove,
  type LeibkoecheView,
  PLACES,
  rowOf,
  type SeenPile,
  stepsFrom,
  type Tile,
} from '../rules/index.ts';
import { cellOfTile, placeOfCell, stripOfCell, tileOfCell } from './drawing/geometry.ts';

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

/** What the hand may do in the kitchen and at the king's table. It knows the legal moves and no rule. */
export function choicesOf(decision: Decision): Choices<LeibkoecheMove> {
  const carried = carriedIn(decision);
  const targets = targetsOf(decision);
  return {
    pick(cell) {
      // The pan is two cells wide. Where a way ends where it began, pressing the cook walks it.
      const isIt = (cell === 'f0' ? 'e0' : cell) === carried && !targets.includes(cell);
      return isIt ? [carried] : undefined;
    },
    carry: (_, to) => actOn(decision, to),
    // What is carried need not be taken up: pressing where it is to go is enough.
    press(cell) {
      const act = actOn(decision, cell);
      return act && carried !== undefined ? { ...act, at: carried } : act;
    },
  };
}

/** The cells where something can be done now. */
export function targetsOf({ view, moves, plan }: Decision): readonly string[] {
  const cells = moves.flatMap((move): string[] => {
    switch (move.kind) {
      case 'put':
      case 'from':
        return [cellOfTile(move.tile)];
      case 'walk':
        return [cellOfTile(move.tiles.at(-1) ?? CARPET)];
      case 'lay':
        return view.phase === 'lay' || plan.what === 'lay' ? [cellOfTile(move.tile)] : [];
      case 'swap':
        return plan.what === 'swap' ? [cellOfTile(move.tile)] : [];
      case 'peek':
        return move.place === null ? [] : [`k${move.place}`];
      default:
        return [];
    }
  });
  const once = [...new Set(cells)];
  return once.includes('c0') ? [...once, 'd0'] : once;
}

/** What can be done in a kitchen that is only looked at: the rules say it of any that looks like this one. */
export function movesSeenIn(view: LeibkoecheView): readonly LeibkoecheMove[] {
  const { options, trays, onTurn, king } = view;
  if (king.length < PLACES) return [];
  const seen = { viewer: onTurn, seats: trays.length, options, ply: 0, view, memory: undefined };
  return game.moves(game.imagine(seen, seededRandom('picture')), onTurn);
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
  const end = endOf(cell);
  const ways = moves.flatMap((move) =>
    move.kind === 'walk' && move.tiles.at(-1) === end ? [move.tiles] : [],
  );
  return ways.toSorted(
    (one, other) => one.length - other.length || bendsIn(one) - bendsIn(other),
  )[0];
}

/** The cell of what goes where one presses: the pancake in the pan, or a cook that stands by itself. */
function carriedIn({ view, seat, plan }: Decision): string | undefined {
  const { phase, cooks, toPut } = view;
  if (phase === 'lay' || (phase === 'second' && plan.what !== undefined)) return 'e0';
  const cook = phase === 'walk' ? seat : phase === 'put' && toPut;
  const tile = cook ? cooks[cook - 1] : undefined;
  return tile === undefined || tile === CARPET ? undefined : cellOfTile(tile);
}

function actOn(decision: Decision, cell: string): KitchenAct | undefined {
  const { view } = decision;
  if (cell.startsWith('k')) return judged(decision, { kind: 'peek', place: placeOfCell(cell) });
  const tile = tileOfCell(cell);
  switch (view.phase) {
    case 'put':
    case 'from':
      return tile === undefined ? undefined : judged(decision, { kind: view.phase, tile });
    case 'walk':
      return walkTo(decision, cell);
    case 'second':
    case 'lay':
      return layOn(decision, tile ?? CARPET);
    default:
      return undefined;
  }
}

function walkTo(decision: Decision, cell: string): KitchenAct | undefined {
  const way = wayTo(decision, cell);
  if (way) return { kind: 'play', move: { kind: 'walk', tiles: way } };
  const end = endOf(cell);
  if (end === undefined) return undefined;
  return { kind: 'explain', move: { kind: 'walk', tiles: wayAnyhow(decision.view, end) } };
}

function endOf(cell: string): Tile | undefined {
  return stripOfCell(cell) === 'carpet' ? CARPET : tileOfCell(cell);
}

function layOn({ view, moves, plan }: Decision, tile: Tile): KitchenAct | undefined {
  const what = view.phase === 'lay' ? 'lay' : plan.what;
  if (what === undefined) return undefined;
  const move: LeibkoecheMove =
    what === 'swap' ? { kind: 'swap', tile } : { kind: 'lay', tile, face: plan.face };
  return judged({ moves }, move);
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
  return wayOfLength(start, end, steps, view.cameFrom) ?? shortestWay(start, end);
}

function shortestWay(start: Tile, end: Tile): readonly Tile[] {
  for (let steps = 1; ; steps++) {
    const way = wayOfLength(start, end, steps, null);
    if (way) return way;
  }
}

function wayOfLength(
  at: Tile,
  end: Tile,
  steps: number,
  from: Tile | null,
): readonly Tile[] | undefined {
  if (steps === 0) return at === end ? [] : undefined;
  if (distance(at, end) > steps) return undefined;
  for (const next of nextTo(at, end)) {
    const rest = next === from ? undefined : wayOfLength(next, end, steps - 1, at);
    if (rest) return [next, ...rest];
  }
  return undefined;
}

function distance(one: Tile, other: Tile): number {
  if (one === other) return 0;
  if (one === CARPET) return distance(other, one);
  if (other === CARPET) return 1 + Math.min(...DOOR.map((door) => distance(one, door)));
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));
}

/** Straight at it first. */
function nextTo(at: Tile, end: Tile): readonly Tile[] {
  const steps = stepsFrom(at).toSorted((one, other) => distance(one, end) - distance(other, end));
  return end === CARPET && stepsFrom(CARPET).includes(at) ? [CARPET, ...steps] : steps;
}
