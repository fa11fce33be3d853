import { blocking } from './blocking.ts';
import { choosing } from './choosing.ts';
import { crown } from './crown.ts';
import { goal } from './goal.ts';
import { halfOrFull } from './half-or-full.ts';
import { lastOrder } from './last-order.ts';
import type { LeibkoecheLesson } from './leibkoeche-lesson.ts';
import { noWayBack } from './no-way-back.ts';
import { onceMore } from './once-more.ts';
import { shifting } from './shifting.ts';
import { walking } from './walking.ts';

/** The course, in the order in which it is taken. */
export const lessons: readonly LeibkoecheLesson[] = [
  goal,
  walking,
  noWayBack,
  halfOrFull,
  choosing,
  onceMore,
  crown,
  blocking,
  lastOrder,
  shifting,
];
