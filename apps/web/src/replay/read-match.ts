import { type GameBox, rulesOf, type TableModule } from '@kast/games';
import {
  fail,
  hasVerdicts,
  type MatchRecord,
  ok,
  parseRecord,
  type Playthrough,
  type RecordFault,
  type Result,
  readRecord,
} from '@kast/kernel';
import { boxOf } from '../cupboard/boxes.ts';
import { verdictsJudgedAgain } from '../session/referee/judged-again.ts';
import type { NamedPlayer } from './named-players.ts';

/** A record that was played again through the rules, with everything to show it. */
export interface ReadMatch {
  readonly box: GameBox;
  readonly module: TableModule;
  readonly playthrough: Playthrough;
  readonly record: MatchRecord;
  /** Seat 1 first, as far as whoever handed it on has told. */
  readonly players: readonly NamedPlayer[];
}

/** Why a record cannot be shown; the entry stands along where there is one. */
export type ReadFault =
  | { readonly code: 'not-json' | 'broken-link' | 'not-judged' | 'not-fetched' | 'no-file' }
  | {
      readonly code: 'faulty';
      readonly fault: RecordFault;
      readonly record: MatchRecord | undefined;
    };

/** Reads a record as text: nothing in it is believed. */
export async function readText(text: string): Promise<Result<ReadMatch, ReadFault>> {
  try {
    return await readForeignMatch(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return fail({ code: 'not-json' });
    throw error;
  }
}

/** A record from wherever: what a referee is said to have decided is not believed either. */
export async function readForeignMatch(
  input: unknown,
  players: readonly NamedPlayer[] = [],
): Promise<Result<ReadMatch, ReadFault>> {
  const read = await readMatch(input, players);
  if (!read.ok || !hasVerdicts(read.value.playthrough)) return read;
  const { record } = read.value;
  try {
    const fault = await verdictsJudgedAgain(record);
    return fault ? fail({ code: 'faulty', fault, record }) : read;
  } catch (error) {
    // Whoever judges has to be fetched: there may be no connection.
    reportError(error);
    return fail({ code: 'not-judged' });
  }
}

/** A record of our own server or of this device, which had its verdicts from the referee. */
export async function readMatch(
  input: unknown,
  players: readonly NamedPlayer[] = [],
): Promise<Result<ReadMatch, ReadFault>> {
  const parsed = parseRecord(input);
  if (!parsed.ok) return fail({ code: 'faulty', fault: parsed.error, record: undefined });
  const record = parsed.value;
  const box = boxOf(record.game);
  if (!box) {
    return fail({ code: 'faulty', fault: { code: 'unknown-game', game: record.game }, record });
  }
  const { rulesVersion } = record;
  const [game, module] = await Promise.all([rulesOf(box, rulesVersion), box.table()]);
  if (!game) {
    const fault = { code: 'unknown-rules-version', rulesVersion } as const;
    return fail({ code: 'faulty', fault, record });
  }
  const read = readRecord(record, game);
  if (!read.ok) return fail({ code: 'faulty', fault: read.error, record });
  return ok({ box, module, playthrough: read.value, record, players });
}
