import { STAGES, type Stage } from './stages.ts';
import { add, failed, failureLines, NOTHING, summaryLine, type Tally } from './tally.ts';

interface Done {
  readonly stage: Stage;
  readonly tally: Tally;
  readonly seconds: number;
  readonly skippedFor?: string;
}

/** Runs every stage, also after a failed one, and ends with one line that counts everything. */
const results: Done[] = [];
for (const stage of STAGES) {
  console.log(`\n── ${stage.name}`);
  const done = await runStage(stage);
  results.push(done);
  console.log(told(done));
}

console.log(`\n${results.map(told).join('\n')}\n`);
const total = results.map((done) => done.tally).reduce(add, NOTHING);
for (const line of failureLines(total)) console.log(`${line}\n`);
console.log(summaryLine(total));
process.exitCode = total.failures.length === 0 ? 0 : 1;

async function runStage(stage: Stage): Promise<Done> {
  const missing = results.find((done) => done.stage.name === stage.needs && hasFailed(done.tally));
  if (missing) {
    const tally = failed({ title: stage.name, reason: `not run: ${missing.stage.name} failed` });
    return { stage, tally, seconds: 0, skippedFor: missing.stage.name };
  }
  const start = performance.now();
  const tally = await stage.run();
  return { stage, tally, seconds: (performance.now() - start) / 1000 };
}

function told({ stage, tally, seconds, skippedFor }: Done): string {
  const sign = hasFailed(tally) ? '✘' : '✔';
  const count = tally.passed + tally.failures.length;
  const detail = skippedFor
    ? `not run: ${skippedFor} failed`
    : `${seconds.toFixed(1).padStart(6)} s  ${tally.passed} of ${count}`;
  return `${sign} ${stage.name.padEnd(12)} ${detail}`;
}

function hasFailed(tally: Tally): boolean {
  return tally.failures.length > 0;
}
