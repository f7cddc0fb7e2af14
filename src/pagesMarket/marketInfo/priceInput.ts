import { localDecimals, plainNumber, withPoint } from '@/lib/numberSigns';
import { fenPerUnit, type PriceUnit } from '@/lib/priceUnit';

/** Thousandths of a yuan per unit that equal one fen per kilogram. */
const MILLS_PER_FEN: Record<PriceUnit, number> = { kg: 10, jin: 5, ton: 10_000 };

/** The largest price that the server accepts, in fen per kg. */
const MAX_FEN = 100_000_000;

/** Validation error of a typed price. */
export type PriceProblem = 'required' | 'number' | 'step';

/**
 * Parses a price typed in yuan per unit to fen per kilogram, without rounding. The problem is `step` when the price is
 * no whole number of fen per kilogram, such as 34,505 yuan a ton.
 */
export function parsePrice(text: string, unit: PriceUnit): { fen: number } | { problem: PriceProblem } {
  const typed = plainNumber(text);
  if (typed === '') return { problem: 'required' };
  const match = /^(\d{1,9})(?:\.(\d{0,3}))?$/.exec(typed);
  if (!match) return { problem: 'number' };
  const mills = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
  const fen = mills / MILLS_PER_FEN[unit];
  if (!Number.isInteger(fen)) return { problem: 'step' };
  return fen >= 1 && fen <= MAX_FEN ? { fen } : { problem: 'number' };
}

/** Formats a price (fen per kg) for an input field; `parsePrice` is its inverse. */
export function formatPriceInput(fen: number, unit: PriceUnit): string {
  const mills = Math.round(fenPerUnit(fen, unit) * 10);
  const text = (mills / 1000).toFixed(3);
  return localDecimals(text.endsWith('0') ? text.slice(0, -1).replace(/\.00$/, '') : text);
}

/** Parses a typed percentage to basis points: 0.1 to 100, at most two decimals. */
export function parsePercent(text: string): { basisPoints: number } | { problem: Exclude<PriceProblem, 'step'> } {
  const typed = withPoint(text.replace(/[%％\s]/g, ''));
  if (typed === '') return { problem: 'required' };
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(typed)) return { problem: 'number' };
  const basisPoints = Math.round(Number(typed) * 100);
  return basisPoints >= 10 && basisPoints <= 10_000 ? { basisPoints } : { problem: 'number' };
}
