import { type ChatRoom, isPassing, PHRASES } from '@kast/protocol/client';
import { Button, SegmentedControl } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ChatForm } from './ChatForm.tsx';
import { ChatLines } from './ChatLines.tsx';
import type { Words } from './chat-state.ts';
import { chatFailure } from './chat-texts.ts';
import { ownRoom, readableRooms, roomToRead } from './may-talk.ts';
import type { TableTalk } from './table-talk.ts';
import './chat.css';

interface ShownChat extends TableTalk {
  /** The notes were pulled up: what lay behind them is read now. */
  readonly isUp: boolean;
}

/** What is said at the table: the last lines, phrases by one press, and a line to write. */
export function ChatPage({ texts, speech, session, chat, isUp }: ShownChat): JSX.Element {
  const own = ownRoom(session);
  const rooms = readableRooms(session);
  const chosen = useSignal<ChatRoom | undefined>(undefined);
  const fault = useSignal('');
  const first = roomToRead(rooms, own, (one) => chat.linesIn(one).length === 0);
  const room = rooms.find((one) => one === chosen.value) ?? first;
  const lines = chat.linesIn(room);
  const end = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.number;
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    const isInSight = end.current?.offsetParent !== null;
    if (room === own && isInSight) chat.markRead();
  }, [last, room, own, isUp]);

  const say = async (said: Words): Promise<boolean> => {
    fault.value = '';
    const failure = await chat.say(said);
    if (failure) fault.value = chatFailure(texts, failure);
    return !failure || !isPassing(failure);
  };
  return (
    <div class="chat">
      {rooms.length > 1 && (
        <SegmentedControl
          legend={texts.rooms}
          legendUnseen
          segments={rooms.map((value) => ({ value, label: texts.room[value] }))}
          value={room}
          onChange={(value) => {
            chosen.value = value;
          }}
        />
      )}
      <div class="chat-scroll">
        <ChatLines texts={texts} speech={speech} session={session} chat={chat} room={room} />
        <div ref={end} />
      </div>
      {room !== own && <p class="chat-empty">{texts.apart[room]}</p>}
      {room === own && (
        <div class="chat-say">
          <p class="chat-fault" role="alert">
            {fault}
          </p>
          <ul class="chat-phrases" aria-label={texts.phrasesLabel}>
            {PHRASES.map((phrase) => (
              <li key={phrase}>
                <Button size="small" onClick={() => void say({ phrase })}>
                  {texts.phrases[phrase]}
                </Button>
              </li>
            ))}
          </ul>
          <ChatForm texts={texts} onSay={say} />
        </div>
      )}
    </div>
  );
}
