import type { QuotationStatus } from '@contract/quotation';
import type { BadgeTone } from '@/ui/Badge';
import { quotationMessages } from './locale/messages';
import { offerMessages } from './offer/locale/messages';

/**
 * Negotiation state, more specific than the status of an open quotation: whose turn it is, or that the price is agreed.
 */
export type Turn = 'yourTurn' | 'otherTurn' | 'agreed';

interface QuotationState {
  status: QuotationStatus;
  waitsFor: 'buyer' | 'supplier' | null;
  /** True when the last version resulted from agreeing to a counter-offer. */
  isAgreed: boolean;
}

const openStatuses: readonly QuotationStatus[] = ['submitted', 'viewed', 'shortlisted'];
const tones: Record<QuotationStatus, BadgeTone> = {
  draft: 'grey',
  submitted: 'info',
  viewed: 'info',
  shortlisted: 'warn',
  accepted: 'ok',
  rejected: 'grey',
  withdrawn: 'grey',
  expired: 'grey',
  lapsed: 'grey'
};
const turnTones: Record<Turn, BadgeTone> = { yourTurn: 'warn', otherTurn: 'info', agreed: 'ok' };

/** Returns the negotiation state as seen by `side`; null when the status alone applies. */
function turnOf({ status, waitsFor, isAgreed }: QuotationState, side: 'buyer' | 'supplier'): Turn | null {
  if (!openStatuses.includes(status)) return null;
  if (waitsFor !== null) return waitsFor === side ? 'yourTurn' : 'otherTurn';
  return isAgreed ? 'agreed' : null;
}

/** Returns the status badge of a quotation, the same in lists, headers and tables. */
export function quotationBadge(state: QuotationState, side: 'buyer' | 'supplier'): { tone: BadgeTone; text: string } {
  const turn = turnOf(state, side);
  if (turn !== null) return { tone: turnTones[turn], text: offerMessages().standings[turn] };
  const t = quotationMessages();
  // "Not viewed yet" would be wrong for the buyer who is viewing it: the badge says "new" instead.
  if (state.status === 'submitted' && side === 'buyer') return { tone: 'red', text: t.fresh };
  return { tone: tones[state.status], text: t.statuses[state.status] };
}

/** Explains the state to the supplier in one sentence. */
export function quotationHint(state: QuotationState): string {
  const turn = turnOf(state, 'supplier');
  return turn === null ? quotationMessages().statusHints[state.status] : offerMessages().hints[turn];
}
