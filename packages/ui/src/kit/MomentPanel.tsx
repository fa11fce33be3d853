import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../controls/Button.tsx';
import { goOnWhenRead } from '../stage/go-on-when-read.ts';
import type { WayOn } from '../stage/table-stage.ts';
import './moment.css';

interface MomentPanelProps {
  readonly class: string;
  readonly wayOn: WayOn | undefined;
  /** Comes again and again: it goes on by itself once it could be read. */
  readonly isRoutine?: boolean;
  readonly children: ComponentChildren;
}

/**
 * What is laid over a board until it has been read, with the button that goes on: it keeps its room before it is
 * there. The ear is told by the log.
 */
export function MomentPanel(props: MomentPanelProps): JSX.Element {
  const { class: name, wayOn, isRoutine = false, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const isTimed = isRoutine && wayOn?.isOpen === true;
  useEffect(
    () => (isTimed && panel.current ? goOnWhenRead(panel.current, wayOn.go) : undefined),
    [isTimed],
  );
  return (
    <div ref={panel} class={`${name} moment paper`} data-moment>
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
