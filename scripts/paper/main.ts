import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/root.mjs';

interface Printer {
  printAll(this: void, folder: string): Promise<void>;
}

/** Prints every game, beside what prints them: `scripts/setup/paper-build.mjs` builds that first. */
const paper = join(root, 'apps/paper/dist');
const { printAll } = (await import(pathToFileURL(join(paper, 'paper.js')).href)) as Printer;
await printAll(join(paper, 'print'));
