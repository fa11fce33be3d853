import type { Secrecy, Step, Viewer } from '@kast/kernel';
import { events } from './events.ts';
import { mayKnow, mustRemember } from './knowing.ts';
import type { HeuchelMove, HeuchelState } from './state.ts';

/** HM2.1, HM8.2: nobody reads the deal, and an order only who gave it; HM8.3: or must remember it. */
export function secrecy(
  { before, by, move }: Step<HeuchelState, HeuchelMove>,
  viewer: Viewer,
): Secrecy {
  if (viewer === 'open' || (by === viewer && !mustRemember(before))) return 'none';
  return move.kind === 'deal' || move.kind === 'arrange' ? 'until-end' : 'none';
}

/** Shows the viewer a card that was a secret to it until then; dealing and laying out show everybody some. */
export function reveals(step: Step<HeuchelState, HeuchelMove>, viewer: Viewer): boolean {
  const { before, by, after } = step;
  if (by === 'chance' || after.phase === 'over') return true;
  if (before.phase === 'arranging') return after.phase !== 'arranging';
  // HM8.3: a second look at a card that was seen before would be one too many.
  if (mustRemember(after)) return uncovers(step);
  return secretsFrom(before, viewer) > secretsFrom(after, viewer);
}

/** Has a covered card come to lie open, if only for a moment? */
function uncovers(step: Step<HeuchelState, HeuchelMove>): boolean {
  return events(step, 'watcher').some(
    (event) =>
      event.kind === 'showed' ||
      event.kind === 'came-home' ||
      event.kind === 'lapsed' ||
      (event.kind === 'removed' && event.cards.length > 1),
  );
}

function secretsFrom(state: HeuchelState, viewer: Viewer): number {
  const cards = state.columns.flatMap((column) => column.flatMap((pile) => pile?.cards ?? []));
  return cards.filter((card) => !mayKnow(card, viewer)).length;
}
