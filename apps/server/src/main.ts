import process from 'node:process';
import { listenForStopSignals } from './stop-signals.ts';

// Signals first: loading everything else takes long enough to be asked to stop meanwhile.
const stopped = listenForStopSignals();
const { runServer } = await import('./run-server.ts');
process.exit(await runServer(process.env, stopped));
