import { parseArgs } from 'node:util';

export const SUBJECTS = ['sqlite', 'postgres1', 'postgres2', 'growth'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface Flags {
  /** How long each thing is measured. */
  readonly seconds: number;
  readonly matches: number;
  readonly streams: number;
  readonly only: readonly Subject[];
  /** A last line for programs. */
  readonly json: boolean;
}

/** `--seconds 5 --matches 200 --streams 5000 --only sqlite,growth --json` */
export function readFlags(args: readonly string[]): Flags {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '5' },
      matches: { type: 'string', default: '200' },
      streams: { type: 'string', default: '5000' },
      only: { type: 'string', default: SUBJECTS.join(',') },
      json: { type: 'boolean', default: false },
    },
  });
  const asked = values.only.split(',');
  const unknown = asked.find((name) => !SUBJECTS.some((subject) => subject === name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: one of ${SUBJECTS.join(', ')}`);
  return {
    seconds: Number(values.seconds),
    matches: Number(values.matches),
    streams: Number(values.streams),
    only: SUBJECTS.filter((subject) => asked.includes(subject)),
    json: values.json,
  };
}
