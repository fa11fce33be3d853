import type { Wish } from '@kast/protocol/client';
import { Button, computerIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { boxOf } from '../cupboard/boxes.ts';
import { introOf } from '../i18n/language.ts';
import { playAtOnce } from '../setup/play-at-once.ts';
import { withdrawWish } from './lobby-state.ts';
import type { LobbyTexts } from './lobby-texts.ts';
import { clockTime } from './wish-words.ts';

interface LookingProps {
  readonly t: LobbyTexts;
  readonly wish: Wish;
}

/** In milliseconds: by then whoever was there already would have been found. */
const OFFER_COMPUTER_AFTER = 6000;

/** More names than that are none to read. */
const MOST_NAMED = 3;

/** T13: what is looked for, since when, and what to do meanwhile. */
export function Looking({ t, wish }: LookingProps): JSX.Element {
  const { route } = useLocation();
  const boxes = wish.games.flatMap((game) => boxOf(game) ?? []);
  // From what the server says on, by the clock of this device: the two may go differently.
  const begun = useSignal(performance.now() - wish.waited * 1000);
  const waited = useSignal(wish.waited * 1000);
  useEffect(() => {
    const timer = setInterval(() => {
      waited.value = performance.now() - begun.value;
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  const names = boxes.map((box) => introOf(box).name);
  const [first] = boxes;
  const isOffered = waited.value >= OFFER_COMPUTER_AFTER;
  return (
    <div class="lobby-looking">
      <p role="status">{boxes.length > MOST_NAMED ? t.lookingForAny : t.lookingFor({ names })}</p>
      <p class="lobby-time figures">
        {wish.later === undefined
          ? t.lookingTime({ time: clockTime(waited.value) })
          : t.lookingLater({ seconds: wish.later })}
      </p>
      <div class="lobby-meanwhile">
        <Button size="small" onClick={withdrawWish}>
          {t.stop}
        </Button>
        {first && (
          <Button
            size="small"
            data-offered={isOffered}
            icon={computerIcon}
            title={t.computerHint}
            onClick={() => route(playAtOnce(first.info))}
          >
            {t.computer}
          </Button>
        )}
      </div>
    </div>
  );
}
