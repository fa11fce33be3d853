import type { Seat } from '@kast/kernel';
import { type Act, type Choices, isSame } from '@kast/ui/kit';
import {
  CARPET,
  isTakeOrLeave,
  type LeibkoecheMove,
  type LeibkoecheView,
  type Tile,
  wayMeant,
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

/** LK6.1: is there something to take or to leave on a tile that one may walk to? */
export function hasChoiceOfTaking({ view, seat, moves }: Omit<Decision, 'plan'>): boolean {
  const ends = new Set(moves.map((move) => (move.kind === 'walk' ? move.tiles.at(-1) : undefined)));
  return view.piles.some((pile) => ends.has(pile.tile) && isTakeOrLeave(view, seat, pile));
}

/** LK6.1: whoever walks to a pile takes from it, unless they said otherwise. */
export function thenOf(
  move: LeibkoecheMove,
  { view, seat, plan }: Decision,
): LeibkoecheMove | undefined {
  if (move.kind !== 'walk') return undefined;
  const pile = view.piles.find(({ tile }) => tile === move.tiles.at(-1));
  if (!pile || !isTakeOrLeave(view, seat, pile)) return undefined;
  return { kind: plan.leaves ? 'skip' : 'take' };
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
    case 'second':
    case 'lay':
      return layOn(decision, tile ?? CARPET);
    // Where something else is due, the rules say what.
    default:
      return walkTo(decision, cell);
  }
}

function walkTo(decision: Decision, cell: string): KitchenAct | undefined {
  const way = wayTo(decision, cell);
  if (way) return { kind: 'play', move: { kind: 'walk', tiles: way } };
  const end = endOf(cell);
  if (end === undefined) return undefined;
  return { kind: 'explain', move: { kind: 'walk', tiles: wayMeant(decision.view, end) } };
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

/** Played where it is legal; elsewhere the rules say why not. */
export function judged({ moves }: Pick<Decision, 'moves'>, move: LeibkoecheMove): KitchenAct {
  return { kind: moves.some((other) => isSame(other, move)) ? 'play' : 'explain', move };
}

function bendsIn(tiles: readonly Tile[]): number {
  return tiles.filter((tile, index) => {
    const [before, earlier] = [tiles[index - 1], tiles[index - 2]];
    return before !== undefined && earlier !== undefined && tile - before !== before - earlier;
  }).length;
}
