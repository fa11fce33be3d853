import { loadavg } from 'node:os';

/** For who reads along; the last line is for programs. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function sayLoad(): void {
  say(`load of the machine: ${loadavg().map(round).join(' ')}`);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
