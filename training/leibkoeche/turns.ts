import { must, type Seat } from '@kast/kernel';
import { oddsAt } from '../../packages/games/src/leibkoeche/bot/own-hand.ts';
import { type Race, raceOf } from '../../packages/games/src/leibkoeche/bot/race.ts';
import { WEIGHTS } from '../../packages/games/src/leibkoeche/bot/weights.ts';
import type { LeibkoecheOptions } from '../../packages/games/src/leibkoeche/info.ts';
import { game, type LeibkoecheState } from '../../packages/games/src/leibkoeche/rules/index.ts';

/** How it stood when a turn was about to begin, which is where the bot's search ends, and what came of it. */
export interface Turn {
  readonly match: number;
  readonly toss: LeibkoecheOptions['toss'];
  readonly race: Omit<Race, 'odds' | 'weights'>;
  readonly next: Seat;
  readonly winner: Seat;
}

/** One of a match still being played. */
export type OpenTurn = Pick<Turn, 'race' | 'next'>;

/** As the seat before saw it: the pancake that is taken from the stack by itself lies there again (LK3.2). */
export function turnBegunIn(state: LeibkoecheState): OpenTurn {
  const { options, onTurn, held, stack } = state;
  const view = game.view(state, onTurn);
  const { odds: _odds, weights: _weights, ...race } = raceOf(view, options, judgementIn(options));
  if (!held) return { race, next: onTurn };
  return { race: { ...race, stack: { size: stack.length + 1, top: held.low } }, next: onTurn };
}

/** With what the best level reckons with again. */
export function raceIn({ toss, race }: Pick<Turn, 'toss' | 'race'>): Race {
  return { ...race, ...judgementIn({ toss, crowns: 'one', assist: 'on' }) };
}

function judgementIn(options: LeibkoecheOptions): Pick<Race, 'odds' | 'weights'> {
  return { odds: oddsAt(5, options), weights: WEIGHTS.next };
}

export function winnerOf({ outcome }: LeibkoecheState): Seat {
  return must(outcome?.winners[0], 'a winner');
}
