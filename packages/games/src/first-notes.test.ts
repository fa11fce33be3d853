import { readFileSync } from 'node:fs';
import { cupboard } from '@kast/test-kit/suites';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './registry.ts';

/** In letters, so that it fits into three lines of the narrowest phone and leaves what is asked in sight. */
const LONGEST = 120;

describe.each(cupboard)('the notes of a first match of $id', ({ folder }) => {
  it.each(LANGUAGES)('are short, in %s', (language) => {
    const file = readFileSync(new URL(`texts/${language}/first-match.ftl`, folder), 'utf8');
    const notes = file.match(/^note_\w+ =.*(\n {4}.*)*/gmu) ?? [];
    const texts = notes.map((note) => note.replace(/^\w+ =\s*/u, '').replaceAll(/\s+/gu, ' '));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.length > LONGEST)).toEqual([]);
  });
});
