import { SHORTEST_PASSWORD } from '@kast/protocol/account-client';
import { Button, Form, TextField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AccountTexts } from './account-texts.ts';

interface PasswordFormProps {
  readonly t: AccountTexts;
  readonly name: string;
  /** `new`: a password is chosen here; `current`: it is asked for. */
  readonly kind: 'new' | 'current';
  readonly label?: string;
  readonly submit: string;
  readonly isBusy: boolean;
  readonly onSubmit: (entered: { readonly name: string; readonly password: string }) => void;
  readonly children?: JSX.Element | undefined;
}

/** A name and a password, as the browser's own keeper of passwords knows them. */
export function PasswordForm(props: PasswordFormProps): JSX.Element {
  const { t, kind, submit, isBusy, onSubmit } = props;
  const name = useSignal(props.name);
  const password = useSignal('');
  const send = () => {
    onSubmit({ name: name.value, password: password.value });
  };
  return (
    <Form class="account-form" onSubmit={send}>
      <TextField
        label={t.name}
        value={name.value}
        maxLength={60}
        autoComplete="username"
        required
        onInput={(value) => {
          name.value = value;
        }}
      />
      {props.children}
      <TextField
        label={props.label ?? t.password}
        hint={kind === 'new' ? t.passwordHint({ shortest: SHORTEST_PASSWORD }) : undefined}
        isSecret
        value={password.value}
        autoComplete={`${kind}-password`}
        required
        onInput={(value) => {
          password.value = value;
        }}
      />
      <div class="account-acts">
        <Button type="submit" kind="primary" disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
