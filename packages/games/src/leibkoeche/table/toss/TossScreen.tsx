import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface TossScreenProps {
  readonly label: string;
  readonly children: ComponentChildren;
  /** Escape, or a phone's way back; absent while nothing may be broken off. */
  readonly onLeave: (() => void) | undefined;
}

/** The whole screen of a phone, and most of a larger one: a toss needs room, and nothing beside it. */
export function TossScreen({ label, children, onLeave }: TossScreenProps): JSX.Element {
  const screen = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = screen;
    current?.showModal();
    return () => handOverFocus(current);
  }, []);
  return (
    <dialog
      ref={screen}
      class="lk-toss-panel lk-toss-screen"
      aria-label={label}
      closedby={onLeave ? 'closerequest' : 'none'}
      onClose={() => screen.current && onLeave?.()}
    >
      {children}
    </dialog>
  );
}

/** Whoever played here by keys goes on in the kitchen below. */
function handOverFocus(screen: HTMLDialogElement | null): void {
  const hadFocus = screen?.contains(document.activeElement) === true;
  // While it is open, nothing else can have the focus.
  screen?.close();
  if (!hadFocus) return;
  const cell = screen?.parentElement?.querySelector<HTMLElement>('.lk-kitchen [tabindex="0"]');
  cell?.focus({ preventScroll: true });
}
