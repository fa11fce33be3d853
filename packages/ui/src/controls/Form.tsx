import type { ComponentChildren, JSX } from 'preact';

interface FormProps {
  readonly class: string;
  readonly 'aria-labelledby'?: string;
  /** In place of what the browser would do: load the page anew. */
  readonly onSubmit: () => unknown;
  readonly children: ComponentChildren;
}

export function Form({ onSubmit, children, ...rest }: FormProps): JSX.Element {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
