import { readFileSync } from 'node:fs';
import { rulesOf } from '@kast/games';
import { type MatchRecord, must, outcomeOf, readWithReferee } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { goldenText } from '../golden/golden-text.ts';
import { goldenIn } from './folder.ts';
import type { GameInFolder } from './game-in-folder.ts';
import { PATIENCE } from './plan.ts';

export function goldenSuite(games: readonly GameInFolder[]): void {
  describe.each(games)('$id', ({ box, folder }) => {
    it('has golden matches', () => {
      expect(goldenIn(folder)).not.toEqual([]);
    });

    it.each(goldenIn(folder))('replays the golden match $name', PATIENCE, async ({ path }) => {
      const record = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord;
      const rules = must(await rulesOf(box, record.rulesVersion), 'the rules of the record');
      const read = await readWithReferee(record, rules, box.referee);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(outcomeOf(read.value.match)).toBeDefined();
      await expect(goldenText(read.value)).toMatchFileSnapshot(path.replace(/json$/, 'txt'));
    });
  });
}
