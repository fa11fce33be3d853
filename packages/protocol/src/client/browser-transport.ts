import type { Transport } from './request.ts';

export const browserTransport: Transport = {
  fetch: (address, init) => fetch(address, init),
  wait,
  now: () => performance.now(),
};

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = (): void => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}
