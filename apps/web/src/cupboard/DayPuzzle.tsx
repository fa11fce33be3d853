import { dayName, puzzleOfTheDay, registry } from '@kast/games';
import { must } from '@kast/kernel';
import { Icon, puzzleIcon, Stars } from '@kast/ui';
import type { JSX } from 'preact';
import { deviceStore } from '../device/device-store.ts';
import { introOf, words } from '../i18n/language.ts';
import { MOST_STARS } from '../lessons/stars.ts';
import { isOnline, keptGames } from '../offline/kept-games.ts';
import { starsOfDay } from '../puzzles/day.ts';

/** The way to today's puzzle, the same for everybody. Its game brings it along, also without a connection. */
export function DayPuzzle(): JSX.Element {
  const { cupboard, lessons } = words();
  // Which day it is only the device knows: what is rendered ahead leaves the place free.
  if (import.meta.env.SSR) return <p class="cornice-door" />;
  const now = Date.now();
  const box = must(registry[puzzleOfTheDay(now, registry.length).game], 'a game');
  const { id } = box.info;
  const day = dayName(now);
  const game = introOf(box).name;
  const canOpen = isOnline.value || (keptGames.value?.has(id) ?? true);
  const stars = starsOfDay(deviceStore, day);
  if (!canOpen) return <p class="cornice-door">{cupboard.puzzleNotFetched({ game })}</p>;
  return (
    <a class="cornice-door" href={`/${id}/puzzles?day=${day}`}>
      <Icon of={puzzleIcon} />
      <span>{cupboard.puzzleOfTheDay({ game })}</span>
      {stars !== undefined && (
        <Stars
          earned={stars}
          most={MOST_STARS}
          label={lessons.stars({ count: stars, most: MOST_STARS })}
        />
      )}
    </a>
  );
}
