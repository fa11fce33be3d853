import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOMS } from './rooms.ts';

const check = join(import.meta.dirname, 'check.ts');

/** A small cupboard in which most files do something forbidden. */
const FILES: Readonly<Record<string, string>> = {
  'packages/kernel/src/index.ts': `export const kernel = 1;`,
  'packages/kernel/src/node.ts': `import { readFileSync } from 'node:fs';`,
  'packages/kernel/src/package.ts': `import type { Thing } from 'some-package';`,
  'packages/kernel/src/up.ts': `import type { Bot } from '@kast/bots';`,
  'packages/bots/src/index.ts': `import { kernel } from '@kast/kernel'; export type Bot = typeof kernel;`,
  'packages/bots/src/relative.ts': `import { kernel } from '../../kernel/src/index.ts';`,
  'packages/ui/src/index.ts': `export const ui = 1;`,
  'packages/ui/src/Board.tsx': `import type { kernel } from '@kast/kernel';`,
  'packages/test-kit/src/index.ts': `import { kernel } from '@kast/kernel'; export const kit = kernel;`,
  'packages/games/src/registry.ts': `import './one/index.ts'; export * from './two/index.ts';`,
  'packages/games/src/one/index.ts': `export const door = () => import('./table/Table.tsx');`,
  'packages/games/src/one/rules/index.ts': `import { kernel } from '@kast/kernel'; export const one = kernel;`,
  'packages/games/src/one/rules/loop.ts': `import type { B } from './loop-back.ts'; export type A = B;`,
  'packages/games/src/one/rules/loop-back.ts': `import type { A } from './loop.ts'; export type B = A;`,
  'packages/games/src/one/rules/thinks.ts': `import type { Bot } from '@kast/bots';`,
  'packages/games/src/one/rules/kit.test.ts': `import { kit } from '@kast/test-kit';`,
  'packages/games/src/one/rules/kit.ts': `import { kit } from '@kast/test-kit';`,
  'packages/games/src/one/bot/index.ts': `import '@kast/bots'; import '../rules/index.ts';`,
  'packages/games/src/one/bot/rules.ts': `import type { A } from '../rules/loop.ts';`,
  'packages/games/src/one/bot/draws.ts': `export const draw = () => import('../table/Table.tsx');`,
  'packages/games/src/one/table/Table.tsx': `import { one } from '../rules/index.ts'; import { ui } from '@kast/ui'; export const Table = () => <p>{one}</p>;`,
  'packages/games/src/one/table/rules.ts': `import type { A } from '../rules/loop.ts';`,
  'packages/games/src/one/table/thinks.tsx': `import type {} from '../bot/index.ts';`,
  'packages/games/src/two/index.ts': `export const two = 2;`,
  'packages/games/src/two/table/borrowed.tsx': `import type { Table } from '../../one/table/Table.tsx';`,
  'packages/games/src/two/rules/borrowed.test.ts': `import { one } from '../../one/rules/index.ts';`,
  'examples/three/index.ts': `import '@kast/games/box.ts'; import './rules/index.ts';`,
  'examples/three/rules/index.ts': `import { kernel } from '@kast/kernel'; export const three = kernel;`,
  'examples/three/rules/meets.ts': `import '@kast/games';`,
  'examples/three/table/thinks.tsx': `import '../bot/index.ts';`,
  'examples/three/bot/index.ts': `import '@kast/bots';`,
  'packages/games/src/box/box.ts': `export const box = 1;`,
  'apps/cli/src/shows-example.ts': `import '../../../examples/three/index.ts';`,
  'apps/server/src/main.ts': `import '@kast/games'; export const server = 1;`,
  'apps/server/src/store/store.ts': `export const store = 1;`,
  'apps/server/src/sessions/session.ts': `import { store } from '../store/store.ts'; export const session = store;`,
  'apps/server/src/matches/match.ts': `import type { session } from '../sessions/session.ts';`,
  'apps/server/src/store/reaches-up.ts': `import { session } from '../sessions/session.ts';`,
  'apps/server/src/missing.ts': `import './nowhere.ts';`,
  'apps/server/src/store/store.d.ts': `export declare const store = 1;`,
  'packages/games/src/one/frozen/v1.js': `export const one = 1;`,
  'packages/games/src/one/frozen/v1.d.ts': `export declare const one = 1;`,
  'training/one/positions.ts': `import '../../packages/games/src/registry.ts';`,
  'apps/web/src/main.tsx': `import { server } from '../../server/src/main.ts';`,
};

let folder: string;
let lines: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  for (const name of ['kernel', 'bots', 'ui', 'games', 'test-kit']) {
    const entry = name === 'games' ? 'registry' : 'index';
    write(
      `packages/${name}/package.json`,
      JSON.stringify({
        name: `@kast/${name}`,
        exports: { '.': `./src/${entry}.ts`, './box.ts': './src/box/box.ts' },
      }),
    );
    mkdirSync(join(folder, 'node_modules/@kast'), { recursive: true });
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@kast', name));
  }
  write('package.json', '{}');
  write('node_modules/some-package/package.json', JSON.stringify({ main: 'dist/index.js' }));
  write('node_modules/some-package/dist/index.js', '');
  mkdirSync(join(folder, 'scripts'));
  const run = spawnSync(process.execPath, [check], { cwd: folder, encoding: 'utf8' });
  lines = run.stdout.split('\n').filter((line) => line.includes('error '));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('the boundaries', () => {
  it.each([
    ['kernel uses nothing of Node', 'packages/kernel/src/node.ts'],
    ['kernel uses no package', 'packages/kernel/src/package.ts'],
    ['kernel → nothing of ours, not even a type', 'packages/kernel/src/up.ts'],
    ['packages meet through their exports', 'packages/bots/src/relative.ts'],
    ['ui → nothing of ours, not even a type in a .tsx', 'packages/ui/src/Board.tsx'],
    ['no cycles, not even of types', 'packages/games/src/one/rules/loop'],
    ['rules ↛ bots', 'packages/games/src/one/rules/thinks.ts'],
    ['test-kit only from tests', 'packages/games/src/one/rules/kit.ts'],
    ['bot ↛ table, not even later', 'packages/games/src/one/bot/draws.ts'],
    ['table ↛ rules, but for what they export', 'packages/games/src/one/table/rules.ts'],
    ['table ↛ bot', 'packages/games/src/one/table/thinks.tsx'],
    ['a game ↛ another game', 'packages/games/src/two/table/borrowed.tsx'],
    ['a game ↛ another game, not even in a test', 'packages/games/src/two/rules/borrowed.test.ts'],
    ['nobody → apps', 'apps/web/src/main.tsx'],
    ['a game outside of the cupboard ↛ those in it', 'examples/three/rules/meets.ts'],
    ['nor from its table to its bot', 'examples/three/table/thinks.tsx'],
    ['nobody → examples', 'apps/cli/src/shows-example.ts'],
    ['matches ↛ sessions, not even a type', 'apps/server/src/matches/match.ts'],
    ['store ↛ what stands on it', 'apps/server/src/store/reaches-up.ts'],
    ['every import resolves', 'apps/server/src/missing.ts'],
    ['no declarations beside their source', 'apps/server/src/store/store.d.ts'],
  ])('refuse: %s', (_, path) => {
    expect(lines.filter((line) => line.includes(`: ${path}`))).not.toEqual([]);
  });

  it('refuse nothing else', () => {
    const allowed = [
      'packages/bots/src/index.ts',
      'packages/test-kit/src/index.ts',
      'packages/games/src/registry.ts',
      'packages/games/src/one/index.ts',
      'packages/games/src/one/rules/index.ts',
      'packages/games/src/one/rules/kit.test.ts',
      'packages/games/src/one/bot/index.ts',
      'packages/games/src/one/bot/rules.ts',
      'packages/games/src/one/table/Table.tsx',
      'examples/three/index.ts',
      'examples/three/rules/index.ts',
      'examples/three/bot/index.ts',
      'apps/server/src/main.ts',
      'apps/server/src/sessions/session.ts',
    ];
    const refused = allowed.filter((path) => lines.some((line) => line.includes(`: ${path} →`)));
    expect(refused).toEqual([]);
    const stray = lines.filter((line) => line.includes('stray-declaration'));
    expect(stray).toHaveLength(1);
  });

  it('are drawn around every folder of the server', () => {
    const server = join(import.meta.dirname, '../../apps/server/src');
    const folders = readdirSync(server, { withFileTypes: true }).filter((one) => one.isDirectory());
    const rooms = ROOMS.map(({ path }) => path);
    for (const { name } of folders) expect(rooms).toContain(`apps/server/src/${name}`);
  });
});
