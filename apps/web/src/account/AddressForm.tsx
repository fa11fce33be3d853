import { Button, Form, SignalField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AccountTexts } from './account-texts.ts';

interface AddressFormProps {
  readonly t: AccountTexts;
  readonly hint?: string | undefined;
  readonly submit: string;
  readonly isBusy: boolean;
  readonly onSubmit: (address: string) => void;
}

/** One address of mail. */
export function AddressForm({ t, hint, submit, isBusy, onSubmit }: AddressFormProps): JSX.Element {
  const address = useSignal('');
  const send = () => {
    onSubmit(address.value);
  };
  return (
    <Form class="account-form" onSubmit={send}>
      <SignalField
        of={address}
        label={t.mailAddress}
        hint={hint}
        maxLength={254}
        autoComplete="email"
        inputMode="email"
        required
      />
      <div class="account-acts">
        <Button type="submit" disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
