import type { Seat } from '@kast/kernel';
import { raceBoard } from '../../packages/games/src/drunter-und-drueber/bot/race-board.ts';
import { RacePosition } from '../../packages/games/src/drunter-und-drueber/bot/race-position.ts';
import type { DrunterOptions } from '../../packages/games/src/drunter-und-drueber/info.ts';
import {
  type Colour,
  COLOURS,
  type DrunterState,
  type Stack,
} from '../../packages/games/src/drunter-und-drueber/rules/index.ts';

/** How it stood when a turn was about to begin, every colour known, and what came of it. */
export interface Turn {
  readonly match: number;
  readonly seats: number;
  readonly rules: Pick<DrunterOptions, 'block' | 'falseClaim' | 'rounds'>;
  /** A digit for each circle. */
  readonly colours: string;
  /** Circles with stones: where, then owner and turns waited of each from the bottom up. */
  readonly stacks: readonly (readonly number[])[];
  readonly misses: readonly number[];
  readonly out: readonly Seat[];
  readonly first: Seat;
  readonly next: Seat;
  readonly round: number;
  readonly winners: readonly Seat[];
}

export type OpenTurn = Omit<Turn, 'match' | 'winners'>;

export function turnBegunIn(state: DrunterState): OpenTurn {
  const { seats, layout, stacks, misses, out, first, onTurn, round } = state;
  const { block, falseClaim, rounds } = state.options;
  return {
    seats,
    rules: { block, falseClaim, rounds },
    colours: layout.map((colour) => COLOURS.indexOf(colour)).join(''),
    stacks: stacks.flatMap((stack, at) =>
      stack.length > 0 ? [[at, ...stack.flatMap(({ owner, waited }) => [owner, waited])]] : [],
    ),
    misses,
    out,
    first,
    next: onTurn,
    round,
  };
}

export function positionIn(turn: OpenTurn): RacePosition {
  const colours = Array.from(turn.colours, (digit) => COLOURS[Number(digit)] as Colour);
  const position = new RacePosition(raceBoard(colours, turn.seats, turn.rules));
  const stacks: Stack[] = colours.map(() => []);
  for (const [at = 0, ...stones] of turn.stacks) {
    stacks[at] = Array.from({ length: stones.length / 2 }, (_, height) => ({
      owner: stones[2 * height] as number,
      waited: stones[2 * height + 1] as number,
    }));
  }
  position.set({
    phase: 'moving',
    stacks,
    inHand: turn.misses.map(() => 0),
    first: turn.first,
    onTurn: turn.next,
    round: turn.round,
    misses: turn.misses,
    out: turn.out,
    attack: null,
    outcome: null,
  });
  return position;
}
