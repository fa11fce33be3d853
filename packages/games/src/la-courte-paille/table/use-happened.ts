import { dropOnto, playSound, slideFrom, turnOver } from '@kast/ui';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PailleEvent } from '../rules/index.ts';

interface HappenedOptions {
  readonly happened: { readonly ply: number; readonly events: readonly PailleEvent[] };
  readonly stage: RefObject<HTMLElement | null>;
  readonly shark: number;
  /** Called once per ply. */
  readonly onHappened: (events: readonly PailleEvent[]) => void;
}

/** Between one card that is laid and the next. */
const APART = 60;

/** Plays what happened, once per ply. */
export function useHappened({ happened, stage, shark, onHappened }: HappenedOptions): void {
  const played = useRef(happened.ply);
  useFin(stage, shark);
  useLayoutEffect(() => {
    if (played.current === happened.ply) return;
    played.current = happened.ply;
    if (happened.events.length === 0) return;
    if (stage.current) playEvents(happened.events, stage.current);
    onHappened(happened.events);
  });
}

/** The shark swims from where its fin was drawn last. */
function useFin(stage: RefObject<HTMLElement | null>, shark: number): void {
  const before = useRef<{ readonly shark: number; readonly left: number; readonly top: number }>(
    null,
  );
  useLayoutEffect(() => {
    const fin = stage.current?.querySelector('.cp-fin');
    if (!fin) return;
    const { left, top } = fin.getBoundingClientRect();
    const last = before.current;
    before.current = { shark, left, top };
    if (last && last.shark !== shark) {
      void slideFrom(fin, { x: last.left - left, y: last.top - top });
    }
  });
}

function playEvents(events: readonly PailleEvent[], stage: HTMLElement): void {
  const lying = (name: string): Element | null => stage.querySelector(`[data-lies="${name}"]`);
  let laid = 0;
  for (const event of events) {
    if (event.kind === 'chose')
      playOn(lying(`chosen-${event.seat}`), (thing) => dropOnto(thing, 24));
    if (event.kind === 'shown') {
      // CP3.1: all together.
      for (const { seat } of event.cards)
        playOn(lying(`chosen-${seat}`), (thing) => turnOver(thing));
      playSound('turn');
    }
    if (event.kind === 'turned') {
      playOn(lying(`week-${event.position}`), (thing) => turnOver(thing));
      playSound('place');
    }
    if (event.kind === 'looked') {
      for (const position of event.positions) {
        playOn(lying(`week-${position}`), (thing) => turnOver(thing));
      }
    }
    if (event.kind === 'landed') {
      playOn([...stage.querySelectorAll('[data-lies^="week-"]')].at(-1) ?? null, (thing) =>
        dropOnto(thing, 40),
      );
      playSound('place');
    }
    if (event.kind === 'cooked') playSound('capture');
    if (event.kind === 'took') {
      playOn(lying(`hand-${event.card}`), (thing) => slideFrom(thing, { x: 0, y: -120 }));
      playSound('slide');
    }
    if (event.kind === 'drew' && event.card) {
      playOn(lying(`hand-${event.card}`), (thing) => slideFrom(thing, { x: 60, y: -120 }));
    }
    if (event.kind === 'laid') {
      laid += 1;
      const height = 20 + laid * (APART / 10);
      playOn(lying(`menu-${event.card}`), (thing) => dropOnto(thing, height));
    }
  }
}

function playOn(thing: Element | null, motion: (thing: Element) => Promise<void>): void {
  if (thing) void motion(thing);
}
