import { formatChange, formatFen, MISSING_VALUE } from './price';

/** What a price is stated for: a kilogram, a jin (500 g) or a ton. */
export const priceUnits = ['kg', 'jin', 'ton'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** Fen for one `unit` from fen per kilogram. Exact: halves for a jin, thousands for a ton. */
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

/** As `fenPerUnit`, in whole fen. Halves go away from zero, so that a rise and a fall of the same size read the same. */
export function wholeFenPerUnit(fenPerKg: number, unit: PriceUnit): number {
  const fen = fenPerUnit(fenPerKg, unit);
  return Math.sign(fen) * Math.round(Math.abs(fen));
}

/** `34.50`, per ton `34,500`: there the price is a whole number of yuan, always. Takes fen per kilogram. */
export function formatUnitPrice(fenPerKg: number | null, unit: PriceUnit): string {
  if (fenPerKg === null) return MISSING_VALUE;
  const text = formatFen(wholeFenPerUnit(fenPerKg, unit));
  return unit === 'ton' ? text.slice(0, -3) : text;
}

/** `+0.50`, per ton `+500`. Takes fen per kilogram. */
export function formatUnitChange(fenPerKg: number, unit: PriceUnit): string {
  const text = formatChange(wholeFenPerUnit(fenPerKg, unit));
  return unit === 'ton' ? text.slice(0, -3) : text;
}

/** `33.50–35.50`; one number when both ends are equal, nothing when one is missing. Takes fen per kilogram. */
export function formatUnitRange(lowFen: number | null, highFen: number | null, unit: PriceUnit): string {
  if (lowFen === null || highFen === null) return '';
  const [low, high] = [formatUnitPrice(lowFen, unit), formatUnitPrice(highFen, unit)];
  return low === high ? low : `${low}–${high}`;
}
