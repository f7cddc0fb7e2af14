/** Formats tenths of a per cent: 130 → `13.0`. */
export const percentText = (perMille: number): string => (perMille / 10).toFixed(1);
