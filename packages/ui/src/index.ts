export type * from './table-props.ts';
