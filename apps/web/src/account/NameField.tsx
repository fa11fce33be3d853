import { Button, TextField, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { useGuestName } from './use-guest-name.ts';

export function NameField(): JSX.Element {
  const { account, faults } = words();
  const { name, save } = useGuestName();
  const problem = useSignal('');
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const failure = await save();
    problem.value = failure ? failureText(faults, failure) : '';
    if (!failure) toast(account.nameSaved);
  };
  return (
    <form class="name-field" onSubmit={submit}>
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
      <Button type="submit">{account.nameSave}</Button>
      {problem.value && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}
