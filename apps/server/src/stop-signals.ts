import process from 'node:process';

/**
 * Aborted by the first of the signals that ask a process to stop. The process listens for them from then on: another one, as
 * when a terminal and npm both pass Ctrl-C on, does not break off the closing that is under way.
 */
export function listenForStopSignals(): AbortSignal {
  const stop = new AbortController();
  for (const signal of stopSignals(process.platform)) process.on(signal, () => stop.abort());
  return stop.signal;
}

/**
 * Windows ends a process without asking it; its console asks by Ctrl-C, Ctrl-Break and when it is closed.
 * Elsewhere the end of a terminal is not the end of a server that was started with `nohup`.
 */
export function stopSignals(platform: NodeJS.Platform): readonly NodeJS.Signals[] {
  return platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];
}
