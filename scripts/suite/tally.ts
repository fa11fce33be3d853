/** How many things were checked, and which of them failed. */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** Where to look: a tool, or a file and the title of its test. */
  readonly title: string;
  readonly reason?: string;
}

export const NOTHING: Tally = { passed: 0, failures: [] };
export const ONE_PASSED: Tally = { passed: 1, failures: [] };

export function failed(...failures: readonly Failure[]): Tally {
  return { passed: 0, failures };
}

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failures: [...one.failures, ...other.failures],
  };
}

/** The last line of `npm test`. */
export function summaryLine({ passed, failures }: Tally): string {
  return `${passed} passed, ${failures.length} failed`;
}

/** Told at the end once more, since what failed may stand ten thousand lines further up. */
export function failureLines({ failures }: Tally): string[] {
  return failures.map(({ title, reason }) =>
    reason === undefined ? `✘ ${title}` : `✘ ${title}\n${indented(reason)}`,
  );
}

const REASON_LINES = 12;

function indented(reason: string): string {
  const lines = reason.trim().split('\n');
  return lines
    .slice(0, REASON_LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** A runner that fails without a failed test has failed itself. */
export function withRunner(tests: Tally, runner: string, exitCode: number): Tally {
  if (exitCode === 0 || tests.failures.length > 0) return tests;
  return add(tests, failed({ title: runner, reason: `ended with exit code ${exitCode}` }));
}

/** A part of vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}

export function tallyVitest(report: VitestReport): Tally {
  return report.testResults.map(tallyFile).reduce(add, NOTHING);
}

function tallyFile(file: VitestFile): Tally {
  const tests: Tally = {
    passed: file.assertionResults.filter(({ status }) => status === 'passed').length,
    failures: file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${file.name} › ${fullName}`,
        ...reasonFrom(failureMessages?.join('\n')),
      })),
  };
  if (file.status !== 'failed' || tests.failures.length > 0) return tests;
  // A file that cannot be loaded, or whose hooks fail, has no failed test to show for it.
  return add(tests, failed({ title: file.name, ...reasonFrom(file.message) }));
}

function reasonFrom(message: string | undefined): Pick<Failure, 'reason'> {
  return message ? { reason: message } : {};
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
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

export function tallyPlaywright({ stats, suites }: PlaywrightReport): Tally {
  return { passed: stats.expected, failures: suites.flatMap(failuresIn) };
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): Failure[] {
  return [...specs.flatMap(failuresOf), ...suites.flatMap(failuresIn)];
}

/** A test that passed only when it was repeated has failed. */
function failuresOf({ title, file, line, tests }: PlaywrightSpec): Failure[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => ({
      title: `${file}:${line} › ${title}`,
      ...reasonFrom(results.find(({ error }) => error?.message)?.error?.message),
    }));
}
