import { seatsOf } from '@kast/kernel';
import type { Piece } from '@kast/ui/kit';
import { type Card, hasDiscarded, type PailleView, seenActing } from '../../rules/index.ts';

/** A card or the shark; without an id where this viewer sees only a back. */
export interface RaftPiece extends Piece {
  readonly kind: 'face' | 'day' | 'chosen' | 'done' | 'shark';
}

/** What lies on the raft and in this seat's hand. */
export function piecesOf(view: PailleView, seat: number | undefined): readonly RaftPiece[] {
  const own = seat === undefined ? [] : (view.hands[seat - 1]?.cards ?? []);
  const top = discardSeen(view).at(-1);
  const pieces = [
    // Cards of one row close up.
    ...own.map((card, layer) => ({ ...face(card, `hand-${card}`), layer })),
    ...view.menu.map((card, layer) => ({ ...face(card, `menu-${card}`), layer })),
    ...view.week.map(({ up, card }, index): RaftPiece => {
      const at = `week-${index + 1}`;
      // One that only some know is turned up later all the same.
      if (!card) return { kind: 'day', at };
      return up ? face(card, at) : { id: card, kind: 'day', at };
    }),
    ...seatsOf(view.hands.length).flatMap((chooser) => chosenBy(view, chooser)),
    ...(top ? [face(top, 'discard')] : []),
  ];
  if (view.shark === 0) return pieces;
  return [...pieces, { id: 'shark', kind: 'shark', at: `seat-${view.shark}` }];
}

/** CP3.2: a card goes to the discard pile first of all, and is seen before whoever acts with it until they are done. */
export function discardSeen(view: PailleView): readonly Card[] {
  const acting = seenActing(view);
  return acting ? view.discard.filter((card) => card !== acting.card) : view.discard;
}

/** What a card was stays to be seen, faintly, while the card itself lies on the discard pile. */
function chosenBy(view: PailleView, seat: number): readonly RaftPiece[] {
  const at = `chosen-${seat}`;
  const shown = view.shown.find((each) => each.seat === seat);
  const card = shown?.card ?? view.chosen[seat - 1]?.card;
  const isActing = seenActing(view)?.seat === seat;
  if (hasDiscarded(view, seat) && !isActing) return [{ kind: 'done', at }];
  if (card) return [face(card, at)];
  return view.chosen[seat - 1]?.made ? [{ kind: 'chosen', at }] : [];
}

function face(card: Card, at: string): RaftPiece {
  return { id: card, kind: 'face', at };
}
