import { localDecimals, plainNumber } from '@/lib/numberSigns';

/*
 * Parsing and formatting of number inputs: signs between groups of digits are ignored. A comma is the decimal sign where the
 * language has it so, as the keyboard of the phone does.
 */

/** Parses a number scaled by 10^`decimals`; null when it is invalid or has more decimals. */
function parseScaled(text: string, decimals: number): number | null {
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(plainNumber(text));
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

/** `33.8` yuan → 3380 fen; null when it is not a price with at most two decimals. */
export const parseFen = (text: string): number | null => parseScaled(text, 2);

/** 3380 fen → `33.80` for an input; empty for null. */
export const formatFenInput = (fen: number | null): string =>
  fen === null ? '' : localDecimals((fen / 100).toFixed(2));

/** `13.5` per cent → 135; null when it has more than one decimal. */
export const parsePerMille = (text: string): number | null => parseScaled(text, 1);

/** 135 → `13.5`; empty for null. */
export const formatPerMilleInput = (perMille: number | null): string =>
  perMille === null ? '' : localDecimals(String(perMille / 10));

/** `7` → 7; null when it is not a whole number. */
export const parseWholeNumber = (text: string): number | null => parseScaled(text, 0);
