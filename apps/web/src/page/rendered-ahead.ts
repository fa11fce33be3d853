import { type GameBox, registry } from '@kast/games';
import { ANY_GAME, PAGE_ADDRESSES } from '@kast/protocol/client';
import { language } from '../i18n/language.ts';
import { type Door, openDoor } from './doors.ts';
import { classroomDoor, rulebookDoor, textsDoor } from './game-doors.ts';
import type { Room } from './room.tsx';

/** The rooms of a game that look the same to everybody who comes for the first time. */
const OF_GAME = {
  game: PAGE_ADDRESSES.game,
  setup: PAGE_ADDRESSES.setup,
  rulebook: PAGE_ADDRESSES.rulebook,
  lessons: PAGE_ADDRESSES.lessons,
} as const;

/** The rooms of a match: what is the same for everybody there is a table that is being opened. */
const OF_MATCH = {
  table: PAGE_ADDRESSES.table,
  replay: PAGE_ADDRESSES.matchReplay,
} as const;

export type AheadName = keyof typeof OF_GAME | keyof typeof OF_MATCH;

/** What is drawn with at once, beside what the game says. */
const DOORS: Partial<Readonly<Record<AheadName, (box: GameBox) => Door<unknown>>>> = {
  rulebook: rulebookDoor,
  lessons: classroomDoor,
};

export interface AheadPage {
  readonly name: AheadName;
  /** None where a match may be one of any game. */
  readonly box: GameBox | undefined;
}

/**
 * Every page that the build renders beside the cupboard, by its address. In that of a match the game stands
 * for the match.
 */
export function pagesAhead(): ReadonlyMap<string, AheadPage> {
  const at = (addresses: Readonly<Record<string, string>>, box: GameBox | undefined) =>
    Object.entries(addresses).map(([name, address]) => {
      const path = address.replace(/:(game|id)/, box?.info.id ?? ANY_GAME);
      return [path, { name: name as AheadName, box }] as const;
    });
  return new Map([
    ...registry.flatMap((box) => [...at(OF_GAME, box), ...at(OF_MATCH, box)]),
    ...at(OF_MATCH, undefined),
  ]);
}

/**
 * Fetches all that the page at this address is drawn with, so that what was rendered ahead is taken over
 * instead of making way for a page that still waits.
 */
export async function prepare(
  path: string,
  rooms: Readonly<Record<AheadName, Room>>,
): Promise<void> {
  const page = pagesAhead().get(
    path.replace(/(?<=.)\/+$/, '').replace(/^\/m\/[^/]+/, `/m/${ANY_GAME}`),
  );
  if (!page) return;
  const { name, box } = page;
  const door = box && DOORS[name]?.(box);
  await Promise.all([
    rooms[name].preload(),
    box && openDoor(textsDoor(box, language())),
    door && openDoor(door),
  ]);
}
