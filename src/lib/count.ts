import { groupDigits } from './numberSigns';

/** Formats 3204 as `3,204`, with the signs of the language. */
export function formatCount(count: number): string {
  return groupDigits(String(count));
}
