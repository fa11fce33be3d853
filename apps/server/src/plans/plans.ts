import { fail, ok, questionTo, type Result, type Seat, turnOf } from '@kast/kernel';
import type { Plan, PlanRequest, WireError } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import { enterDecision } from '../matches/enter-decision.ts';
import type { MatchServices } from '../matches/services.ts';
import type { StoredPlan } from '../store/store.ts';
import { hasPlans, linesAfter, readLines } from './planned-lines.ts';

type Needed = Pick<MatchServices, 'store' | 'now' | 'askReferee' | 'bridgePause'>;
export type PlanFailure = WireError<'bad-plan' | 'refused'>;

/** T15: in place of what this seat has planned before; without lines nothing is planned any more. */
export function makePlan(
  live: LiveMatch,
  { store }: Pick<MatchServices, 'store'>,
  seat: Seat,
  { ply, lines }: PlanRequest,
): Promise<Result<Plan, PlanFailure>> {
  return live.inTurn(async () => {
    for (;;) {
      await live.catchUp(store);
      const { match, revision } = live;
      const { clock } = live.facts;
      // Live nobody is away for long enough: who foresees everything would never be timed.
      const isLive = clock !== undefined && clock.kind !== 'days';
      if (isLive || !hasPlans(match.game.info))
        return fail({ code: 'bad-plan', problem: 'no-plans' });
      if (ply !== match.ply) return fail({ code: 'bad-plan', problem: 'gone-on' });
      const read = readLines(match, seat, lines);
      if (!read.ok) return read;
      const plan = { match: live.id, seat, ply, lines: read.value };
      if ((await store.keepPlan(plan, revision)) === 'conflict') continue;
      await live.catchUp(store);
      return ok({ seat, ply, lines: read.value.map((line) => [...line]) });
    }
  });
}

/** What of it can still come. */
export async function planOf(
  live: LiveMatch,
  { store }: Pick<MatchServices, 'store'>,
  seat: Seat,
): Promise<Plan> {
  // It may have been made at another process a moment ago.
  await live.inTurn(() => live.catchUp(store));
  const nothing: Plan = { seat, ply: live.match.ply, lines: [] };
  if (!live.hasPlans) return nothing;
  const plan = (await store.plansIn(live.id)).find((one) => one.seat === seat);
  if (!plan) return nothing;
  const lines = (await linesLeft(store, plan, live.match.ply)) ?? plan.lines;
  return { ...nothing, lines: lines.map((line) => [...line]) };
}

/**
 * T15: after every change of a match. What somebody has planned for how it stands now is entered as their
 * decision; what cannot come any more is forgotten. Of several processes that do it at once one enters it:
 * a question has one answer. What was read counts for as long as the match does not change: then it is read again.
 */
export async function followPlans(live: LiveMatch, services: Needed): Promise<void> {
  const release = live.hold();
  try {
    for (let revision = -1; live.revision !== revision; ) {
      ({ revision } = live);
      for (const plan of await services.store.plansIn(live.id)) {
        await follow(live, services, plan, revision);
      }
    }
  } finally {
    release();
  }
}

async function follow(
  live: LiveMatch,
  services: Needed,
  plan: StoredPlan,
  revision: number,
): Promise<void> {
  const { store } = services;
  const { seat } = plan;
  const { match } = live;
  const lines = await linesLeft(store, plan, match.ply);
  if (!lines) return;
  const [[move] = []] = lines;
  if (move === undefined || turnOf(match).kind === 'over') return store.dropPlan(plan);
  const question = questionTo(match, seat)?.id;
  if (question === undefined) return;
  const key = `plan-${plan.ply}-${question}`;
  const entered = await enterDecision(live, services, {
    seat,
    question,
    move,
    key,
    from: 'plan',
    revision,
  });
  // Its owner has resigned. Where somebody was quicker, it is read again.
  if (!entered.ok && entered.error.code === 'refused') await store.dropPlan(plan);
}

/** Undefined where it was planned for what is not known here yet. Nothing is left of what lies back by more than a line. */
async function linesLeft(
  store: MatchServices['store'],
  { match, ply, lines }: StoredPlan,
  now: number,
): Promise<StoredPlan['lines'] | undefined> {
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const passed = now - ply;
  if (passed < 0) return undefined;
  // Offers of a draw stand in the log, too.
  if (passed > longest + MOST_OFFERS) return [];
  return linesAfter(lines, await store.entriesBetween(match, ply, now));
}

const MOST_OFFERS = 8;
