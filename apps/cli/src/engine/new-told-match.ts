import {
  type AnyGame,
  completeOptions,
  fail,
  isSeat,
  ok,
  type Options,
  type Result,
} from '@kast/kernel';
import { optionValue } from '../setup.ts';
import { refusalText } from '../words.ts';
import { openMatch } from './open-match.ts';
import { shownMatch } from './shown-match.ts';
import type { ToldMatch, ToldSetup } from './told-match.ts';

/** Begins a match with what `new` says: `seats`, `seat` and `rules`, and for the rest the game's options. */
export function newToldMatch(
  game: AnyGame,
  settings: ReadonlyMap<string, string>,
): Result<ToldMatch, string> {
  const setup = setupIn(game, settings);
  if (!setup.ok) return setup;
  return game.info.traits.hidden ? shownMatch(game, setup.value) : openMatch(game, setup.value);
}

function setupIn(
  { info }: AnyGame,
  settings: ReadonlyMap<string, string>,
): Result<ToldSetup, string> {
  const { seats: seatsText, seat: seatText, rules, ...asked } = Object.fromEntries(settings);
  if (rules !== undefined && rules !== String(info.rulesVersion)) {
    return fail(`these are rules ${info.rulesVersion}, not ${rules}`);
  }
  const seats = seatsText === undefined ? info.seats.min : digitsOf(seatsText);
  if (!isSeat(seats, info.seats.max) || seats < info.seats.min) {
    return fail(`seats is a number from ${info.seats.min} to ${info.seats.max}`);
  }
  const seat = seatText === undefined ? undefined : digitsOf(seatText);
  if (seat !== undefined && !isSeat(seat, seats))
    return fail(`seat is a number from 1 to ${seats}`);
  const values = Object.entries(asked).map(([name, text]) => [name, optionValue(info, name, text)]);
  const options = completeOptions(info.options, Object.fromEntries(values) as Options);
  return options.ok
    ? ok({ seats, seat, options: options.value })
    : fail(refusalText(options.error));
}

/** `0x2`, `2.0` and `1e0` are numbers too, but nobody means a seat by them. */
function digitsOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
