import {
  type Outcome,
  type RecordFault,
  type Refusal,
  type Seat,
  unreachable,
  type VerifyFault,
} from '@kast/kernel';

export function refusalText({ rule, reason, facts }: Refusal): string {
  const told = Object.entries(facts).map(([name, fact]) => `${name} ${factText(fact)}`);
  return [`${rule} ${reason}`, ...told].join(', ');
}

function outcomeText({ winners, scores, rule }: Outcome): string {
  const won = winners.length > 0 ? `won by ${seatsText(winners)}` : 'drawn';
  return `${won} (${rule})${scores ? `, scores ${scores.join(' ')}` : ''}`;
}

/** What is wrong with a record; for an entry its index in the log and the rule. */
export function faultText(fault: RecordFault | VerifyFault): string {
  switch (fault.code) {
    case 'not-a-record':
      return fault.field === '' ? 'not a record' : `not a record: look at "${fault.field}"`;
    case 'unknown-game':
      return `there is no game "${fault.game}"`;
    case 'unknown-rules-version':
      return `there is no version ${fault.rulesVersion} of the rules`;
    case 'bad-setup':
      return `set-up refused: ${refusalText(fault.refusal)}`;
    case 'refused-entry':
      return `log[${fault.at}] refused: ${refusalText(fault.refusal)}`;
    case 'masked-entry':
      return `log[${fault.at}] refused: ${fault.rule} masked, the record is of a running match`;
    case 'wrong-spelling':
      return `log[${fault.at}] refused: ${fault.rule} spelling, it should be "${fault.expected}"`;
    case 'wrong-verdict':
      return `log[${fault.at}] refused: ${fault.rule} verdict, the referee gives "${fault.expected}"`;
    case 'seed-does-not-match-hash':
      return 'the seed is not the one that was committed to';
    case 'nonce-does-not-match-hash':
      return `the nonce of seat ${fault.seat} is not the one that it was bound to`;
    case 'wrong-result':
      return `the result is not what the log gives: ${resultText(fault.expected)}`;
    case 'no-seed':
      return 'there is no seed to verify with';
    case 'wrong-chance':
      return `log[${fault.at}] refused: ${fault.rule} chance, the seed gives "${fault.expected}"`;
    default:
      return unreachable(fault);
  }
}

/** Why a file could not be read or written. */
export function causeText(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

export function resultText(outcome: Outcome | undefined): string {
  return outcome ? outcomeText(outcome) : 'not over';
}

function seatsText(seats: readonly Seat[]): string {
  return seats.map((seat) => `seat ${seat}`).join(' and ');
}

function factText(fact: Refusal['facts'][string]): string {
  return typeof fact === 'object' ? `[${fact.join(' ')}]` : String(fact);
}
