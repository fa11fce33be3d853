import type { HandOnTable } from '@kast/ui/kit';
import type { DrunterProps } from '../table-props.ts';

export interface TrayProps extends DrunterProps {
  readonly hand: HandOnTable;
  readonly isCalling: boolean;
  readonly onCalling: (isCalling: boolean) => void;
  /** Are they sure that they are done? */
  readonly isAsked: boolean;
  readonly onAsked: (isAsked: boolean) => void;
}
