import { editIcon, IconButton, Sheet } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/language.ts';
import type { OpenTable } from '../table/open-table.ts';
import type { Speech } from '../table/seat-words.ts';
import { PlanBoard } from './PlanBoard.tsx';
import { usePlan } from './plan-here.ts';
import { usePlanTexts } from './plan-texts.ts';
import './plans.css';

export interface PlanButtonProps {
  readonly speech: Speech;
  readonly open: OpenTable;
}

/** T15: while others decide, the way to a board on which answers are planned, and how many there are. */
export function PlanButton({ speech, open }: PlanButtonProps): JSX.Element | null {
  const texts = usePlanTexts();
  const isOpen = useSignal(false);
  const plan = usePlan(open.session);
  if (texts.status !== 'here') return null;
  const t = texts.value;
  const count = plan.left.value.length;
  return (
    <>
      <IconButton
        icon={editIcon}
        label={count === 0 ? t.open : t.openWith({ count })}
        data-plans={count === 0 ? undefined : count}
        onClick={() => {
          isOpen.value = true;
        }}
      />
      <Sheet
        open={isOpen.value}
        title={t.open}
        closeLabel={words().page.close}
        onClose={() => {
          isOpen.value = false;
        }}
      >
        <PlanBoard t={t} speech={speech} open={open} plan={plan} />
      </Sheet>
    </>
  );
}
