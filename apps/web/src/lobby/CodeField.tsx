import { Button, Form, TextField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { client } from '../device/client.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { codeAddress } from '../table/together/code-address.ts';
import type { LobbyTexts } from './lobby-texts.ts';
import { Problem } from '../page/Problem.tsx';

/** T10: whoever was told a code goes where it leads, and types it once. */
export function CodeField({ t }: { readonly t: LobbyTexts }): JSX.Element {
  const { faults } = words();
  const { route } = useLocation();
  const code = useSignal('');
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const go = async (): Promise<void> => {
    isBusy.value = true;
    const used = await client.useSeatCode(code.value);
    isBusy.value = false;
    if (used.ok) route(codeAddress(used.value, false));
    else problem.value = failureText(faults, used.error);
  };
  return (
    <Form class="lobby-code" onSubmit={go}>
      <TextField
        label={t.code}
        hint={t.codeHint}
        value={code.value}
        maxLength={20}
        autoComplete="off"
        onInput={(value) => {
          code.value = value;
          problem.value = '';
        }}
      />
      <Problem of={problem} />
      <Button type="submit" disabled={isBusy.value || code.value.trim() === ''}>
        {t.codeGo}
      </Button>
    </Form>
  );
}
