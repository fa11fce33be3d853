import type { WriteStream } from 'node:tty';

export interface ProgressBar {
  /** How much is done, from 0 to 1, and a few words on how it stands. */
  show(done: number, words: string): void;
  /** Takes the bar away, so that the next line begins at the left. */
  clear(): void;
}

const WIDTH = 24;

/** On a terminal alone: a file wants no bars. */
export function progressBar(stream: WriteStream = process.stderr): ProgressBar {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  const rewrite = (text: string): void => {
    stream.write(`\r${text}\u001B[K`);
  };
  return {
    show(done, words) {
      const full = Math.round(Math.min(1, done) * WIDTH);
      const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
      rewrite(`${bar} ${words}`.slice(0, Math.max(WIDTH, (stream.columns || 80) - 1)));
    },
    clear: () => rewrite(''),
  };
}
