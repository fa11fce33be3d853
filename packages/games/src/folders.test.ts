import { existsSync } from 'node:fs';
import {
  cupboard,
  gameFolderSuite,
  rulesFolderSuite,
  tableFolderSuite,
} from '@kast/test-kit/suites';
import { expect, it } from 'vitest';

gameFolderSuite(cupboard);
rulesFolderSuite(cupboard);
tableFolderSuite(cupboard);

it.each(cupboard)('$id accompanies a first match, has figures and can be printed', ({ folder }) => {
  for (const path of ['table/first-match.ts', 'balance.json', 'paper']) {
    expect(existsSync(new URL(path, folder))).toBe(true);
  }
});
