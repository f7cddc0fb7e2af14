import { formatChange, formatFen, MISSING_VALUE } from './price';

/** Units of a price: kilogram, jin (500 g) or ton. */
export const priceUnits = ['kg', 'jin', 'ton'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** Converts fen per kilogram into fen per `unit`. Exact: halves for a jin, thousands for a ton. */
export function fenPerUnit(fenPerKg: number, unit: PriceUnit): number {
  switch (unit) {
    case 'kg':
      return fenPerKg;
    case 'jin':
      return fenPerKg / 2;
    case 'ton':
      return fenPerKg * 1000;
  }
}

/**
 * Converts like `fenPerUnit`, rounded to whole fen. Halves round away from zero, so a rise and a fall of the same size
 * look the same.
 */
export function wholeFenPerUnit(fenPerKg: number, unit: PriceUnit): number {
  const fen = fenPerUnit(fenPerKg, unit);
  return Math.sign(fen) * Math.round(Math.abs(fen));
}

/** Formats fen per kilogram as `34.50`, or per ton as `34,500`, which is always a whole number of yuan. */
export function formatUnitPrice(fenPerKg: number | null, unit: PriceUnit): string {
  if (fenPerKg === null) return MISSING_VALUE;
  const text = formatFen(wholeFenPerUnit(fenPerKg, unit));
  return unit === 'ton' ? text.slice(0, -3) : text;
}

/** Formats a change in fen per kilogram as `+0.50`, or per ton as `+500`. */
export function formatUnitChange(fenPerKg: number, unit: PriceUnit): string {
  const text = formatChange(wholeFenPerUnit(fenPerKg, unit));
  return unit === 'ton' ? text.slice(0, -3) : text;
}

/**
 * Formats a range in fen per kilogram as `33.50–35.50`; one number when both ends are equal, empty when one is missing.
 */
export function formatUnitRange(lowFen: number | null, highFen: number | null, unit: PriceUnit): string {
  if (lowFen === null || highFen === null) return '';
  const [low, high] = [formatUnitPrice(lowFen, unit), formatUnitPrice(highFen, unit)];
  return low === high ? low : `${low}–${high}`;
}
