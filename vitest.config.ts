import { defineConfig } from 'vitest/config';
import { pictures } from './scripts/paper/vite-plugin.ts';
import { texts } from './scripts/texts/vite-plugin.ts';

const packages = ['kernel', 'bots', 'games', 'protocol', 'test-kit', 'ui'];
const apps = ['web', 'cli'];

export default defineConfig({
  plugins: [texts()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // Much of it waits, for a disk or another process: there is no need to leave a processor free.
    maxWorkers: '100%',
    projects: [
      ...packages.map((name) => project(name, `packages/${name}/src`)),
      project('examples', 'examples'),
      ...apps.map((name) => project(name, `apps/${name}/src`)),
      project('server', 'apps/server/src', [
        'scripts/suite/memory-folder.ts',
        'apps/server/src/setup-testing.ts',
      ]),
      paperProject(),
      project('scripts', 'scripts'),
    ],
  },
});

/** What is printed needs the pictures and the style sheets themselves. */
function paperProject() {
  const { test, ...rest } = project('paper', 'apps/paper/src');
  return { ...rest, plugins: [pictures()], test: { ...test, css: true } };
}

function project(name: string, folder: string, globalSetup: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      environment: 'node' as const,
      globalSetup,
      include: [`${folder}/**/*.test.{ts,tsx}`],
      // Nothing here is timed: on a busy machine a sound test may just take long.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Files that share a process share what they import: loading it anew for each is much of their time. So no
      // test may leave anything behind for the next file: no globals, no environment, no state of a module.
      isolate: false,
    },
  };
}
