import { Component, type ComponentChild, type FunctionComponent } from 'preact';
import { isAlike } from './is-same.ts';

/** Drawn anew only when its properties are not the same as before: all of them, unless `isSame` says what counts. */
export function memo<Props extends object>(
  draw: (props: Props) => ComponentChild,
  isSame: (one: Props, other: Props) => boolean = isAlike,
): FunctionComponent<Props> {
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !isSame(this.props, next);
    }

    override render(props: Props): ComponentChild {
      return draw(props);
    }
  }
  return Memo as unknown as FunctionComponent<Props>;
}
