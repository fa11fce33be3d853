import { Button, collapseIcon, expandIcon, peopleIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf } from '../i18n/language.ts';
import { CodeField } from './CodeField.tsx';
import { Asked } from './Asked.tsx';
import { invitations, isReached, lobby, lookOn, wish } from './lobby-state.ts';
import { type LobbyTexts, useLobbyTexts } from './lobby-texts.ts';
import { Looking } from './Looking.tsx';
import { MatchesToWatch } from './MatchesToWatch.tsx';
import { OpenTables } from './OpenTables.tsx';
import { nowWords } from './wish-words.ts';
import { WishForm } from './WishForm.tsx';
import './lobby.css';

/** On the cupboard: who else is here, and the way to a table with them. Room is kept for what is always seen. */
export function Lobby(): JSX.Element | null {
  const texts = useLobbyTexts();
  useLayoutEffect(lookOn, []);
  // All at once: what came later would push the button away.
  const isKnown = lobby.value !== undefined || !isReached.value;
  return texts.status === 'here' && isKnown ? <LobbyPlace t={texts.value} /> : null;
}

function LobbyPlace({ t }: { readonly t: LobbyTexts }): JSX.Element {
  const isOpen = useSignal(false);
  const own = wish.value;
  const bar = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (!own || !isAsked.current) return;
    isAsked.current = false;
    // The form is gone with whatever had the focus, and what is said now may lie above what is in sight.
    bar.current?.focus({ preventScroll: true });
    bar.current?.scrollIntoView({ block: 'center' });
  }, [own]);
  const closed = own
    ? { icon: collapseIcon, label: t.tables }
    : { icon: peopleIcon, label: t.open };
  return (
    <>
      <div ref={bar} class="lobby-bar" tabIndex={-1}>
        <div class="lobby-title">
          <h2>{t.title}</h2>
          <a href="/friends">{t.friends}</a>
        </div>
        {own ? <Looking t={t} wish={own} /> : <Now t={t} />}
        <Button
          kind={own || isOpen.value ? 'quiet' : 'primary'}
          icon={isOpen.value ? expandIcon : closed.icon}
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          {isOpen.value ? t.close : closed.label}
        </Button>
      </div>
      {isOpen.value && (
        <div class="lobby-sheet paper">
          {!own && (
            <WishForm
              t={t}
              onWish={() => {
                isAsked.current = true;
              }}
            />
          )}
          <div class="lobby-lists">
            <OpenTables t={t} />
            <MatchesToWatch t={t} />
            <CodeField t={t} />
          </div>
        </div>
      )}
    </>
  );
}

function Now({ t }: { readonly t: LobbyTexts }): JSX.Element {
  const seen = lobby.value;
  const [asked] = invitations.value;
  if (asked && isReached.value) return <Asked t={t} invitation={asked} />;
  const words = seen ? nowWords(t, seen, nameOfGame) : '';
  return (
    <p class="lobby-now" role="status">
      {isReached.value ? words : t.unreachable}
    </p>
  );
}

function nameOfGame(game: string): string | undefined {
  const box = boxOf(game);
  return box && introOf(box).name;
}
