import { type DeterminizedGame, sharedWin } from '@kast/bots';
import {
  type Actor,
  must,
  type Outcome,
  type Random,
  type Seat,
  seatsOf,
  type Turn,
} from '@kast/kernel';
import { game, type HeuchelMove, stacksOf } from '../rules/index.ts';
import { type HeuchelSeen, imaginedPositions } from './imagined-positions.ts';
import { worthTrying } from './legal-moves.ts';
import { ARRANGE, argumentOf, codeOf, decode, DRAW, kindOf, type MoveCode } from './move-code.ts';
import { ordersAt } from './orders.ts';
import type { PlayoutPolicy } from './playout-policy.ts';
import { ARRANGING, FIRST, type HeuchelPosition, OVER, ROLLING } from './position.ts';
import { rewards } from './rewards.ts';

const PIPS = 6;

/** The game as a seat imagines it, on positions that are changed in place. */
export function imaginedGame(
  seen: HeuchelSeen,
  policy: PlayoutPolicy,
): DeterminizedGame<HeuchelPosition, MoveCode> {
  const { seats } = seen;
  const written = new Map<MoveCode, string>();
  return {
    seats,
    imagine: imaginedPositions(seen, policy),
    // The others have been taken to be done with arranging.
    turn: (position) =>
      position.phase === ARRANGING ? turnOf(Number(seen.viewer)) : turnIn(position),
    moves: worthTrying,
    apply: played,
    chance: drawn,
    key(_position, code) {
      const known = written.get(code);
      if (known !== undefined) return known;
      const text = game.notation.make(NO_STATE, moveOf(seen, code));
      written.set(code, text);
      return text;
    },
    // All is done in the open but arranging; and a card that was hidden is seen when it comes to lie on top (HM8.1).
    sight: ({ move, after }) => `${move}:${after.shown}`,
    payoffs: (outcome) => sharedWin(outcome, seats),
    rewards: (outcome) => rewards(outcome, seats),
    playoutMove: (position, seat, random) => policy.move(position, seat, random),
  };
}

/** Whose turn it is once the board is laid out. */
export function turnIn(position: HeuchelPosition): Turn {
  switch (position.phase) {
    case OVER:
      return { kind: 'over', outcome: outcomeOf(position) };
    case FIRST:
    case ROLLING:
      return CHANCE;
    default:
      return turnOf(position.onTurn + 1);
  }
}

/** In place. */
export function played(position: HeuchelPosition, by: Actor, code: MoveCode): HeuchelPosition {
  if (kindOf(code) === ARRANGE) position.arrange(Number(by), argumentOf(code));
  else position.apply(code);
  return position;
}

/** HM2.6, HM7.1 */
export function drawn({ phase, seats }: HeuchelPosition, random: Random): MoveCode {
  return codeOf(DRAW, random.below(phase === FIRST ? seats : PIPS) + 1);
}

function outcomeOf(position: HeuchelPosition): Outcome {
  const scores: number[] = [];
  for (let column = 0; column < position.seats; column++) scores.push(position.score(column));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, column) => (score === best ? [column + 1] : []));
  return { winners, scores, rule: position.hasDie ? 'HM7.6' : 'HM6.1' };
}

/** A decision of the seat as the rules write it. */
function moveOf({ view }: HeuchelSeen, code: MoveCode): HeuchelMove {
  if (kindOf(code) !== ARRANGE) return decode(code);
  return { kind: 'arrange', stacks: ordersAt(stacksOf(view.hand), argumentOf(code)) };
}

function turnOf(seat: Seat): Turn {
  return must(TURNS[seat - 1], `seat ${seat}`);
}

const CHANCE: Turn = { kind: 'chance', source: 'lot' };
const TURNS = seatsOf(game.info.seats.max).map(
  (seat): Turn => ({ kind: 'seats', seats: [seat], rule: 'HM3.1' }),
);
/** Moves are written and read without one. */
export const NO_STATE = game.init(
  { split: 'start', die: 'off', memory: 'aid' },
  game.info.seats.min,
);
