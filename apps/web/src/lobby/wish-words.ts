import type { Lobby, OpenTable, Wish, WishRequest } from '@kast/protocol/client';
import { isObject } from '../device/stored-shapes.ts';
import type { LobbyTexts } from './lobby-texts.ts';

export const PLAYERS = {
  two: { min: 2, max: 2 },
  few: { min: 2, max: 4 },
  many: { min: 3, max: 12 },
  any: { min: 2, max: 12 },
} as const satisfies Readonly<Record<string, WishRequest['players']>>;

export const PACES = {
  live: ['live'],
  days: ['days'],
  both: ['live', 'days'],
} as const satisfies Readonly<Record<string, readonly WishRequest['paces'][number][]>>;

/** A wish as it is put together. */
export interface WishDraft {
  readonly games: readonly string[];
  readonly players: keyof typeof PLAYERS;
  readonly pace: keyof typeof PACES;
}

export function isDraft(value: unknown): value is WishDraft {
  if (!isObject(value)) return false;
  const { games, players, pace } = value;
  const areGames = Array.isArray(games) && games.every((game) => typeof game === 'string');
  return areGames && String(players) in PLAYERS && String(pace) in PACES;
}

export function requestOf({ games, players, pace }: WishDraft): WishRequest {
  return { games: [...games], players: PLAYERS[players], paces: [...PACES[pace]] };
}

/** Whether somebody who wishes for this would sit down there. */
export function fits(
  { games, players }: Pick<Wish, 'games' | 'players'>,
  table: OpenTable,
): boolean {
  const isRightSize = table.seats >= players.min && table.seats <= players.max;
  return games.includes(table.game) && isRightSize;
}

/** How long it took others lately; where it differs by game, the shortest. */
export function waitWords(t: LobbyTexts, games: readonly string[], { waits }: Lobby): string {
  const known = waits.filter(({ game }) => games.includes(game));
  if (known.length === 0) return t.waitUnknown;
  const seconds = Math.min(...known.map((wait) => wait.seconds));
  const count = known.reduce((sum, { pairings }) => sum + pairings, 0);
  return seconds < 100
    ? t.wait({ count, seconds: Math.max(seconds, 1) })
    : t.waitMinutes({ count, minutes: Math.ceil(seconds / 60) });
}

/** "0:42" */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What there is now, in one line. `nameOf`: what a game is called. */
export function nowWords(
  t: LobbyTexts,
  { tables, looking, lookingFor, matches }: Lobby,
  nameOf: (game: string) => string | undefined,
): string {
  const names = lookingFor.flatMap(({ game }) => nameOf(game) ?? []);
  const isFewGames = names.length > 0 && names.length <= MOST_NAMED_NOW;
  const count = looking;
  const parts = [
    tables.length > 0 && t.now.tables({ count: tables.length }),
    looking > 0 && (isFewGames ? t.now.lookingFor({ count, names }) : t.now.looking({ count })),
    matches.length > 0 && t.now.matches({ count: matches.length }),
  ].filter(Boolean);
  return parts.length === 0 ? t.quiet : parts.join(' · ');
}

/** There is room for so many on a phone. */
const MOST_NAMED_NOW = 2;

/** What is agreed on where somebody is found, by the pace that was wished for. T13 */
export function termsOfPace(t: LobbyTexts, pace: WishDraft['pace']): readonly string[] {
  return PACES[pace].map((one) => t.terms[one]);
}
