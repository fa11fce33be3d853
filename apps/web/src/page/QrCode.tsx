import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import './qr-code.css';

interface QrCodeProps {
  readonly text: string;
  /** What it is for, in words. */
  readonly label: string;
}

/** Always dark upon white: phones read it so, whatever the theme. Its place is kept until it can be drawn. */
export function QrCode({ text, label }: QrCodeProps): JSX.Element {
  const drawn = useLoaded(() => draw(text), [text]);
  const { size, path } = drawn.status === 'here' ? drawn.value : EMPTY;
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}

const EMPTY = { size: 1, path: '' };

/** The white margin that a reader needs. */
const MARGIN = 3;

async function draw(text: string): Promise<{ readonly size: number; readonly path: string }> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: rows.flat().join('') };
}
