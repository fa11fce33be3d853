import { type GameBox, registry } from '@kast/games';
import { PAGE_ADDRESSES } from '@kast/protocol/client';
import { language } from '../i18n/language.ts';
import { type Door, openDoor } from './doors.ts';
import { classroomDoor, tableDoor, textsDoor } from './game-doors.ts';
import type { Room } from './room.tsx';

/** The rooms of a game that look the same to everybody who comes for the first time. */
export const AHEAD = {
  game: PAGE_ADDRESSES.game,
  setup: PAGE_ADDRESSES.setup,
  rulebook: PAGE_ADDRESSES.rulebook,
  lessons: PAGE_ADDRESSES.lessons,
} as const;

export type AheadName = keyof typeof AHEAD;

/** What is drawn with at once, beside what the game says. */
const DOORS: Partial<Readonly<Record<AheadName, (box: GameBox) => Door<unknown>>>> = {
  rulebook: tableDoor,
  lessons: classroomDoor,
};

export interface AheadPage {
  readonly name: AheadName;
  readonly box: GameBox;
}

/** Every page of a game that the build renders, by its address. The cupboard is rendered, too. */
export function pagesAhead(): ReadonlyMap<string, AheadPage> {
  const names = Object.keys(AHEAD) as readonly AheadName[];
  return new Map(
    registry.flatMap((box) =>
      names.map((name) => [AHEAD[name].replace(':game', box.info.id), { name, box }] as const),
    ),
  );
}

/**
 * Fetches all that the page at this address is drawn with, so that what was rendered ahead is taken over
 * in one go instead of making way for a page that still waits.
 */
export async function prepare(
  path: string,
  rooms: Readonly<Record<AheadName, Room>>,
): Promise<void> {
  const page = pagesAhead().get(path.replace(/(?<=.)\/+$/, ''));
  if (!page) return;
  const { name, box } = page;
  const door = DOORS[name]?.(box);
  await Promise.all([
    rooms[name].preload(),
    openDoor(textsDoor(box, language())),
    door && openDoor(door),
  ]);
}
