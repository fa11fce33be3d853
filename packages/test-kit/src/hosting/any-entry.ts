import {
  append,
  type Entry,
  type Match,
  pick,
  type Random,
  type Seed,
  seatsInPlay,
  turnOf,
} from '@kast/kernel';
import { nextEntry } from '../random-play.ts';

/**
 * What may come next at a lively table: mostly moves and chance, and in between somebody offers a draw,
 * takes back, resigns or runs out of time. Undefined when the match is over.
 */
export function anyEntry(match: Match, seed: Seed, random: Random): Entry | undefined {
  if (turnOf(match).kind === 'over') return undefined;
  const act = anyAct(match, random);
  if (act && append(match, act).ok) return act;
  return nextEntry(match, seed, random);
}

function anyAct(match: Match, random: Random): Entry | undefined {
  const roll = random.below(200);
  if (roll < 40) return { by: match.takeBacks.at(-1)?.seat ?? 1, move: 'undo' };
  const seats = seatsInPlay(match);
  const seat = pick(random, seats);
  if (roll < 52) return { by: seat, move: 'draw' };
  // The match is to go on for a while.
  if (roll > 53 || seats.length < 3) return undefined;
  const forfeit: Entry = { by: 'table', move: `forfeit ${seat} clock` };
  return roll === 52 ? { by: seat, move: 'resign' } : forfeit;
}
