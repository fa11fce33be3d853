import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../icons/Icon.tsx';
import type { IconShape } from '../icons/icons.ts';
import './button.css';

export interface ButtonLook {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

type Own = ButtonLook & {
  readonly icon?: IconShape | undefined;
  readonly children: ComponentChildren;
};
type Native = Omit<JSX.IntrinsicElements['button'], 'size' | 'icon' | 'class'>;
type Goes = { readonly href: string; readonly download?: string | undefined };

export function Button({ kind, size, icon, children, ...rest }: Own & Native): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      data-kind={kind}
      data-size={size}
      onKeyDown={pressOnce}
      {...rest}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** Goes somewhere, and so is a link that looks like a button. */
export function ButtonLink({ kind, size, icon, children, ...rest }: Own & Goes): JSX.Element {
  return (
    <a class="button" data-kind={kind} data-size={size} {...rest}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  );
}

/** A key that is held down has pressed already: what has the focus by then is another button. */
function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
