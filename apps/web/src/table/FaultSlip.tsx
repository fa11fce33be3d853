import type { Player } from '@kast/games';
import { Slip } from '@kast/ui';
import type { JSX } from 'preact';
import { faultText } from '../i18n/fault-texts.ts';
import type { Fault } from '../session/fault.ts';
import type { Speech } from './seat-words.ts';
import type { ShownFault } from './table-state.ts';

interface FaultSlipProps {
  readonly speech: Speech;
  /** For the way to its rulebook. */
  readonly game: string;
  /** Of whom it may tell; left out where everybody goes by their seat. */
  readonly players?: readonly Player[];
  readonly shown: ShownFault | undefined;
  readonly onClose: () => void;
}

/** The slip of paper that says why not, with the rule. */
export function FaultSlip(props: FaultSlipProps): JSX.Element | null {
  const { speech, game, players, shown, onClose } = props;
  if (!shown) return null;
  const { fault, number } = shown;
  const rule = ruleOf(fault);
  return (
    <Slip
      key={number}
      rule={rule}
      ruleHref={rule && `/${game}/rules#${rule}`}
      closeLabel={speech.t.page.close}
      onClose={onClose}
    >
      {faultText(speech.t.faults, speech.texts, fault, players)}
    </Slip>
  );
}

function ruleOf(fault: Fault): string | undefined {
  if (fault.kind === 'refused') return fault.refusal.rule;
  return fault.kind === 'awaited' ? fault.rule : undefined;
}
