import { TextField } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

/** What others call whoever sits here. */
export function GuestNameField({ name }: { readonly name: Signal<string> }): JSX.Element {
  const { account } = words();
  return (
    <TextField
      label={account.name}
      hint={account.nameHint}
      value={name.value}
      maxLength={40}
      autoComplete="nickname"
      onInput={(value) => {
        name.value = value;
      }}
    />
  );
}
