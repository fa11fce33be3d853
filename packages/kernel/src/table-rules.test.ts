import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('./', import.meta.url);
const doc = readFileSync(new URL('../../../docs/TABLE.md', here), 'utf8');
const rules = [...doc.matchAll(/^## (T\d)\b/gm)].map(([, id]) => id ?? '');

const sources = readdirSync(here).filter((name) => name.endsWith('.ts'));
const read = (isTest: boolean): string =>
  sources
    .filter((name) => name.endsWith('.test.ts') === isTest)
    .map((name) => readFileSync(new URL(name, here), 'utf8'))
    .join('\n');

describe('the rules of the table', () => {
  it('are T1 to T9', () => {
    expect(rules).toEqual(['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9']);
  });

  it('each stand in the title of a test', () => {
    const tests = read(true);
    const untested = rules.filter((id) => !new RegExp(`\\(\\s*['"\`]${id}\\b`).test(tests));
    expect(untested).toEqual([]);
  });

  it('are the only ones that the kernel cites', () => {
    const cited = [...read(false).matchAll(/'(T\d+)'/g)].map(([, id]) => id ?? '');
    expect([...new Set(cited)].toSorted()).toEqual(rules);
  });
});
