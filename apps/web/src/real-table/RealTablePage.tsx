import { type GameBox, type GameTexts, hasRealTable, type RealTable } from '@kast/games';
import { defaultOptions, type MatchRecord } from '@kast/kernel';
import { Button, ButtonLink, toast, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { deviceStore } from '../device/device-store.ts';
import { recordsHere } from '../device/kept-records.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { words } from '../i18n/language.ts';
import { gameRoom } from '../page/game-room.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { beginMatch } from '../session/here/begin-match.ts';
import { type KeptTable, keptTables } from './kept-tables.ts';
import { WhoPlays } from './WhoPlays.tsx';
import './real-table.css';

/** `/tablut/real-table`: the rules looked after while people play with the real box. */
export const RealTablePage = gameRoom(RealTableOf);

interface RealTableOfProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
}

function RealTableOf({ box, texts }: RealTableOfProps): JSX.Element {
  if (!hasRealTable(box)) return <NotFound />;
  const { realTable } = words().paper;
  const isEnd = box.realTableEnters === 'end';
  const title = isEnd
    ? `${realTable.openEnd} · ${texts.name}`
    : realTable.title({ game: texts.name });
  return (
    <Page title={title} room="real-table">
      <article class="sheet paper lying real-table">
        <p class="sheet-from">
          <a href={`/${box.info.id}`}>{texts.name}</a>
        </p>
        <h1>{isEnd ? realTable.openEnd : realTable.heading}</h1>
        {box.realTable ? (
          <EnteredTable box={box} texts={texts} open={box.realTable} />
        ) : (
          <EnteredMoves box={box} />
        )}
      </article>
    </Page>
  );
}

/** Where everything is open a match with the real pieces is a match on this board, move by move. */
function EnteredMoves({ box: { info } }: { readonly box: GameBox }): JSX.Element {
  const { realTable } = words().paper;
  const { route } = useLocation();
  const start = (names: readonly string[]): void => {
    const seats = names.map((name) => ({ kind: 'device' as const, name }));
    const options = defaultOptions(info.options);
    route(`/m/${beginMatch(matchesHere, info, { seats, options, isEntered: true }).id}`);
  };
  return (
    <>
      <p>{realTable.movesHint}</p>
      <WhoPlays info={info} onStart={start} />
    </>
  );
}

interface EnteredTableProps extends RealTableOfProps {
  readonly open: () => Promise<RealTable>;
}

function EnteredTable({ box, texts, open }: EnteredTableProps): JSX.Element {
  const { realTable } = words().paper;
  const { mayI, mayIHint } = words().table;
  const { info } = box;
  const tables = keptTables(deviceStore);
  const table = useSignal<KeptTable | undefined>(tables.get(info.id));
  const module = useLoaded(open, [box]);
  if (module.status !== 'here') return <Fetching failed={module.status === 'failed'} />;
  const { Room } = module.value;
  const become = (next: KeptTable | undefined): void => {
    table.value = next;
    if (!next) tables.remove(info.id);
    else if (!tables.put(info.id, next)) toast(realTable.notKept);
  };
  if (!table.value) {
    return (
      <>
        <p>{box.realTableEnters === 'end' ? realTable.endHint : realTable.cardsHint}</p>
        <WhoPlays info={info} onStart={(names) => become({ names, entered: undefined })} />
      </>
    );
  }
  const { names, entered } = table.value;
  return (
    <>
      <Room
        texts={texts}
        names={names}
        kept={entered}
        keep={(next) => {
          // The room goes on by itself: it is not drawn anew for what it has just told.
          if (!tables.put(info.id, { names, entered: next })) toast(realTable.notKept);
        }}
        finish={(record) => void keepRecord(record)}
        ruleHref={(rule) => `/${info.id}/rules#${rule}`}
        words={{ ...realTable, mayI, mayIHint, yes: words().faults.allowed }}
      />
      <div class="sheet-actions">
        <Button kind="quiet" onClick={() => become(undefined)}>
          {realTable.startAgain}
        </Button>
        <ButtonLink kind="quiet" href={`/${info.id}/rules`}>
          {realTable.rules}
        </ButtonLink>
      </div>
    </>
  );
}

/** From then on it is found with the matches of this device, and can be replayed and handed on. */
async function keepRecord(record: MatchRecord): Promise<void> {
  const { realTable } = words().paper;
  const id = await recordsHere.put(record, Date.now());
  if (id === undefined) toast(realTable.notKept);
  else location.assign(`/replay?kept=${id}`);
}
