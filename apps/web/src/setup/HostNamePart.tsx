import { SignalField } from '@kast/ui';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';

/** Whoever invites others may say who is inviting; left empty, nobody insists. */
export function HostNamePart({ name }: { readonly name: Signal<string> }): JSX.Element {
  const { setup: t } = words();
  return (
    <section class="setup-part">
      <SignalField
        of={name}
        label={t.hostName}
        hint={t.hostNameHint}
        maxLength={40}
        autoComplete="nickname"
      />
    </section>
  );
}
