import { readFileSync } from 'node:fs';
import { registry, rulesOf } from '@kast/games';
import { type MatchRecord, must, outcomeOf, readWithReferee } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { goldenText } from '../golden/golden-text.ts';
import { goldenOf } from './folder.ts';
import { PATIENCE } from './plan.ts';

it('every game has golden matches', () => {
  const without = registry.filter(({ info }) => goldenOf(info.id).length === 0);
  expect(without.map(({ info }) => info.id)).toEqual([]);
});

describe.each(registry.map((box) => ({ id: box.info.id, box })))('$id', ({ id, box }) => {
  it.each(goldenOf(id))('replays the golden match $name', PATIENCE, async ({ path }) => {
    const record = JSON.parse(readFileSync(path, 'utf8')) as MatchRecord;
    const rules = must(await rulesOf(box, record.rulesVersion), 'the rules of the record');
    const read = await readWithReferee(record, rules, box.referee);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(outcomeOf(read.value.match)).toBeDefined();
    await expect(goldenText(read.value)).toMatchFileSnapshot(path.replace(/json$/, 'txt'));
  });
});
