import type { PriceLine } from '@contract/priceLine';

/** A price line as a row of a list. */
export type ListedLine = PriceLine & {
  /** Whether the row above is of another variety; only then the row shows the drawing. */
  isFirstOfVariety: boolean;
};

/** Creates a function that marks the first line of each variety. Use one per list and call it in list order. */
export function createFirstOfVarietyMarker(): (line: PriceLine) => ListedLine {
  let previousVarietyId = '';
  return (line) => {
    const isFirstOfVariety = line.varietyId !== previousVarietyId;
    previousVarietyId = line.varietyId;
    return { ...line, isFirstOfVariety };
  };
}
