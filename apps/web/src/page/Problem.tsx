import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';

/** Why what somebody asked for was not done, while there is something to say. */
export function Problem({ of }: { readonly of: Signal<string> }): JSX.Element | null {
  if (of.value === '') return null;
  return (
    <p class="problem" role="alert">
      {of.value}
    </p>
  );
}
