/**
 * The same motion as one `transform`. In an SVG browsers have the compositor move that, and paint the drawing
 * anew for every frame of a `translate`, `scale` or `rotate` of its own.
 */
export function asTransforms(frames: readonly Keyframe[]): Keyframe[] {
  const moved = PARTS.filter((part) => frames.some((frame) => frame[part] !== undefined));
  if (moved.length === 0) return [...frames];
  return frames.map(({ translate, rotate, scale, ...rest }) => {
    const parts = { translate, rotate, scale };
    const transform = moved.map((part) => `${part}(${valuesOf(parts[part] ?? AT_REST[part])})`);
    return { ...rest, transform: transform.join(' ') };
  });
}

/** In the order in which a browser applies them. */
const PARTS = ['translate', 'rotate', 'scale'] as const;

const AT_REST = { translate: '0 0', rotate: '0deg', scale: '1 1' } as const;

function valuesOf(part: NonNullable<Keyframe[string]>): string {
  return String(part).trim().split(/\s+/).join(', ');
}
