import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';

export function Problem({ of }: { readonly of: Signal<string> }): JSX.Element | null {
  if (of.value === '') return null;
  return (
    <p class="problem" role="alert">
      {of.value}
    </p>
  );
}
