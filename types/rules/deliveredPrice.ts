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

/** What a quantity costs, line by line; fen, and the lines add up to the last one. */
export interface DeliveredSum {
  /** At the unit price; with the tax in it where that is included. */
  goodsFen: number;
  /** On top of the goods; 0 where the unit price includes it. */
  taxFen: number;
  /** On top of the goods, as the supplier estimates it; 0 where the unit price includes it. */
  freightFen: number;
  /** All of it at the place of delivery: the sum of a deal. */
  deliveredFen: number;
}

/** Goods, tax, freight and what they come to, each rounded half up to fen; the tax is on the goods alone. */
export function deliveredSum(price: QuotedPrice, grams: number): DeliveredSum {
  const goodsFen = totalFen(price.unitFen, grams, price.gramsPerUnit);
  const taxFen = price.isTaxIncluded ? 0 : totalFen(price.unitFen * price.taxRate, grams, price.gramsPerUnit * 100);
  const freightFen = price.isFreightIncluded ? 0 : totalFen(price.freightFenPerKg ?? 0, grams, 1000);
  return { goodsFen, taxFen, freightFen, deliveredFen: goodsFen + taxFen + freightFen };
}

function roundedHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
