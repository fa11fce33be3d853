import type { GameTexts } from '@kast/games';
import { type MatchRecord, type RecordFault, type Refusal, unreachable } from '@kast/kernel';
import { refusalText } from '../i18n/fault-texts.ts';
import { cited } from './cited.ts';
import type { Messages } from '../i18n/language.ts';
import type { ReadFault } from './read-match.ts';

/** What is wrong with a record: which move, and which rule refuses it. Moves are counted from 1. */
export function readFaultWords(
  t: Messages,
  texts: GameTexts | undefined,
  fault: ReadFault,
): string {
  if (fault.code !== 'faulty') return t.replay.faults[fault.code];
  return recordFaultWords(t, texts, fault.fault, fault.record);
}

function recordFaultWords(
  t: Messages,
  texts: GameTexts | undefined,
  fault: RecordFault,
  record: MatchRecord | undefined,
): string {
  const { faults } = t.replay;
  const moveAt = (at: number): string => cited(record?.log[at]?.move ?? '');
  switch (fault.code) {
    case 'not-a-record':
      return fault.field === ''
        ? faults['not-a-record']
        : faults['bad-field']({ field: cited(fault.field) });
    case 'unknown-game':
      return faults['unknown-game']({ game: cited(fault.game) });
    case 'unknown-rules-version':
      return faults['unknown-rules-version']({ version: fault.rulesVersion });
    case 'bad-setup':
      return faults['bad-setup']({
        reason: refusalText(t.faults, texts, withFactsCited(fault.refusal)),
      });
    case 'masked-entry':
      return faults['masked-entry']({ at: fault.at + 1 });
    case 'refused-entry': {
      const [at, move] = [fault.at + 1, moveAt(fault.at)];
      const rule = t.table.refusalRule({ rule: fault.refusal.rule });
      // The reason would cite nothing as well.
      if (move.trim() === '') return faults['empty-entry']({ at, reason: rule });
      const because = refusalText(t.faults, texts, withFactsCited(fault.refusal));
      return faults['refused-entry']({ at, move, reason: `${because} (${rule})` });
    }
    case 'wrong-spelling':
    case 'wrong-verdict':
      return faults[fault.code]({
        at: fault.at + 1,
        move: moveAt(fault.at),
        expected: fault.expected,
      });
    case 'nonce-does-not-match-hash':
      return faults[fault.code]({ seat: fault.seat });
    case 'seed-does-not-match-hash':
    case 'wrong-result':
      return faults[fault.code];
    default:
      return unreachable(fault);
  }
}

/** A refusal repeats what stands in the file. */
function withFactsCited(refusal: Refusal): Refusal {
  const facts = Object.entries(refusal.facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? cited(fact) : fact,
  ]);
  return { ...refusal, facts: Object.fromEntries(facts) as Refusal['facts'] };
}
