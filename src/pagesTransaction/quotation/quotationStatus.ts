import type { QuotationStatus } from '@contract/quotation';
import type { BadgeTone } from '@/ui/Badge';
import { quotationMessages } from './locale/messages';
import { offerMessages } from './offer/locale/messages';

/** What is more telling than the status of an open quotation: whose turn it is, or that both named the same price. */
export type Turn = 'yourTurn' | 'otherTurn' | 'agreed';

interface QuotationState {
  status: QuotationStatus;
  waitsFor: 'buyer' | 'supplier' | null;
  /** Its last version was made by agreeing to a counter-offer. */
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

/** The turn of an open quotation as `side` sees it; null where its status says all. */
function turnOf({ status, waitsFor, isAgreed }: QuotationState, side: 'buyer' | 'supplier'): Turn | null {
  if (!openStatuses.includes(status)) return null;
  if (waitsFor !== null) return waitsFor === side ? 'yourTurn' : 'otherTurn';
  return isAgreed ? 'agreed' : null;
}

/** The one word for how a quotation stands, the same in lists, heads and tables. */
export function quotationBadge(state: QuotationState, side: 'buyer' | 'supplier'): { tone: BadgeTone; text: string } {
  const turn = turnOf(state, side);
  if (turn !== null) return { tone: turnTones[turn], text: offerMessages().standings[turn] };
  const t = quotationMessages();
  // To who is looking at it, it is not one that nobody has looked at.
  if (state.status === 'submitted' && side === 'buyer') return { tone: 'red', text: t.fresh };
  return { tone: tones[state.status], text: t.statuses[state.status] };
}

/** What that means to the supplier, in a sentence. */
export function quotationHint(state: QuotationState): string {
  const turn = turnOf(state, 'supplier');
  return turn === null ? quotationMessages().statusHints[state.status] : offerMessages().hints[turn];
}
