import { describe, expect, it } from 'vitest';
import { stopSignals } from './stop-signals.ts';

describe('what asks the server to stop', () => {
  it.each(['linux', 'darwin'] as const)('is not the end of a terminal on %s', (platform) => {
    expect(stopSignals(platform)).toEqual(['SIGINT', 'SIGTERM']);
  });

  it('is whatever a console says, on Windows', () => {
    expect(stopSignals('win32')).toEqual(['SIGINT', 'SIGBREAK', 'SIGHUP']);
  });
});
