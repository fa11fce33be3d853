import { SHORTEST_PASSWORD } from '@kast/protocol/account-client';
import { Button, Form, SignalField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AccountTexts } from './account-texts.ts';

interface PasswordFormProps {
  readonly t: AccountTexts;
  /** Stands there until another one is typed, also where it becomes known late. */
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
  useEffect(() => {
    if (name.value === '') name.value = props.name;
  }, [props.name]);
  const send = () => {
    onSubmit({ name: name.value, password: password.value });
  };
  return (
    <Form class="account-form" onSubmit={send}>
      <SignalField of={name} label={t.name} maxLength={60} autoComplete="username" required />
      {props.children}
      <SignalField
        of={password}
        label={props.label ?? t.password}
        hint={kind === 'new' ? t.passwordHint({ shortest: SHORTEST_PASSWORD }) : undefined}
        isSecret
        autoComplete={`${kind}-password`}
        required
      />
      <div class="account-acts">
        <Button type="submit" kind="primary" disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
