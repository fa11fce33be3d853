/** The measures of a drawing, in its own units. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}
