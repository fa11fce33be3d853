import { Button, collapseIcon, expandIcon, Tabs } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { RuleChapters } from '../rulebook/RuleChapters.tsx';
import { byWords } from './by-words.ts';
import { Log } from './Log.tsx';
import { logLines } from './log-lines.ts';
import { MoveInput } from './MoveInput.tsx';
import type { OpenTable } from './open-table.ts';
import type { Speech } from './seat-words.ts';
import { TableFacts } from './TableFacts.tsx';
import type { TableState } from './table-state.ts';
import { turnPlayers } from './turn-words.ts';
import './notes.css';

interface NotesProps {
  readonly speech: Speech;
  readonly open: OpenTable;
  readonly state: TableState;
}

/** Log, rules and what was agreed: a column beside the board, on a phone a sheet that is pulled up. */
export function Notes({ speech, open, state }: NotesProps): JSX.Element {
  const { table } = speech.t;
  const isUp = useSignal(false);
  const isOver = state.session.position.value.standing.outcome !== undefined;
  const mayType = state.here.value.length > 0 && !isOver;
  const tab = useSignal<'log' | 'rules' | 'table'>('log');
  const tabs = [
    { id: 'log', label: table.tabLog },
    { id: 'rules', label: table.tabRules },
    { id: 'table', label: table.tabTable },
  ] as const;
  return (
    <aside class="notes" data-up={isUp.value || undefined} aria-label={table.notes}>
      <div class="notes-handle">
        <Button
          kind="quiet"
          icon={isUp.value ? collapseIcon : expandIcon}
          aria-expanded={isUp.value}
          onClick={() => {
            isUp.value = !isUp.value;
          }}
        >
          {isUp.value ? table.lessNotes : table.moreNotes}
        </Button>
      </div>
      <div class="notes-pages">
        <Tabs
          label={table.notes}
          tabs={tabs}
          selected={tab.value}
          onSelect={(id) => {
            tab.value = id;
          }}
        >
          {tab.value === 'log' && <LogPage speech={speech} open={open} state={state} />}
          {tab.value === 'rules' && <RulesPage speech={speech} open={open} />}
          {tab.value === 'table' && <TableFacts speech={speech} open={open} state={state} />}
        </Tabs>
        {tab.value === 'log' && mayType && <MoveInput state={state} />}
      </div>
    </aside>
  );
}

function LogPage({ speech, open, state }: NotesProps): JSX.Element {
  const { table } = speech.t;
  const { position } = state.session.stage.shown.value;
  const holders = state.session.holders.value;
  return (
    <Log
      lines={logLines(speech, open.module, position, turnPlayers(speech, holders))}
      empty={table.logEmpty}
      takenBack={table.takenBack}
      whoOf={(by) => byWords(speech, holders, by)}
    />
  );
}

function RulesPage({ speech, open }: Omit<NotesProps, 'state'>): JSX.Element {
  const game = open.box.info.id;
  return (
    <div class="notes-rules">
      <p>
        <a href={`/${game}/rules`}>{speech.t.gamePage.rulesHint}</a>
      </p>
      <RuleChapters game={game} chapters={speech.texts.rulebook} />
    </div>
  );
}
