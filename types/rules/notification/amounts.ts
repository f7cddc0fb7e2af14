const GRAMS_PER_KG = 1_000;
const GRAMS_PER_TON = 1_000_000;

/** Signs of numbers in one language. */
interface NumberSigns {
  decimal: string;
  group: string;
  /** Digits before the decimals from which they are grouped. */
  leastGrouped: number;
}

export const POINT: NumberSigns = { decimal: '.', group: ',', leastGrouped: 4 };
export const FRENCH: NumberSigns = { decimal: ',', group: '\u202f', leastGrouped: 4 };
export const SPANISH: NumberSigns = { ...FRENCH, leastGrouped: 5 };

/** Formats fen as yuan with two decimals and groups of three digits: 123450 → `1,234.50`. */
export function yuan(fen: number, { decimal, group, leastGrouped }: NumberSigns = POINT): string {
  const [whole = '', decimals = ''] = (fen / 100).toFixed(2).split('.');
  const grouped = whole.length < leastGrouped ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return grouped + decimal + decimals;
}

/** Formats basis points as a percentage without a sign: −147 → `1.47%`. */
export function percent(basisPoints: number, { decimal }: NumberSigns = POINT): string {
  return `${(Math.abs(basisPoints) / 100).toFixed(2).replace('.', decimal)}%`;
}

/** Returns a weight in tons from one ton on, else in kilograms. */
export function weightOf(grams: number): { count: number; unit: 'ton' | 'kg' } {
  return grams >= GRAMS_PER_TON
    ? { count: Number((grams / GRAMS_PER_TON).toFixed(3)), unit: 'ton' }
    : { count: Number((grams / GRAMS_PER_KG).toFixed(2)), unit: 'kg' };
}
