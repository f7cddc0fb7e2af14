import type { PriceLine } from '@contract/priceLine';

/** A line among others. */
export type ListedLine = PriceLine & {
  /** The one above is of another variety: this one shows the drawing. */
  isFirst: boolean;
};

/** Tells of one line after the other whether it is the first of its variety. For one list, from its top. */
export function inOrder(): (line: PriceLine) => ListedLine {
  let above = '';
  return (line) => {
    const isFirst = line.varietyId !== above;
    above = line.varietyId;
    return { ...line, isFirst };
  };
}
