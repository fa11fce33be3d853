/** What it takes to toss, which a table can do without until somebody does: fetched when a toss is near. */
export { fly, openKitchen } from '../../toss/index.ts';
export { OtherToss } from './OtherToss.tsx';
export { TossByHand } from './TossByHand.tsx';
