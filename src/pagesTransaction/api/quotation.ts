import type { CallInput } from '@contract';
import type { QuotationSide } from '@contract/quotationList';
import type { QuotationBody } from '@contract/quotationSubmission';
import { recordEvent } from '@/lib/recordEvent';
import { call } from '@/request/call';

const encrypted = { secure: true } as const;

/** Loads the initial values of the quotation form for a purchase request. FORBIDDEN outside its audience. */
export const prepareQuotation = (purchaseId: string) => call('GET /api/front/quotation/prepare', { purchaseId });

export const saveQuotationDraft = (body: QuotationBody) => call('POST /api/front/quotation/saveDraft', body, encrypted);

export async function createQuotation(body: QuotationBody) {
  const created = await call('POST /api/front/quotation/create', body, encrypted);
  recordEvent('quotationSent', {});
  return created;
}

/**
 * Creates a new version. CONFLICT when no edit is left, or the quotation was accepted or changed since it was loaded.
 */
export const editQuotation = (body: CallInput<'POST /api/front/quotation/edit'>) =>
  call('POST /api/front/quotation/edit', body, encrypted);

/** Loads a quotation for its supplier or the buyer; the supplier is notified when the buyer first opens it. */
export const getQuotation = (id: string) => call('POST /api/front/quotation/detail', { id }, encrypted);

/** Loads all quotations for an own purchase request. */
export const compareQuotations = (purchaseId: string) =>
  call('POST /api/front/quotation/compare', { purchaseId }, encrypted);

export const withdrawQuotation = (body: CallInput<'POST /api/front/quotation/withdraw'>) =>
  call('POST /api/front/quotation/withdraw', body, encrypted);

export const shortlistQuotation = (body: CallInput<'POST /api/front/quotation/shortlist'>) =>
  call('POST /api/front/quotation/shortlist', body, encrypted);

export const counterQuotation = (body: CallInput<'POST /api/front/quotation/counter'>) =>
  call('POST /api/front/quotation/counter', body, encrypted);

/** Accepts the other side's open counter-offer, which creates a new version at its price. */
export const agreeToOffer = (body: CallInput<'POST /api/front/quotation/agree'>) =>
  call('POST /api/front/quotation/agree', body, encrypted);

export const declineOffer = (body: CallInput<'POST /api/front/quotation/decline'>) =>
  call('POST /api/front/quotation/decline', body, encrypted);

export const retractOffer = (body: CallInput<'POST /api/front/quotation/retract'>) =>
  call('POST /api/front/quotation/retract', body, encrypted);

export const acceptQuotation = (body: CallInput<'POST /api/front/quotation/accept'>) =>
  call('POST /api/front/quotation/accept', body, encrypted);

export const rejectQuotation = (body: CallInput<'POST /api/front/quotation/reject'>) =>
  call('POST /api/front/quotation/reject', body, encrypted);

export const scoreQuotation = (body: CallInput<'POST /api/front/quotation/score'>) =>
  call('POST /api/front/quotation/score', body, encrypted);

export const listQuotations = (query: CallInput<'GET /api/front/quotation/list'>) =>
  call('GET /api/front/quotation/list', query);

export const countQuotations = (side: QuotationSide) => call('GET /api/front/quotation/counts', { side });
