import { useState } from 'preact/hooks';
import type { LeibkoecheView } from '../rules/index.ts';
import type { Plan } from './interaction.ts';

/** What the player means to do with the pancake in the hand; forgotten with every ply. */
export function usePlan(view: LeibkoecheView, ply: number): readonly [Plan, (plan: Plan) => void] {
  const fresh: Plan = { what: undefined, face: view.held?.face ?? 0 };
  const [kept, setKept] = useState({ ply, plan: fresh });
  return [kept.ply === ply ? kept.plan : fresh, (plan) => setKept({ ply, plan })];
}
