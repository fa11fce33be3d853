import { registry } from '@kast/games';
import { Button, Form, SegmentedControl } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { deviceStore } from '../device/device-store.ts';
import { readJson } from '../device/key-value.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { introOf, words } from '../i18n/language.ts';
import { lobby, makeWish } from './lobby-state.ts';
import type { LobbyTexts } from './lobby-texts.ts';
import {
  isDraft,
  PACES,
  PLAYERS,
  requestOf,
  termsOfPace,
  waitWords,
  type WishDraft,
} from './wish-words.ts';
import { Problem } from '../page/Problem.tsx';

const KEY = 'kast.wish-draft';
const ALL = registry.map(({ info }) => info.id);
/** Who has one game in mind should not have to take four others away. */
const USUAL: WishDraft = { games: [], players: 'any', pace: 'live' };

interface WishFormProps {
  readonly t: LobbyTexts;
  /** It is being asked for: what comes of it stands elsewhere. */
  readonly onWish: () => void;
}

/** T13: one wish over several games. */
export function WishForm({ t, onWish }: WishFormProps): JSX.Element {
  const { faults } = words();
  const heading = useId();
  const draft = useSignal(readJson(deviceStore, KEY, isDraft) ?? USUAL);
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const change = (part: Partial<WishDraft>): void => {
    draft.value = { ...draft.value, ...part };
    problem.value = '';
  };
  const { games } = draft.value;
  const go = async (): Promise<void> => {
    deviceStore.set(KEY, JSON.stringify(draft.value));
    isBusy.value = true;
    onWish();
    const failure = await makeWish(requestOf(draft.value));
    isBusy.value = false;
    if (failure) problem.value = failureText(faults, failure);
  };
  const players = Object.keys(PLAYERS) as (keyof typeof PLAYERS)[];
  const paces = Object.keys(PACES) as (keyof typeof PACES)[];
  return (
    <Form class="wish-form" aria-labelledby={heading} onSubmit={go}>
      <h3 id={heading}>{t.wishTitle}</h3>
      <GameChoice t={t} chosen={games} onChange={(chosen) => change({ games: chosen })} />
      <SegmentedControl
        legend={t.players.legend}
        segments={players.map((value) => ({ value, label: t.players[value] }))}
        value={draft.value.players}
        onChange={(value) => change({ players: value })}
      />
      <SegmentedControl
        legend={t.pace.legend}
        segments={paces.map((value) => ({ value, label: t.pace[value] }))}
        value={draft.value.pace}
        onChange={(value) => change({ pace: value })}
      />
      {termsOfPace(t, draft.value.pace).map((line) => (
        <p key={line} class="field-hint">
          {line}
        </p>
      ))}
      {lobby.value && <p class="field-hint">{waitWords(t, games, lobby.value)}</p>}
      <Problem of={problem} />
      {games.length === 0 && <p class="field-hint">{t.noGame}</p>}
      <Button kind="primary" type="submit" disabled={isBusy.value || games.length === 0}>
        {t.go}
      </Button>
    </Form>
  );
}

interface GameChoiceProps {
  readonly t: LobbyTexts;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function GameChoice({ t, chosen, onChange }: GameChoiceProps): JSX.Element {
  const lookedFor = new Map(lobby.value?.lookingFor.map(({ game, count }) => [game, count]));
  return (
    <fieldset class="segmented">
      <legend class="field-label">{t.games}</legend>
      <div class="wish-games">
        {registry.map((box) => {
          const { id } = box.info;
          const isChosen = chosen.includes(id);
          const count = lookedFor.get(id) ?? 0;
          return (
            <label key={id} class="wish-game">
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  onChange(ALL.filter((game) => (game === id ? !isChosen : chosen.includes(game))))
                }
              />
              <img src={box.cover} alt="" width="30" height="40" loading="lazy" />
              <span>{introOf(box).name}</span>
              {count > 0 && <span class="wish-seeking figures">{t.seeking({ count })}</span>}
            </label>
          );
        })}
      </div>
      {chosen.length < ALL.length && (
        <Button kind="quiet" size="small" onClick={() => onChange(ALL)}>
          {t.allGames}
        </Button>
      )}
    </fieldset>
  );
}
