import { Button, Form, TextField } from '@kast/ui';
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
      <TextField
        label={t.mailAddress}
        hint={hint}
        value={address.value}
        maxLength={254}
        autoComplete="email"
        inputMode="email"
        required
        onInput={(value) => {
          address.value = value;
        }}
      />
      <div class="account-acts">
        <Button type="submit" disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
