import type { CounterRow } from './counterOffer.repository';

/** A counter-offer with a price that can be agreed to. */
export type OpenOfferRow = CounterRow & { unit_fen: number };

/** Returns the open offer among the counter-offers of a quotation; null without one. */
export function openOfferOf(counters: readonly CounterRow[]): OpenOfferRow | null {
  return counters.find((one): one is OpenOfferRow => one.answer === null && one.unit_fen !== null) ?? null;
}

/** Returns unanswered counter-offers, with or without a price. */
export const unansweredOf = (counters: readonly CounterRow[]): CounterRow[] =>
  counters.filter(({ answer }) => answer === null);

/** Returns the side that has to answer the open offer, else the last message. */
export function waitsFor(counters: readonly CounterRow[]): 'buyer' | 'supplier' | null {
  const waiting = openOfferOf(counters) ?? unansweredOf(counters).at(-1);
  if (waiting === undefined) return null;
  return waiting.side === 'buyer' ? 'supplier' : 'buyer';
}
