import { Tabs } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { settings } from '../account/settings.ts';
import { LogPage } from './LogPage.tsx';
import { MoveInput } from './MoveInput.tsx';
import { NotesSheet } from './NotesSheet.tsx';
import type { OpenTable } from './open-table.ts';
import { RulesPage } from './RulesPage.tsx';
import type { Speech } from './seat-words.ts';
import { TableFacts } from './TableFacts.tsx';
import type { TableState } from './table-state.ts';

interface NotesProps {
  readonly speech: Speech;
  readonly open: OpenTable;
  readonly state: TableState;
  /** Shows once more what a beginner is told. */
  readonly onCard: (() => void) | undefined;
}

/** Log, rules and what was agreed. */
export function Notes({ speech, open, state, onCard }: NotesProps): JSX.Element {
  const { table } = speech.t;
  const { shown } = state.session.stage;
  const isOver = shown.value.position.standing.outcome !== undefined;
  const mayType = state.acting.value !== undefined && !isOver;
  const tab = useSignal<'log' | 'rules' | 'table'>('log');
  const tabs = [
    { id: 'log', label: table.tabLog },
    { id: 'rules', label: table.tabRules },
    { id: 'table', label: table.tabTable },
  ] as const;
  return (
    <NotesSheet>
      <Tabs
        label={table.notes}
        tabs={tabs}
        selected={tab.value}
        onSelect={(id) => {
          tab.value = id;
        }}
      >
        {tab.value === 'log' && !state.curtain.isClosed.value && (
          <LogPage speech={speech} open={open} state={state} />
        )}
        {tab.value === 'rules' && (
          <RulesPage speech={speech} game={open.box.info.id} onCard={onCard} />
        )}
        {tab.value === 'table' && <TableFacts speech={speech} open={open} state={state} />}
      </Tabs>
      {tab.value === 'log' && mayType && settings.value.notation && <MoveInput state={state} />}
    </NotesSheet>
  );
}
