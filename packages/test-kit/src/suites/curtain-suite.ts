import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { rulesOf, type TableModule } from '@kast/games';
import {
  type AnyGame,
  type MatchRecord,
  must,
  readWithReferee,
  type Seat,
  seatsOf,
  type Step,
  type Viewer,
} from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { goldenIn } from './folder.ts';
import type { GameInFolder } from './game-in-folder.ts';
import { PATIENCE } from './plan.ts';

/** Where a table says that a view hides nothing, everybody at the same device looks at it: it is what any watcher sees. */
export function curtainSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('the curtain of $id', ({ box, folder }) => {
    it.each(goldenIn(folder))('hangs before every secret of $name', PATIENCE, async ({ path }) => {
      const record = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord;
      const game: AnyGame = must(
        await rulesOf(box, record.rulesVersion),
        'the rules of the record',
      );
      const read = await readWithReferee(record, game, box.referee);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const table = await box.table();
      const looks = read.value.plies.flatMap(({ step }) =>
        step ? seatsOf(record.seats).map((seat) => lookAt(game, table, step, seat)) : [],
      );
      expect(looks.flatMap(({ isOpen, alone }) => (isOpen ? alone : []))).toEqual([]);
      // One that always hangs has something behind it.
      expect(looks.filter(({ isOpen, alone }) => isOpen || alone.length > 0)).not.toEqual([]);
    });
  });
}

/** Whether everybody at the device looks at it, and what this seat alone is shown, is told and may read in the log. */
function lookAt(
  game: AnyGame,
  table: TableModule,
  step: Step<unknown, unknown>,
  seat: Seat,
): { readonly isOpen: boolean; readonly alone: readonly unknown[] } {
  const isOpenIn = (state: unknown): boolean => !table.hides(game.view(state, seat), seat);
  const shownTo = (viewer: Viewer) => game.view(step.after, viewer);
  const toldTo = (viewer: Viewer) => [game.events(step, viewer), game.secrecy(step, viewer)];
  const isOpen = isOpenIn(step.after);
  // Where a secret comes out, the seat that had it is told alone how.
  const given = isOpen && isOpenIn(step.before) ? [shownTo, toldTo] : [shownTo];
  const alone = given
    .filter((to) => !isDeepStrictEqual(to(seat), to('watcher')))
    .map((to) => ({ seat, alone: to(seat) }));
  return { isOpen, alone };
}
