import type { JSX } from 'preact';
import { Icon } from '../icons/Icon.tsx';
import type { IconShape } from '../icons/icons.ts';
import type { ButtonLook } from './Button.tsx';
import './button.css';

type IconButtonProps = ButtonLook & {
  readonly icon: IconShape;
  /** What it does, in words: read out, and shown where the mouse rests. */
  readonly label: string;
} & Omit<JSX.IntrinsicElements['button'], 'size' | 'icon' | 'label' | 'class' | 'children'>;

export function IconButton({
  kind = 'quiet',
  size,
  icon,
  label,
  ...rest
}: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      data-icon-only
      data-kind={kind}
      data-size={size}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon of={icon} />
    </button>
  );
}
