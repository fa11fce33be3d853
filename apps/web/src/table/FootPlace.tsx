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
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const watch = new MutationObserver(() => {
      const isLost = pressed.current?.isConnected === false;
      if (isLost && document.activeElement === document.body) nextIn(place.current)?.focus();
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
      }}
    >
      {children}
    </section>
  );
}

function nextIn(place: HTMLElement | null): HTMLElement | null {
  return place?.querySelector<HTMLElement>('.result .button, .notices .button') ?? place;
}
