/** Line of the basket. Prices are in the order of the weeks, null where the line had none. */
export interface BasketLine {
  weight: number;
  prices: (number | null)[];
}

/** Value of an index on its base date, in hundredths. */
export const BASE_CENTI = 100_000;

/**
 * Computes a chained Laspeyres index in hundredths, one value per week; the first is `BASE_CENTI`. See README.md. A
 * link is the mean of the price relatives of the lines that have a price in both weeks, weighted by their shares; a
 * share then grows with its own price, which preserves the quantities of the base week and so has no drift. A missing
 * line moves with the index until it is back.
 */
export function chainIndex(basket: BasketLine[], weekCount: number): number[] {
  let shares = basket.map((line) => line.weight);
  let value = BASE_CENTI;
  return Array.from({ length: weekCount }, (_, week) => {
    if (week === 0) return BASE_CENTI;
    const relatives = basket.map((line) => relative(line.prices[week - 1], line.prices[week]));
    const link = weightedMean(shares, relatives);
    shares = shares.map((share, line) => share * (relatives[line] ?? link));
    value *= link;
    return Math.round(value);
  });
}

function relative(before: number | null | undefined, now: number | null | undefined): number | null {
  return before && now ? now / before : null;
}

/** Returns 1 when no line can be compared: the index does not change. */
function weightedMean(shares: number[], relatives: (number | null)[]): number {
  let [sum, total] = [0, 0];
  relatives.forEach((value, line) => {
    if (value === null) return;
    sum += (shares[line] ?? 0) * value;
    total += shares[line] ?? 0;
  });
  return total === 0 ? 1 : sum / total;
}
