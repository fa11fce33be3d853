import { registry } from '@kast/games';
import { auditStore } from '../audit/audit-store.ts';
import { gameRules } from '../live/game-rules.ts';
import type { Store } from '../store/store.ts';
import type { Findings } from './findings.ts';

/** No match has as many entries. */
const LONGEST_LOG = 2 ** 31 - 1;

/** Replays every stored match, and looks every acknowledged decision up where it was said to be. */
export async function finalAudit(store: Store, findings: Findings): Promise<void> {
  const faulty = new Set<string>();
  await auditStore({
    store,
    rules: gameRules(registry),
    upgrade: false,
    onMatch({ id, fault }) {
      if (!fault) return;
      faulty.add(id);
      if (findings.damaged.has(id)) return;
      findings.wrong(`${id} disagrees with its rules at ply ${fault.ply}: ${fault.reason}`);
    },
  });
  for (const id of findings.damaged) {
    if (!faulty.has(id)) findings.wrong(`${id} was damaged, and the audit has not found it`);
  }
  const byMatch = Map.groupBy(findings.acknowledged, ({ match }) => match);
  for (const [match, acknowledged] of byMatch) {
    const entries = await store.entriesBetween(match, 0, LONGEST_LOG);
    for (const { seat, key, ply } of acknowledged) {
      const entry = entries[ply - 1];
      if (entry?.key === key && entry.by === seat) continue;
      findings.wrong(`${match}: ${key} of seat ${seat} was acknowledged at ply ${ply} and is lost`);
    }
    const keys = entries.flatMap(({ key }) => key ?? []);
    if (new Set(keys).size < keys.length) findings.wrong(`${match}: a key was entered twice`);
  }
}
