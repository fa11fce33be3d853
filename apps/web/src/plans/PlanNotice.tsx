import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableSession } from '../session/table-session.ts';
import { Notice } from '../table/Notice.tsx';
import { answeredByPlan } from './plan-here.ts';
import { usePlanTexts } from './plan-texts.ts';

/** T15: says that the own move was made by the plan, until the next one is. */
export function PlanNotice({ session }: { readonly session: TableSession }): JSX.Element | null {
  const texts = usePlanTexts();
  const read = useSignal<string | undefined>(undefined);
  const line = answeredByPlan(session);
  if (line === undefined || read.value === line || texts.status !== 'here') return null;
  return (
    <Notice
      text={texts.value.cameTrue({ line })}
      onClose={() => {
        read.value = line;
      }}
    />
  );
}
