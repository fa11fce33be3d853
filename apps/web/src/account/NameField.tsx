import { Button, Form, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { useGuestName } from './use-guest-name.ts';
import { Problem } from '../page/Problem.tsx';
import { GuestNameField } from './GuestNameField.tsx';

export function NameField(): JSX.Element {
  const { account, faults } = words();
  const { name, save } = useGuestName();
  const problem = useSignal('');
  const submit = async () => {
    const failure = await save();
    problem.value = failure ? failureText(faults, failure) : '';
    if (!failure) toast(account.nameSaved);
  };
  return (
    <Form class="name-field" onSubmit={submit}>
      <GuestNameField name={name} />
      <Button type="submit">{account.nameSave}</Button>
      <Problem of={problem} />
    </Form>
  );
}
