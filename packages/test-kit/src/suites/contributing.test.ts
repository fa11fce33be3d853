import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
const EXAMPLE = new URL('examples/nine-mens-morris/', ROOT);

/** What each row of the table counts: a file belongs to the first that it fits, and is counted nowhere in one without a name. */
const PARTS: readonly (readonly [row: string, files: RegExp])[] = [
  ['', /^(node_modules|dist|\.cache)\b|(^|\/)\w+$|generated|\.lock$|\.tsbuildinfo$/],
  ['tests, and what they share', /(\.test|\/testing)\.ts$/],
  ['rulebook, `info.ts`, `index.ts`', /^(RULES\.md|info\.ts|index\.ts)$/],
  ['`rules/`', /^rules\//],
  ['`bot/`', /^bot\//],
  ['`table/drawing/`, cover', /^(table\/drawing\/|cover)/],
  ['`table/`: hand, telling, showing', /^table\//],
  ['`texts/`: code and diagrams', /^texts\/\w+\.ts$/],
  ['`texts/`: one language, here Dutch', /^texts\/nl\//],
  ['', /^texts\//],
  ['`lessons/`', /^lessons\//],
  ['golden records, with their texts', /^golden\//],
  ['package', /^[\w.]+\.json$/],
];

it('what a game took is what it took', () => {
  const counted = new Map<string, { files: number; lines: number }>();
  for (const path of readdirSync(EXAMPLE, { recursive: true, encoding: 'utf8' })) {
    const row = PARTS.find(([, files]) => files.test(path))?.[0] ?? path;
    if (row === '') continue;
    const { files, lines } = counted.get(row) ?? { files: 0, lines: 0 };
    const text = readFileSync(new URL(path, EXAMPLE), 'utf8');
    counted.set(row, { files: files + 1, lines: lines + text.trimEnd().split('\n').length });
  }
  const rows = [...counted].map(([row, { files, lines }]) => `| ${row} | ${files} | ${lines} |`);
  const [, told = ''] = /^\| part .*\n.*\n((?:\|.*\n)+)/mu.exec(contributing()) ?? [];
  expect(rows.toSorted()).toEqual(told.trim().split('\n').toSorted());
});

function contributing(): string {
  return readFileSync(new URL('CONTRIBUTING.md', ROOT), 'utf8');
}
