import { readdirSync, readFileSync } from 'node:fs';
import {
  append,
  type HostedMatch,
  hostMatch,
  hostPly,
  type MatchRecord,
  must,
  newMatch,
  seededRandom,
  seenBy,
} from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { registry } from './registry.ts';

describe.each(registry.map((box) => [box.info.id, box] as const))('a picture of %s', (id, box) => {
  const record = goldenOf(id, box.info.rulesVersion);

  it('is drawn all through a match, and changes with it', async () => {
    const draw = await must(box.picture, 'a door to pictures')();
    const drawn = (await stagesOf()).map((hosted) => draw(seenBy(hosted, 'watcher').view));
    for (const picture of drawn) {
      expect(picture).toMatch(/^<svg [^]+<\/svg>$/);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(new Set(drawn).size).toBeGreaterThan(drawn.length / 3);
  });

  it('is the same whatever is hidden from whoever watches', async () => {
    const draw = await must(box.picture, 'a door to pictures')();
    const rules = await box.rules();
    for (const [index, hosted] of (await stagesOf()).entries()) {
      const seen = seenBy(hosted, 'watcher');
      const imagined = rules.imagine(seen, seededRandom(`another ${index}`));
      expect(draw(rules.view(imagined, 'watcher'))).toBe(draw(seen.view));
    }
  });

  /** The match after every seventh entry. */
  async function stagesOf(): Promise<readonly HostedMatch[]> {
    const begun = newMatch(await box.rules(), record);
    if (!begun.ok) throw new Error('a golden match');
    const stages: HostedMatch[] = [];
    let hosted: HostedMatch = hostMatch(begun.value);
    for (const [index, entry] of record.log.entries()) {
      const next = append(hosted.match, entry);
      if (!next.ok) throw new Error('an entry that stood');
      hosted = hostPly(hosted, next.value);
      if (index % 7 === 0) stages.push(hosted);
    }
    return stages;
  }
});

function goldenOf(id: string, rulesVersion: number): MatchRecord {
  const folder = new URL(`./${id}/golden/`, import.meta.url);
  const records = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as MatchRecord);
  return must(
    records.find((record) => record.rulesVersion === rulesVersion),
    `a golden match of ${id}`,
  );
}
