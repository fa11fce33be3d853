import type { SoundName } from '@kast/ui';
import { hop, lift, type Motion, peek, type ShownPly, slide, tumble } from '@kast/ui/kit';
import type { RefObject } from 'preact';
import { KINDS, type LeibkoecheEvent, type LeibkoecheView, PLACES, STEP } from '../rules/index.ts';
import { middleOf, STACK_MIDDLE } from './drawing/geometry.ts';
import { FEET, type KitchenPiece } from './drawing/pieces.ts';
import { fallSound } from './toss/fall-sound.ts';
import { openTossParts } from './toss/near-toss.ts';
import type * as TossParts from './toss/toss-parts.ts';
import type { ScenePlayer } from './toss/TossScene.tsx';

/** What is drawn along with the kitchen while a ply is shown. */
export interface Staged {
  /** LK8.2: somebody else's toss by hand flies, and what it takes is here. */
  readonly flight?: typeof TossParts;
  /** LK8.2: a toss by hand has been judged. */
  readonly isJudged?: boolean;
  /** LK7.2: how many of the king's places have been uncovered so far. */
  readonly uncovered?: number;
}

export type Ply = ShownPly<LeibkoecheView, LeibkoecheEvent, KitchenPiece, Staged>;
/** Where a toss by hand is flown, while somebody looks at it. */
type Scene = RefObject<ScenePlayer | null>;
type View = LeibkoecheView;
type Changes = Awaited<ReturnType<Ply['reveal']>>;

/** From one cover to the next. */
const UNCOVERING = 480;
const OFF: Motion = lift({ x: 14, y: -80 });

/** How a pancake fell, and what the king wanted, is not seen before; nor a pancake that comes last. */
export function holdsBack(events: readonly LeibkoecheEvent[]): boolean {
  return isNextTaken(events) || events.some(({ kind }) => kind === 'fell' || kind === 'revealed');
}

/** What is done in the kitchen; then the covers are lifted; then the next one gets a pancake from the stack. */
export async function show(ply: Ply, scene: Scene): Promise<void> {
  const { before, after, events } = ply;
  const isRevealed = events.some(({ kind }) => kind === 'revealed');
  const sound = soundOf(events);
  if (sound) ply.sound(sound);
  const done = isNextTaken(events) ? { ...after, held: null, stack: before.stack } : after;
  if (isJudgedNow(ply)) {
    const flight = await flyAsTossed(ply, scene, Infinity).catch(reportError);
    await ply.draw({ isJudged: true, ...(flight && { flight }) });
    await ply.read(ply.find('.lk-toss-result'));
  }
  const changes = await ply.reveal(isRevealed ? uncoveredTo(0, before, done) : done);
  await Promise.all([...motionsOf(changes, ply), ...traysOf(ply), labelOf(ply)]);
  if (events.some(({ kind }) => kind === 'tossed'))
    await flyAsTossed(ply, scene).catch(reportError);
  if (isRevealed) await uncover(ply, done);
  if (isNextTaken(events)) {
    const last = await ply.reveal();
    await Promise.all([...motionsOf(last, ply), labelOf(ply)]);
  }
  await ply.styled(ply.find('.lk-won'));
}

/** What is said over the kitchen comes while what it speaks of still moves. */
function labelOf(ply: Ply): Promise<void> {
  return ply.styled(ply.find('.lk-over > .lk-label'));
}

/** LK3.2: the top of the stack is taken without an entry, at the end of the one before. */
function isNextTaken(events: readonly LeibkoecheEvent[]): boolean {
  return events.findIndex(({ kind }) => kind === 'took') > 0;
}

function isJudgedNow({ before, events }: Pick<Ply, 'events' | 'before'>): boolean {
  return typeof before.toss !== 'string' && events.some(({ kind }) => kind === 'fell');
}

function motionsOf({ moved, appeared, left }: Changes, ply: Ply): readonly Promise<void>[] {
  return [
    ...moved.map((change) => ply.move(change.thing, wayOfMoving(change, ply))),
    ...appeared.map(({ thing, ...piece }) => {
      if (piece.what !== 'pancake') return Promise.resolve();
      return ply.move(thing, slide({ x: STACK_MIDDLE.x - piece.x, y: STACK_MIDDLE.y - piece.y }));
    }),
    ...left.map(({ thing, what }) => (what === 'lid' ? ply.move(thing, OFF) : Promise.resolve())),
    ...ply.events.map((event) =>
      event.kind === 'peeked' && !event.saw
        ? ply.move(ply.find(`[data-piece="lid-${event.place}"]`), peek(16))
        : Promise.resolve(),
    ),
  ];
}

type Moved = Pick<Changes['moved'][number], 'from' | 'after' | 'isLetGo'>;

export function wayOfMoving(
  { from, after, isLetGo }: Moved,
  ply: Pick<Ply, 'events' | 'before'>,
): Motion {
  if (isLetGo) return slide(from);
  if (after.what === 'cook') {
    const walk = ply.events.find((event) => event.kind === 'walked' && event.seat === after.seat);
    const steps = walk?.kind === 'walked' ? walk.tiles.slice(0, -1).map(middleOf) : [];
    const stops = steps.map(({ x, y }) => ({ x: x + FEET.x - after.x, y: y + FEET.y - after.y }));
    return walk ? hop([from, ...stops], 0) : slide(from);
  }
  if (ply.events.some(({ kind }) => kind === 'tossed'))
    return tumble({ from, turns: 1, way: 'up' });
  const fell = ply.events.find((event) => event.kind === 'fell');
  // It was seen to fall: it lies there already.
  if (isJudgedNow(ply)) return slide({ x: 0, y: 0 });
  if (!fell || fell.fall.result === 'invalid') return slide(from);
  return tumble({ from, turns: ply.before.toss === 'full' ? 2 : 1, way: 'down' });
}

/** From a pile onto a tray; and what lies on a tray slides to where it lies now. */
function traysOf(ply: Ply): readonly Promise<void>[] {
  return ply.events.flatMap((event) => {
    if (event.kind === 'collected') {
      const thing = ply.find(`[data-piece="${event.seat}-${event.garnished.kind}"]`);
      const from = ply.between(ply.find(`[data-piece="pile-${event.garnished.kind}"]`), thing);
      return from ? [ply.move(thing, hop([from], 0))] : [];
    }
    if (event.kind !== 'ordered' && event.kind !== 'shifted') return [];
    return KINDS.map((kind) => {
      const thing = ply.find(`[data-piece="${event.seat}-${kind}"]`);
      const from = ply.cameFrom(thing);
      // Laid there by hand already: it need not move.
      return from && Math.hypot(from.x, from.y) > 1
        ? ply.move(thing, slide(from))
        : Promise.resolve();
    });
  });
}

/**
 * LK8.2: what somebody else has tossed by hand flies exactly as it flew, from the first moment on or from the
 * last; without the physics nothing is shown.
 */
async function flyAsTossed(ply: Ply, scene: Scene, from = 0): Promise<Staged['flight']> {
  const { toss, pan } = from === 0 ? ply.after : ply.before;
  if (!toss || typeof toss === 'string') return undefined;
  const flight = await openTossParts();
  await ply.draw({ flight });
  if (!scene.current) return flight;
  const { moments } = flight.fly(await flight.openKitchen(), toss, pan);
  let shown = 0;
  await ply.frames((elapsed) => {
    const wasInTheAir = moments[shown]?.touches === null;
    shown = Math.min(Math.floor((from + elapsed) / STEP), moments.length - 1);
    const moment = moments[shown];
    if (!moment || !scene.current) return true;
    scene.current.show(moment);
    if (wasInTheAir && moment.touches) ply.sound('place');
    return shown === moments.length - 1;
  });
  return flight;
}

/** LK7.2: one cover after the other; then it is said how right each tray is. */
async function uncover(ply: Ply, done: LeibkoecheView): Promise<void> {
  for (let count = 1; count <= PLACES; count++) {
    await ply.draw({ uncovered: count });
    const { left } = await ply.reveal(uncoveredTo(count, ply.before, done));
    if (left.length > 0) ply.sound('turn');
    await Promise.all([ply.rest(UNCOVERING), ...left.map(({ thing }) => ply.move(thing, OFF))]);
  }
  // The last cover is gone, too.
  await ply.reveal(done);
  await ply.dismissed(ply.find('.lk-reveal'));
  await ply.draw({});
}

/** What has not had its turn is as it was; who has won is told with the last cover. LK7.3 */
export function uncoveredTo(count: number, before: View, after: View): View {
  if (count === PLACES) return after;
  const king = after.king.map((kind, index) =>
    index < count ? kind : (before.king[index] ?? null),
  );
  return { ...after, king, outcome: null };
}

/** What is heard of a ply: the sound of its first event that has one. */
export function soundOf(events: readonly LeibkoecheEvent[]): SoundName | undefined {
  return events.map(soundOfEvent).find((sound) => sound !== undefined);
}

function soundOfEvent(event: LeibkoecheEvent): SoundName | undefined {
  if (event.kind === 'fell') return fallSound(event.fall);
  // LK8.1: a toss by hand is heard while it is made.
  if (event.kind === 'tossed' && typeof event.toss !== 'string') return undefined;
  return SOUNDS[event.kind];
}

const SOUNDS: Partial<Readonly<Record<LeibkoecheEvent['kind'], SoundName>>> = {
  put: 'slide',
  shifted: 'slide',
  took: 'sizzle',
  tossed: 'toss',
  collected: 'place',
  walked: 'slide',
  peeked: 'turn',
  turned: 'turn',
  laid: 'place',
  ordered: 'slide',
};
