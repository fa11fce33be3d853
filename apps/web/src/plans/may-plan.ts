import type { TableSession } from '../session/table-session.ts';

/** T15: where everybody sees everything and decides in turn, and nobody's minutes are counted. */
export function mayPlan({ place, viewer, game, clock }: TableSession): boolean {
  const { hidden, chance, simultaneous } = game.info.traits;
  const isForeseeable = !hidden && !chance && !simultaneous;
  const pace = clock.value?.info.terms.kind ?? 'days';
  return place === 'online' && typeof viewer.value === 'number' && isForeseeable && pace === 'days';
}
