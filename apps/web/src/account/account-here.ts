import { type AccountInfo, connectToAccount } from '@kast/protocol/account-client';
import { signal } from '@preact/signals';
import { changeSettings, isSettings, settings } from './settings.ts';

export const accountClient = connectToAccount();

/** Who is signed in on this device; undefined while nobody knows. */
export const accountHere = signal<AccountInfo | undefined>(undefined);

export type Account = NonNullable<AccountInfo['account']>;

export async function fetchAccount(): Promise<void> {
  const info = await accountClient.info();
  if (info.ok) accountHere.value = info.value;
}

/** What the dialog of the account shows: one thing at a time. */
export type AccountView =
  | { readonly kind: 'make' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'manage' }
  | { readonly kind: 'data' }
  /** After a recovery code. */
  | { readonly kind: 'new-password'; readonly settings: string | undefined }
  /** Shown once. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

export const accountView = signal<AccountView | undefined>(undefined);

/** The settings of this device, to be kept with the account. */
export function settingsToKeep(): string {
  return JSON.stringify(settings.value);
}

/**
 * This device is another player from now on. What it likes is what the account likes; and every page that is open
 * here shows somebody else's matches, so it begins anew.
 */
export async function begin(kept?: string): Promise<void> {
  await followSettings(kept);
  location.reload();
}

async function followSettings(kept: string | undefined): Promise<void> {
  try {
    const value: unknown = JSON.parse(kept ?? '');
    if (isSettings(value)) await changeSettings(value);
  } catch {
    // Whatever another version of the page has kept: this device stays as it is.
  }
}
