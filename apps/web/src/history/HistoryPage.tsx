import { registry } from '@kast/games';
import { Button, Select, TextField, Toggle, toast } from '@kast/ui';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { archiveHere } from './archive-here.ts';
import { recordsHere } from '../device/kept-records.ts';
import { matchesHere } from '../device/saved-matches.ts';
import { introOf, words } from '../i18n/language.ts';
import { Fetching, Page } from '../page/Page.tsx';
import type { ArchiveChange, ArchivedMatch } from './archive.ts';
import { archivedHere } from './archived.ts';
import { HistoryMatch } from './HistoryMatch.tsx';
import { type HistoryTexts, useHistoryTexts } from './history-texts.ts';
import { keepAllFinished, keepFinished } from './keep-finished.ts';
import { dateOf } from './match-date.ts';
import { matchName, wonWords } from './match-words.ts';
import { withOnline } from './online-results.ts';
import { type HistoryQuery, searchMatches, withUnkept } from './search-matches.ts';
import { useOnlineResults } from './use-online-results.ts';
import './history.css';

/** `/history`: every match that is over, of this device and of who plays on it. */
export function HistoryPage(): JSX.Element {
  const texts = useHistoryTexts();
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  return <History texts={texts.value} />;
}

const MATCHES_AT_ONCE = 40;

function History({ texts }: { readonly texts: HistoryTexts }): JSX.Element {
  const t = words();
  const { query: asked } = useRoute();
  const matches = useSignal<readonly ArchivedMatch[] | undefined>(undefined);
  const removed = useSignal<ReadonlySet<string>>(new Set());
  const online = useOnlineResults();
  const full = useSignal(0);
  const shown = useSignal(MATCHES_AT_ONCE);
  const query = useSignal<HistoryQuery>({
    text: '',
    game: asked['game'] ?? '',
    onlyFavourites: false,
  });

  const look = async () => {
    const unkept = matchesHere.all().filter(({ outcome }) => outcome);
    // A database that fails takes nothing with it that lies elsewhere.
    const [gone, archived] = await Promise.all([archiveHere.removed(), archiveHere.all()]).catch(
      (error: unknown) => {
        reportError(error);
        return [removed.value, []] as const;
      },
    );
    removed.value = gone;
    matches.value = withUnkept(archived, unkept.map(archivedHere));
  };
  useEffect(() => {
    const keepThenLook = async () => {
      await Promise.all([look(), online.fetchMore()]);
      full.value = await keepAllFinished();
      await look();
    };
    keepThenLook().catch(reportError);
  }, []);

  const all = useComputed(() =>
    withOnline(matches.value ?? [], online.matches.value, removed.value),
  );
  const found = useComputed(() => searchMatches(all.value, query.value, saidOf));
  const set = (change: Partial<HistoryQuery>) => {
    query.value = { ...query.value, ...change };
    shown.value = MATCHES_AT_ONCE;
  };
  const change = async ({ id, finished }: ArchivedMatch, wanted: ArchiveChange) => {
    // What only the server has is kept here, too, from now on.
    if (!(await archiveHere.get(id))) await keepFinished(id, finished);
    if (!(await archiveHere.change(id, wanted))) toast(texts.notChanged);
    await look();
  };
  const remove = async (match: ArchivedMatch) => {
    await archiveHere.remove(match.id);
    matchesHere.remove(match.id);
    if (match.source === 'file') recordsHere.remove(match.id.replace('file-', ''));
    await look();
  };

  return (
    <Page title={texts.title} room="history">
      <article class="history paper lying">
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        {full.value > 0 && (
          <p class="problem" role="alert">
            {texts.full({ count: full.value })}
          </p>
        )}
        <div class="history-query">
          <TextField
            label={texts.search}
            value={query.value.text}
            onInput={(text) => set({ text })}
            autoComplete="off"
            maxLength={100}
          />
          <Select
            label={texts.game}
            value={query.value.game}
            choices={[
              { value: '', label: texts.allGames },
              ...registry.map((box) => ({ value: box.info.id, label: introOf(box).name })),
            ]}
            onChange={(game) => set({ game })}
          />
          <Toggle
            label={texts.favourites}
            checked={query.value.onlyFavourites}
            onChange={(onlyFavourites) => set({ onlyFavourites })}
          />
        </div>
        {matches.value && (all.value.length > 0 || online.isAsked.value) && (
          <p class="history-found figures" role="status">
            {foundWords(texts, all.value.length, found.value.length)}
          </p>
        )}
        <ul class="history-list">
          {found.value.slice(0, shown.value).map((match) => (
            <HistoryMatch
              key={match.id}
              match={match}
              texts={texts}
              onChange={(wanted) => change(match, wanted)}
              onRemove={() => remove(match)}
            />
          ))}
        </ul>
        {(found.value.length > shown.value || online.hasMore.value) && (
          <Button
            onClick={async () => {
              if (found.value.length <= shown.value) await online.fetchMore();
              shown.value += MATCHES_AT_ONCE;
            }}
          >
            {texts.more}
          </Button>
        )}
      </article>
    </Page>
  );

  function saidOf(match: ArchivedMatch): string {
    const box = boxOf(match.game);
    const names = match.holders.map(({ name }) => name ?? '').join(' ');
    return [
      matchName(t, match),
      names,
      box ? introOf(box).name : '',
      dateOf(match),
      wonWords(t, match),
    ].join(' ');
  }
}

function foundWords(texts: HistoryTexts, all: number, found: number): string {
  if (all === 0) return texts.none;
  return found === 0 ? texts.notFound : texts.found({ count: found });
}
