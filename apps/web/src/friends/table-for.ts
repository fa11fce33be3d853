import { signal } from '@preact/signals';

/** Whom the table that is being set is for: they are asked to it once it stands. */
export const tableFor = signal<{ readonly id: string; readonly name: string } | undefined>(
  undefined,
);
