/** 130 → `13.0`: tenths of a percent as they are read. */
export const percentText = (perMille: number): string => (perMille / 10).toFixed(1);
