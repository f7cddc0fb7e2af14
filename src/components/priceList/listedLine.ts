import type { PriceLine } from '@contract/priceLine';

/** A line among others. */
export type ListedLine = PriceLine & {
  /** The one above is of another variety: this one shows the drawing. */
  isFirstOfVariety: boolean;
};

/** Tells of one line after the other whether it is the first of its variety. For one list, from its top. */
export function createFirstOfVarietyMarker(): (line: PriceLine) => ListedLine {
  let previousVarietyId = '';
  return (line) => {
    const isFirstOfVariety = line.varietyId !== previousVarietyId;
    previousVarietyId = line.varietyId;
    return { ...line, isFirstOfVariety };
  };
}
