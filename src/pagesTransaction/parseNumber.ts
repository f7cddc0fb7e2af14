/** What somebody types for a number, and back. Text stays as it was typed until its field is left. */

const stripSeparators = (text: string): string => text.replace(/[,，\s]/g, '');

/** Whole hundredths or tenths of a number that is typed; null for what is none. */
function parseScaled(text: string, decimals: number): number | null {
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(stripSeparators(text));
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

/** `33.8` yuan → 3380 fen; null for what is no price with at most two decimals. */
export const parseFen = (text: string): number | null => parseScaled(text, 2);

/** 3380 fen → `33.80`, as it stands in a field; empty for null. */
export const formatFenInput = (fen: number | null): string => (fen === null ? '' : (fen / 100).toFixed(2));

/** `13.5` per cent → 135; null for what has more than one decimal. */
export const parsePerMille = (text: string): number | null => parseScaled(text, 1);

/** 135 → `13.5`; empty for null. */
export const formatPerMilleInput = (perMille: number | null): string =>
  perMille === null ? '' : String(perMille / 10);

/** `7` → 7; null for what is no whole number. */
export const parseWholeNumber = (text: string): number | null => parseScaled(text, 0);
