import type { Me } from '@kast/protocol/client';
import { signal } from '@preact/signals';

/** Who this device is for the server; undefined until it has said so. */
export const meHere = signal<Me | undefined>(undefined);
