import type { Viewer } from '@kast/kernel';
import type { HandOnBoard } from '@kast/ui';
import type { JSX, RefObject } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { LeibkoecheEvent, LeibkoecheMove, LeibkoecheView, Tile } from '../rules/index.ts';
import { ThrowingPancake } from './art/ThrowingPancake.tsx';
import { Floor } from './Floor.tsx';
import { HEIGHT, middleOf, PAN_MIDDLE, standOf, wayOf, WIDTH } from './geometry.ts';
import { KingsPlaces } from './KingsPlaces.tsx';
import { HintMark, LastTile, Targets, Way } from './Marks.tsx';
import { Strip } from './Strip.tsx';
import { Things } from './Things.tsx';

export interface DrawingProps {
  readonly view: LeibkoecheView;
  readonly viewer: Viewer;
  readonly last: readonly LeibkoecheEvent[];
  readonly hint?: LeibkoecheMove | undefined;
  readonly targets?: readonly string[];
  /** The way to the cell that is pointed at. */
  readonly way?: readonly Tile[] | undefined;
  readonly over?: string | undefined;
  readonly peekable?: readonly number[];
  /** The king's place whose cover is just being lifted. */
  readonly lifting?: number | undefined;
  readonly hand?: HandOnBoard;
  readonly face?: number;
  /** What it is called where the drawing is all there is; otherwise the grids over it speak. */
  readonly label?: string;
  readonly drawing?: RefObject<SVGSVGElement | null>;
}

/** The kitchen from the floor up, and the king's table behind it. */
export function Drawing(props: DrawingProps): JSX.Element {
  const { view, last, hint, targets = [], way, over, peekable = [], hand, label, drawing } = props;
  const id = useId();
  const floor = useMemo(() => <Floor id={id} />, [id]);
  const cook = standOf(view.cooks, view.onTurn - 1);
  const isHanging = hand?.hanging !== undefined;
  return (
    <svg
      ref={drawing ?? null}
      class="lk-drawing on-wood"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {floor}
      <g class="lk-marks">
        {last.map((event, index) => (
          <LastSeen key={`${event.kind}-${index}`} event={event} />
        ))}
      </g>
      <KingsPlaces
        view={view}
        isSecret={typeof props.viewer === 'number'}
        open={peekable}
        hinted={hint?.kind === 'peek' ? (hint.place ?? undefined) : undefined}
        lifting={props.lifting}
      />
      <Strip view={view} isHanging={isHanging} />
      <Things view={view} />
      <g class="lk-marks">
        {way && <Way points={wayOf(cook, way)} look="go" />}
        <Targets key={`${view.phase}-${view.throws}`} view={view} cells={targets} over={over} />
        {hint && <HintMark move={hint} from={cook} />}
      </g>
      {isHanging && view.held && (
        <g transform={`translate(${PAN_MIDDLE.x} ${PAN_MIDDLE.y})`}>
          <g ref={hand.lifted} class="lk-lifted">
            <ThrowingPancake face={props.face ?? view.held.face} />
          </g>
        </g>
      )}
    </svg>
  );
}

/** Last move = a trace in *note*. */
function LastSeen({ event }: { readonly event: LeibkoecheEvent }): JSX.Element | null {
  switch (event.kind) {
    case 'walked': {
      const from = standOf([event.from], 0);
      return <Way points={wayOf(from, event.tiles)} look="last" />;
    }
    case 'laid':
      return <LastTile at={middleOf(event.tile)} />;
    case 'put':
      return <LastTile at={middleOf(event.to)} />;
    default:
      return null;
  }
}
