import type { Plan, PlanRequest } from '../plan.ts';
import { browserTransport } from './browser-transport.ts';
import { request, type Transport } from './request.ts';

/** The part of the client that only planned moves need. */
export function connectToPlans(origin = '', transport: Transport = browserTransport) {
  const plan = (id: string) => `${origin}/api/matches/${encodeURIComponent(id)}/plan`;
  return {
    get: (id: string) => request<Plan>(transport, 'GET', plan(id)),
    put: (id: string, wanted: PlanRequest) => request<Plan>(transport, 'PUT', plan(id), wanted),
  };
}
