import type { ClubSettings, ClubSummary } from '@kast/protocol/client';
import { Button, Form, SignalField, useLoaded } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { locale } from '../i18n/language.ts';
import { Fetching, Page } from '../page/Page.tsx';
import { clubFailure, type ClubTexts, useClubTexts } from './club-texts.ts';
import { clubClient, clubName } from './club-words.ts';
import { SettingsForm } from './SettingsForm.tsx';
import './club.css';

const FIRST: ClubSettings = {
  name: '',
  games: ['tablut'],
  system: 'swiss',
  perTable: 2,
  absence: 'computer',
};

/** `/club`: begin an evening, or come to one by its code. */
export function ClubPage(): JSX.Element {
  const texts = useClubTexts();
  const mine = useLoaded(() => clubClient.mine(), []);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  // All at once: what came later would push away what is about to be pressed.
  if (mine.status === 'loading') return <Fetching failed={false} />;
  const clubs = mine.status === 'here' && mine.value.ok ? mine.value.value.clubs : [];
  return <Entrance texts={texts.value} mine={clubs} />;
}

interface EntranceProps {
  readonly texts: ClubTexts;
  readonly mine: readonly ClubSummary[];
}

function Entrance({ texts, mine }: EntranceProps): JSX.Element {
  const { route } = useLocation();
  const code = useSignal('');
  const problem = useSignal<
    { readonly at: 'code' | 'settings'; readonly text: string } | undefined
  >(undefined);
  const open = async (settings: ClubSettings) => {
    const made = await clubClient.open(settings);
    if (made.ok) route(`/club/${made.value.id}`);
    else problem.value = { at: 'settings', text: clubFailure(texts, made.error) };
  };
  const useCode = async () => {
    const used = await clubClient.useCode(code.value);
    if (used.ok) route(`/club/${used.value.id}`);
    else problem.value = { at: 'code', text: clubFailure(texts, used.error) };
  };
  return (
    <Page title={texts.title} room="club">
      <div class="club-entrance">
        <header class="club-head">
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </header>
        {mine.length > 0 && <Mine texts={texts} mine={mine} />}
        <section class="paper lying club-part">
          <h2>{texts.codeTitle}</h2>
          <p>{texts.codeText}</p>
          <Form class="club-line" onSubmit={useCode}>
            <SignalField of={code} label={texts.code} maxLength={20} autoComplete="off" />
            <Button kind="primary" type="submit" disabled={code.value.trim() === ''}>
              {texts.codeGo}
            </Button>
          </Form>
          <Problem of="code" told={problem.value} />
        </section>
        <section class="paper lying club-part">
          <h2>{texts.openTitle}</h2>
          <SettingsForm texts={texts} settings={FIRST} label={texts.open} onSave={open} />
          <Problem of="settings" told={problem.value} />
        </section>
      </div>
    </Page>
  );
}

interface ProblemProps {
  readonly of: string;
  readonly told: { readonly at: string; readonly text: string } | undefined;
}

function Problem({ of, told }: ProblemProps): JSX.Element | null {
  if (told?.at !== of) return null;
  return (
    <p class="problem" role="alert">
      {told.text}
    </p>
  );
}

/** Those that one leads, and those that one takes part in. */
function Mine({ texts, mine }: EntranceProps): JSX.Element {
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return (
    <section class="paper lying club-part">
      <h2>{texts.mine}</h2>
      <ul class="club-list">
        {mine.map((club) => (
          <li key={club.id}>
            <a class="club-list-link" href={`/club/${club.id}`}>
              <span>{clubName(club, texts)}</span>
              <span class="club-soft">
                {date.format(club.madeAt)}
                {club.isHost && ` · ${texts.youLead}`}
                {club.isOver && ` · ${texts.over}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
