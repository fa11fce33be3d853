import type { MatchId } from '../store/store.ts';
import { type AuditServices, auditMatch, type MatchAudit } from './audit-match.ts';

export interface AuditOptions extends AuditServices {
  /** Whether to bring matches under the newest rules that are the same under them. */
  readonly upgrade: boolean;
  readonly onMatch: (audit: MatchAudit, upgraded: Upgraded) => void;
}

/** `none` where there was nothing to do; `conflict` where it was played on meanwhile. */
export type Upgraded = 'none' | 'set' | 'conflict';

/** So many ids are in memory at a time, however many matches there are. */
const MATCHES_AT_ONCE = 500;

/** One match after the other, all there are. */
export async function auditStore(options: AuditOptions): Promise<void> {
  let last: MatchId | undefined;
  for (;;) {
    const page = await options.store.matchIds(MATCHES_AT_ONCE, last);
    for (const id of page) {
      const audit = await auditMatch(options, id);
      options.onMatch(audit, options.upgrade ? await upgrade(options, audit) : 'none');
    }
    last = page.at(-1);
    if (last === undefined) return;
  }
}

async function upgrade(
  { store }: AuditServices,
  { id, stored, underNewest }: MatchAudit,
): Promise<Upgraded> {
  if (!stored || stored.status.outcome || underNewest?.kind !== 'same') return 'none';
  const { rulesVersion: from } = stored.facts;
  return store.setRulesVersion(id, { from, to: underNewest.version, ply: stored.status.ply });
}
