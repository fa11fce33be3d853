import type { JSX } from 'preact';
import { client } from '../device/client.ts';
import { shelf } from '../device/shelf.ts';
import { language, words } from '../i18n/language.ts';
import { useGameTexts } from '../page/use-game-texts.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { holderName, nameOf } from '../table/seat-words.ts';
import { boxOf } from './boxes.ts';
import { inOrder, type RunningMatch, runningHere, runningOnline } from './running-matches.ts';

/** Score sheets on top of the cupboard: what is being played, your turns first. */
export function RunningMatches(): JSX.Element | null {
  const { cupboard } = words();
  const me = useLoaded(() => client.me(), []);
  const online = me.status === 'here' && me.value.ok ? me.value.value.matches : [];
  const matches = inOrder([...runningHere(shelf.all()), ...runningOnline(online)]);
  if (matches.length === 0) return null;
  return (
    <section class="running" aria-label={cupboard.running}>
      <h2>{cupboard.running}</h2>
      <ul class="running-list">
        {matches.map((match) => (
          <Running key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

function Running({ match }: { readonly match: RunningMatch }): JSX.Element | null {
  const box = boxOf(match.game);
  return box ? <RunningOf match={match} box={box} /> : null;
}

interface RunningOfProps {
  readonly match: RunningMatch;
  readonly box: NonNullable<ReturnType<typeof boxOf>>;
}

function RunningOf({ match, box }: RunningOfProps): JSX.Element {
  const t = words();
  const { cupboard } = t;
  const texts = useGameTexts(box);
  const speech = texts.status === 'here' ? { t, texts: texts.value } : undefined;
  const others = match.holders.filter(({ kind }) => kind !== 'you');
  const names = speech
    ? others.map((holder) =>
        others.length > 1 ? nameOf(speech, match.holders, holder.seat) : holderName(speech, holder),
      )
    : [];
  const isWatched = others.length === match.holders.length;
  const versus = new Intl.ListFormat(language()).format(names);
  return (
    <li>
      <a class="running-sheet paper" href={`/m/${match.id}`} data-your-turn={match.yourTurn}>
        <span class="running-game">{speech?.texts.name ?? ' '}</span>
        <span class="running-who">{isWatched ? cupboard.watching : cupboard.versus(versus)}</span>
        <span class="running-state">{match.yourTurn ? cupboard.yourTurn : cupboard.waiting}</span>
        <span class="running-place figures">
          {match.place === 'here' ? cupboard.here : cupboard.online} · {cupboard.moves(match.plies)}
        </span>
      </a>
    </li>
  );
}
