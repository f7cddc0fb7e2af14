import { formatFen, MISSING } from './price';

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
  if (fenPerKg === null) return MISSING;
  const text = formatFen(wholeFenPerUnit(fenPerKg, unit));
  return unit === 'ton' ? text.slice(0, -3) : text;
}

/**
 * `33.50–35.50`; one number when both ends are equal, nothing when one is missing. `isShort` drops a last digit that
 * is 0 on both sides, for narrow columns: `33.5–35.5`. Takes fen per kilogram.
 */
export function formatUnitRange(
  lowFen: number | null,
  highFen: number | null,
  unit: PriceUnit,
  { isShort = false }: { isShort?: boolean } = {}
): string {
  if (lowFen === null || highFen === null) return '';
  let ends = [formatUnitPrice(lowFen, unit), formatUnitPrice(highFen, unit)];
  if (isShort && ends.every((end) => /\.\d0$/.test(end))) ends = ends.map((end) => end.slice(0, -1));
  return ends[0] === ends[1] ? `${ends[0]}` : ends.join('–');
}
