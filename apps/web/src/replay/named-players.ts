import { LEVELS, type Level } from '@kast/bots/computer';
import { readName } from '@kast/protocol/client';
import type { Holder } from '../session/holder.ts';

/** Who played a match that is looked back at; a computer has a level. */
export interface NamedPlayer {
  readonly name?: string;
  readonly level?: Level;
}

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

/** As it would have been taken by a server: whoever made the link may have written anything there. */
function isName(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LONGEST) return false;
  const read = readName(value);
  return read.ok && read.value === value;
}

/** In units of the text: before its letters are counted. */
const LONGEST = 400;
