import { Button, TextField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { words } from '../i18n/language.ts';
import type { TableState } from './table-state.ts';

/** For those who would rather type a move than make it. */
export function MoveInput({ state }: { readonly state: TableState }): JSX.Element {
  const { table } = words();
  const text = useSignal('');
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.value.trim() !== '' && (await state.enter(text.value))) text.value = '';
  };
  return (
    <form class="move-input" onSubmit={submit}>
      <TextField
        label={table.typeMove}
        hint={table.typeMoveHint}
        value={text.value}
        autoComplete="off"
        onInput={(value) => {
          text.value = value;
        }}
      />
      <Button type="submit" kind="plain">
        {table.typeMoveSend}
      </Button>
    </form>
  );
}
