import type { GameBox, GameTexts } from '@kast/games';
import { Button, SegmentedControl, Slider } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { boxOf } from '../cupboard/boxes.ts';
import { deviceStore } from '../device/device-store.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { OptionChoice } from './OptionChoice.tsx';
import { SeatChooser } from './SeatChooser.tsx';
import { rememberedSetup, rememberSetup } from './setup-memory.ts';
import { sitDown } from './sit-down.ts';
import { isLocal, isPossible, optionTaken, seatCountTaken, seatTaken } from './table-setup.ts';
import './setup.css';

/** `/tablut/table`: who plays, how, and who may look on. */
export function SetupPage(): JSX.Element {
  const { params } = useRoute();
  const box = boxOf(params['game'] ?? '');
  return box ? <SetupOf box={box} /> : <NotFound />;
}

function SetupOf({ box }: { readonly box: GameBox }): JSX.Element {
  const texts = useGameTexts(box);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  return <SetupSheet box={box} texts={texts.value} />;
}

function SetupSheet({
  box,
  texts,
}: {
  readonly box: GameBox;
  readonly texts: GameTexts;
}): JSX.Element {
  const t = words();
  const { setup: words_ } = t;
  const { info } = box;
  const { route } = useLocation();
  const setup = useSignal(rememberedSetup(deviceStore, info));
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const { min, max } = info.seats;
  const isOnline = !isLocal(setup.value);

  const start = async () => {
    rememberSetup(deviceStore, info.id, setup.value);
    isBusy.value = true;
    const seated = await sitDown(info, setup.value);
    isBusy.value = false;
    if (seated.ok) route(seated.value);
    else problem.value = failureText(t.faults, seated.error);
  };

  return (
    <Page title={words_.title(texts.name)} room="setup">
      <article class="sheet paper lying">
        <p class="sheet-from">
          <a href={`/${info.id}`}>{texts.name}</a>
        </p>
        <h1>{words_.heading}</h1>
        <section class="setup-part">
          <h2>{words_.who}</h2>
          {min < max && (
            <Slider
              label={words_.seatCount}
              min={min}
              max={max}
              value={setup.value.seats.length}
              valueText={String(setup.value.seats.length)}
              onInput={(count) => {
                setup.value = seatCountTaken(setup.value, count);
              }}
            />
          )}
          {setup.value.seats.map((choice, index) => (
            <SeatChooser
              key={index}
              name={texts.seatName(index + 1) ?? words_.seatNumbered(index + 1)}
              choice={choice}
              onChange={(next) => {
                setup.value = seatTaken(setup.value, index + 1, next);
              }}
            />
          ))}
          {!isPossible(setup.value) && (
            <p class="problem" role="alert">
              {words_.impossible}
            </p>
          )}
        </section>
        <section class="setup-part">
          <h2>{words_.rules}</h2>
          {Object.entries(info.options).map(([option, spec]) => (
            <OptionChoice
              key={option}
              game={info.id}
              texts={texts.options[option]}
              spec={spec}
              value={setup.value.options[option] ?? spec.values[0]}
              onChange={(value) => {
                setup.value = optionTaken(setup.value, option, value);
              }}
            />
          ))}
        </section>
        {isOnline && (
          <section class="setup-part">
            <SegmentedControl
              legend={words_.watchers}
              segments={[
                { value: 'anyone', label: words_.anyone },
                { value: 'nobody', label: words_.nobody },
              ]}
              value={setup.value.watchers}
              onChange={(watchers) => {
                setup.value = { ...setup.value, watchers };
              }}
            />
            <p class="field-hint">{words_.watchersHint}</p>
          </section>
        )}
        <p class="setup-place">{isOnline ? words_.onlineNote : words_.localNote}</p>
        {problem.value && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
        <div class="setup-start">
          <Button
            kind="primary"
            size="large"
            disabled={isBusy.value || !isPossible(setup.value)}
            onClick={start}
          >
            {isBusy.value ? words_.starting : words_.start}
          </Button>
        </div>
      </article>
    </Page>
  );
}
