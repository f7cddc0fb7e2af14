import type { CounterRow } from './counterOffer.repository';

/** A counter-offer with a price that can be agreed to. */
export type OpenOfferRow = CounterRow & { unit_fen: number };

/** Of all counter-offers of a quotation the one that can be agreed to now; null without one. */
export function openOfferOf(counters: readonly CounterRow[]): OpenOfferRow | null {
  return counters.find((one): one is OpenOfferRow => one.answer === null && one.unit_fen !== null) ?? null;
}

/** What still waits for an answer: an offer, or words. */
export const unansweredOf = (counters: readonly CounterRow[]): CounterRow[] =>
  counters.filter(({ answer }) => answer === null);

/** Whose answer is waited for: to the open offer, else to the last words. */
export function waitsFor(counters: readonly CounterRow[]): 'buyer' | 'supplier' | null {
  const waiting = openOfferOf(counters) ?? unansweredOf(counters).at(-1);
  if (waiting === undefined) return null;
  return waiting.side === 'buyer' ? 'supplier' : 'buyer';
}
