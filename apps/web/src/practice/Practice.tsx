import type { GameBox } from '@kast/games';
import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import './practice.css';

type Door = NonNullable<GameBox['practice']>;

/** `/leibkoeche/practice`: the skill of the hand, without a match. */
export function Practice(): JSX.Element {
  const { params } = useRoute();
  const box = boxOf(params['game'] ?? '');
  return box?.practice ? (
    <PracticeOf key={box.info.id} box={box} open={box.practice} />
  ) : (
    <NotFound />
  );
}

interface PracticeOfProps {
  readonly box: GameBox;
  readonly open: Door;
}

function PracticeOf({ box, open }: PracticeOfProps): JSX.Element {
  const texts = useGameTexts(box);
  const room = useLoaded(open, [box]);
  if (texts.status !== 'here' || room.status !== 'here') {
    return <Fetching failed={texts.status === 'failed' || room.status === 'failed'} />;
  }
  const { Room } = room.value;
  return (
    <Page title={words().gamePage.practiceTitle({ game: texts.value.name })} room="practice">
      <Room
        texts={texts.value}
        wayBack={
          <p class="sheet-from">
            <a href={`/${box.info.id}`}>{texts.value.name}</a>
          </p>
        }
      />
    </Page>
  );
}
