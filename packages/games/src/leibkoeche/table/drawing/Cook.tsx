import type { JSX } from 'preact';
import leaning from './pictures/cook-leaning.svg';
import low from './pictures/cook-low.svg';
import mushroom from './pictures/cook-mushroom.svg';
import tall from './pictures/cook-tall.svg';

const PICTURES = [tall, mushroom, low, leaning];

/** Told by colour and by hat. Feet at 0, 0; some 52 wide and 92 high. */
export function Cook({ seat }: { readonly seat: number }): JSX.Element {
  return <image href={PICTURES[seat - 1]} x="-27" y="-91" width="60" height="102" />;
}
