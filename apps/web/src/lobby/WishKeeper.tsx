import { Button, Dialog } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { lookOn, noteTable, wish } from './lobby-state.ts';
import { type LobbyTexts, useLobbyTexts } from './lobby-texts.ts';
import './wish-keeper.css';

/**
 * T13: looks on wherever somebody has gone with a wish. In the lobby they are led to the table; elsewhere, as
 * at a match against a computer, they are asked.
 */
export function WishKeeper(): JSX.Element | null {
  const texts = useLobbyTexts();
  const { path, route } = useLocation();
  useLayoutEffect(lookOn, []);
  const match = wish.value?.match;
  const table = match === undefined ? undefined : `/m/${match}`;
  const isThere = table !== undefined && path.startsWith(table);
  useEffect(() => {
    if (match !== undefined && isThere) void noteTable(match);
    else if (table !== undefined && path === '/') route(table);
  }, [table, path]);
  if (table === undefined || isThere || path === '/' || texts.status !== 'here') return null;
  return <Found key={table} t={texts.value} onGo={() => route(table)} />;
}

interface FoundProps {
  readonly t: LobbyTexts;
  readonly onGo: () => void;
}

/** Over everything, also over other dialogs; who wants to finish a thought first has the way there in sight. */
function Found({ t, onGo }: FoundProps): JSX.Element {
  const isLater = useSignal(false);
  const go = (
    <Button kind="primary" onClick={onGo}>
      {t.goOver}
    </Button>
  );
  const put = (): void => {
    isLater.value = true;
  };
  if (isLater.value) {
    return (
      <div class="wish-found paper" role="status">
        <p>{t.found}</p>
        {go}
      </div>
    );
  }
  return (
    <Dialog
      open
      title={t.found}
      closeLabel={words().page.close}
      onClose={put}
      actions={
        <>
          <Button onClick={put}>{t.later}</Button>
          {go}
        </>
      }
    >
      <p>{t.foundHint}</p>
    </Dialog>
  );
}
