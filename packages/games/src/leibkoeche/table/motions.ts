import { hopAlong, type Offset, peekUnder, reducedMotion, slideFrom, tumbleFrom } from '@kast/ui';
import type { LeibkoecheEvent, LeibkoecheView, Tray } from '../rules/index.ts';
import {
  IN_PAN,
  IN_THE_AIR,
  middleOf,
  PAN_MIDDLE,
  type Point,
  restOf,
  STACK_MIDDLE,
  standOf,
  wayOf,
} from './geometry.ts';

/** What the motions of one ply are made of. */
export interface Happening {
  readonly room: HTMLElement;
  readonly before: LeibkoecheView;
  readonly after: LeibkoecheView;
  /** How far from the pan the hand let go of a pancake that it dragged. */
  readonly hung: Offset | null;
  /** Whose tray has been laid by hand already. */
  readonly arranged: number | undefined;
}

interface Motion {
  /** A part of a drawing is out of sight until it is its turn to move. */
  readonly thing: Element | null;
  readonly run: (thing: Element) => Promise<unknown>;
}

/** Plays the events of a ply one after the other. */
export async function playMotions(
  events: readonly LeibkoecheEvent[],
  happening: Happening,
): Promise<void> {
  if (reducedMotion()) return;
  const motions = events.flatMap((event) => motionsOf(event, happening));
  for (const { thing } of motions.slice(1)) hide(thing, true);
  for (const { thing, run } of motions) {
    hide(thing, false);
    if (thing) await run(thing);
  }
}

function hide(thing: Element | null, isHidden: boolean): void {
  if (thing instanceof SVGElement) thing.style.visibility = isHidden ? 'hidden' : '';
}

function motionsOf(event: LeibkoecheEvent, happening: Happening): readonly Motion[] {
  const { room, before, after } = happening;
  const find = (selector: string): Element | null => room.querySelector(selector);
  switch (event.kind) {
    case 'walked': {
      const start = standOf(before.cooks, event.seat - 1);
      const way = wayOf(start, event.tiles);
      const end = standOf(after.cooks, event.seat - 1);
      const stops = way.slice(0, -1).map((point) => minus(point, end));
      return [
        { thing: find(`[data-cook="${event.seat}"]`), run: (cook) => hopAlong(cook, stops, 0) },
      ];
    }
    case 'put': {
      const from = minus(standOf(before.cooks, event.cook - 1), middleOf(event.to));
      return [{ thing: find(`[data-cook="${event.cook}"]`), run: (cook) => slideFrom(cook, from) }];
    }
    case 'collected': {
      const pile = find(`[data-pile="${event.garnished.kind}"]`);
      const thing = find(`[data-tray="${event.seat}-${event.place}"]`);
      return [{ thing, run: (pancake) => flyFrom(pancake, pile) }];
    }
    case 'took': {
      const start = event.from === 'stack' ? STACK_MIDDLE : middleOf(event.from);
      const from = divided(minus(start, PAN_MIDDLE), IN_PAN);
      return [{ thing: find('[data-held]'), run: (pancake) => slideFrom(pancake, from) }];
    }
    case 'tossed': {
      // LK8.2: a toss by hand flies in a view of its own.
      if (typeof event.toss !== 'string') return [];
      const from = divided(minus({ x: 0, y: 0 }, IN_THE_AIR), IN_PAN);
      return [{ thing: find('[data-held]'), run: (pancake) => tumble(pancake, from, 1, 'up') }];
    }
    case 'fell': {
      if (typeof before.toss !== 'string') return [];
      const from = divided(minus(IN_THE_AIR, restOf(after)), IN_PAN);
      const turns = event.fall.result === 'invalid' ? 0 : turnsOf(before);
      return [
        { thing: find('[data-held]'), run: (pancake) => tumble(pancake, from, turns, 'down') },
      ];
    }
    case 'laid': {
      const hung = happening.hung ?? { x: 0, y: 0 };
      const start = { x: PAN_MIDDLE.x + hung.x, y: PAN_MIDDLE.y + hung.y };
      const from = minus(start, middleOf(event.tile));
      return [
        {
          thing: find(`[data-lies="${event.tile}"]`),
          run: (pancake) => slideFrom(pancake, from),
        },
      ];
    }
    case 'peeked':
      return event.saw
        ? []
        : [{ thing: find(`[data-lid="${event.place}"]`), run: (lid) => peekUnder(lid, 16) }];
    case 'ordered':
    case 'shifted':
      return event.seat === happening.arranged && event.kind === 'ordered'
        ? []
        : [{ thing: room, run: () => slideAlong(happening, event.seat) }];
    default:
      return [];
  }
}

/** Not turning is no tumbling: then it slides. */
function tumble(pancake: Element, from: Point, turns: number, way: 'up' | 'down'): Promise<void> {
  return turns === 0 ? slideFrom(pancake, from) : tumbleFrom(pancake, { from, turns, way });
}

function turnsOf({ toss }: LeibkoecheView): number {
  return toss === 'full' ? 2 : 1;
}

/** Everything on a tray slides from where it lay to where it lies. */
function slideAlong({ room, before, after }: Happening, seat: number): Promise<unknown> {
  const old: Tray = before.trays[seat - 1] ?? [];
  const now: Tray = after.trays[seat - 1] ?? [];
  const placeOf = (tray: Tray, kind: string): number =>
    tray.findIndex((garnished) => garnished?.kind === kind);
  const slides = now.map(async (garnished, index) => {
    const from = garnished ? placeOf(old, garnished.kind) : index;
    const thing = room.querySelector(`[data-tray="${seat}-${index + 1}"]`);
    if (!thing || from < 0 || from === index) return;
    await slideFrom(thing, { x: (from - index) * apartOn(thing), y: 0 });
  });
  return Promise.all(slides);
}

/** How far two places lie apart on the tray that this pancake lies on. */
function apartOn(thing: Element): number {
  return Number(thing.closest('[data-apart]')?.getAttribute('data-apart') ?? 0);
}

/** From one drawing to another: measured on the screen. */
function flyFrom(thing: Element, start: Element | null): Promise<void> {
  const matrix = (thing as SVGGElement).getScreenCTM();
  if (!start || !matrix) return Promise.resolve();
  const [here, there] = [thing, start].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }) as [Point, Point];
  return hopAlong(thing, [divided(minus(there, here), matrix.a)], 0);
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

function divided({ x, y }: Point, by: number): Point {
  return { x: x / by, y: y / by };
}
