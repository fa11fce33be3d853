import { forgetWhenLeft } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface FootPlaceProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Where things are asked and decided: when what was pressed here is gone, the focus stays here. */
export function FootPlace({ label, children }: FootPlaceProps): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const pressed = useRef<Element | null>(null);
  /** Nothing could be pressed yet: the result, say, is still being fetched. Until the focus is elsewhere. */
  const isWaiting = useRef(false);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const watch = new MutationObserver(() => {
      const isLost =
        pressed.current?.isConnected === false && document.activeElement === document.body;
      if (document.activeElement !== place.current) isWaiting.current = false;
      if (!isLost && !isWaiting.current) return;
      const next = nextIn(place.current);
      if (isLost || next) (next ?? place.current)?.focus({ preventScroll: true });
      isWaiting.current = !next;
    });
    watch.observe(place.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  return (
    <section
      ref={place}
      id="actions"
      class="table-foot"
      tabIndex={-1}
      aria-label={label}
      onFocusIn={({ target }) => {
        pressed.current = target instanceof Element ? target : null;
        isWaiting.current = false;
      }}
      onFocusOut={() => forgetWhenLeft(pressed)}
    >
      {children}
    </section>
  );
}

function nextIn(place: HTMLElement | null): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>('.result > .sheet-actions .button, .notices .button');
}
