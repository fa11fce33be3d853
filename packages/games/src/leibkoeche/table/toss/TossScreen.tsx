import { useLentFocus } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import '../drawing/labels.css';
import '../drawing/toss.css';

interface TossScreenProps {
  readonly label: string;
  readonly children: ComponentChildren;
  /** Escape, or a phone's way back; absent while nothing may be broken off. */
  readonly onLeave: (() => void) | undefined;
}

/** The whole screen of a phone, and most of a larger one: a toss needs room, and nothing beside it. */
export function TossScreen({ label, children, onLeave }: TossScreenProps): JSX.Element {
  const screen = useRef<HTMLDialogElement>(null);
  // Asks who has the focus before the browser gives it back.
  const onFocusIn = useLentFocus(screen, true, false);
  useLayoutEffect(() => {
    const { current } = screen;
    const page = document.documentElement;
    current?.showModal();
    // A throw is no scrolling of what lies beneath it.
    page.style.overflow = 'hidden';
    return () => {
      page.style.removeProperty('overflow');
      current?.close();
    };
  }, []);
  return (
    <dialog
      ref={screen}
      class="lk-toss-panel lk-toss-screen"
      aria-label={label}
      onFocusIn={onFocusIn}
      closedby={onLeave ? 'closerequest' : 'none'}
      // Not every browser knows `closedby`, and none lets itself be refused twice.
      onCancel={(event) => onLeave ?? event.preventDefault()}
      onClose={() => (onLeave ? screen.current && onLeave() : screen.current?.showModal())}
    >
      {children}
    </dialog>
  );
}
