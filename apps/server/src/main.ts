import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { listenForStopSignals } from './stop-signals.ts';

// Signals first: loading everything else takes long enough to be asked to stop meanwhile.
const stopped = listenForStopSignals();
// Beside the sources, where nobody else can write; without a place for it every start is a first one.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'));
const { runServer } = await import('./run-server.ts');
process.exit(await runServer(process.env, stopped));
