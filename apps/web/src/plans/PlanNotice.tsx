import type { TableModule } from '@kast/games';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableSession } from '../session/table-session.ts';
import { Notice } from '../table/Notice.tsx';
import type { Speech } from '../table/seat-words.ts';
import { turnPlayers } from '../table/turn-words.ts';
import { lineWords } from './line-words.ts';
import { answeredByPlan } from './plan-here.ts';
import { usePlanTexts } from './plan-texts.ts';

interface PlanNoticeProps {
  readonly speech: Speech;
  readonly module: TableModule;
  readonly session: TableSession;
}

/** T15: says that the own move was made by the plan, until the next one is. */
export function PlanNotice({ speech, module, session }: PlanNoticeProps): JSX.Element | null {
  const texts = usePlanTexts();
  const read = useSignal<readonly unknown[] | undefined>(undefined);
  const answer = answeredByPlan(session);
  if (!answer || read.value === answer.events || texts.status !== 'here') return null;
  const players = turnPlayers(speech, session.holders.value);
  return (
    <Notice
      text={texts.value.cameTrue({ line: lineWords(speech, module, players, [answer]) })}
      onClose={() => {
        read.value = answer.events;
      }}
    />
  );
}
