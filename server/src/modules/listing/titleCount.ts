import type { Language } from '@contract/localText';

/** At most three decimals, thousands apart: 1,200.5. */
export const countText = (count: number): string => count.toLocaleString('en-US', { maximumFractionDigits: 3 });

/** Replaces the signs of `countText` by those of the language: 1 200,5 in French, 1200,5 in Spanish. */
export function localCount(count: string, language: Language): string {
  if (language !== 'fr' && language !== 'es') return count;
  const [whole = '', decimals] = count.split('.');
  const isGrouped = language === 'fr' || whole.length > '9,999'.length;
  const grouped = whole.replaceAll(',', isGrouped ? '\u202f' : '');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
