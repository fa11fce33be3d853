import { readLockFile } from './lock-file.ts';
import { notices } from './notices.ts';

interface Emitter {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string;
}

interface Plugin {
  readonly name: string;
  readonly apply: 'build';
  generateBundle(this: Emitter): void;
}

/** Puts `licences.txt` beside the pages. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: notices(readLockFile()) });
    },
  };
}
