import type { MatchRecord } from '@kast/kernel';

/** Why a match cannot be shown. */
export type Unreadable =
  /** Kept by another device. */
  | { readonly kind: 'elsewhere' }
  /** This device keeps it, but cannot read it back; the record is what there is of it. */
  | {
      readonly kind: 'damaged';
      readonly id: string;
      readonly record: MatchRecord | undefined;
    }
  /** The page does not know the rules that it was begun under. */
  | { readonly kind: 'old-rules'; readonly record: MatchRecord | undefined }
  /** The server cannot read it back. */
  | { readonly kind: 'broken' };
