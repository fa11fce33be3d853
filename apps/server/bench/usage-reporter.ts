import process from 'node:process';

/** What a process has used up to now. */
export interface Usage {
  readonly processorSeconds: number;
  /** What it keeps, in objects and buffers. */
  readonly keptBytes: number;
  /** What the system has given it. */
  readonly residentBytes: number;
}

/** Loaded into the processes that are measured, before their own program. */
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    processorSeconds: (user + system) / 1e6,
    keptBytes: heapUsed + external,
    residentBytes: rss,
  };
  process.send?.(usage);
});
process.channel?.unref();
