import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/root.mjs';

/** Prints every game on every paper in every language, beside what prints it. */
const paper = join(root, 'apps/paper/dist');
const { everyPrintOrder, fileOf, printAndPlay } = await import(
  pathToFileURL(join(paper, 'paper.js')).href
);
// Under its name the folder is complete.
const unfinished = join(paper, `print-${process.pid}`);
mkdirSync(unfinished);
for (const order of everyPrintOrder()) {
  writeFileSync(join(unfinished, fileOf(order)), await printAndPlay(order));
}
renameSync(unfinished, join(paper, 'print'));
