import type { Answer, ClubPerson } from '@kast/protocol/client';
import {
  binIcon,
  Button,
  IconButton,
  phoneIcon,
  plusIcon,
  closeIcon,
  rematchIcon,
  SignalField,
  Form,
} from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { ClubTexts } from './club-texts.ts';
import { byName, clubClient } from './club-words.ts';

interface PeoplePanelProps {
  readonly texts: ClubTexts;
  readonly id: string;
  readonly people: readonly ClubPerson[];
  readonly isOver: boolean;
  readonly isShut: boolean;
  /** Tells what went wrong, and shows what has changed. */
  readonly onDone: (answer: Answer<unknown>) => Promise<boolean>;
}

/** Who is there, for the host. */
export function PeoplePanel(props: PeoplePanelProps): JSX.Element {
  const { texts, id, people, isOver, isShut, onDone } = props;
  const typed = useSignal('');
  const add = async () => {
    const names = typed.value.split(/[,;\n]/).map((name) => name.trim());
    const given = names.filter((name) => name !== '');
    if (given.length === 0) return;
    if (await onDone(await clubClient.addNames(id, given.slice(0, 50)))) typed.value = '';
  };
  const here = people.filter(({ isAway }) => !isAway);
  return (
    <section class="paper lying club-part" aria-labelledby="club-people">
      <div class="club-title">
        <h2 id="club-people">{texts.people}</h2>
        <span class="club-soft figures">{texts.peopleCount({ count: here.length })}</span>
      </div>
      {!isOver && (
        <Form class="club-line" onSubmit={add}>
          <SignalField
            of={typed}
            label={texts.newNames}
            hint={texts.newNamesHint}
            autoComplete="off"
          />
          <Button icon={plusIcon} type="submit" disabled={typed.value.trim() === ''}>
            {texts.add}
          </Button>
        </Form>
      )}
      {!isOver && (
        <div class="club-line">
          <p class="club-soft">{isShut ? texts.isShut : texts.isOpen}</p>
          <Button size="small" onClick={async () => onDone(await clubClient.shut(id, !isShut))}>
            {isShut ? texts.openDoor : texts.shutDoor}
          </Button>
        </div>
      )}
      <ul class="club-people">
        {byName(people).map((one) => (
          <li key={one.person} class="club-person" data-away={one.isAway}>
            <span class="club-person-name">
              {one.name}
              {one.isAway && <span class="club-soft"> · {texts.hasLeft}</span>}
            </span>
            {one.hasPhone && (
              <IconButton
                size="small"
                icon={phoneIcon}
                label={texts.release({ name: one.name })}
                onClick={async () =>
                  onDone(await clubClient.changePerson(id, one.person, { hasPhone: false }))
                }
              />
            )}
            {one.isAway && (
              <IconButton
                size="small"
                icon={binIcon}
                label={texts.removePerson({ name: one.name })}
                onClick={async () => onDone(await clubClient.removePerson(id, one.person))}
              />
            )}
            <IconButton
              size="small"
              icon={one.isAway ? rematchIcon : closeIcon}
              label={
                one.isAway ? texts.returns({ name: one.name }) : texts.leaves({ name: one.name })
              }
              onClick={async () =>
                onDone(await clubClient.changePerson(id, one.person, { isAway: !one.isAway }))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
