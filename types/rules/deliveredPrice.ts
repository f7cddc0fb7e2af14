/** Price of a quotation per unit of the request. */
export interface QuotationPrice {
  /** Fen per unit. */
  unitFen: number;
  /** Weight of the unit in grams. */
  gramsPerUnit: number;
  isTaxIncluded: boolean;
  /** Value added tax in percent, added to the price when not included. */
  taxRate: number;
  isFreightIncluded: boolean;
  /** Freight to the place of delivery in fen per kilogram; applies only when freight is not included. */
  freightFenPerKg: number | null;
}

/** Returns the delivered price of a kilogram including tax and freight, in fen, half a fen rounded up. */
export function deliveredFenPerKg(price: QuotationPrice): number {
  const percent = price.isTaxIncluded ? 100 : 100 + price.taxRate;
  // Integers only, because two offers of equal cost must give equal results. Prices of a million yuan times these
  // factors are far below 2^53.
  const goods = roundedHalfUp(price.unitFen * percent * 10, price.gramsPerUnit);
  return goods + (price.isFreightIncluded ? 0 : (price.freightFenPerKg ?? 0));
}

/** Returns the price of a quantity at a price per unit, in fen, half a fen rounded up. */
export function totalFen(unitFen: number, grams: number, gramsPerUnit: number): number {
  // The product of a large price and a large quantity exceeds the safe integer range.
  const [product, unit] = [BigInt(unitFen) * BigInt(grams), BigInt(gramsPerUnit)];
  return Number((product * 2n + unit) / (unit * 2n));
}

/** Cost of a quantity in fen; the parts add up to `deliveredFen`. */
export interface DeliveredSum {
  /** Goods at the unit price, including tax when the price includes it. */
  goodsFen: number;
  /** Tax on top of the goods; 0 when the unit price includes it. */
  taxFen: number;
  /** The supplier's freight estimate on top of the goods; 0 when the unit price includes it. */
  freightFen: number;
  /** Delivered total: the sum of a deal. */
  deliveredFen: number;
}

/** Returns goods, tax, freight and their total, each rounded half up to fen; tax applies to the goods only. */
export function deliveredSum(price: QuotationPrice, grams: number): DeliveredSum {
  const goodsFen = totalFen(price.unitFen, grams, price.gramsPerUnit);
  const taxFen = price.isTaxIncluded ? 0 : totalFen(price.unitFen * price.taxRate, grams, price.gramsPerUnit * 100);
  const freightFen = price.isFreightIncluded ? 0 : totalFen(price.freightFenPerKg ?? 0, grams, 1000);
  return { goodsFen, taxFen, freightFen, deliveredFen: goodsFen + taxFen + freightFen };
}

function roundedHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
