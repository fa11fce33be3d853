import { asciiBytes, seededRandom, sha256, toHex } from '@kast/kernel';
import { game, type PailleState } from '../rules/index.ts';
import { draftOf, playOn } from '../rules/play.ts';
import { habit } from './habits.ts';
import { weekForesight } from './week-foresight.ts';
import { openWeekNet } from './week-net.ts';
import { isQuiet } from './week-rows.ts';

/**
 * The digest of what the net foresees in the positions of two hundred weeks, to the last bit, computed in Node. Tests
 * compute it again, in Node and in a browser.
 */
export const DIGEST = 'a3ca2160e86a769b015dd694fd6c0518ab752c785ea49e2ac53a75f68feebb46';

const WEEKS = 200;
const WHIM = 30;

export async function digestOfForesight(): Promise<string> {
  const foresee = weekForesight(await openWeekNet());
  const told: number[] = [];
  for (const table of quietTables(WEEKS)) {
    const foreseen = foresee(table);
    told.push(...(foreseen?.rewards ?? []), ...(foreseen?.payoffs ?? []));
  }
  return toHex(sha256(asciiBytes(toHex(new Uint8Array(Float64Array.from(told).buffer)))));
}

/** Tables of weeks by habit at which everybody is about to choose; each is changed as soon as the next is asked for. */
function* quietTables(weeks: number): Generator<PailleState> {
  for (let week = 0; week < weeks; week++) {
    const random = seededRandom(`week ${week}`);
    const table = draftOf(game.init({ voyage: 'off' }, 2 + (week % 4)));
    for (let turn = game.turn(table); turn.kind !== 'over'; turn = game.turn(table)) {
      if (isQuiet(table)) yield table;
      const [by = 'chance'] = turn.kind === 'seats' ? turn.seats : [];
      const move = by === 'chance' ? game.chance(table, random) : habit(table, by, WHIM, random);
      playOn(table, by, move, () => {});
    }
  }
}
