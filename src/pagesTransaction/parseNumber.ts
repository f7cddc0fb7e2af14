/** Parsing and formatting of number inputs: thousands separators and spaces are ignored. */

const stripSeparators = (text: string): string => text.replace(/[,，\s]/g, '');

/** Parses a number scaled by 10^`decimals`; null when it is invalid or has more decimals. */
function parseScaled(text: string, decimals: number): number | null {
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(stripSeparators(text));
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

/** `33.8` yuan → 3380 fen; null when it is not a price with at most two decimals. */
export const parseFen = (text: string): number | null => parseScaled(text, 2);

/** 3380 fen → `33.80` for an input; empty for null. */
export const formatFenInput = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

/** `13.5` per cent → 135; null when it has more than one decimal. */
export const parsePerMille = (text: string): number | null => parseScaled(text, 1);

/** 135 → `13.5`; empty for null. */
export const formatPerMilleInput = (perMille: number | null): string =>
  perMille === null ? '' : String(perMille / 10);

/** `7` → 7; null when it is not a whole number. */
export const parseWholeNumber = (text: string): number | null => parseScaled(text, 0);
