import type { GameBox } from '@kast/games';
import { Button, playIcon } from '@kast/ui';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { introOf, words } from '../i18n/language.ts';
import { span } from '../i18n/span.ts';
import { isOnline, keptGames } from '../offline/kept-games.ts';
import { playAtOnce } from '../setup/play-at-once.ts';
import './bay.css';

/** A box that can be opened, and a note beside it. */
export function GameBay({ box }: { readonly box: GameBox }): JSX.Element {
  const { cupboard, gamePage } = words();
  const { route } = useLocation();
  const { id, seats, minutes } = box.info;
  const { name, tagline, about } = introOf(box);
  const canOpen = isOnline.value || (keptGames.value?.has(id) ?? true);
  return (
    <li class="bay">
      <a class="box" href={`/${id}`} aria-label={cupboard.look({ name })}>
        <img class="box-cover" src={box.cover} alt="" width="240" height="320" />
      </a>
      <div class="bay-note paper">
        <h3>
          <a class="link-alone" href={`/${id}`}>
            {name}
          </a>
        </h3>
        <p class="bay-tagline">{tagline}</p>
        <p class="bay-about">{about}</p>
        <p class="bay-facts figures">
          <span>{cupboard.players({ span: span(seats), max: seats.max })}</span>
          <span>{cupboard.minutes({ span: span(minutes) })}</span>
        </p>
        {!canOpen && <p class="bay-missing">{cupboard.notFetched}</p>}
        <Button
          kind="primary"
          icon={playIcon}
          aria-label={`${cupboard.play}: ${name}`}
          title={cupboard.playHint}
          disabled={!canOpen}
          onClick={() => route(playAtOnce(box.info))}
        >
          {cupboard.play}
        </Button>
        <p class="bay-links">
          <a href={`/${id}/table`} aria-label={`${gamePage.set}: ${name}`}>
            {gamePage.set}
          </a>
          <a href={`/${id}/learn`} aria-label={`${gamePage.learnShort}: ${name}`}>
            {gamePage.learnShort}
          </a>
          <a href={`/${id}/rules`} aria-label={`${gamePage.rules}: ${name}`}>
            {gamePage.rules}
          </a>
        </p>
      </div>
    </li>
  );
}
