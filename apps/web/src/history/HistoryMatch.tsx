import { binIcon, ButtonLink, editIcon, IconButton, replayIcon, starIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf, words } from '../i18n/language.ts';
import { ConfirmDialog } from '../page/ConfirmDialog.tsx';
import type { ArchiveChange, ArchivedMatch } from './archive.ts';
import { addressOf, storyOf } from './archived.ts';
import type { HistoryTexts } from './history-texts.ts';
import { matchName, wonWords } from './match-words.ts';
import { dateOf } from './match-date.ts';
import { RenameDialog } from './RenameDialog.tsx';

interface HistoryMatchProps {
  readonly match: ArchivedMatch;
  readonly texts: HistoryTexts;
  readonly onChange: (change: ArchiveChange) => void;
  readonly onRemove: () => void;
}

/** One line of the history, and all that can be done with it. */
export function HistoryMatch({ match, texts, onChange, onRemove }: HistoryMatchProps): JSX.Element {
  const t = words();
  const doing = useSignal<'rename' | 'remove' | undefined>(undefined);
  const stop = () => {
    doing.value = undefined;
  };
  const box = boxOf(match.game);
  const name = matchName(t, match);
  const facts = [
    wonWords(t, match),
    match.plies > 0 && t.cupboard.moves({ count: match.plies }),
    dateOf(match),
    texts.sources[match.source],
  ];
  return (
    <li class="history-match">
      <IconButton
        icon={starIcon}
        label={texts.star({ match: name })}
        aria-pressed={match.isFavourite ?? false}
        onClick={() => onChange({ isFavourite: !match.isFavourite })}
      />
      <a class="history-words" href={storyOf(match)} title={texts.story}>
        <span class="history-game">{box ? introOf(box).name : match.game}</span>
        <span class="history-who">{name}</span>
        <span class="history-facts figures">{facts.filter(Boolean).join(' · ')}</span>
      </a>
      <div class="history-acts">
        <ButtonLink
          kind="quiet"
          icon={replayIcon}
          href={addressOf(match)}
          aria-label={texts.replayOf({ match: name })}
        >
          <span class="history-act">{texts.replay}</span>
        </ButtonLink>
        <IconButton
          icon={editIcon}
          label={texts.rename({ match: name })}
          onClick={() => {
            doing.value = 'rename';
          }}
        />
        <IconButton
          icon={binIcon}
          label={texts.remove({ match: name })}
          onClick={() => {
            doing.value = 'remove';
          }}
        />
      </div>
      {doing.value === 'rename' && (
        <RenameDialog
          texts={texts}
          name={match.name ?? ''}
          onClose={stop}
          onSave={(given) => onChange({ name: given === '' ? undefined : given })}
        />
      )}
      <ConfirmDialog
        open={doing.value === 'remove'}
        title={texts.removeTitle}
        question={texts.removeQuestion}
        no={texts.cancel}
        yes={texts.removeYes}
        kind="danger"
        onClose={stop}
        onConfirm={onRemove}
      />
    </li>
  );
}
