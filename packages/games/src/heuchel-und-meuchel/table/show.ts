import {
  type Changes,
  drop,
  hop,
  delayed,
  lift,
  type Motion,
  type Offset,
  type ShownPly,
  slide,
  unfold,
} from '@kast/ui/kit';
import {
  columnsAfter,
  type HeuchelEvent,
  type HeuchelView,
  type KnownColumn,
  uncovered,
} from '../rules/index.ts';
import type { House } from './drawing/geometry.ts';
import type { CardPiece } from './drawing/pieces.ts';

type Ply = ShownPly<HeuchelView, HeuchelEvent, CardPiece>;

/** From one card to the next, where many are laid out or turned over. */
const APART = 45;
const BOW = 26;

/** HM5.1, HM4.6, HM8.4: nobody is turned over, and nothing comes to light, before it has got there. */
export function holdsBack(events: readonly HeuchelEvent[]): boolean {
  return events.some(({ kind }) => /arrived|took|came-home|lapsed|removed|ended/.test(kind));
}

/** One thing after the other, as it happened: thrown from floor to floor, pulled under, uncovered, lifted off. */
export async function show(ply: Ply, house: House): Promise<void> {
  if (!holdsBack(ply.events)) return showAtOnce(ply, house);
  let columns: readonly KnownColumn[] = ply.before.columns;
  const reveal = (): Promise<Changes<CardPiece>> => ply.reveal({ ...ply.before, columns });
  for (const event of ply.events) {
    if (event.kind === 'lapsed' || event.kind === 'removed') {
      columns = uncovered(columns, event);
      await turnOver(ply, await reveal());
    }
    columns = columnsAfter(columns, event);
    await showChanges(ply, await reveal(), event, house);
  }
  await turnOver(ply, await ply.reveal());
}

async function showAtOnce(ply: Ply, house: House): Promise<void> {
  const changes = await ply.reveal();
  const kinds = new Set(ply.events.map(({ kind }) => kind));
  if (kinds.has('rolled')) {
    ply.sound('dice');
    await ply.styled(ply.find('.hm-die'));
  }
  if (!kinds.has('dealt') && !kinds.has('laid-out')) {
    const moved = ply.events.find(({ kind }) => kind === 'moved');
    return showChanges(ply, changes, moved, house);
  }
  ply.sound('shuffle');
  await allOf(changes.appeared, ({ thing }, index) =>
    ply.move(thing, delayed(index * APART, drop(30))),
  );
}

async function showChanges(
  ply: Ply,
  changes: Changes<CardPiece>,
  event: HeuchelEvent | undefined,
  house: House,
): Promise<void> {
  const { moved, left } = changes;
  const isGone = event?.kind === 'lapsed' || event?.kind === 'removed';
  if (isGone || event?.kind === 'took') ply.sound('capture');
  if (event?.kind === 'moved') ply.sound('card');
  await Promise.all([
    allOf(moved, ({ thing, from, isLetGo, before, after }) => {
      const isThrown = event?.kind === 'moved' && !isLetGo && before.at !== after.at;
      return ply.move(thing, isThrown ? thrown(event, from, house) : slide(from));
    }),
    isGone
      ? allOf(left, ({ thing }) => ply.move(thing, lift({ x: 40, y: -150 })))
      : turnOver(ply, changes),
  ]);
}

/** HM3.4: past every landing. */
function thrown(
  { seat, from, by }: Extract<HeuchelEvent, { readonly kind: 'moved' }>,
  lay: Offset,
  house: House,
): Motion {
  const end = house.cardAt(seat, by.at(-1) ?? from);
  const between = by.slice(0, -1).map((row) => ({ x: 0, y: house.cardAt(seat, row).y - end.y }));
  return hop([lay, ...between], BOW);
}

/** What shows another face than before, where it lies: by name, or where a card unknown until then lay. */
async function turnOver(ply: Ply, { turned, left, appeared }: Changes<CardPiece>): Promise<void> {
  const shown = [...turned, ...appeared];
  if (shown.length > 0) ply.sound('card');
  await Promise.all([
    allOf(left, ({ thing }) => ply.move(thing, GONE)),
    allOf(shown, ({ thing }, index) => ply.move(thing, delayed(index * APART, unfold()))),
  ]);
}

/** What lay there before it was turned over is no longer drawn. */
const GONE: Motion = { frames: [{ opacity: 0 }, { opacity: 0 }], duration: 1, leaves: true };

function allOf<Thing>(
  things: readonly Thing[],
  move: (thing: Thing, index: number) => Promise<void>,
): Promise<unknown> {
  return Promise.all(things.map(move));
}
