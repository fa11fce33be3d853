import { playSound } from '@kast/ui';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LeibkoecheEvent, LeibkoecheView } from '../rules/index.ts';

interface HappenedOptions {
  readonly happened: { readonly ply: number; readonly events: readonly LeibkoecheEvent[] };
  readonly view: LeibkoecheView;
  readonly room: RefObject<HTMLElement | null>;
  /** Called once per ply. */
  readonly onHappened: (events: readonly LeibkoecheEvent[]) => void;
}

/** Plays what happened, once per ply. */
export function useHappened({ happened, onHappened }: HappenedOptions): void {
  const shown = useRef(happened.ply);
  useLayoutEffect(() => {
    if (shown.current === happened.ply) return;
    shown.current = happened.ply;
    if (happened.events.length === 0) return;
    playSound('place');
    onHappened(happened.events);
  });
}
