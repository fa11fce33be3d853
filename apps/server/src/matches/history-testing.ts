import type { Seat } from '@kast/kernel';
import { linesAfter } from '../plans/planned-lines.ts';
import type { Attendance, Store, StoredEntry, StoredPlan } from '../store/store.ts';

/** What was stored of a match, and what its revision was after that: the order of all that was. */
export type Commit = { readonly revision: number } & (
  | { readonly kind: 'entries'; readonly entries: readonly StoredEntry[] }
  | { readonly kind: 'attendance'; readonly seat: Seat; readonly attendance: Attendance }
  | { readonly kind: 'plan'; readonly plan: StoredPlan }
);

/** The store, and what it has taken of the one match that is played in it meanwhile. */
export function storeWithHistory(store: Store): {
  readonly store: Store;
  readonly commits: readonly Commit[];
  /** Plans that were thrown away while they could still come. */
  readonly dropped: readonly StoredPlan[];
} {
  const dropped: StoredPlan[] = [];
  const commits: Commit[] = [];
  const noting: Store = {
    ...store,
    async append(addition) {
      const answer = await store.append(addition);
      if (answer.kind === 'appended') {
        const { entries } = addition;
        commits.push({ kind: 'entries', entries, revision: answer.revision });
      }
      return answer;
    },
    async setAttendance(match, revision, change) {
      const answer = await store.setAttendance(match, revision, change);
      if (answer === 'set') {
        const { seat, attendance } = change;
        commits.push({ kind: 'attendance', seat, attendance, revision: revision + 1 });
      }
      return answer;
    },
    async keepPlan(plan, revision) {
      const answer = await store.keepPlan(plan, revision);
      if (answer === 'kept') commits.push({ kind: 'plan', plan, revision: revision + 1 });
      return answer;
    },
    async dropPlan(plan) {
      const stored = await store.findMatch(plan.match);
      const kept = (await store.plansIn(plan.match)).find(({ seat }) => seat === plan.seat);
      if (stored?.status.outcome === undefined && kept?.ply === plan.ply) {
        const since = await store.entriesBetween(plan.match, plan.ply, stored?.status.ply ?? 0);
        if (linesAfter(kept.lines, since).length > 0) dropped.push(kept);
      }
      await store.dropPlan(plan);
    },
  };
  return { store: noting, commits, dropped };
}
