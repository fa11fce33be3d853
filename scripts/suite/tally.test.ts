import { describe, expect, it } from 'vitest';
import {
  ONE_FAILED,
  ONE_PASSED,
  summaryLine,
  tallyPlaywright,
  tallyVitest,
  untested,
  withRunner,
} from './tally.ts';

const file = (status: string, tests: readonly string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('tallyVitest', () => {
  it('counts tests over all files, and skipped ones as neither', () => {
    const report = {
      testResults: [
        file('passed', ['passed', 'pending', 'passed']),
        file('failed', ['failed', 'passed']),
      ],
    };
    expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(tallyVitest({ testResults: [file('failed', [])] })).toEqual(ONE_FAILED);
  });

  it('counts a file whose hooks failed after passing tests', () => {
    const report = { testResults: [file('failed', ['passed'])] };
    expect(tallyVitest(report)).toEqual({ passed: 1, failed: 1 });
  });
});

describe('untested', () => {
  it('names the folders without a test', () => {
    const report = {
      testResults: [
        { ...file('passed', ['passed']), name: '/kast/packages/kernel/src/a.test.ts' },
        { ...file('failed', []), name: '/kast/packages/ui/src/b.test.ts' },
      ],
    };
    const folders = ['/kast/packages/kernel', '/kast/packages/ui', '/kast/packages/kern'];
    expect(untested(report, folders)).toEqual(['/kast/packages/ui', '/kast/packages/kern']);
  });
});

describe('tallyPlaywright', () => {
  it('takes a test that passed only when repeated for a failed one', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2 };
    expect(tallyPlaywright({ stats })).toEqual({ passed: 4, failed: 3 });
  });
});

describe('withRunner', () => {
  it('adds a failure when the runner failed and no test did', () => {
    expect(withRunner(ONE_PASSED, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it('adds none when a test explains it', () => {
    expect(withRunner(ONE_FAILED, 1)).toEqual(ONE_FAILED);
  });
});

describe('summaryLine', () => {
  it('says both numbers', () => {
    expect(summaryLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
  });
});
