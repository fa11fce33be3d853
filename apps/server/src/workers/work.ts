import type { WorkTable } from '../scheduler/work.ts';
import { drawPicture } from './draw-picture.ts';
import { judgeRecord } from './judge-record.ts';
import { judgeToss } from './judge-toss.ts';
import { think } from './think.ts';

/** All that is done in threads, by name. Who asks for it imports the type alone. */
export const work = { think, judgeToss, judgeRecord, drawPicture } satisfies WorkTable;

export type Work = typeof work;
