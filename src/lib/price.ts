/** Which way a change goes; `none` when there is no earlier point to compare with. */
export type Direction = 'up' | 'down' | 'flat' | 'none';

/** U+2212, as wide as the plus sign. */
const MINUS = '−';
/** Shown where a number is missing: a missing change is never 0.00%. */
export const MISSING_VALUE = '--';

/** 128642 → `1,286.42`. Takes whole hundredths: fen, hundredths of an index point. */
export function formatHundredths(hundredths: number): string {
  const digits = String(Math.abs(Math.round(hundredths))).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${hundredths < 0 ? MINUS : ''}${whole}.${digits.slice(-2)}`;
}

/** 3450 → `34.50`: yuan from fen, always two decimals, a comma from 1,000 on. */
export const formatFen = formatHundredths;

/** `33.80–35.20`; one number when both ends are equal. */
export function formatFenRange(lowFen: number, highFen: number): string {
  return lowFen === highFen ? formatFen(lowFen) : `${formatFen(lowFen)}–${formatFen(highFen)}`;
}

/** `25,550–26,550` of `25,550.00–26,550.00`: from 1,000 on, whole yuan go without their decimals. */
export const trimZeroDecimals = (figures: string): string => figures.replace(/(,\d{3})\.00/g, '$1');

/** `+0.50`, `−0.50`, `0.00` from hundredths. */
export function formatChange(hundredths: number): string {
  return `${hundredths > 0 ? '+' : ''}${formatHundredths(hundredths)}`;
}

/** 147 → `+1.47%`; basis points are hundredths of a percent. */
export function formatBasisPoints(basisPoints: number): string {
  return `${formatChange(basisPoints)}%`;
}

/** Of a change in any unit; null means that there is no earlier point. */
export function directionOf(change: number | null): Direction {
  if (change === null) return 'none';
  if (change === 0) return 'flat';
  return change > 0 ? 'up' : 'down';
}

/** The change from one price to another in basis points, rounded as the server does; null from nothing. */
export function basisPointsBetween(beforeFen: number, fen: number): number | null {
  if (beforeFen === 0) return null;
  const exact = ((fen - beforeFen) * 10_000) / beforeFen;
  return Math.sign(exact) * Math.round(Math.abs(exact));
}
