import type { ComponentChildren, JSX } from 'preact';
import { HintMark, Marks } from './Marks.tsx';

interface VignetteProps {
  readonly class?: string;
  readonly viewBox: string;
  /** A path, drawn as a hint is. */
  readonly way?: string | undefined;
  readonly children: ComponentChildren;
}

/** A few pieces beside a sentence that tells the same, and the way that one of them goes. */
export function Vignette({ way, children, ...frame }: VignetteProps): JSX.Element {
  return (
    <svg {...frame} aria-hidden="true">
      {children}
      {way !== undefined && (
        <Marks>
          <HintMark>
            <path d={way} />
          </HintMark>
        </Marks>
      )}
    </svg>
  );
}
