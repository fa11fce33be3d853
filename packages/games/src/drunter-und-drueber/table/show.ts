import { delayed, drop, lift, type Motion, type ShownPly, slide } from '@kast/ui/kit';
import { type DrunterEvent, type DrunterView, stepped } from '../rules/index.ts';
import type { DiscPiece } from './drawing/pieces.ts';

/** What is drawn along with the board while a ply is shown. */
export interface Staged {
  readonly call?: Call;
}

/** "Klaar!", while it is judged. */
export interface Call {
  readonly seat: number;
  readonly isRight: boolean;
  /** The verdict has fallen. */
  readonly isJudged: boolean;
}

type Ply = ShownPly<DrunterView, DrunterEvent, DiscPiece, Staged>;

/** From one disc that is taken off the board to the next. */
const APART = 70;

/** DD3.5: a ring around a circle that has come to light; another one follows it. */
const GLOW: Motion = {
  frames: [
    { opacity: 0, scale: 1 },
    { opacity: 1, scale: 1.1, offset: 0.2 },
    { opacity: 0, scale: 1.5 },
  ],
  duration: 300,
  leaves: true,
};
const BETWEEN_RINGS = 60;

/** DD5.3: until the verdict on a call has fallen, nobody sees on the board what it was. */
export function holdsBack(events: readonly DrunterEvent[]): boolean {
  return events.some(({ kind }) => kind === 'called');
}

/** Discs are laid, slide and are sent back; a call is judged before everybody's eyes. */
export function show(ply: Ply): Promise<void> {
  const call = ply.events.find((event) => event.kind === 'called');
  if (!call) return showStep(ply);
  return showCall(ply, { seat: call.seat, isRight: call.right, isJudged: false });
}

async function showStep(ply: Ply, view?: DrunterView): Promise<void> {
  const claim = ply.events.find((event) => event.kind === 'claimed');
  if (claim) ply.sound(claim.right ? 'turn' : 'refuse');
  const { moved, appeared } = await ply.reveal(view);
  if (appeared.length > 0) ply.sound('place');
  await Promise.all([
    ply.slideAll(moved),
    ...appeared.map(({ thing }) => ply.move(thing, drop(40))),
    ...glowsOf(ply),
  ]);
}

/** All eight are looked at before it is said; a wrong call takes them off the board. DD5.2, DD5.3 */
async function showCall(ply: Ply, call: Call): Promise<void> {
  const { before, events } = ply;
  const step = events.find((event) => event.kind === 'moved');
  if (step) await showStep(ply, { ...before, stacks: stepped(before, step) });
  await ply.draw({ call });
  await ply.styled(ply.find('.drunter-call'));
  ply.sound(call.isRight ? 'win' : 'refuse');
  await ply.draw({ call: { ...call, isJudged: true } });
  await ply.dismissed(ply.find('.drunter-call'));
  await ply.draw({});
  const { moved, left } = await ply.reveal();
  if (left.length > 0) ply.sound('capture');
  await Promise.all([
    ...left.map(({ thing }, index) =>
      ply.move(thing, delayed(index * APART, lift({ x: 20, y: -150 }))),
    ),
    ...moved.map(({ thing, from }) => ply.move(thing, delayed(left.length * APART, slide(from)))),
    ...glowsOf(ply),
  ]);
}

function glowsOf(ply: Ply): readonly Promise<void>[] {
  return ply.events.flatMap((event) => {
    if (event.kind !== 'uncovered') return [];
    const ring = (name: string) => ply.find(`[data-glow="${event.at}"] [data-ring="${name}"]`);
    return [ply.move(ring('first'), GLOW), ply.move(ring('second'), delayed(BETWEEN_RINGS, GLOW))];
  });
}
