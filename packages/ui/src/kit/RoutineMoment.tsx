import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { goOnWhenRead } from '../stage/go-on-when-read.ts';
import { MomentPanel, type MomentPanelProps } from './MomentPanel.tsx';

/** A moment that comes again and again: it goes on by itself once it could be read. */
export function RoutineMoment(props: Omit<MomentPanelProps, 'panel'>): JSX.Element {
  const { wayOn } = props;
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = wayOn?.isOpen === true;
  useEffect(
    () => (isOpen && panel.current ? goOnWhenRead(panel.current, wayOn.go) : undefined),
    [isOpen],
  );
  return <MomentPanel {...props} panel={panel} />;
}
