import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPTIONAL, REQUIRED } from './table-folder-suite.ts';

const README = new URL('../../../ui/README.md', import.meta.url);

describe('how a table is built says', () => {
  const [, required = '', optional = ''] = readFileSync(README, 'utf8').split(/^\|.*\|\n\|---/mu);
  const firstColumn = (table: string): readonly string[] =>
    [...table.matchAll(/^\| (`.*?) \|/gmu)]
      .flatMap(([, names = '']) =>
        [...names.matchAll(/`([^`]+?)\/?`/gu)].map(([, name = '']) => name),
      )
      .toSorted();

  it('what every table has', () => {
    expect(firstColumn(required)).toEqual([...REQUIRED, '<Game>Table.tsx'].toSorted());
  });

  it('what a table may have', () => {
    expect(firstColumn(optional)).toEqual(OPTIONAL.toSorted());
  });
});
