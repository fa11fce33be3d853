import type { GameTexts } from '@kast/games';
import { Button, SignalField } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/language.ts';
import { readTyped } from './read-typed.ts';
import { letterReader } from './typed-letters.ts';
import type { TableState } from './table-state.ts';

interface MoveInputProps {
  readonly state: TableState;
  readonly letters: GameTexts['letters'];
}

/** For those who would rather type a move than make it. */
export function MoveInput({ state, letters }: MoveInputProps): JSX.Element {
  const { table } = words();
  const text = useSignal('');
  const { moves, session } = state;
  const [first] = moves.value;
  /** While others decide it stays as it was. */
  const example = useRef<string | undefined>(undefined);
  useLayoutEffect(() => backToBoard, []);
  if (first !== undefined) {
    example.current = letterReader(letters ?? {}).asSeen(session.judge.value.notate(first));
  }
  const move = example.current;
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = text.value.trim();
    const seat = state.acting.value;
    if (typed === '' || seat === undefined) return;
    const judge = session.judge.value;
    const read = readTyped(typed, { judge, seat, moves: moves.value, letters });
    if (read.kind === 'ambiguous') {
      state.note(words().faults.ambiguousMove({ text: typed, meant: read.moves }));
    } else if (await state.enter(read.text)) text.value = '';
  };
  return (
    <form class="move-input" onSubmit={submit}>
      <SignalField
        of={text}
        label={table.typeMove}
        hint={move === undefined ? undefined : table.typeMoveHint({ move })}
        autoComplete="off"
        maxLength={200}
      />
      <Button type="submit" kind="plain">
        {table.typeMoveSend}
      </Button>
    </form>
  );
}

/** With the last move nothing is left to type: whoever was here goes on where it is shown how it ends. */
function backToBoard(): void {
  if (!document.activeElement?.closest('.move-input')) return;
  const board = document.getElementById('content');
  const cell = board?.querySelector<HTMLElement>('.board-cell[tabindex="0"]');
  (cell ?? board)?.focus({ preventScroll: true });
}
