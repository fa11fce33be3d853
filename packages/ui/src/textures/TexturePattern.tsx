import type { JSX } from 'preact';
import birch from './birch.svg';
import brass from './brass.svg';
import linen from './linen.svg';
import paper from './paper.svg';
import walnut from './walnut.svg';

/** A tile drawn once, at low contrast, to lie over any colour. */
export interface Texture {
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

export const birchTexture: Texture = { href: birch, width: 480, height: 320 };
export const brassTexture: Texture = { href: brass, width: 64, height: 64 };
export const linenTexture: Texture = { href: linen, width: 24, height: 24 };
export const paperTexture: Texture = { href: paper, width: 240, height: 240 };
export const walnutTexture: Texture = { href: walnut, width: 480, height: 320 };

export interface TexturePatternProps {
  /** Fill with `url(#id)`. */
  readonly id: string;
  readonly of: Texture;
  readonly scale: number;
}

/** The same grain inside a drawing: stands in its `<defs>`. */
export function TexturePattern({ id, of: texture, scale }: TexturePatternProps): JSX.Element {
  const width = texture.width * scale;
  const height = texture.height * scale;
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <image href={texture.href} width={width} height={height} />
    </pattern>
  );
}
