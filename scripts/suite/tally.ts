/** How many things were checked, and how they went. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0 };
export const ONE_PASSED: Tally = { passed: 1, failed: 0 };
export const ONE_FAILED: Tally = { passed: 0, failed: 1 };

export function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** The last line of `npm test`. */
export function summaryLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** A runner that fails without a failed test has failed itself. */
export function withRunner(tests: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tests.failed === 0 ? add(tests, ONE_FAILED) : tests;
}

/** A part of vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export function tallyVitest(report: VitestReport): Tally {
  return report.testResults.map(tallyFile).reduce(add, NOTHING);
}

function tallyFile(file: VitestReport['testResults'][number]): Tally {
  const count = (status: string) =>
    file.assertionResults.filter((test) => test.status === status).length;
  const tests = { passed: count('passed'), failed: count('failed') };
  // A file that cannot be loaded, or whose hooks fail, has no failed test to show for it.
  return withRunner(tests, file.status === 'failed' ? 1 : 0);
}

/** Which of these folders have no test that ran. */
export function untested(report: VitestReport, folders: readonly string[]): string[] {
  // Vitest writes every path with slashes, whatever the system does.
  const withSlashes = (path: string) => path.replaceAll('\\', '/');
  const hasTests = (folder: string) =>
    report.testResults.some(
      ({ name, assertionResults }) =>
        withSlashes(name).startsWith(`${withSlashes(folder)}/`) && assertionResults.length > 0,
    );
  return folders.filter((folder) => !hasTests(folder));
}

/** A part of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

export function tallyPlaywright({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
