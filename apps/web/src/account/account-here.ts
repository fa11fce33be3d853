import { type AccountInfo, connectToAccount } from '@kast/protocol/account-client';
import { signal } from '@preact/signals';
import { noteArrival } from './arrival-flag.ts';
import { subscribeAgain } from './subscribe-again.ts';
import { changeSettings, isObject, settings, settingsIn } from './settings.ts';
import { noteSignedIn } from './signed-in-flag.ts';

export const accountClient = connectToAccount();

/** Who is signed in on this device; undefined while nobody knows. */
export const accountHere = signal<AccountInfo | undefined>(undefined);

export type Account = NonNullable<AccountInfo['account']>;

export async function fetchAccount(): Promise<void> {
  const info = await accountClient.info();
  if (info.ok) accountHere.value = info.value;
}

/** The settings of this device, to be kept with the account. */
export function settingsToKeep(): string {
  return JSON.stringify(settings.value);
}

/**
 * Somebody has signed in: this device is another player from now on. What it likes is what the account likes; and every page that is open
 * here shows somebody else's matches, so it begins anew.
 */
export async function begin(kept?: string): Promise<void> {
  await followSettings(kept);
  await subscribeAgain();
  noteSignedIn(true);
  noteArrival();
  location.reload();
}

/** A guest again, as this device was before. */
export function leave(): void {
  noteSignedIn(false);
  location.reload();
}

async function followSettings(kept: string | undefined): Promise<void> {
  try {
    const value: unknown = JSON.parse(kept ?? '');
    if (isObject(value)) await changeSettings(settingsIn(value));
  } catch {
    // Whatever another version of the page has kept: this device stays as it is.
  }
}
