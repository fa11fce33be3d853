import { type ComponentChildren, type JSX, render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { ErrorBoundary, lazy } from 'preact-iso';
import { pause } from '../device/pause.ts';
import { createTurns } from './turns.ts';

/** What somebody does: all that waits for its turn has it before the page hears of that. */
const ACTS = ['pointerdown', 'keydown', 'focusin', 'beforeinput', 'input', 'click', 'change'];

/** For all that is drawn in tasks of their own. */
const turns = createTurns({
  nextTask: () => pause(0),
  whileWaiting(haveAll) {
    const heard = new AbortController();
    const onAct = () => {
      takenOver = 'all';
      haveAll();
    };
    for (const act of ACTS) {
      addEventListener(act, onAct, { capture: true, signal: heard.signal });
    }
    return () => heard.abort();
  },
});

/** How far the page that came with the document is taken over: what is drawn besides came with nothing. */
let takenOver: 'nothing' | 'frame' | 'all' = 'all';

/**
 * Draws into the page that came with the document: its frame at once, then each part in a task of its own, so
 * that a slow phone is not held up by all of them.
 */
export async function takeOver(app: JSX.Element, root: Element): Promise<void> {
  takenOver = 'nothing';
  try {
    render(app, root);
    takenOver = 'frame';
    await turns.done();
  } finally {
    takenOver = 'all';
  }
}

interface PartProps {
  /** One element, where it came with the document. */
  readonly children: ComponentChildren;
}

/** A part that is taken over in a task of its own, and those within it after it. */
export function InTurn({ children }: PartProps): JSX.Element {
  const [Part] = useState(() => (takenOver === 'all' ? Drawn : keptUntil(turns.take())));
  return (
    <ErrorBoundary>
      <Part>{children}</Part>
    </ErrorBoundary>
  );
}

interface AsItCameProps extends PartProps {
  /** All that it is drawn from. */
  readonly of: readonly unknown[];
}

/** A part of the frame that answers to nothing: what came with the document stays until it is drawn from something else. */
export function AsItCame({ children, of }: AsItCameProps): JSX.Element {
  const [{ Part, came, letGo }] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { Part: takenOver === 'nothing' ? keptUntil(promise) : Drawn, came: of, letGo: resolve };
  });
  if (came.some((each, index) => !Object.is(each, of[index]))) letGo();
  return (
    <ErrorBoundary>
      <Part>{children}</Part>
    </ErrorBoundary>
  );
}

interface InNextTaskProps extends PartProps {
  /** Keeps its place. */
  readonly meanwhile?: JSX.Element;
  /** Got ready in a task of its own before that. */
  readonly first?: () => void;
}

/** A part that is drawn in the next task, in a place that is as large without it. */
export function InNextTask({ children, meanwhile, first }: InNextTaskProps): JSX.Element | null {
  const [turn] = useState(() => {
    const ready = first ? turns.take().then(first) : Promise.resolve();
    const own = turns.take();
    return ready.then(() => own);
  });
  const [hasCome, setHasCome] = useState(false);
  useLayoutEffect(() => void turn.then(() => setHasCome(true)), []);
  return hasCome ? <>{children}</> : (meanwhile ?? null);
}

/** While something is still being fetched, Preact leaves its element as it is, and then draws into that. */
function keptUntil(come: Promise<void>): typeof Drawn {
  return lazy(() => come.then(() => Drawn));
}

function Drawn({ children }: PartProps): JSX.Element {
  return <>{children}</>;
}
