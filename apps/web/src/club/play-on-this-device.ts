import { defaultOptions } from '@kast/kernel';
import type { ClubTable, ClubView } from '@kast/protocol/client';
import { boxOf } from '../cupboard/boxes.ts';
import { deviceStore } from '../device/device-store.ts';
import { readJson } from '../device/key-value.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { beginMatch } from '../session/here/begin-match.ts';
import { nameOfPerson } from './club-words.ts';

const KEY = 'kast.evening-table';

interface Kept {
  readonly club: string;
  readonly round: number;
  readonly table: number;
  readonly match: string;
}

/** Somebody at the table has no device: they can all play on one that is there. */
export function canShareDevice({ people }: ClubView, table: ClubTable): boolean {
  return table.people.some((person) => !people.find((one) => one.person === person)?.hasPhone);
}

/** The address of the match that a table plays on this device; it goes on where it was begun before. */
export function playOnThisDevice(club: ClubView, round: number, table: ClubTable): string {
  const kept = readJson(deviceStore, KEY, isKept);
  const isTheirs = kept?.club === club.id && kept.round === round && kept.table === table.table;
  const isBegun = isTheirs && matchesHere.get(kept.match);
  return `/m/${isBegun ? kept.match : begin(club, round, table)}`;
}

function begin(club: ClubView, round: number, table: ClubTable): string {
  const info = boxOf(table.game)?.info;
  if (!info) throw new Error(`an evening plays ${table.game}, which is not here`);
  const seats = table.people.map((person) => ({
    kind: 'device' as const,
    name: nameOfPerson(club, person),
  }));
  const { id } = beginMatch(matchesHere, info, { seats, options: defaultOptions(info.options) });
  const kept: Kept = { club: club.id, round, table: table.table, match: id };
  deviceStore.set(KEY, JSON.stringify(kept));
  return id;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'club' in value &&
    'round' in value &&
    'table' in value &&
    'match' in value &&
    typeof value.match === 'string'
  );
}
