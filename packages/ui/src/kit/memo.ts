import { Component, type ComponentChild, type FunctionComponent } from 'preact';

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

/** The same properties with the same values. */
export function isAlike(one: object, other: object): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.is(Reflect.get(one, key), Reflect.get(other, key)));
}
