/** What a quotation asks for, per unit of the request. */
export interface QuotedPrice {
  /** Fen per unit. */
  unitFen: number;
  /** What the unit weighs. */
  gramsPerUnit: number;
  isTaxIncluded: boolean;
  /** Percent of value added tax, which comes on top when it is not included. */
  taxRate: number;
  isFreightIncluded: boolean;
  /** Fen per kilogram to the place of delivery; counts when freight is not included. */
  freightFenPerKg: number | null;
}

/** What a kilogram costs at the place of delivery with tax and freight, in fen, half a fen rounded up. */
export function deliveredFenPerKg(price: QuotedPrice): number {
  const percent = price.isTaxIncluded ? 100 : 100 + price.taxRate;
  // All integers: two offers that cost the same must come out the same. Prices of a million yuan times these factors
  // are far below 2^53.
  const goods = roundedHalfUp(price.unitFen * percent * 10, price.gramsPerUnit);
  return goods + (price.isFreightIncluded ? 0 : (price.freightFenPerKg ?? 0));
}

/** What so many grams cost at a price per unit, in fen, half a fen rounded up. */
export function totalFen(unitFen: number, grams: number, gramsPerUnit: number): number {
  // The product of a large price and a large quantity has more digits than a number keeps.
  const [product, unit] = [BigInt(unitFen) * BigInt(grams), BigInt(gramsPerUnit)];
  return Number((product * 2n + unit) / (unit * 2n));
}

function roundedHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
