import type { TableProps } from '@kast/ui';
import type { LeibkoecheEvent, LeibkoecheMove, LeibkoecheView } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';

export type LeibkoecheProps = TableProps<
  LeibkoecheView,
  LeibkoecheMove,
  LeibkoecheEvent,
  LeibkoecheTexts
>;
