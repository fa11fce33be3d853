import { vi } from 'vitest';

/** A page on which whatever has to be read is read at once. Until globals are stubbed no more. */
export function readAtOnce(): void {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('setTimeout', (read: () => void) => read());
}
