import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './labels.css';

interface PassingLabelProps {
  readonly class: string;
  /** What it tells of: another thing is read anew. */
  readonly of: object;
  /** In milliseconds. */
  readonly readFor: number;
  readonly 'aria-hidden'?: 'true';
  readonly children: ComponentChildren;
}

/**
 * What nobody has to wait for: it is read, and goes by itself. By a timer, since an animation that waits would move
 * for the browser all the while.
 */
export function PassingLabel(props: PassingLabelProps): JSX.Element {
  const { class: name, of, readFor, children, ...rest } = props;
  const [read, setRead] = useState<object>();
  useEffect(() => {
    const timer = setTimeout(() => setRead(of), readFor);
    return () => clearTimeout(timer);
  }, [of]);
  return (
    <p class={`lk-label moment paper ${name}`} data-read={read === of} {...rest}>
      {children}
    </p>
  );
}
