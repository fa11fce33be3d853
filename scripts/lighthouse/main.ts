import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { projectNode } from '../setup/node.mjs';
import { orStop, Stop } from '../setup/stop.mjs';
import { buildWebWhenStale } from '../setup/web-build.mjs';
import { installLighthouse } from './install.ts';
import { measure } from './measure.ts';
import { openPages } from './pages.ts';
import { type Measurement, median, scoresLine } from './measurement.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
  },
});

/**
 * `npm run lighthouse`: every kind of page as a phone on a slow line sees it for the first time; the middle
 * one of several runs. With `--json` the last line holds the scores, from 0 to 1.
 */
await orStop(async () => {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Stop('--runs is a number from 1 on');
  await buildWebWhenStale(projectNode());
  installLighthouse();
  const { addresses, close } = await openPages();
  const chosen = Object.entries(addresses).filter(([page]) => values.page?.includes(page) ?? true);
  const measured: Record<string, Measurement> = {};
  try {
    for (const [page, address] of chosen) {
      const all: Measurement[] = [];
      for (let run = 0; run < runs; run++) all.push(await measure(address));
      const middle = median(all);
      measured[page] = middle;
      console.log(lineOf(page, middle));
    }
  } finally {
    await close();
  }
  console.log(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  if (values.json) console.log(scoresLine(measured));
});

function lineOf(page: string, { scores, times }: Measurement): string {
  const { performance, accessibility, bestPractices, seo } = scores;
  return [
    page.padEnd(9),
    ...[performance, accessibility, bestPractices, seo].map((score) => score.toFixed(2)),
    `largest paint ${Math.round(times.largestPaint)} ms`,
    `blocking ${Math.round(times.blocking)} ms`,
    `shift ${times.layoutShift.toFixed(3)}`,
  ].join('  ');
}
