import type { TableStage } from '@kast/ui/kit';
import { useRef } from 'preact/hooks';
import { unreachable } from '@kast/kernel';
import type { Card, PailleEvent, PailleView, ShownCard } from '../../rules/index.ts';

/** What one seat did with the card that it showed this turn. */
export interface Act extends ShownCard {
  readonly took?: Card;
  /** CP4.2 */
  readonly effect?: 'cook' | 'land' | 'carte';
  /** What the effect took out of the week or put there, where everybody saw it. */
  readonly moved?: Card;
}

/** As far as it can be seen on the table itself: who came in later has not seen who took what. */
function actsIn({ shown }: Pick<PailleView, 'shown'>): readonly Act[] {
  return shown;
}

/** The acts of a turn, in the order of play, after some more of it was shown. CP3.3 */
export function followTurn(acts: readonly Act[], events: readonly PailleEvent[]): readonly Act[] {
  return events.reduce(after, acts);
}

function after(acts: readonly Act[], event: PailleEvent): readonly Act[] {
  const add = (seat: number, done: Partial<Act>): readonly Act[] =>
    acts.map((act) => (act.seat === seat ? { ...act, ...done } : act));
  switch (event.kind) {
    case 'dealt':
      return [];
    case 'shown':
      return event.cards;
    case 'took':
      return add(event.seat, { took: event.card });
    case 'called':
      return add(event.seat, { effect: event.effect });
    case 'cooked':
    case 'landed':
      return event.card ? add(event.seat, { moved: event.card }) : acts;
    case 'shark':
    case 'chose':
    case 'discarded':
    case 'drew':
    case 'looked':
    case 'cleared':
    case 'laid':
    case 'turned':
    case 'reshuffled':
    case 'reckoned':
    case 'named':
    case 'gathered':
    case 'out':
    case 'ended':
      return acts;
    default:
      return unreachable(event);
  }
}

interface Followed {
  readonly number: number;
  readonly acts: readonly Act[];
}

/** The acts of the turn that is being shown; those of the last one until the next cards are. */
export function useTurnSoFar(
  stage: TableStage<PailleView, PailleEvent> | undefined,
  view: PailleView,
): readonly Act[] {
  const followed = useRef<Followed>({ number: stage?.number ?? 0, acts: actsIn(view) });
  const { current } = followed;
  if (!stage || stage.number === current.number) return current.acts;
  const { number, events } = stage;
  const acts = events.length > 0 ? followTurn(current.acts, events) : actsIn(view);
  followed.current = { number, acts };
  return acts;
}
