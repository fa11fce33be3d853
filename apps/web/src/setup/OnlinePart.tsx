import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { AbsencePart } from '../absence/AbsencePart.tsx';
import { ClockPart } from '../clock/ClockPart.tsx';
import { RatedPart } from '../ratings/RatedPart.tsx';
import { HostNamePart } from './HostNamePart.tsx';
import type { TableSetup } from './table-setup.ts';
import { WatchersPart } from './WatchersPart.tsx';

export interface OnlinePartProps {
  readonly setup: Signal<TableSetup>;
  /** Of whoever invites the others. */
  readonly name: Signal<string>;
}

/** What is agreed on at a table that others can reach. All of it comes at once. */
export function OnlinePart({ setup, name }: OnlinePartProps): JSX.Element {
  return (
    <>
      <ClockPart setup={setup} />
      {setup.value.clock?.kind !== 'days' && <AbsencePart setup={setup} />}
      <RatedPart setup={setup} />
      <HostNamePart name={name} />
      <WatchersPart setup={setup} />
    </>
  );
}
