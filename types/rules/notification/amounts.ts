const GRAMS_PER_KG = 1_000;
const GRAMS_PER_TON = 1_000_000;

/** Formats fen as yuan with two decimals and groups of three digits: 123450 → `1,234.50`. */
export function yuan(fen: number): string {
  return (fen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** Formats basis points as a percentage without a sign: −147 → `1.47%`. */
export function percent(basisPoints: number): string {
  return `${(Math.abs(basisPoints) / 100).toFixed(2)}%`;
}

/** Returns a weight in tons from one ton on, else in kilograms. */
export function weightOf(grams: number): { count: number; unit: 'ton' | 'kg' } {
  return grams >= GRAMS_PER_TON
    ? { count: Number((grams / GRAMS_PER_TON).toFixed(3)), unit: 'ton' }
    : { count: Number((grams / GRAMS_PER_KG).toFixed(2)), unit: 'kg' };
}
