import { localDecimals } from '@/lib/numberSigns';

/** Formats tenths of a per cent: 130 → `13.0`, with the sign of the language. */
export const percentText = (perMille: number): string => localDecimals((perMille / 10).toFixed(1));
