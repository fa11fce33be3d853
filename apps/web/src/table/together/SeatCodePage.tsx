import { Button, Form, SignalField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { client } from '../../device/client.ts';
import { failureText } from '../../i18n/fault-texts.ts';
import { words } from '../../i18n/language.ts';
import { Page } from '../../page/Page.tsx';
import { useGuestName } from '../../account/use-guest-name.ts';
import { codeAddress } from './code-address.ts';
import { codeBehind } from './code-words.ts';
import { Problem } from '../../page/Problem.tsx';
import { GuestNameField } from '../../account/GuestNameField.tsx';

/** `/code`: whoever has one goes on with its seat, or comes to its table. */
export function SeatCodePage(): JSX.Element {
  const { bigScreen, faults } = words();
  const { route } = useLocation();
  const code = useSignal(codeBehind(location.hash));
  const problem = useSignal('');
  const { name, save } = useGuestName();
  // What stands in the address is used by whoever presses the button, and not by who only looks.
  useEffect(() => history.replaceState(history.state, '', '/code'), []);
  const go = async () => {
    const unnamed = await save();
    if (unnamed) {
      problem.value = failureText(faults, unnamed);
      return;
    }
    const used = await client.useSeatCode(code.value);
    if (!used.ok) {
      problem.value = failureText(faults, used.error);
      return;
    }
    route(codeAddress(used.value, name.value !== ''), true);
  };
  return (
    <Page title={bigScreen.codeTitle} room="code">
      <Form class="sheet paper lying" onSubmit={go}>
        <h1>{bigScreen.codeTitle}</h1>
        <p>{bigScreen.codeText}</p>
        <SignalField
          of={code}
          label={bigScreen.code}
          hint={bigScreen.codeHint}
          maxLength={20}
          autoComplete="one-time-code"
        />
        <GuestNameField name={name} />
        <Problem of={problem} />
        <Button kind="primary" size="large" type="submit" disabled={code.value.trim() === ''}>
          {bigScreen.codeGo}
        </Button>
      </Form>
    </Page>
  );
}
