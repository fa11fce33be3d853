import { describe, expect, it } from 'vitest';
import {
  failed,
  failureLines,
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
  message: status === 'failed' ? 'the file fails' : '',
  assertionResults: tests.map((test) => ({
    status: test,
    fullName: `a test that has ${test}`,
    failureMessages: test === 'failed' ? ['one is not two'] : [],
  })),
});

describe('tallyVitest', () => {
  it('counts tests over all files, and skipped ones as neither', () => {
    const report = {
      testResults: [
        file('passed', ['passed', 'pending', 'passed']),
        file('failed', ['failed', 'passed']),
      ],
    };
    expect(tallyVitest(report)).toEqual({
      passed: 3,
      failures: [{ title: 'a.test.ts › a test that has failed', reason: 'one is not two' }],
    });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(tallyVitest({ testResults: [file('failed', [])] })).toEqual(
      failed({ title: 'a.test.ts', reason: 'the file fails' }),
    );
  });

  it('counts a file whose hooks failed after passing tests', () => {
    const report = { testResults: [file('failed', ['passed'])] };
    expect(tallyVitest(report)).toEqual({
      passed: 1,
      failures: [{ title: 'a.test.ts', reason: 'the file fails' }],
    });
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
  const spec = (status: string, ...messages: readonly string[]) => ({
    title: `a test that is ${status}`,
    file: 'b.test.ts',
    line: 7,
    tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
  });

  it('names failed tests at any depth, and takes one that had to be repeated for a failed one', () => {
    const report = {
      stats: { expected: 4 },
      suites: [
        {
          specs: [spec('expected')],
          suites: [{ specs: [spec('unexpected', 'no button'), spec('flaky', 'too late')] }],
        },
      ],
    };
    expect(tallyPlaywright(report)).toEqual({
      passed: 4,
      failures: [
        { title: 'b.test.ts:7 › a test that is unexpected', reason: 'no button' },
        { title: 'b.test.ts:7 › a test that is flaky', reason: 'too late' },
      ],
    });
  });
});

describe('withRunner', () => {
  it('adds a failure when the runner failed and no test did', () => {
    expect(withRunner(ONE_PASSED, 'unit', 3)).toEqual({
      passed: 1,
      failures: [{ title: 'unit', reason: 'ended with exit code 3' }],
    });
  });

  it('adds none when a test explains it', () => {
    const tests = failed({ title: 'a test' });
    expect(withRunner(tests, 'unit', 1)).toEqual(tests);
  });
});

describe('failureLines', () => {
  it('names each failure, with the first lines of its reason below', () => {
    const reason = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const [bare, long] = failureLines(failed({ title: 'lint' }, { title: 'a test', reason }));
    expect(bare).toBe('✘ lint');
    expect(long?.split('\n').slice(0, 2)).toEqual(['✘ a test', '    line 0']);
    expect(long?.split('\n')).toHaveLength(13);
  });
});

describe('summaryLine', () => {
  it('says both numbers', () => {
    expect(summaryLine({ passed: 12, failures: [{ title: 'lint' }] })).toBe('12 passed, 1 failed');
  });
});
