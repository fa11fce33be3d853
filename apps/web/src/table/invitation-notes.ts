/** What only some invitations say. */
export { TermsNote } from '../clock/TermsNote.tsx';
export { NeedsAccount } from '../ratings/NeedsAccount.tsx';
export { RatedNote } from '../ratings/RatedMark.tsx';
