import type { Viewer } from '@kast/kernel';
import { type LeibkoecheView, PLACES } from '../rules/index.ts';

/** LK7.2: the table while the king's is being uncovered: what has not had its turn is as it was. */
export function halfUncovered(
  view: LeibkoecheView,
  viewer: Viewer,
  uncovered: number | undefined,
): LeibkoecheView {
  if (uncovered === undefined) return view;
  const wasKnown = (place: number): boolean =>
    viewer === 'open' || view.peeks.some((peek) => peek.seat === viewer && peek.place === place);
  const king = view.king.map((kind, index) =>
    index < uncovered || wasKnown(index + 1) ? kind : null,
  );
  return { ...view, king, outcome: uncovered < PLACES ? null : view.outcome };
}
