import { signal } from '@preact/signals';

/** What the dialog of the account shows: one thing at a time. */
export type AccountView =
  | { readonly kind: 'make' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'manage' }
  | { readonly kind: 'data' }
  /** After a recovery code. */
  | { readonly kind: 'new-password'; readonly settings: string | undefined }
  /** Shown once. */
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly isNew: boolean };

export const accountView = signal<AccountView | undefined>(undefined);
