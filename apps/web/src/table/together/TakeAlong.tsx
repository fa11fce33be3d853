import { Button, Dialog, phoneIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { client } from '../../device/client.ts';
import { shareOrigin, spelledOut } from '../../device/share-origin.ts';
import { failureText } from '../../i18n/fault-texts.ts';
import { words } from '../../i18n/language.ts';
import { QrCode } from '../../page/QrCode.tsx';
import { inGroups } from './code-words.ts';
import './joining.css';

/** T10: the way of a seat to another device. */
export function TakeAlong({ id }: { readonly id: string }): JSX.Element {
  const { bigScreen, page } = words();
  const isOpen = useSignal(false);
  return (
    <>
      <Button
        icon={phoneIcon}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {bigScreen.takeAlong}
      </Button>
      <Dialog
        open={isOpen.value}
        onClose={() => {
          isOpen.value = false;
        }}
        title={bigScreen.takeAlongTitle}
        closeLabel={page.close}
      >
        <SeatCodeShown id={id} />
      </Dialog>
    </>
  );
}

interface Shown {
  readonly code: string;
  readonly origin: string;
}

function SeatCodeShown({ id }: { readonly id: string }): JSX.Element {
  const { bigScreen, faults } = words();
  const shown = useSignal<Shown | undefined>(undefined);
  const problem = useSignal('');
  const round = useSignal(0);
  useEffect(() => {
    let timer: number | undefined;
    let isWanted = true;
    const ask = async () => {
      const [answer, origin] = await Promise.all([client.newSeatCode(id), shareOrigin()]);
      if (!isWanted) return;
      problem.value = answer.ok ? '' : failureText(faults, answer.error);
      shown.value = answer.ok ? { code: answer.value.code, origin } : undefined;
      if (!answer.ok) return;
      timer = setTimeout(() => {
        shown.value = undefined;
        problem.value = bigScreen.takeAlongGone;
      }, answer.value.seconds * 1000);
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id, round.value]);
  if (problem.value) {
    return (
      <>
        <p role="alert">{problem.value}</p>
        <Button
          onClick={() => {
            round.value += 1;
          }}
        >
          {bigScreen.takeAlongNew}
        </Button>
      </>
    );
  }
  if (!shown.value) return <p role="status">{words().page.loading}</p>;
  const { code, origin } = shown.value;
  return (
    <div class="take-along">
      <QrCode text={`${origin}/code#${code}`} label={bigScreen.qr} />
      <strong class="join-code figures">{inGroups(code)}</strong>
      <p>{bigScreen.takeAlongText({ address: `${spelledOut(origin)}/code` })}</p>
    </div>
  );
}
