import type { Finding, MatchAudit } from './audit-match.ts';
import type { Upgraded } from './audit-store.ts';

/** What an audit has to say: a line for each match that is worth one, and a sum. */
export interface Report {
  add(audit: MatchAudit, upgraded: Upgraded): void;
  /** Those that disagree with their own rules. */
  readonly faults: number;
  sum(): readonly string[];
}

export function newReport(print: (line: string) => void): Report {
  const count = { all: 0, faults: 0, older: 0, same: 0, moved: 0 };

  return {
    add(audit, upgraded) {
      const { fault, underNewest } = audit;
      count.all++;
      if (fault) {
        count.faults++;
        print(`${nameOf(audit)} disagrees with its own rules${placeOf(fault)}`);
      }
      if (!underNewest) return;
      const { version } = underNewest;
      count.older++;
      if (underNewest.kind === 'different') {
        print(`${nameOf(audit)} differs under version ${version}${placeOf(underNewest.from)}`);
        return;
      }
      count.same++;
      if (upgraded === 'set') {
        count.moved++;
        print(`${nameOf(audit)} is under version ${version} from now on`);
      }
      if (upgraded === 'conflict') print(`${nameOf(audit)} was played on: audit it again`);
    },
    get faults() {
      return count.faults;
    },
    sum: () => [
      `matches: ${count.all}, disagreeing with their own rules: ${count.faults}`,
      `under older rules: ${count.older}, the same under the newest: ${count.same}, moved: ${count.moved}`,
    ],
  };
}

function nameOf({ id, stored }: MatchAudit): string {
  return stored ? `${id} (${stored.facts.game}, version ${stored.facts.rulesVersion})` : id;
}

function placeOf({ ply, reason }: Finding): string {
  return ply === undefined ? `: ${reason}` : ` at ply ${ply}: ${reason}`;
}
