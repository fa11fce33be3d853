import type { Bars } from '../arena/tally.ts';
import type { Speed } from '../measure.ts';
import type { Calibration } from '../statistics/calibration.ts';

/** Everything that docs/BOTS.md tells, as it was measured: docs/bots.json. */
export interface BotFigures {
  readonly format: 'kast-bots/1';
  readonly games: readonly GameFigures[];
}

export interface GameFigures {
  readonly game: string;
  readonly rulesVersion: number;
  readonly meetings: readonly MeetingFigures[];
  readonly calibrations: readonly CalibrationFigures[];
  /** Per second, beside a trivial loop on the same machine. */
  readonly speed?: Speed & { readonly loopsPerSec: number };
}

/** Two players, seat-balanced, with every option set in turn. */
export interface MeetingFigures {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly matches: number;
  readonly expected: number;
  readonly score: Bars;
  readonly elo: Bars;
  readonly movesPerMatch: number;
  readonly nodesPerMoveA: number;
  /** Against lot: where it is luck that decides, and not play, an option says so. */
  readonly byOption?: readonly OptionFigures[];
}

/** The matches of a meeting with one value of one option. */
export interface OptionFigures {
  readonly option: string;
  readonly value: string;
  readonly matches: number;
  readonly score: Bars;
}

/** Estimates of one level in matches against itself, with as many seats as the game is best with. */
export interface CalibrationFigures extends Calibration {
  readonly level: number;
  readonly seats: number;
  readonly matches: number;
}

/** Figures that were kept, with new ones in the place of those of the same line; games as in this order. */
export function withFigures(
  { format, games }: BotFigures,
  found: GameFigures,
  order: readonly string[],
): BotFigures {
  const before = games.find(({ game }) => game === found.game);
  const speed = found.speed ?? before?.speed;
  const merged: GameFigures = {
    game: found.game,
    rulesVersion: found.rulesVersion,
    meetings: replaced(before?.meetings, found.meetings, ({ a, b, seats }) => `${a} ${b} ${seats}`),
    calibrations: replaced(
      before?.calibrations,
      found.calibrations,
      ({ level, seats }) => `${level} ${seats}`,
    ),
    ...(speed && { speed }),
  };
  const rank = ({ game }: GameFigures): number => order.indexOf(game);
  const others = games.filter((one) => one !== before);
  return { format, games: [...others, merged].toSorted((one, other) => rank(one) - rank(other)) };
}

function replaced<Line>(
  before: readonly Line[] = [],
  found: readonly Line[],
  key: (line: Line) => string,
): readonly Line[] {
  return [...new Map([...before, ...found].map((line) => [key(line), line])).values()];
}
