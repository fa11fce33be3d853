import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { move, openTestTable } from '../testing.ts';

async function read(path: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
}

/** Of what is counted, without what Prometheus adds to the name of a histogram. */
function namesIn(text: string): ReadonlySet<string> {
  const names = text.match(/\b(?:kast|nodejs|process)_[a-z0-9_]+/g) ?? [];
  return new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
}

describe('what alarms and their explanation are about', () => {
  it.each(['deploy/alarms.yaml', 'docs/OPERATIONS.md'])('is counted: %s', async (path) => {
    const { ann, id, server } = await openTestTable();
    await move(ann, id, '1');
    const { body } = await server.app.inject('/metrics');
    const counted = namesIn(body.replaceAll(/^# TYPE (\S+) .*$/gm, '$1'));
    const named = namesIn(await read(path));
    expect(named.size).toBeGreaterThan(8);
    expect([...named].filter((name) => !counted.has(name))).toEqual([]);
  });

  it('is explained, each alarm by its name', async () => {
    const alarms = (await read('deploy/alarms.yaml')).match(/(?<=alert: )\w+/g) ?? [];
    const explained = await read('docs/OPERATIONS.md');
    expect(alarms.length).toBeGreaterThan(8);
    expect(alarms.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });
});
