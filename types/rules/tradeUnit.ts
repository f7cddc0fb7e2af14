/** Returns the weight of one unit in grams; null for a 件 of unknown weight. */
export function gramsPerUnit(unit: 'kg' | 'jin' | 'ton' | 'pack', gramsPerPack: number | null): number | null {
  if (unit === 'pack') return gramsPerPack;
  return { kg: 1000, jin: 500, ton: 1_000_000 }[unit];
}
