import { Tabs } from '@kast/ui';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { settings } from '../account/settings.ts';
import { lazy } from '../page/lazy.tsx';
import { useSessionEffect } from '../session/use-session-effect.ts';
import { NotesSheet } from './NotesSheet.tsx';
import type { OpenTable } from './open-table.ts';
import type { Speech } from './seat-words.ts';
import { useChat } from './use-chat.ts';
import type { TableState } from './table-state.ts';
import './log.css';

/** There is nothing to read before somebody has played. */
const LogPage = lazy(() => import('./LogPage.tsx').then((door) => door.LogPage));
/** What few open, or ask for. */
const RulesPage = lazy(() => import('./RulesPage.tsx').then((door) => door.RulesPage), 'beginner');
const MoveInput = lazy(() => import('./MoveInput.tsx').then((door) => door.MoveInput));
const TableFacts = lazy(
  () => import('./TableFacts.tsx').then((door) => door.TableFacts),
  'absence',
  'bigScreen',
  'chance',
  'clock',
  'ratings',
);

interface NotesProps {
  readonly speech: Speech;
  readonly open: OpenTable;
  readonly state: TableState;
  /** Shows once more what a beginner is told. */
  readonly onCard: (() => void) | undefined;
}

type Page = 'log' | 'chat' | 'rules' | 'table';

/** Log, chat, rules and what was agreed. */
export function Notes({ speech, open, state, onCard }: NotesProps): JSX.Element {
  const { table, faults } = speech.t;
  const { session, curtain } = state;
  const mayType = useComputed(() => {
    const { outcome } = session.stage.shown.value.position.standing;
    return state.acting.value !== undefined && outcome === undefined;
  });
  const { isWanted: mayTalk, chat } = useChat(session);
  const unread = chat?.state.unread.value ?? 0;
  const news = unread > 0 ? chat?.texts.unread({ count: unread }) : undefined;
  const isUp = useSignal(false);
  const chosen = useSignal<Page>('log');
  // Who is called, and the way to open it, are told by the curtain.
  useSessionEffect(session, () => {
    if (curtain.isClosed.value) isUp.value = false;
  });
  const page = chosen.value === 'chat' && !mayTalk ? 'log' : chosen.value;
  const talk = { id: 'chat', label: speech.t.table.chat, count: unread, counted: news } as const;
  const tabs = [
    { id: 'log', label: table.tabLog },
    ...(mayTalk ? [talk] : []),
    { id: 'rules', label: table.tabRules },
    { id: 'table', label: table.tabTable },
  ] as const;
  const showNews = (): void => {
    if (unread > 0) chosen.value = 'chat';
  };
  return (
    <NotesSheet
      page={page}
      isUp={isUp}
      onUp={showNews}
      count={unread}
      counted={news}
      news={
        chat && unread > 0
          ? chat.parts.latestNews(chat.texts, speech, session, chat.state)
          : undefined
      }
      hasChat={mayTalk}
    >
      {chat && (
        <chat.parts.ChatNews
          texts={chat.texts}
          speech={speech}
          session={session}
          chat={chat.state}
        />
      )}
      <Tabs
        label={table.notes}
        tabs={tabs}
        selected={page}
        onSelect={(id) => {
          chosen.value = id;
        }}
      >
        {page === 'chat' && chat && (
          <chat.parts.ChatPage
            texts={chat.texts}
            speech={speech}
            session={session}
            chat={chat.state}
            isUp={isUp.value}
          />
        )}
        {page === 'log' &&
          (curtain.isClosed.value ? (
            <p class="log-empty">{faults.logCurtained}</p>
          ) : (
            <LogPage speech={speech} open={open} state={state} />
          ))}
        {page === 'rules' && <RulesPage speech={speech} game={open.box.info.id} onCard={onCard} />}
        {page === 'table' && <TableFacts speech={speech} open={open} state={state} />}
      </Tabs>
      {page === 'log' && mayType.value && settings.value.notation && (
        <MoveInput state={state} letters={speech.texts.letters} />
      )}
    </NotesSheet>
  );
}
