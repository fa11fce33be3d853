import { Button, ButtonLink } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import { Notice } from './Notice.tsx';
import type { TableState } from './table-state.ts';

/** T3: everybody here has resigned, and the others play on. One may look on, or go. */
export function ResignedNotice({ state }: { readonly state: TableState }): JSX.Element | null {
  const { acts, table } = words();
  const isWatching = useSignal(false);
  if (isWatching.value) return null;
  const { holders, position } = state.session;
  const { resigned } = position.value.standing;
  const left = holders.value.filter(({ seat }) => !resigned.includes(seat));
  const areComputers = left.every(({ kind }) => kind === 'bot');
  return (
    <Notice
      text={areComputers ? acts.resignedAmongComputers : acts.resignedAmongPeople}
      action={
        <>
          <Button
            onClick={() => {
              isWatching.value = true;
            }}
          >
            {acts.lookOn}
          </Button>
          <ButtonLink href="/">{table.leave}</ButtonLink>
        </>
      }
    />
  );
}
