import { type Bench, Dice } from '@kast/bots';
import { defaultOptions, type Random, seededRandom } from '@kast/kernel';
import { type DrunterOptions, info } from '../info.ts';
import { CIRCLES, game } from '../rules/index.ts';
import { raceBoard } from './race-board.ts';
import { MOST_MOVES } from './race-move.ts';
import { OVER, PLACING, RacePosition } from './race-position.ts';
import { weighSteps } from './weigh-steps.ts';
import type { World } from './world.ts';

const options: DrunterOptions = defaultOptions(info.options);
const moves = new Uint16Array(MOST_MOVES);
const start = startOf(seededRandom('bench'));
const position = new RacePosition(start.board);
const placed = placedWorld(new Dice(seededRandom('bench')));

export const bench: Bench = {
  fastPlayout(random: Random): number {
    const dice = new Dice(random);
    position.copy(start);
    let plies = 0;
    for (; position.phase !== OVER; plies++) playAny(dice);
    return plies;
  },

  /** From when all stones lie. */
  searchNodes(nodes: number): number {
    return weighSteps([placed], { budget: { nodes }, clock: () => 0, weighsAll: false }).nodes;
  },
};

function startOf(random: Random): RacePosition {
  let state = game.init(options, info.seats.min);
  while (game.turn(state).kind === 'chance') {
    state = game.apply(state, 'chance', game.chance(state, random));
  }
  const drawn = new RacePosition(raceBoard(state.layout, state.seats, options));
  drawn.set(state);
  return drawn;
}

function placedWorld(dice: Dice): World {
  position.copy(start);
  while (position.phase === PLACING) playAny(dice);
  const all = new RacePosition(start.board);
  all.copy(position);
  return { start: all, claims: Uint8Array.from(CIRCLES, () => 1) };
}

function playAny(dice: Dice): void {
  const count = position.moves(moves, 0);
  position.play(moves[(dice.roll() >>> 0) % count] as number);
}
