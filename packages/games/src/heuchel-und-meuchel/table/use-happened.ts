import { hopAlong, liftOff, playSound, slideFrom, turnOver } from '@kast/ui';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { HeuchelEvent, KnownCard, KnownColumn } from '../rules/index.ts';
import { type Field, type House, makeField } from './geometry.ts';

/** Cards that are no longer where they are still being drawn for a moment. */
export interface Ghost {
  readonly key: string;
  readonly cards: readonly KnownCard[];
  /** Where they lay, and where they are drawn to: the other stack that took them, or off the board. */
  readonly field: Field;
  readonly to: Field | undefined;
}

interface HappenedOptions {
  readonly happened: { readonly ply: number; readonly events: readonly HeuchelEvent[] };
  readonly columns: readonly KnownColumn[];
  readonly house: House;
  readonly drawing: RefObject<SVGSVGElement | null>;
  /** Called once per ply. */
  readonly onHappened: (events: readonly HeuchelEvent[]) => void;
}

/** Plays what happened, once per ply, and returns the cards that are still on their way. */
export function useHappened(options: HappenedOptions): readonly Ghost[] {
  const { happened, columns, house, drawing, onHappened } = options;
  const shown = useRef({ ply: happened.ply, columns });
  const [cleared, setCleared] = useState(happened.ply);
  const before = shown.current.ply === happened.ply ? columns : shown.current.columns;
  const remembered = useRef<readonly Ghost[]>([]);
  if (shown.current.ply !== happened.ply) {
    remembered.current = ghostsOf(happened.events, before);
  }
  const ghosts = cleared === happened.ply ? [] : remembered.current;

  useLayoutEffect(() => {
    if (shown.current.ply === happened.ply) {
      shown.current = { ply: happened.ply, columns };
      return;
    }
    shown.current = { ply: happened.ply, columns };
    const stage = drawing.current;
    const played = stage ? playEvents(happened.events, ghosts, { stage, house }) : [];
    void Promise.all(played).then(() => setCleared(happened.ply));
    if (happened.events.length > 0) onHappened(happened.events);
  });

  return ghosts;
}

interface Stage {
  readonly stage: SVGSVGElement;
  readonly house: House;
}

/** When a move has all but arrived. */
const UNTIL_THERE = 200;

function playEvents(
  events: readonly HeuchelEvent[],
  ghosts: readonly Ghost[],
  { stage, house }: Stage,
): readonly Promise<void>[] {
  const lying = (seat: number, row: number): Element | null =>
    stage.querySelector(`[data-lies="${makeField(seat, row)}"]`);
  const moves = events.map(async (event): Promise<void> => {
    if (event.kind === 'moved') {
      const end = event.by.at(-1) ?? event.from;
      const thing = lying(event.seat, end);
      const rows = [event.from, ...event.by.slice(0, -1)];
      const { y } = house.cardAt(event.seat, end);
      const stops = rows.map((row) => ({ x: 0, y: house.cardAt(event.seat, row).y - y }));
      playSound('slide');
      if (thing) await hopAlong(thing, stops, 26);
    }
    if (event.kind === 'arrived' || event.kind === 'came-home') {
      const seat = event.kind === 'arrived' ? event.seat : event.column;
      const thing = lying(seat, event.row)?.firstElementChild;
      playSound('place');
      if (thing) await turnOver(thing, UNTIL_THERE);
    }
  });
  return [...moves, ...ghosts.map((ghost) => playGhost(ghost, { stage, house }))];
}

async function playGhost({ key, field, to }: Ghost, { stage, house }: Stage): Promise<void> {
  const thing = stage.querySelector(`[data-ghost="${key}"]`);
  if (!thing) return;
  playSound('capture');
  if (!to) return liftOff(thing, { x: 40, y: -150 }, UNTIL_THERE);
  const start = house.cardAt(field.seat, field.row);
  const end = house.cardAt(to.seat, to.row);
  return slideFrom(thing, { x: start.x - end.x, y: start.y - end.y });
}

function ghostsOf(
  events: readonly HeuchelEvent[],
  before: readonly KnownColumn[],
): readonly Ghost[] {
  const cardsAt = ({ seat, row }: Field): readonly KnownCard[] =>
    before[seat - 1]?.[row - 1]?.cards ?? [];
  return events.flatMap((event, index): Ghost[] => {
    const key = `${event.kind}-${index}`;
    if (event.kind === 'took') {
      const field = { seat: event.column, row: event.row };
      const cards = cardsAt(field).slice(0, event.count);
      return [{ key, cards, field, to: { seat: event.seat, row: event.row } }];
    }
    if (event.kind !== 'lapsed' && event.kind !== 'removed') return [];
    const seat = event.kind === 'lapsed' ? event.column : event.seat;
    const cards = event.cards.map((card) => ({ card, known: 0 }));
    return [{ key, cards, field: { seat, row: event.row }, to: undefined }];
  });
}
