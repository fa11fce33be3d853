import { drop, delayed, type Motion, peek, type ShownPly, slide, unfold } from '@kast/ui/kit';
import type { SoundName } from '@kast/ui';
import {
  dayAtEndOf,
  type PailleEvent,
  type PailleView,
  type Reckoning,
  type ShownCard,
  type TurnedDay,
} from '../rules/index.ts';
import { partsOf } from './choices.ts';
import type { RaftPiece } from './drawing/pieces.ts';

/** What is drawn along with the raft while a ply is shown. */
export interface Staged {
  /** Cards on their way into hands that nobody sees into. */
  readonly taken?: readonly ShownCard[];
  /** A turn is over: what it brought. */
  readonly day?: TurnedDay;
  /** The week has been counted: the moment of the short straw. */
  readonly reckoning?: Reckoning;
}

type Ply = ShownPly<PailleView, PailleEvent, RaftPiece, Staged>;

/** Between one card that is laid and the next, and before what follows a card that was taken. */
const APART = 45;
const FOLLOWS = 260;

/** CP3.1: all that was chosen lies open, and is looked at before anybody takes. */
const COMPARED = 900;

/**
 * CP5: who is eaten and who has won is not seen before the last card of the week has been. CP3.4: nobody chooses
 * before it was seen what the turn has brought.
 */
export function holdsBack(events: readonly PailleEvent[]): boolean {
  return events.some(({ kind }) => kind === 'reckoned') || dayAtEndOf(events) !== undefined;
}

/** Cards go where they went; a turn is looked at until it was understood; at the end of a week the short straw is drawn. */
export async function show(ply: Ply): Promise<void> {
  const reckoned = ply.events.find((event) => event.kind === 'reckoned');
  if (!reckoned) {
    await showCards(ply);
    return showTurn(ply);
  }
  await showCards(ply, unreckoned(ply));
  // CP5.3: the sea takes whoever drew the short straw; or nobody, and the week is over.
  ply.sound(reckoned.reckoning.eaten.length > 0 ? 'storm' : 'wave');
  await ply.draw({ reckoning: reckoned.reckoning });
  // CP6: a round is looked at until it has been understood, and the last one most of all.
  await ply.dismissed(ply.find('.cp-told'));
  await ply.draw({});
  if (!ply.after.outcome) ply.sound('round-end');
  await ply.reveal();
}

async function showTurn(ply: Ply): Promise<void> {
  const day = dayAtEndOf(ply.events);
  if (!day) return;
  await ply.draw({ day });
  await ply.dismissed(ply.find('.cp-turn'));
}

async function showCards(ply: Ply, view = ply.after): Promise<void> {
  for (const sound of soundsOf(ply.events)) ply.sound(sound);
  // What a day brings is counted when it has been seen.
  const uncounted = { ...view, weekTotals: ply.before.weekTotals };
  const { moved, turned, appeared } = await ply.reveal(uncounted);
  const taken = ply.events.filter(
    (event) => event.kind === 'took' && !ply.find(`[data-cell="hand-${event.card}"]`),
  ) as readonly ShownCard[];
  if (taken.length > 0) await ply.draw({ taken });
  const wait = moved.length + taken.length > 0 ? FOLLOWS : 0;
  const slideHome = (thing: Element | null): Motion => slide(ply.cameFrom(thing) ?? { x: 0, y: 0 });
  await Promise.all([
    ...moved.map(({ thing, after }) =>
      ply.move(thing, delayed(after.kind === 'shark' ? wait : 0, slideHome(thing))),
    ),
    ...taken.map(({ card }) => {
      const thing = ply.find(`.cp-taken[data-piece="${card}"]`);
      return ply.move(thing, slideHome(thing));
    }),
    ...turned.map(({ thing }) => ply.move(thing, delayed(wait, unfold()))),
    ...appeared
      .filter(comes)
      .map((piece, index) =>
        ply.move(piece.thing, delayed(wait + index * APART, arriving(piece, ply))),
      ),
    ...ply.events.flatMap((event) => {
      if (event.kind !== 'looked' || event.cards) return [];
      // CP4.6: the others see which, not what.
      return event.positions.map((day) => ply.move(ply.find(`[data-at="week-${day}"]`), peek(10)));
    }),
  ]);
  if (ply.events.some(({ kind }) => kind === 'shown')) await ply.rest(COMPARED);
  await ply.reveal(view);
}

/** What only stays to be seen of a card comes from nowhere. */
function comes({ kind }: RaftPiece): boolean {
  return kind !== 'done';
}

/** How a card comes to where it was not before, or was only seen from behind. */
function arriving({ at, id, thing }: RaftPiece & { thing: Element | null }, ply: Ply): Motion {
  const [place] = partsOf(at);
  const isHidden = id === undefined;
  if (place === 'discard' || place === 'seat') return drop(16);
  if (place === 'chosen') return isHidden ? drop(24) : unfold();
  if (place === 'week' && !isHidden) return unfold();
  const from = ply.between(ply.find('[data-cell="pile"]'), thing);
  return from ? slide(from) : drop(20);
}

/** The week is open, and nobody has counted yet. */
function unreckoned({ before, after }: Ply): PailleView {
  const { stage, reckonings } = before;
  const hands = after.hands.map((hand, index) =>
    before.hands[index]?.cards ? hand : { count: hand.count },
  );
  return { ...after, stage, reckonings, hands, outcome: null };
}

/** What is heard of a ply before its week is counted, each sound once. */
export function soundsOf(events: readonly PailleEvent[]): readonly SoundName[] {
  const heard = events.flatMap(({ kind }) => SOUNDS[kind] ?? []);
  return [...new Set(heard)];
}

const SOUNDS: Partial<Readonly<Record<PailleEvent['kind'], SoundName>>> = {
  dealt: 'shuffle',
  reshuffled: 'shuffle',
  shark: 'wave',
  chose: 'card',
  shown: 'card',
  discarded: 'card',
  took: 'card',
  drew: 'card',
  laid: 'card',
  turned: 'card',
  cooked: 'sizzle',
  landed: 'wave',
};
