import type { Failure } from '@kast/protocol/client';
import { connectToPlans } from '@kast/protocol/plan-client';
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { deviceStore } from '../device/device-store.ts';
import type { LoggedPly } from '../session/match-log.ts';
import type { TableSession } from '../session/table-session.ts';
import { keepPlan, type KeptPlan, keptPlan, linesLeft, plannedAnswer } from './kept-plans.ts';

const plans = connectToPlans();

export interface Plan {
  /** The lines that can still come. */
  readonly left: ReadonlySignal<KeptPlan['lines']>;
  /** In place of what was planned before. */
  put(ply: number, lines: KeptPlan['lines']): Promise<Failure | undefined>;
}

/** T15: what who sits here has planned, as the server knows it. */
export function usePlan(session: TableSession): Plan {
  const { id, position, log } = session;
  const plan = useSignal<KeptPlan | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const fetchPlan = async (): Promise<void> => {
      const answer = await plans.get(id);
      if (!answer.ok || !isCurrent || plan.peek()) return;
      plan.value = answer.value;
      // Made at another device. What this one has to tell of an earlier one goes before it.
      if (answeredByPlan(session) === undefined) keepPlan(deviceStore, id, answer.value);
    };
    void fetchPlan();
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const left = useComputed(() => {
    const known = plan.value;
    return known ? linesLeft(known, log.value.read(known.ply, position.value.ply)) : [];
  });
  return {
    left,
    async put(ply, lines) {
      const answer = await plans.put(id, { ply, lines: lines.map((line) => [...line]) });
      if (!answer.ok) return answer.error;
      plan.value = answer.value;
      keepPlan(deviceStore, id, answer.value);
      return undefined;
    },
  };
}

/** The last own move, where a plan of this device has made it. */
export function answeredByPlan({ id, viewer, position, log }: TableSession): LoggedPly | undefined {
  // The match is read first: whoever shows this has to look again with every move, also without a plan.
  const seat = viewer.value;
  const { ply } = position.value;
  const plies = log.value;
  const kept = keptPlan(deviceStore, id);
  if (!kept || typeof seat !== 'number' || plies.from.value > kept.ply) return undefined;
  return plannedAnswer(kept, seat, plies.read(kept.ply, ply));
}
