import type { JSX, Ref } from 'preact';
import { useId, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Pan } from '../../rules/index.ts';
import { PANCAKE } from '../../toss/geometry.ts';
import type { Moment } from '../../toss/throw.ts';
import { Arm } from './Arm.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Pancake, SLICES } from './Pancake.tsx';
import { PanBefore, PanBehind } from './TossPan.tsx';
import {
  AT_REST,
  isUpright,
  lookUp,
  panTransform,
  SCALE,
  shadowOf,
  sliceTransform,
  TILT,
  VIEW_BOX,
} from './projection.ts';
import '../drawing/labels.css';
import '../drawing/toss.css';

/** Places what moves, without anything being drawn anew. */
export interface ScenePlayer {
  show(moment: Moment): void;
}

interface TossSceneProps {
  readonly pan: Pan;
  /** The number that lies up before the toss. */
  readonly face: number;
  readonly player: Ref<ScenePlayer>;
}

/** LK8.1: the toss from the side, as it is simulated. */
export function TossScene({ pan, face, player }: TossSceneProps): JSX.Element {
  const id = useId();
  const view = useRef<SVGGElement>(null);
  const behind = useRef<SVGGElement>(null);
  const before = useRef<SVGGElement>(null);
  const arm = useRef<SVGGElement>(null);
  const pancake = useRef<SVGGElement>(null);
  const shadow = useRef<SVGEllipseElement>(null);
  const last = useRef(AT_REST);
  const backdrop = useMemo(() => <Backdrop id={id} />, [id]);

  const show = (moment: Moment): void => {
    last.current = moment;
    view.current?.setAttribute('transform', lookUp(moment.pancake));
    const held = panTransform(moment.pan);
    for (const part of [behind, before]) part.current?.setAttribute('transform', held);
    // The arm follows the wrist and turns less than the hand.
    const { pan: wrist } = moment;
    arm.current?.setAttribute('transform', panTransform({ ...wrist, angle: wrist.angle * 0.6 }));
    placePancake(pancake.current, moment);
    const { transform, opacity } = shadowOf(moment.pancake);
    shadow.current?.setAttribute('transform', transform);
    shadow.current?.setAttribute('opacity', String(opacity));
  };
  useImperativeHandle(player, () => ({ show }), []);
  useLayoutEffect(() => show(last.current), [pan, face]);

  return (
    <svg
      class="lk-toss-scene"
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g ref={view}>
        {backdrop}
        <ellipse
          ref={shadow}
          fill="#1d0f06"
          rx={PANCAKE.half * SCALE}
          ry={PANCAKE.half * TILT * SCALE}
        />
        <PanBehind pan={pan} whole={behind} />
        <Arm whole={arm} />
        <Pancake face={face} whole={pancake} />
        <PanBefore pan={pan} whole={before} />
      </g>
    </svg>
  );
}

/** Edge first, then the two faces, of which the upper one is seen. */
function placePancake(whole: SVGGElement | null, { pancake }: Moment): void {
  if (!whole) return;
  const upright = isUpright(pancake.angle);
  const [lower, upper] = [whole.children[SLICES.length + 1], whole.children[SLICES.length]];
  SLICES.forEach((share, index) => {
    whole.children[index]?.setAttribute('transform', sliceTransform(pancake, share));
  });
  upper?.setAttribute('transform', sliceTransform(pancake, 1));
  lower?.setAttribute('transform', sliceTransform(pancake, -1));
  upper?.toggleAttribute('hidden', !upright);
  lower?.toggleAttribute('hidden', upright);
}
