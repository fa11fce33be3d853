import { Button, TextField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import type { LobbyTexts } from './lobby-texts.ts';

/** T10: whoever was told a code goes on where every code is used. */
export function CodeField({ t }: { readonly t: LobbyTexts }): JSX.Element {
  const { route } = useLocation();
  const code = useSignal('');
  return (
    <form
      class="lobby-code"
      onSubmit={(event) => {
        event.preventDefault();
        route(`/code#${encodeURIComponent(code.value.trim())}`);
      }}
    >
      <TextField
        label={t.code}
        hint={t.codeHint}
        value={code.value}
        maxLength={20}
        autoComplete="off"
        onInput={(value) => {
          code.value = value;
        }}
      />
      <Button type="submit" disabled={code.value.trim() === ''}>
        {t.codeGo}
      </Button>
    </form>
  );
}
