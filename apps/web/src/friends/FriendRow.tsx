import { registry } from '@kast/games';
import type { FriendInfo } from '@kast/protocol/friends-client';
import { binIcon, Button, ButtonLink, Dialog, IconButton, peopleIcon, watchIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf, words } from '../i18n/language.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import { dayText, type FriendsTexts } from './friends-texts.ts';
import { tableFor } from './table-for.ts';

interface FriendRowProps {
  readonly t: FriendsTexts;
  readonly friend: FriendInfo;
  readonly onEnd: () => void;
}

/** One friend, and what can be done together. */
export function FriendRow({ t, friend, onEnd }: FriendRowProps): JSX.Element {
  const doing = useSignal<'play' | 'end' | undefined>(undefined);
  const stop = (): void => {
    doing.value = undefined;
  };
  const name = friend.name ?? t.nameless;
  const box = friend.playing && boxOf(friend.playing.game);
  const match = friend.playing?.match;
  return (
    <li class="friends-row">
      <p class="friends-words">
        {friend.hasProfile ? <a href={`/player/${friend.id}`}>{name}</a> : <strong>{name}</strong>}
        <span class="field-hint">
          {box ? t.playing({ game: introOf(box).name }) : t.since({ date: dayText(friend.since) })}
        </span>
      </p>
      <div class="friends-acts">
        {match !== undefined && (
          <ButtonLink
            size="small"
            icon={watchIcon}
            href={`/m/${match}`}
            aria-label={t.watchOf({ name })}
          >
            {t.watch}
          </ButtonLink>
        )}
        <Button
          size="small"
          icon={peopleIcon}
          aria-label={t.playWith({ name })}
          onClick={() => {
            doing.value = 'play';
          }}
        >
          {t.play}
        </Button>
        <IconButton
          icon={binIcon}
          label={t.end({ name })}
          onClick={() => {
            doing.value = 'end';
          }}
        />
      </div>
      {doing.value === 'play' && <GameDialog t={t} friend={{ ...friend, name }} onClose={stop} />}
      <ConfirmDialog
        open={doing.value === 'end'}
        title={t.endTitle}
        question={t.endQuestion}
        no={t.endNo}
        yes={t.endYes}
        kind="danger"
        onClose={stop}
        onConfirm={onEnd}
      />
    </li>
  );
}

interface GameDialogProps {
  readonly t: FriendsTexts;
  readonly friend: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** The table is set as any other; the friend is asked to it once it stands. */
function GameDialog({ t, friend: { id, name }, onClose }: GameDialogProps): JSX.Element {
  const { route } = useLocation();
  return (
    <Dialog open title={t.choose} closeLabel={words().page.close} onClose={onClose}>
      <ul class="friends-games">
        {registry.map((box) => (
          <li key={box.info.id}>
            <button
              type="button"
              class="friends-game"
              onClick={() => {
                tableFor.value = { id, name };
                route(`/${box.info.id}/table`);
              }}
            >
              <img src={box.cover} alt="" width="36" height="48" />
              <span>{introOf(box).name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
