import { performReading } from '@kast/ui/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './labels.css';

interface PassingLabelProps {
  readonly class: string;
  /** What it tells of: another thing is read anew. */
  readonly of: object;
  readonly 'aria-hidden'?: 'true';
  readonly children: ComponentChildren;
}

/** What nobody has to wait for: it is read, and goes by itself. */
export function PassingLabel(props: PassingLabelProps): JSX.Element {
  const { class: name, of, children, ...rest } = props;
  const label = useRef<HTMLParagraphElement>(null);
  const [read, setRead] = useState<object>();
  useEffect(() => {
    const end = new AbortController();
    const text = label.current?.textContent ?? '';
    void performReading(text, end.signal).then(() => end.signal.aborted || setRead(of));
    return () => end.abort();
  }, [of]);
  return (
    <p ref={label} class={`lk-label moment paper ${name}`} data-read={read === of} {...rest}>
      {children}
    </p>
  );
}
