import { useState } from 'preact/hooks';
import type { LeibkoecheView } from '../rules/index.ts';
import { NO_PLAN, type Plan } from './interaction.ts';

/** What the player means to do; forgotten with every ply. */
export function usePlan(view: LeibkoecheView, ply: number): readonly [Plan, (plan: Plan) => void] {
  const fresh: Plan = { ...NO_PLAN, face: view.held?.face ?? 0 };
  const [kept, setKept] = useState({ ply, plan: fresh });
  return [kept.ply === ply ? kept.plan : fresh, (plan) => setKept({ ply, plan })];
}
