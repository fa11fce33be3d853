import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LATER_TEXTS } from './later-texts.ts';
import { later } from './parts.ts';

const APP = resolve(import.meta.dirname, '../App.tsx');

/** Each page that the app fetches, with the texts that it fetches for it. */
const ROOMS = [
  ...readFileSync(APP, 'utf8').matchAll(
    /(?:room|later)\(\s*\(\) =>\s*import\('(?<file>[^']+)'\)[^;]*?door\.(?<name>\w+)\),?(?<says>[^;]*?)\);/g,
  ),
].map(({ groups = {} }) => ({
  name: groups['name'] ?? '',
  file: join(dirname(APP), groups['file'] ?? ''),
  says: [...(groups['says'] ?? '').matchAll(/'(\w+)'/g)].map(([, text = '']) => text),
}));

/** With everything that comes along with it. */
function sourcesOf(file: string, known = new Map<string, string>()): ReadonlyMap<string, string> {
  if (known.has(file) || !existsSync(file)) return known;
  const source = readFileSync(file, 'utf8');
  known.set(file, source);
  for (const [, from = ''] of source.matchAll(
    /^(?:im|ex)port (?!type )[^;]*?from '(\.[^']+)';/gm,
  )) {
    sourcesOf(join(dirname(file), from), known);
  }
  return known;
}

function saidIn(file: string): readonly string[] {
  const sources = [...sourcesOf(file).values()].join('\n');
  return LATER_TEXTS.filter((text) =>
    new RegExp(
      String.raw`\{[^{}]*\b${text}\b[^{}]*\} = (words\(\)|t|speech\.t)\b|(words\(\)|\bt)\.${text}\b`,
    ).test(sources),
  );
}

describe('what is said later', () => {
  it('is left out of the index, and can be fetched', () => {
    expect([...LATER_TEXTS, 'preview'].toSorted()).toEqual(later.toSorted());
  });

  it('is nothing that the cupboard says', () => {
    expect(saidIn(APP)).toEqual([]);
  });

  it.each(ROOMS)('comes with $name, which says it', ({ file, says }) => {
    expect(says).toEqual(expect.arrayContaining([...saidIn(file)]));
  });
});
