/**
 * In milliseconds: how soon to come back after a stream has broken, and after it was ended before a
 * restart. Each stream has a hint of its own, so that not everybody comes in the same second. The client
 * waits for half to one and a half times as long (`followTable`): nobody is away for three seconds.
 */
const HINTS = {
  break: { least: 300, most: 1000 },
  restart: { least: 600, most: 1800 },
} as const;

export function retryHint(after: keyof typeof HINTS): number {
  const { least, most } = HINTS[after];
  return Math.round(least + Math.random() * (most - least));
}
