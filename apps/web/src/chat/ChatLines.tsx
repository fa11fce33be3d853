import type { ChatLine, ChatRoom, Failure } from '@kast/protocol/client';
import { Button, IconButton, moreIcon, toast } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { authorName, chatFailure, type ChatTexts, wordsOf } from './chat-texts.ts';
import { LineActs } from './LineActs.tsx';
import { readableRooms } from './may-talk.ts';
import type { TableTalk } from './table-talk.ts';

interface ChatLinesProps extends TableTalk {
  readonly room: ChatRoom;
}

/** Read aloud as they come in by who announces them, after whatever moves: not by this list. */
export function ChatLines({ texts, speech, session, chat, room }: ChatLinesProps): JSX.Element {
  const opened = useSignal(0);
  const holders = session.holders.value;
  const lines = chat.linesIn(room);
  const shown = lines.filter(({ muted }) => !muted);
  const mutedAuthors = new Map(
    lines.filter(({ muted }) => muted).map((line) => [line.author, line]),
  );
  const nameOf = (line: ChatLine): string =>
    chat.isOwn(line) ? texts.you : authorName(texts, speech, holders, line);
  const mutedWords = (
    line: ChatLine,
    named: (parts: { readonly name: string }) => string,
    nameless: string,
  ): string => {
    const isNameless = line.seat === undefined && line.name === undefined;
    return isNameless ? nameless : named({ name: nameOf(line) });
  };
  const told = (failure: Failure | undefined, done: string): void => {
    opened.value = 0;
    toast(failure ? chatFailure(texts, failure) : done);
  };

  return (
    <>
      {chat.hasMore(room) && (
        <Button kind="quiet" size="small" onClick={() => void chat.loadEarlier(room)}>
          {texts.earlier}
        </Button>
      )}
      {shown.length === 0 && (
        <p class="chat-empty">{emptyWords(texts, room, readableRooms(session).length > 1)}</p>
      )}
      <ol class="chat-lines">
        {shown.map((line, index) => (
          <li
            key={line.number}
            class="chat-line"
            data-own={chat.isOwn(line) || undefined}
            data-removed={line.removed}
            data-follows={shown[index - 1]?.author === line.author || undefined}
          >
            <p class="chat-words">
              <bdi class="chat-who">{nameOf(line)}</bdi>{' '}
              <span dir="auto">{wordsOf(texts, line)}</span>
            </p>
            {!chat.isOwn(line) && !line.removed && (
              <IconButton
                icon={moreIcon}
                size="small"
                label={texts.more({ name: nameOf(line) })}
                aria-expanded={opened.value === line.number}
                onClick={() => {
                  opened.value = opened.value === line.number ? 0 : line.number;
                }}
              />
            )}
            {opened.value === line.number && (
              <LineActs
                texts={texts}
                onMute={async () =>
                  told(
                    await chat.mute(line, true),
                    mutedWords(line, texts.muteDone, texts.muteDoneNameless),
                  )
                }
                onReport={async (reason) => told(await chat.report(line, reason), texts.reportDone)}
              />
            )}
          </li>
        ))}
      </ol>
      {[...mutedAuthors.values()].map((line) => (
        <p key={line.author} class="chat-muted">
          {mutedWords(line, texts.muted, texts.mutedNameless)}{' '}
          <Button kind="quiet" size="small" onClick={() => void chat.mute(line, false)}>
            {texts.unmute}
          </Button>
        </p>
      ))}
    </>
  );
}

/** T14: until the end nobody reads the other room; then everybody reads both. */
function emptyWords(texts: ChatTexts, room: ChatRoom, isOver: boolean): string {
  if (isOver) return texts.emptyOver[room];
  return room === 'players' ? texts.emptyPlayers : texts.emptyWatchers;
}
