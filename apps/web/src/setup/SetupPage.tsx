import type { GameBox, GameTexts } from '@kast/games';
import { fail } from '@kast/kernel';
import { Button } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { useGuestName } from '../account/use-guest-name.ts';
import { boxOf } from '../cupboard/boxes.ts';
import { deviceStore } from '../device/device-store.ts';
import { failureText } from '../i18n/fault-texts.ts';
import { type Messages, words } from '../i18n/language.ts';
import { useDoor } from '../page/doors.ts';
import { Missed } from '../page/Missed.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching, Page } from '../page/Page.tsx';
import { InTurn } from '../page/take-over.tsx';
import { useGameTexts } from '../page/use-game-texts.ts';
import { OptionsPart } from './OptionsPart.tsx';
import { PlacePart } from './PlacePart.tsx';
import { SeatsPart } from './SeatsPart.tsx';
import { askFriend, useTableFor } from './for-a-friend.ts';
import { ONLINE_DOOR } from './online-door.ts';
import { rememberedPeople, rememberPeople, withNames } from './people.ts';
import { rememberedSetup, rememberSetup } from './setup-memory.ts';
import { sitDown } from './sit-down.ts';
import { isLocal, isPossible, withOpenSeats } from './table-setup.ts';
import './setup.css';

/** `/tablut/table`: who plays, how, and who may look on. */
export function SetupPage(): JSX.Element {
  const { params } = useRoute();
  const box = boxOf(params['game'] ?? '');
  return box ? <SetupOf key={box.info.id} box={box} /> : <NotFound />;
}

function SetupOf({ box }: { readonly box: GameBox }): JSX.Element {
  const texts = useGameTexts(box);
  if (texts.status !== 'here') return <Fetching failed={texts.status === 'failed'} />;
  return <SetupSheet box={box} texts={texts.value} />;
}

interface SheetProps {
  readonly box: GameBox;
  readonly texts: GameTexts;
}

function SetupSheet({ box, texts }: SheetProps): JSX.Element {
  const t = words();
  const { info } = box;
  const { route } = useLocation();
  const friend = useTableFor();
  const setup = useSignal(
    friend
      ? withOpenSeats(rememberedSetup(deviceStore, info, info.seats.min))
      : rememberedSetup(deviceStore, info),
  );
  const people = useSignal(rememberedPeople(deviceStore));
  const guest = useGuestName();
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const isOnline = !isLocal(setup.value);
  // Fetched before anybody asks for it: then nothing moves any more under a finger.
  const online = useDoor(ONLINE_DOOR);
  const [beganOnline] = useState(isOnline);
  const { isScreen } = setup.value;
  const isWrong = !isPossible(setup.value);
  const whyWrong = isScreen ? t.setup.noPhone : t.setup.impossible;
  const whyNot = isWrong ? whyWrong : problem.value;
  const onlineNote = isScreen ? t.setup.screenNote : t.setup.onlineNote;

  const start = async () => {
    rememberSetup(deviceStore, info.id, setup.value);
    isBusy.value = true;
    problem.value = '';
    rememberPeople(deviceStore, people.value);
    const named = withNames(setup.value, (person) => nameOf(people.value, person, t));
    const unnamed = isOnline ? await guest.save() : undefined;
    const seated = unnamed ? fail(unnamed) : await sitDown(info, named);
    if (seated.ok && isOnline && friend) await askFriend(friend.id, seated.value);
    isBusy.value = false;
    if (seated.ok) route(seated.value);
    else problem.value = failureText(t.faults, seated.error);
  };

  // Where it begins with that, nothing is shown before it.
  if (beganOnline && online.status === 'loading') return <Fetching failed={false} />;
  return (
    <Page title={t.setup.title({ game: texts.name })} room="setup">
      <InTurn>
        <article class="sheet paper lying">
          <p class="sheet-from">
            <a href={`/${info.id}`}>{texts.name}</a>
          </p>
          <h1>{t.setup.heading}</h1>
          {friend && isOnline && <p>{t.setup.forFriend({ name: friend.name })}</p>}
          <InTurn>
            <PlacePart setup={setup} />
          </InTurn>
          <InTurn>
            <SeatsPart info={info} texts={texts} setup={setup} people={people} />
          </InTurn>
          {isOnline && online.status === 'failed' && <Missed onRetry={online.retry} />}
          {isOnline && online.status === 'here' && <online.value setup={setup} name={guest.name} />}
          <InTurn>
            <OptionsPart box={box} texts={texts} setup={setup} />
          </InTurn>
          <p class="setup-place">{isOnline ? onlineNote : t.setup.localNote}</p>
          <div class="setup-start">
            {whyNot && (
              <p class="problem" role="alert">
                {whyNot}
              </p>
            )}
            <Button kind="primary" size="large" disabled={isBusy.value || isWrong} onClick={start}>
              {isBusy.value ? t.setup.starting : t.setup.start}
            </Button>
          </div>
        </article>
      </InTurn>
    </Page>
  );
}

/** A field that was emptied asks for no name of its own. */
function nameOf(people: readonly string[], person: number, { table }: Messages): string {
  const name = people[person - 1]?.trim() ?? '';
  return name === '' ? table.seatNumbered({ seat: person }) : name;
}
