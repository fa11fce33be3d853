import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '@kast/kernel';
import { printAndPlay } from './print-and-play.ts';
import { everyPrintOrder, fileOf } from './print-order.ts';

/** Every game on every paper in every language, as files in a folder that is there when it is complete. */
export async function printAll(folder: string): Promise<void> {
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished);
  for (const order of everyPrintOrder()) {
    const file = must(await printAndPlay(order), `${order.game} on paper`);
    writeFileSync(join(unfinished, fileOf(order)), file);
  }
  renameSync(unfinished, folder);
}
