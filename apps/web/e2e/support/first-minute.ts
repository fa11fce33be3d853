import type { Page } from '@playwright/test';
import { registry } from '@kast/games';
import {
  drawChance,
  type Entry,
  type HostedMatch,
  hashOfSeed,
  hostPly,
  must,
  newMatch,
  playThrough,
  seenBy,
  turnOf,
} from '@kast/kernel';
import { memoryStore } from '../../src/device/key-value.ts';
import { savedMatches } from '../../src/session/here/saved-matches.ts';
import type { SavedMatch } from '../../src/session/here/saved-match.ts';

/** What somebody of the lowest level would do now in the match that this page plays; undefined where nobody asks. */
export async function beginnersMove(page: Page): Promise<string | undefined> {
  const { saved, log } = await matchOnPage(page);
  const box = must(
    registry.find(({ info }) => info.id === saved.game),
    saved.game,
  );
  const [game, bot] = await Promise.all([box.rules(), box.bot()]);
  const { seats, options, seed } = saved;
  const begun = newMatch(game, { seats: seats.length, options, seedHash: hashOfSeed(seed) });
  if (!begun.ok) throw new Error(begun.error.reason);
  const played = playThrough(begun.value, log);
  if (!played.ok) throw new Error(`ply ${played.error.at}: ${played.error.refusal.reason}`);
  // What chance has drawn since is kept with the next decision.
  const hosted = drawChance(played.value.match, seed).reduce<HostedMatch>(hostPly, played.value);
  const turn = turnOf(hosted.match);
  const you = seats.findIndex(({ kind }) => kind === 'you') + 1;
  if (turn.kind !== 'seats' || !turn.seats.includes(you)) return undefined;
  const request = { level: 1, seed: `${seed} ${log.length}`, clock: () => 0 } as const;
  return bot.choose(seenBy(hosted, you), request).move;
}

/** Makes a move by its notation; the page belongs to somebody who likes it (`showNotation`). */
export async function typeMove(page: Page, move: string): Promise<void> {
  await page.evaluate((text) => {
    const field = document.querySelector<HTMLInputElement>('.notes input');
    if (!field) throw new Error('no field for moves');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form?.requestSubmit();
  }, move);
}

async function matchOnPage(
  page: Page,
): Promise<{ readonly saved: SavedMatch; readonly log: readonly Entry[] }> {
  const store = memoryStore();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).map((name) => [name, localStorage.getItem(name) ?? ''] as const),
  );
  for (const [name, value] of kept) store.set(name, value);
  const matches = savedMatches(store);
  const saved = must(matches.get(page.url().split('/m/')[1] ?? ''), 'a match on this page');
  return { saved, log: must(matches.logOf(saved), 'all of its log') };
}
