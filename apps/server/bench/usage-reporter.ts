import process from 'node:process';

/** What a process is asked: the time that it has used, or what is left of its memory without garbage. */
export type UsageQuestion = 'processor' | 'memory';

export interface Memory {
  /** What it keeps, in objects and buffers. */
  readonly keptBytes: number;
  /** What the system has given it. */
  readonly residentBytes: number;
}

/** Loaded into the processes that are measured, before their own program. */
process.on('message', (question: UsageQuestion) => {
  process.send?.(question === 'processor' ? processorSeconds() : memory());
});
process.channel?.unref();

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function memory(): Memory {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { keptBytes: heapUsed + external, residentBytes: rss };
}
