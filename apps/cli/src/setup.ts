import {
  type AnyGame,
  asciiBytes,
  type GameInfo,
  hashOfSeed,
  isSeed,
  type Match,
  newMatch,
  ok,
  type OptionValue,
  type Result,
  type Seed,
  sha256,
  toHex,
} from '@kast/kernel';
import { countOf, type Flags, listOf } from './command.ts';
import { type Complaint, refused, usage } from './complaint.ts';
import { refusalText } from './words.ts';

export const SETUP_FLAGS = {
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
} as const;

export const SETUP_HELP = [
  ['--seats N', 'as few as the game allows unless told'],
  ['--option k=v', 'an option of the game; can be given several times'],
] as const;

export interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Reads `--seats` and `--option`; whether the game has such things is for the table to say. */
export function setupOf(flags: Flags, info: GameInfo): Result<Setup, Complaint> {
  const seats = countOf(flags, 'seats', 99);
  if (!seats.ok) return seats;
  const options = optionsOf(flags, info);
  return options.ok
    ? ok({ seats: seats.value ?? info.seats.min, options: options.value })
    : options;
}

export function optionsOf(flags: Flags, info: GameInfo): Result<Setup['options'], Complaint> {
  const options: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const text of listOf(flags, 'option')) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined) return usage(`--option is k=v, not "${text}"`);
    options[name] = optionValue(info, name, value);
  }
  return ok(options);
}

export function startMatch(
  game: AnyGame,
  { seats, options }: Setup,
  seed: Seed,
): Result<Match, Complaint> {
  const started = newMatch(game, { seats, options, seedHash: hashOfSeed(seed) });
  return started.ok ? started : refused(refusalText(started.error));
}

/** Any text gives a seed: the same text the same one. */
export function seedOf(text: string): Seed {
  return isSeed(text) ? text : toHex(sha256(asciiBytes(encodeURIComponent(text))));
}

/** As the game has it, `60` and not `"60"`; anything else stays the text that it is. */
export function optionValue(info: GameInfo, name: string, text: string): OptionValue {
  const spec = Object.hasOwn(info.options, name) ? info.options[name] : undefined;
  return spec?.values.find((value) => String(value) === text) ?? text;
}
