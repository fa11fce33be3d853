import process from 'node:process';

/**
 * Aborted by the first SIGTERM or SIGINT. The process listens for them from then on: another one, as
 * when a terminal and npm both pass Ctrl-C on, does not break off the closing that is under way.
 */
export function listenForStopSignals(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.abort());
  return stop.signal;
}
