import { useRef } from 'react';

/**
 * Scales amounts with the weight of a pack, so that the number of packs stays. While the typed weight is no number, the
 * last one counts.
 * @param gramsPerPack current weight of a pack in grams; null while there is none
 * @returns a function of the new weight that returns how an amount in grams changes
 */
export function usePackScale(gramsPerPack: number | null) {
  const lastGrams = useRef(gramsPerPack);
  return (newGrams: number | null) => {
    const from = gramsPerPack ?? lastGrams.current;
    lastGrams.current = from;
    return (amount: number | null) =>
      amount === null || from === null || newGrams === null ? amount : Math.round((amount / from) * newGrams);
  };
}
