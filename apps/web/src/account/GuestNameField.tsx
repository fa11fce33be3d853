import { SignalField } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

/** What others call whoever sits here. */
export function GuestNameField({ name }: { readonly name: Signal<string> }): JSX.Element {
  const { account } = words();
  return (
    <SignalField
      of={name}
      label={account.name}
      hint={account.nameHint}
      maxLength={40}
      autoComplete="nickname"
    />
  );
}
