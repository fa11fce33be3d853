import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { BUDGETS, type Budget } from './budgets.ts';
import { filesFor, type Manifest } from './manifest.ts';

const dist = join(root, 'apps/web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

for (const budget of BUDGETS) {
  const size = scriptsOf(budget).reduce((sum, file) => sum + compressed(file), 0) / 1000;
  const fits = size <= budget.limit;
  console.log(`${fits ? '✔' : '✘'} ${budget.name}: ${size.toFixed(1)} of ${budget.limit} kB`);
  if (!fits) process.exitCode = 1;
}

function scriptsOf(budget: Budget): string[] {
  const before = BUDGETS.find((other) => other.name === budget.after);
  const there = filesFor(manifest, before?.opens ?? []);
  return [...filesFor(manifest, budget.opens)].filter((file) => !there.has(file));
}

/** As the server sends it. */
function compressed(file: string): number {
  return statSync(join(dist, `${file}.br`)).size;
}
