import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LATER_TEXTS } from './later-texts.ts';
import { later } from './parts.ts';

const WEB = resolve(import.meta.dirname, '..');
const APP = join(WEB, 'App.tsx');

/** Each page and part that is fetched when it is needed, with the texts that are fetched for it. */
const FETCHED = globSync('**/*.{ts,tsx}', { cwd: WEB })
  .map((file) => join(WEB, file))
  .flatMap((from) =>
    [
      ...readFileSync(from, 'utf8').matchAll(
        /\b(?:room|lazy)\(\s*\(\) =>\s*import\('(?<file>[^']+)'\)[^;]*?door\.(?<name>\w+)\),?(?<says>[^;]*?)\);/g,
      ),
    ].map(({ groups = {} }) => ({
      name: groups['name'] ?? '',
      file: join(dirname(from), groups['file'] ?? ''),
      // What may go wrong is fetched with everything.
      says: [
        'faults',
        ...Array.from((groups['says'] ?? '').matchAll(/'(\w+)'/g), ([, text = '']) => text),
      ],
    })),
  );

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
      String.raw`\{[^{}]*\b${text}\b[^{}]*\} = (words\(\)|t\b|speech\.t\b)|(words\(\)|\bt)\.${text}\b`,
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

  it.each(FETCHED)('comes with $name, which says it', ({ file, says }) => {
    expect(says).toEqual(expect.arrayContaining([...saidIn(file)]));
  });
});
