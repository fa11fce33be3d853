import type { IFlattenedRuleSet, IForbiddenRuleType } from 'dependency-cruiser';
import { GAME, ROOMS, type Room } from './rooms.ts';

/** Tests, what they share (`testing.ts`, `testing/`, contract suites), and the settings of tools. */
const TESTS = String.raw`\.test\.tsx?$|[/-]testing\.tsx?$|/testing/|-contract\.ts$|^apps/web/e2e/|\.config\.ts$`;

export const ruleSet: IFlattenedRuleSet = {
  forbidden: [
    ...ROOMS.flatMap(roomRules),
    {
      name: 'games never meet',
      severity: 'error',
      from: { path: '^packages/games/src/([^/]+)/' },
      to: {
        path: '^packages/games/src/[^/]+/',
        pathNot: ['^packages/games/src/$1/', '^packages/games/src/box/'],
      },
    },
    {
      name: 'nobody imports an app or an example',
      severity: 'error',
      from: { path: '^(apps/[^/]+|examples/[^/]+|packages|scripts)/' },
      to: { path: '^(apps|examples)/', pathNot: '^$1/' },
    },
    {
      name: 'the test-kit is for tests',
      severity: 'error',
      from: { pathNot: [TESTS, '^packages/test-kit/'] },
      to: { path: ['^packages/test-kit/', 'node_modules/(vitest|fast-check)/'] },
    },
    {
      name: 'code does not import tests',
      severity: 'error',
      // The load bench starts its database as the tests do.
      from: { pathNot: [TESTS, '^apps/server/bench/'] },
      to: { path: TESTS },
    },
    {
      name: 'packages meet through their exports',
      severity: 'error',
      from: { path: '^((?:packages|apps|examples)/[^/]+)/' },
      to: {
        path: '^(packages|apps|examples)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
};

function roomRules(room: Room): IForbiddenRuleType[] {
  const from = { path: startsWith(room.path, '([^/]+)'), pathNot: TESTS };
  const ours: IForbiddenRuleType = {
    name: `${room.path} → ${room.ours.join(', ') || 'nothing of ours'}`,
    severity: 'error',
    from,
    to: {
      path: '^(packages|apps|examples|scripts)/',
      pathNot: [room.path, ...room.ours].map((path) => startsWith(path, '$1')),
    },
  };
  if (room.others === 'anything') return [ours];
  return [
    ours,
    {
      name: `${room.path} → ${room.others.join(', ') || 'nothing from outside'}`,
      severity: 'error',
      from,
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: ['^packages/', ...room.others.map((name) => `node_modules/${name}/`)],
      },
    },
  ];
}

function startsWith(path: string, game: string): string {
  const isFile = path.endsWith('.ts');
  return `^${path.replace(GAME, game).replaceAll('.', String.raw`\.`)}${isFile ? '$' : '/'}`;
}
