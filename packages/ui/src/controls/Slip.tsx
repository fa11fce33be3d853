import type { ComponentChildren, JSX } from 'preact';
import { closeIcon } from '../icons/icons.ts';
import { IconButton } from './IconButton.tsx';
import './slip.css';

export interface SlipProps {
  /** `TB3.4`; absent where no rule stands against it, but trouble. */
  readonly rule?: string | undefined;
  /** Where the rulebook tells more. */
  readonly ruleHref?: string | undefined;
  /** Why not, in the reader's language. */
  readonly children: ComponentChildren;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The slip of paper that a refusal is written on. Give it a `key` per refusal, so that it shakes anew. */
export function Slip({ rule, ruleHref, children, closeLabel, onClose }: SlipProps): JSX.Element {
  return (
    <div class="slip" role="alert">
      {rule && ruleHref && (
        <a class="slip-rule" data-rule href={ruleHref}>
          {rule}
        </a>
      )}
      {rule && !ruleHref && <span class="slip-rule">{rule}</span>}
      <p class="slip-reason">{children}</p>
      <IconButton icon={closeIcon} label={closeLabel} size="small" onClick={onClose} />
    </div>
  );
}
