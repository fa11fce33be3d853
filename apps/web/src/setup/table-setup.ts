import type { AbsenceRule, ClockTerms } from '@kast/protocol/client';
import { LEVELS, type Level } from '@kast/bots/computer';
import {
  completeOptions,
  defaultOptions,
  type GameInfo,
  type Options,
  type OptionValue,
} from '@kast/kernel';
import { isAbsenceRule } from '../absence/absence-rules.ts';
import { isClockTerms } from '../clock/clock-choice.ts';

/** Who is to sit in a seat that is played on this device. */
export type LocalSeat =
  | { readonly kind: 'you'; readonly name?: string }
  | { readonly kind: 'device'; readonly name?: string }
  /** In a rematch it keeps the name that it had. */
  | { readonly kind: 'bot'; readonly level: Level; readonly name?: string };

export type SeatChoice = LocalSeat | { readonly kind: 'open' };

export const WATCHERS = ['link', 'anyone', 'nobody'] as const;
export type Watchers = (typeof WATCHERS)[number];

/** A table as somebody sets it. */
export interface TableSetup {
  readonly seats: readonly SeatChoice[];
  readonly options: Options;
  readonly watchers: Watchers;
  /** This screen shows the table, and whoever plays comes by phone. */
  readonly isScreen?: boolean;
  /** T11; at tables that others can reach. */
  readonly clock?: ClockTerms;
  /** T12; the table waits unless told. */
  readonly absence?: AbsenceRule;
  /** T16; where it may be. */
  readonly rated?: true;
}

/** T16: people, of whom others come from elsewhere, and a clock. */
export function mayBeRated({ seats, clock, absence, isScreen = false }: TableSetup): boolean {
  const arePeople = seats.every(({ kind }) => kind === 'you' || kind === 'open');
  return clock !== undefined && absence !== 'computer' && !isScreen && arePeople;
}

type SetupInfo = Pick<GameInfo, 'seats' | 'options'>;

const USUAL_LEVEL: Level = 2;

/** For who plays a game for the first time. */
const FIRST_LEVEL: Level = 1;

/** You against computers of a friendly level, by the rules as they stand in the book. */
export function usualSetup(
  info: SetupInfo,
  seats = info.seats.min,
  level: Level = USUAL_LEVEL,
): TableSetup {
  const others = Array.from({ length: seats - 1 }, () => botOf(level));
  return {
    seats: [{ kind: 'you' }, ...others],
    options: defaultOptions(info.options),
    watchers: 'link',
  };
}

/** As many as the game is at its best with; whoever plays it for the first time usually wins, or nearly. */
export function setupAtOnce(
  info: SetupInfo & Pick<GameInfo, 'atOnce'>,
  isFirst: boolean,
): TableSetup {
  const setup = usualSetup(info, info.atOnce?.seats, isFirst ? FIRST_LEVEL : USUAL_LEVEL);
  return { ...setup, options: { ...setup.options, ...info.atOnce?.options } };
}

export function botOf(level: Level): LocalSeat {
  return { kind: 'bot', level };
}

/** A match needs the server only if somebody has to come in from elsewhere. */
export function isLocal(setup: TableSetup): setup is TableSetup & { seats: readonly LocalSeat[] } {
  return setup.seats.every((seat) => seat.kind !== 'open');
}

/** Somebody comes from elsewhere: every seat that is not yours is free. */
export function withOpenSeats(setup: TableSetup): TableSetup {
  const seats = setup.seats.map(
    (seat, index): SeatChoice =>
      seat.kind === 'you' || (setup.isScreen && index === 0) ? { kind: 'you' } : { kind: 'open' },
  );
  return { ...setup, seats, isScreen: false };
}

/** Nobody can share this device at a table that is played over the net; and one screen is no table. */
export function isPossible(setup: TableSetup): boolean {
  if (setup.isScreen) return setup.seats.some((seat) => seat.kind === 'open');
  return isLocal(setup) || setup.seats.every((seat) => seat.kind !== 'device');
}

/** You are in one seat: whoever you change places with gets your old one. */
export function seatTaken(setup: TableSetup, seat: number, choice: SeatChoice): TableSetup {
  const before = setup.seats[seat - 1];
  const seats = setup.seats.map((other, index) => {
    if (index === seat - 1) return choice;
    return choice.kind === 'you' && other.kind === 'you' && before ? before : other;
  });
  return { ...setup, seats };
}

/** Beside a screen everybody has a phone; without one, you sit down again. */
export function screenTaken(setup: TableSetup, isScreen: boolean): TableSetup {
  const seats = setup.seats.map((_, index): SeatChoice => {
    if (isScreen) return { kind: 'open' };
    return index === 0 ? { kind: 'you' } : botOf(USUAL_LEVEL);
  });
  return { ...setup, seats, isScreen };
}

export function optionTaken(setup: TableSetup, option: string, value: OptionValue): TableSetup {
  return { ...setup, options: { ...setup.options, [option]: value } };
}

/** More seats are filled with computers; fewer are taken from the end, but never yours. */
export function seatCountTaken(setup: TableSetup, count: number): TableSetup {
  const seats = [...setup.seats];
  while (seats.length < count) {
    seats.push(setup.isScreen ? { kind: 'open' } : botOf(USUAL_LEVEL));
  }
  while (seats.length > count) {
    seats.splice(seats.at(-1)?.kind === 'you' ? seats.length - 2 : seats.length - 1, 1);
  }
  return { ...setup, seats };
}

/** A kept setup is used only if the game as it is now could still be played so. */
export function isSetupFor(info: SetupInfo, value: unknown): value is TableSetup {
  if (typeof value !== 'object' || value === null) return false;
  const {
    seats,
    options,
    watchers,
    isScreen = false,
    clock,
    absence,
  } = value as Partial<TableSetup>;
  const { rated } = value as { readonly rated?: unknown };
  if (rated !== undefined && rated !== true) return false;
  if (clock !== undefined && !isClockTerms(clock)) return false;
  if (absence !== undefined && !isAbsenceRule(absence)) return false;
  if (!Array.isArray(seats) || seats.length < info.seats.min || seats.length > info.seats.max) {
    return false;
  }
  if (!seats.every(isSeatChoice) || !WATCHERS.some((known) => known === watchers)) return false;
  if (isScreen && seats.some(({ kind }) => kind === 'you' || kind === 'device')) return false;
  if (typeof options !== 'object' || options === null) return false;
  const complete = completeOptions(info.options, options);
  return complete.ok && Object.keys(complete.value).length === Object.keys(options).length;
}

function isSeatChoice(value: unknown): value is SeatChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, level } = value as { kind?: unknown; level?: unknown };
  if (kind === 'bot') return LEVELS.some((known) => known === level);
  return kind === 'you' || kind === 'device' || kind === 'open';
}
