import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import './toaster.css';

interface Toast {
  readonly id: number;
  readonly text: string;
}

const LASTS = 4000;
const toasts = signal<readonly Toast[]>([]);
let count = 0;

/** A passing word: "link copied". What must not be missed belongs in a dialog or on a slip. */
export function toast(text: string): void {
  const id = ++count;
  toasts.value = [...toasts.value.slice(-2), { id, text }];
  setTimeout(() => {
    toasts.value = toasts.value.filter((shown) => shown.id !== id);
  }, LASTS);
}

/** Stands once on the page. */
export function Toaster(): JSX.Element {
  return (
    <div class="toaster" role="status">
      {toasts.value.map(({ id, text }) => (
        <p key={id} class="toast">
          {text}
        </p>
      ))}
    </div>
  );
}
