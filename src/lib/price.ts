import { groupDigits, localDecimals } from './numberSigns';

/** Direction of a change; `none` without an earlier point to compare with. */
export type Direction = 'up' | 'down' | 'flat' | 'none';

/** U+2212, which is as wide as the plus sign. */
const MINUS = '−';
/** Shown for a missing number; a missing change is never 0.00%. */
export const MISSING_VALUE = '--';

/** Formats 128642 as `1,286.42`, with the signs of the language. Takes whole hundredths: fen, or hundredths of an index point. */
export function formatHundredths(hundredths: number): string {
  const digits = String(Math.abs(Math.round(hundredths))).padStart(3, '0');
  return `${hundredths < 0 ? MINUS : ''}${groupDigits(digits.slice(0, -2))}${localDecimals('.')}${digits.slice(-2)}`;
}

/** Formats fen as yuan: 3450 → `34.50`, always with two decimals, and with a comma from 1,000 on. */
export const formatFen = formatHundredths;

/** Formats a range as `33.80–35.20`; one number when both ends are equal. */
export function formatFenRange(lowFen: number, highFen: number): string {
  return lowFen === highFen ? formatFen(lowFen) : `${formatFen(lowFen)}–${formatFen(highFen)}`;
}

/** Removes zero decimals from 1,000 yuan on: `25,550.00–26,550.00` → `25,550–26,550`. */
export const trimZeroDecimals = (figures: string): string => figures.replace(/([,\u202f]\d{3})[.,]00/g, '$1');

/** Formats a change in hundredths as `+0.50`, `−0.50` or `0.00`. */
export function formatChange(hundredths: number): string {
  return `${hundredths > 0 ? '+' : ''}${formatHundredths(hundredths)}`;
}

/** Formats basis points (hundredths of a percent): 147 → `+1.47%`. */
export function formatBasisPoints(basisPoints: number): string {
  return `${formatChange(basisPoints)}%`;
}

/** Returns the direction of a change in any unit; null means that there is no earlier point. */
export function directionOf(change: number | null): Direction {
  if (change === null) return 'none';
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** Returns the change between two prices in basis points, rounded like on the server; null when `beforeFen` is 0. */
export function basisPointsBetween(beforeFen: number, fen: number): number | null {
  if (beforeFen === 0) return null;
  const exact = ((fen - beforeFen) * 10_000) / beforeFen;
  return Math.sign(exact) * Math.round(Math.abs(exact));
}
