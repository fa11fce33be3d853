import { type AnyGame, type GameInfo, ok, type Result, seatsOf } from '@kast/kernel';
import { countOf, type Flags, textOf } from '../command.ts';
import { type Complaint, usage } from '../complaint.ts';
import { optionsOf, SETUP_FLAGS } from '../setup.ts';
import { optionSets, type Schedule, unitsFor } from './schedule.ts';

/** Flags that say at which tables two sides meet, and how often. */
export const SCHEDULE_FLAGS = {
  ...SETUP_FLAGS,
  matches: { type: 'string' },
  team: { type: 'string' },
  variants: { type: 'string' },
  opening: { type: 'string' },
  seed: { type: 'string' },
} as const;

export const SCHEDULE_HELP = [
  ['--matches N', 'how many, rounded up so that each start is played in every seating (10)'],
  ['--seats N[,N…]', 'how many sit at the tables, in turn; every number that may play unless told'],
  ['--team N', 'how many seats a holds; b holds the others (1)'],
  ['--variants V', 'all: every combination of the options not chosen; book: the usual one (all)'],
  ['--option k=v', 'an option of the game; can be given several times'],
  ['--opening N', 'moves by lot before they are asked, where nothing is left to chance (4)'],
  ['--seed S', 'any text; the same seed gives the same starts (0)'],
] as const;

export interface Asked {
  readonly schedule: Schedule;
  readonly units: number;
  readonly opening: number;
}

const MOST_MATCHES = 1e6;

export function scheduleOf(
  flags: Flags,
  { info }: AnyGame,
  usualMatches: number,
): Result<Asked, Complaint> {
  const matches = countOf(flags, 'matches', MOST_MATCHES);
  if (!matches.ok) return matches;
  const seats = seatsAsked(flags, info);
  if (!seats.ok) return seats;
  const team = countOf(flags, 'team', Math.min(...seats.value) - 1);
  if (!team.ok) return team;
  const options = variantsAsked(flags, info);
  if (!options.ok) return options;
  const opening = countOf(flags, 'opening', 100, 0);
  if (!opening.ok) return opening;
  const schedule = {
    seats: seats.value,
    options: options.value,
    team: team.value ?? 1,
    seed: textOf(flags, 'seed') ?? '0',
  };
  const units = unitsFor(schedule, matches.value ?? usualMatches);
  return ok({ schedule, units, opening: opening.value ?? 4 });
}

function seatsAsked(flags: Flags, { seats }: GameInfo): Result<readonly number[], Complaint> {
  const text = textOf(flags, 'seats');
  if (text === undefined) {
    return ok(seatsOf(seats.max).filter((count) => count >= seats.min));
  }
  const counts = text.split(',').map(Number);
  const isRight = (count: number): boolean =>
    Number.isInteger(count) && count >= 2 && count <= seats.max && count >= seats.min;
  if (counts.every(isRight)) return ok(counts);
  return usage(`--seats is a list of numbers from ${seats.min} to ${seats.max}, not "${text}"`);
}

function variantsAsked(flags: Flags, info: GameInfo): Result<Schedule['options'], Complaint> {
  const chosen = optionsOf(flags, info);
  if (!chosen.ok) return chosen;
  const variants = textOf(flags, 'variants') ?? 'all';
  if (variants !== 'all' && variants !== 'book') {
    return usage(`--variants is all or book, not "${variants}"`);
  }
  return ok(optionSets(info, chosen.value, variants));
}
