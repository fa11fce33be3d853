import type { Refusal } from '@kast/kernel';
import { Button, Slip, Toggle, undoIcon } from '@kast/ui';
import type { ComponentChildren, JSX } from 'preact';
import type { RealTableProps } from './real-table.ts';
import type { Entering } from './use-entering.ts';
import './real-table-frame.css';

interface FrameProps extends Pick<RealTableProps<unknown>, 'ruleHref' | 'words'> {
  readonly class: string;
  readonly entering: Entering;
  /** What is to be tapped next, or how it ended. */
  readonly question: string;
  whyNot(this: void, refusal: Refusal): string;
  /** Absent where nothing was entered. */
  readonly onTakeBack: (() => void) | undefined;
  readonly children: ComponentChildren;
  /** What stands under the buttons. */
  readonly below?: ComponentChildren;
}

/** Around what is tapped: the question, what a rule says against it, and the way back. */
export function RealTableFrame(props: FrameProps): JSX.Element {
  const { entering, question, whyNot, onTakeBack, ruleHref, words, children, below } = props;
  const { isAsking, isAllowed, refusal } = entering;
  return (
    <div class={`entering ${props.class}`}>
      <p class="entering-question" role="status">
        {isAllowed.value ? words.yes : question}
      </p>
      {refusal.value && (
        <Slip
          rule={refusal.value.rule}
          ruleHref={ruleHref(refusal.value.rule)}
          closeLabel={words.close}
          onClose={() => {
            refusal.value = undefined;
          }}
        >
          {whyNot(refusal.value)}
        </Slip>
      )}
      {children}
      <div class="entering-actions">
        <Button icon={undoIcon} disabled={!onTakeBack} onClick={() => onTakeBack?.()}>
          {words.takeBack}
        </Button>
        <Toggle
          label={words.mayI}
          hint={words.mayIHint}
          checked={isAsking.value}
          onChange={(asking) => {
            isAsking.value = asking;
          }}
        />
      </div>
      {below}
    </div>
  );
}
