import { queueOptionsSymbol, type TaskQueue } from 'piscina';

type Task = NonNullable<ReturnType<TaskQueue['shift']>>;

/** `waited-for`: somebody looks on. `later`: nobody would notice. */
export type Urgency = 'waited-for' | 'later';

/** What is waited for first; otherwise in the order of asking. */
export function urgencyQueue(): TaskQueue {
  const waitedFor = new Set<Task>();
  const later = new Set<Task>();
  const placeOf = (task: Task): Set<Task> => (isWaitedFor(task) ? waitedFor : later);
  return {
    get size() {
      return waitedFor.size + later.size;
    },
    push: (task) => void placeOf(task).add(task),
    remove: (task) => void placeOf(task).delete(task),
    shift() {
      const place = waitedFor.size > 0 ? waitedFor : later;
      const [first = null] = place;
      if (first) place.delete(first);
      return first;
    },
  };
}

export function withUrgency<Value extends object>(value: Value, urgency: Urgency): Value {
  return { ...value, [queueOptionsSymbol]: { urgency } };
}

function isWaitedFor(task: Task): boolean {
  const options = task[queueOptionsSymbol];
  return options !== null && 'urgency' in options && options.urgency === 'waited-for';
}
