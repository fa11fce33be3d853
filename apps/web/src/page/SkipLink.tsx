import type { ComponentChildren, JSX } from 'preact';

interface SkipLinkProps {
  /** The id of the place to go on from. */
  readonly to: string;
  readonly children: ComponentChildren;
}

/** Seen when the keyboard comes by. The address stays as it is: a whole match may lie in its hash. */
export function SkipLink({ to, children }: SkipLinkProps): JSX.Element {
  return (
    <a
      class="skip"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
