/**
 * Every table by itself, without server or page around it, for whoever changes one:
 * `npx vite packages/games/gallery`, then `/?game=tablut&record=escape&ply=10`. Without a record it is
 * played by hand, for all seats. Examples are found by the names of their folders.
 */
import {
  type Entry,
  type MatchRecord,
  must,
  type Options,
  seatsOf,
  type Viewer,
} from '@kast/kernel';
import { announce, setStill, setTheme, type Theme } from '@kast/ui';
import { type Pace, setPace, useTelling } from '@kast/ui/stage';
import '@kast/ui/styles.css';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import {
  byName,
  type GameBox,
  type GameTexts,
  LANGUAGES,
  registry,
  type TableModule,
} from '../src/registry.ts';
import { type MatchOnStage, putOnStage } from './match-on-stage.ts';
import './gallery.css';

const RECORDS = import.meta.glob<MatchRecord>(
  ['../src/*/golden/*.json', '../../../examples/*/golden/*.json'],
  { import: 'default' },
);
const EXAMPLES = import.meta.glob<Readonly<Record<string, GameBox>>>(
  '../../../examples/*/index.ts',
);

const asked = new URLSearchParams(location.search);
setTheme((asked.get('theme') ?? 'light') as Theme);
setPace((asked.get('pace') ?? 'calm') as Pace);
setStill(asked.has('still'));
void boxNamed(asked.get('game') ?? 'tablut').then(open);

async function boxNamed(id: string): Promise<GameBox> {
  const outside = await EXAMPLES[`../../../examples/${id}/index.ts`]?.();
  const boxes = [...registry, ...Object.values(outside ?? {})];
  return must(
    boxes.find(({ info }) => info.id === id),
    'a game',
  );
}

async function open({ info, rules, table, texts }: GameBox): Promise<void> {
  const [game, module, words, record] = await Promise.all([
    rules(),
    table(),
    texts(LANGUAGES.find((language) => language === asked.get('language')) ?? 'nl'),
    recordNamed(info.id, asked.get('record')),
  ]);
  const viewer = viewerFrom(asked.get('viewer'));
  const onStage = putOnStage({
    game,
    seats: record?.seats ?? Number(asked.get('seats') ?? info.seats.min),
    options: record?.options ?? (JSON.parse(asked.get('options') ?? '{}') as object as Options),
    viewer,
    entries: record?.log ?? [],
  });
  onStage.jumpTo(Number(asked.get('ply') ?? 0));
  Object.assign(globalThis, { onStage, announced: [] });
  render(
    <TableAlone module={module} texts={words} onStage={onStage} viewer={viewer} />,
    document.body,
  );
}

interface TableAloneProps {
  readonly module: TableModule;
  readonly texts: GameTexts;
  readonly onStage: MatchOnStage;
  readonly viewer: Viewer;
}

function TableAlone({ module, texts, onStage, viewer }: TableAloneProps) {
  const { stage } = onStage;
  const [refused, setRefused] = useState('');
  const { position, number, before, events } = stage.scene.value;
  const { standing, last } = position;
  const told = stage.shown.value;
  const match = onStage.match();
  const players = seatsOf(match.setup.seats).map((seat) =>
    byName(texts.seatName(seat) ?? `Speler ${seat}`),
  );
  const isPresent = standing.ply === match.ply && !stage.isClosed.value;
  const [deciding] = isPresent && asked.get('hands') !== 'off' ? standing.toDecide : [];
  useTelling(stage, (happened) => [
    module.tell(happened, texts, players),
    module.aloud?.(happened, texts, players) ?? '',
  ]);
  const explain = (move: unknown): void => {
    const refusal = deciding === undefined ? undefined : onStage.refusalOf(deciding, move);
    if (refusal) setRefused(`${refusal.rule} ${texts.refusal(refusal)}`);
  };
  return (
    <main class="alone" data-shape={module.shape} data-told={told.number}>
      <div class="alone-board">
        <module.Table
          view={standing.view}
          viewer={viewer}
          turned={asked.has('turned')}
          texts={texts}
          players={players}
          deciding={deciding}
          moves={deciding === undefined ? [] : match.game.moves(match.state, deciding)}
          question={standing.ply}
          stage={{
            number,
            before: before.standing.view,
            events,
            attach: stage.attach,
            atRest: stage.atRest,
            wayOn: { word: '✓', isOpen: stage.isAsking.value, go: stage.goOn },
          }}
          last={last}
          hint={undefined}
          play={async (move) => (deciding === undefined ? 'refused' : onStage.play(deciding, move))}
          explain={explain}
          dismiss={() => setRefused('')}
          announce={announce}
          still={asked.has('diagram')}
        />
      </div>
      <p class="alone-words">
        {module.prompt(told.position.standing.view, deciding ?? viewer, texts, players)}{' '}
        {module.tell(told.position.last?.events ?? [], texts, players)} <b>{refused}</b>
        <button type="button" onClick={() => onStage.step()}>
          ▷
        </button>
      </p>
    </main>
  );
}

async function recordNamed(
  game: string,
  name: string | null,
): Promise<(MatchRecord & { readonly log: readonly Entry[] }) | undefined> {
  const file = `${game}/golden/${name}.json`;
  return (RECORDS[`../src/${file}`] ?? RECORDS[`../../../examples/${file}`])?.();
}

function viewerFrom(text: string | null): Viewer {
  if (text === 'open' || text === 'watcher') return text;
  return Number(text ?? 1);
}
