import type { ComponentChild, ComponentChildren, JSX } from 'preact';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Extent } from './extent.ts';
import { FirstDrawingPart } from './first-drawing.tsx';
import { memo } from './memo.ts';
import './surface.css';

const Measured = createContext<Extent>({ width: 100, height: 100 });

/** The drawing that something lies on. */
export function useExtent(): Extent {
  return useContext(Measured);
}

interface SurfaceProps extends Extent {
  /** What never changes, in a layer of its own: a new drawing only for another `groundKey`. */
  readonly ground: (key: string) => ComponentChild;
  readonly groundKey?: string;
  /** What the drawing is called where it is all there is; otherwise the cells over it speak. */
  readonly label?: string | undefined;
  /** Drawn over the ground: marks and pieces. */
  readonly children?: ComponentChildren;
  /** Laid over the drawing: cells, panels. Not where it has a label. */
  readonly over?: ComponentChildren;
  readonly class?: string;
}

/**
 * A board as large as its room allows. The room is whatever the layout gives it: where that has a height of
 * its own (`--room: size`) the board keeps within it, elsewhere it is as high as its width makes it.
 */
export function Surface(props: SurfaceProps): JSX.Element {
  const { width, height, ground, groundKey = '', label, children, over } = props;
  const extent = useMemo(() => ({ width, height }), [width, height]);
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <Measured.Provider value={extent}>
      <div class="surface-room" style={{ '--ratio': width / height }}>
        <div class={`surface ${props.class ?? ''}`}>
          <Ground viewBox={viewBox} draw={ground} groundKey={groundKey} />
          <svg
            class="surface-drawing"
            viewBox={viewBox}
            {...(label === undefined
              ? { 'aria-hidden': true }
              : { role: 'img', 'aria-label': label })}
          >
            {children}
          </svg>
          {label === undefined && <FirstDrawingPart>{over}</FirstDrawingPart>}
        </div>
      </div>
    </Measured.Provider>
  );
}

interface GroundProps {
  readonly viewBox: string;
  readonly draw: (key: string) => ComponentChild;
  readonly groundKey: string;
}

const Ground = memo(({ viewBox, draw, groundKey }: GroundProps) => (
  <svg class="surface-ground" viewBox={viewBox} aria-hidden="true">
    {draw(groundKey)}
  </svg>
));
