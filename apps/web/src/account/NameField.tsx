import { Button, TextField, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import { client } from '../device/client.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';

/** The name that others see at a table. The server keeps it with the guest. */
export function NameField(): JSX.Element {
  const { account, faults } = words();
  const name = useSignal('');
  const problem = useSignal('');

  useEffect(() => {
    const fetchName = async () => {
      const answer = await client.me();
      if (answer.ok && name.value === '') name.value = answer.value.name ?? '';
    };
    void fetchName();
  }, []);

  const save = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await client.rename(name.value);
    problem.value = answer.ok ? '' : failureText(faults, answer.error);
    if (!answer.ok) return;
    name.value = answer.value.name;
    toast(account.nameSaved);
  };

  return (
    <form class="name-field" onSubmit={save}>
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
