import type { GameInfo } from '@kast/kernel';
import { type KeyValue, readJson } from '../device/key-value.ts';
import { isSetupFor, type TableSetup, usualSetup } from './table-setup.ts';

/**
 * The table as it was last set for this game, or the usual one, for as many as it is played at once. That anybody may come in is agreed on anew each
 * time: the next table may be for a friend.
 */
export function rememberedSetup(
  store: KeyValue,
  info: GameInfo,
  seats = info.atOnce?.seats,
): TableSetup {
  const isSetup = (value: unknown): value is TableSetup => isSetupFor(info, value);
  const kept = readJson(store, keyOf(info.id), isSetup) ?? usualSetup(info, seats);
  return kept.watchers === 'anyone' ? { ...kept, watchers: 'link' } : kept;
}

export function rememberSetup(store: KeyValue, game: string, setup: TableSetup): void {
  store.set(keyOf(game), JSON.stringify(setup));
}

function keyOf(game: string): string {
  return `kast.setup.${game}`;
}
