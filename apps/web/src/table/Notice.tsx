import type { ComponentChildren, JSX } from 'preact';

interface NoticeProps {
  readonly text: string;
  readonly action?: ComponentChildren;
}

/** A slip beside the board that says what goes on. */
export function Notice({ text, action }: NoticeProps): JSX.Element {
  return (
    <div class="notice paper" role="status">
      <p>{text}</p>
      {action}
    </div>
  );
}
