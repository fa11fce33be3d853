import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { bundleRules } from './bundle-rules.ts';
import { makeFrozenFile, parseFrozenFile } from './frozen-file.ts';

const games = join(root, 'packages/games/src');
const files = globSync('*/frozen/*.js', { cwd: games });

const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('frozen rules', () => {
  it.each(files)('%s is as it was made', (file) => {
    const frozen = parseFrozenFile(readFileSync(join(games, file), 'utf8'));
    expect(frozen).toBeDefined();
    expect(file.startsWith(`${frozen?.game}/`)).toBe(true);
    expect(basename(file)).toBe(`v${frozen?.version}.js`);
  });

  it.each(files)('%s needs nothing that may change', (file) => {
    expect(readFileSync(join(games, file), 'utf8')).not.toMatch(/\bimport\b|\brequire\b/);
  });

  it('are told apart from what somebody has edited', () => {
    const text = makeFrozenFile({ game: 'nim', version: 3, code: 'export const game = 1;\n' });
    expect(parseFrozenFile(text)).toEqual({
      game: 'nim',
      version: 3,
      code: 'export const game = 1;\n',
    });
    expect(parseFrozenFile(text.replace('= 1', '= 2'))).toBeUndefined();
    expect(parseFrozenFile(text.replace('version 3', 'version 4'))).toBeUndefined();
    expect(parseFrozenFile(text.replace('never edited', 'edited'))).toBeUndefined();
    expect(parseFrozenFile('export const game = 1;')).toBeUndefined();
  });

  it('are the rules that they were made of', async () => {
    const file = join(folder, 'tablut.js');
    writeFileSync(file, await bundleRules('tablut'));
    const [frozen, sources] = await Promise.all(
      [file, join(games, 'tablut/rules/index.ts')].map(
        async (path) => ((await import(pathToFileURL(path).href)) as { game: Rules }).game,
      ),
    );
    expect(firstMoves(frozen)).toEqual(firstMoves(sources));
    expect(firstMoves(frozen)).not.toEqual([]);
  });
});

interface Rules {
  init(options: object, seats: number): unknown;
  moves(state: unknown, seat: number): readonly unknown[];
}

function firstMoves(rules: Rules | undefined): readonly unknown[] | undefined {
  return rules?.moves(rules.init({}, 2), 1);
}
