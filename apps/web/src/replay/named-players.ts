import { LEVELS, type Level } from '@kast/bots/computer';
import type { Holder } from '../session/holder.ts';

/** Who played a match that is looked back at; a computer has a level. */
export interface NamedPlayer {
  readonly name?: string;
  readonly level?: Level;
}

const LONGEST = 40;

/** What the players of a match are called by others: "you" is nobody's name. */
export function playersOf(holders: readonly Holder[]): readonly NamedPlayer[] {
  return holders.map(({ name, level }) => ({
    ...(name === undefined ? {} : { name }),
    ...(level === undefined ? {} : { level }),
  }));
}

/** Names out of a link: whatever is no plain name is left out. */
export function namedPlayers(value: unknown): readonly NamedPlayer[] {
  return Array.isArray(value) ? value.map(namedPlayer) : [];
}

function namedPlayer(value: unknown): NamedPlayer {
  if (typeof value !== 'object' || value === null) return {};
  const { name, level } = value as { name?: unknown; level?: unknown };
  const known = LEVELS.find((each) => each === level);
  return {
    ...(isName(name) ? { name } : {}),
    ...(known === undefined ? {} : { level: known }),
  };
}

/** One line of visible letters that cannot turn the text around it. */
function isName(value: unknown): value is string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST) return false;
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(value);
}
