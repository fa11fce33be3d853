import { clockAfter, firstDue, hostPly, judgedAt, type Played, type SeatNonce } from '@kast/kernel';
import { BrokenMatchError } from '../live/broken-match.ts';
import type { LiveMatch } from '../live/live-match.ts';
import { statusOf } from '../live/match-status.ts';
import { type HostedPly, snapshotAfter } from '../live/open-log.ts';
import type { AppendAnswer, StoredClock } from '../store/store.ts';
import type { MatchServices } from './services.ts';

export interface WithPlies {
  /** The idempotency key of the decision behind one of them, counted from the first. */
  readonly keyed?: { readonly index: number; readonly key: string | undefined };
  /** What chance is drawn from, for good: where they hold the first draw. */
  readonly seal?: readonly SeatNonce[] | undefined;
  /** T11: when what they come of had arrived, where clocks run. */
  readonly arrivedAt?: number | undefined;
}

/**
 * Stores what leads on from the match as it stands, all of it or nothing, and only then goes on to it. As it stands is
 * more than the log: the clocks, who is away, what is planned. Where another process has changed any of it, what that
 * one stored has been read, and whoever called judges again. To be called in turn.
 */
export async function commitPlies(
  live: LiveMatch,
  { store, now }: Pick<MatchServices, 'store' | 'now'>,
  plies: readonly Played[],
  { keyed, seal, arrivedAt }: WithPlies = {},
): Promise<AppendAnswer> {
  const hosted = hostAll(live, plies);
  const { clock: before, revision } = live;
  const at = before ? judgedAt(before, arrivedAt ?? live.judgedNow()) : now();
  const clock = clockAfterPlies(live, plies, at);
  const kept = await store.append({
    match: live.id,
    ply: live.match.ply,
    revision,
    rulesVersion: live.facts.rulesVersion,
    entries: plies.map(({ ply: { entry } }, index) => ({
      by: entry.by,
      move: entry.move,
      at,
      key: index === keyed?.index ? keyed.key : undefined,
    })),
    status: statusOf(plies.at(-1)?.match ?? live.match, live.seats, at),
    snapshot: snapshotAfter(hosted, live.facts.rulesVersion),
    nonces: seal,
    clock,
  });
  if (kept.kind !== 'appended') {
    await live.catchUp(store);
    if (kept.kind === 'conflict' && live.revision === revision) {
      throw new BrokenMatchError(live.id, `the log does not end at ${live.match.ply}`);
    }
    return kept;
  }
  live.advance(hosted, { at, revision: kept.revision, nonces: seal, clock: clock?.state });
  return kept;
}

function hostAll(live: LiveMatch, plies: readonly Played[]): readonly HostedPly[] {
  const hosted: HostedPly[] = [];
  for (const played of plies) {
    const before = hosted.at(-1)?.after ?? live.hosted;
    hosted.push({ ...played, before, after: hostPly(before, played) });
  }
  return hosted;
}

/** Undefined where nobody's time is measured, which then costs nothing. */
function clockAfterPlies(
  { clock, facts }: LiveMatch,
  plies: readonly Played[],
  at: number,
): StoredClock | undefined {
  const { clock: setup } = facts;
  if (!clock || !setup) return undefined;
  const state = plies.reduce(
    (before, { match, ply }) => clockAfter(setup, before, match, ply, at),
    clock,
  );
  return { state, dueAt: firstDue(setup, state)?.at };
}
