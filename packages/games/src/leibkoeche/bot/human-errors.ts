import { misjudgement } from '@kast/bots';
import { must, pick, type Random } from '@kast/kernel';
import {
  CARPET,
  type Kind,
  KINDS,
  type LeibkoecheMove,
  type LeibkoecheView,
  type Tile,
} from '../rules/index.ts';
import { columnOf, rowOf } from '../rules/kitchen.ts';
import type { LeibkoecheWeaknesses } from './levels.ts';
import type { Mind, Option } from './mind.ts';
import { racerAt } from './race.ts';
import type { OddsOfHand, OddsOfPan } from './toss-odds.ts';

/** What seems best to a cook who overlooks what is hard to see, and has set its heart on a dish. */
export function bestInTheEyesOf(
  { overlooksFar, stubborn, misjudges }: LeibkoecheWeaknesses,
  mind: Mind,
  options: readonly Option[],
  random: Random,
): Option {
  const noticed = options.filter(
    ({ move }) => random.below(100) >= overlooksFar * hardnessOf(mind, move),
  );
  const considered = noticed.length > 0 ? noticed : [pick(random, options)];
  const dish = dishOf(mind);
  const values = options.map(({ value }) => value);
  const stake = Math.max(...values) - Math.min(...values);
  const seeming = considered.map(
    ({ move, value }) =>
      value + stake * (stubborn * nearness(mind, move, dish) + misjudgement(misjudges, random)),
  );
  return considered[seeming.indexOf(Math.max(...seeming))] as Option;
}

/** In the steps that one must follow in the mind: a way that goes straight is seen at once. */
function hardnessOf({ view, turn }: Mind, move: LeibkoecheMove): number {
  const { cook } = racerAt(turn.race, turn.seat);
  switch (move.kind) {
    case 'walk':
      return move.tiles.length - distance(cook, must(move.tiles.at(-1), 'a step'));
    case 'lay':
    case 'put':
    case 'from':
      return distance(cook, move.tile) / 2;
    case 'swap':
      return 1 + distance(cook, move.tile) / 2;
    case 'shift':
      return view.arrived.length > 0 ? 1 : 0;
    default:
      return 0;
  }
}

/**
 * The missing kind that it has in mind. It keeps to it as long as the match lasts: which comes first is
 * told by how the piles stand and who it is, for a cook remembers nothing else.
 */
function dishOf({ view, turn }: Mind): Kind | undefined {
  const { missing } = racerAt(turn.race, turn.seat);
  const first = view.piles.reduce((sum, { tile }, index) => sum + tile * (index + 1), turn.seat);
  return KINDS.map((_, index) => (first + index) % KINDS.length)
    .filter((index) => (missing & (1 << index)) !== 0)
    .map((index) => KINDS[index] as Kind)[0];
}

/** From 1 on the pile of the dish down to 0 at the other end of the kitchen. */
function nearness({ view }: Mind, move: LeibkoecheMove, dish: Kind | undefined): number {
  const pile = view.piles.find(({ kind }) => kind === dish);
  if (move.kind !== 'walk' || !pile) return 0;
  return 1 - distance(must(move.tiles.at(-1), 'a step'), pile.tile) / FURTHEST;
}

const FURTHEST = 11;

function distance(one: Tile, other: Tile): number {
  const [from, to] = one === CARPET ? [other, one] : [one, other];
  if (from === CARPET) return 0;
  if (to === CARPET) return rowOf(from);
  return Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to));
}

/** LK6.3: what was looked at and is still in mind. */
export function remembered(
  view: LeibkoecheView,
  { forgets }: LeibkoecheWeaknesses,
  random: Random,
): LeibkoecheView {
  if (view.revealed || forgets === 0) return view;
  return { ...view, king: view.king.map((kind) => (random.below(100) < forgets ? null : kind)) };
}

/** The odds as somebody takes them who is surer of the hand than it is. */
export function overrated(odds: OddsOfHand, { overrates }: LeibkoecheWeaknesses): OddsOfHand {
  if (overrates === 0) return odds;
  const ofPan = ({ half, full }: OddsOfPan): OddsOfPan => ({
    half: surer(half),
    full: surer(full),
  });
  const surer = (real: OddsOfPan['half']): OddsOfPan['half'] => ({
    caught: real.caught + overrates * (1 - real.caught),
    caughtOther: real.caughtOther * (1 - overrates),
    missed: real.missed * (1 - overrates),
    missedOther: real.missedOther * (1 - overrates),
  });
  return { small: ofPan(odds.small), normal: ofPan(odds.normal), large: ofPan(odds.large) };
}
