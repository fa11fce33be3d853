import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../controls/Button.tsx';
import type { WayOn } from '../stage/table-stage.ts';
import { useLentFocus } from './lent-focus.ts';
import './moment.css';

export interface MomentPanelProps {
  readonly class: string;
  readonly wayOn: WayOn | undefined;
  /** Of what goes on by itself: the focus would hold its clock, and is not led there. */
  readonly panel?: RefObject<HTMLDivElement | null>;
  readonly children: ComponentChildren;
}

/**
 * What is laid over a board until it has been read, with the button that goes on: it keeps its room before it is
 * there. The ear is told by the log.
 */
export function MomentPanel(props: MomentPanelProps): JSX.Element {
  const { class: name, wayOn, children } = props;
  const own = useRef<HTMLDivElement>(null);
  const panel = props.panel ?? own;
  const onFocusIn = useLentFocus(panel, wayOn?.isOpen === true, panel === own);
  return (
    <div ref={panel} class={`${name} moment paper`} onFocusIn={onFocusIn}>
      <div class="moment-told" aria-hidden="true">
        {children}
      </div>
      {wayOn && (
        <div class="moment-on" data-open={wayOn.isOpen}>
          <Button kind="primary" onClick={wayOn.go}>
            <span class="moment-time" />
            <span>{wayOn.word}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
