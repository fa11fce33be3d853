/** What a page needs to know of the computers at its tables; the searches think elsewhere. */
export * from './agrees-to-draw.ts';
export * from './computer-level.ts';
export * from './computer-name.ts';
export * from './computer-seed.ts';
export * from './level.ts';
