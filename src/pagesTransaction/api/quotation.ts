import type { CallInput } from '@contract';
import type { QuotationSide } from '@contract/quotationList';
import type { QuotationBody } from '@contract/quotationSubmission';
import { call } from '@/request/call';

const encrypted = { secure: true } as const;

/** What the form of a quotation about a request starts with. FORBIDDEN for who is not of its audience. */
export const prepareQuotation = (purchaseId: string) => call('GET /api/front/quotation/prepare', { purchaseId });

export const saveQuotationDraft = (body: QuotationBody) => call('POST /api/front/quotation/saveDraft', body, encrypted);

export const createQuotation = (body: QuotationBody) => call('POST /api/front/quotation/create', body, encrypted);

/** A new version. CONFLICT: no edit is left, accepted meanwhile, or changed since it was read. */
export const editQuotation = (body: CallInput<'POST /api/front/quotation/edit'>) =>
  call('POST /api/front/quotation/edit', body, encrypted);

/** For its supplier or the buyer; the buyer's first look is told to the supplier. */
export const getQuotation = (id: string) => call('POST /api/front/quotation/detail', { id }, encrypted);

/** All quotations about an own request. */
export const compareQuotations = (purchaseId: string) =>
  call('POST /api/front/quotation/compare', { purchaseId }, encrypted);

/** Changes with whatever happens around a request or a quotation that the reader has a part in. */
export const getQuotationStamp = (about: CallInput<'GET /api/front/quotation/stamp'>) =>
  call('GET /api/front/quotation/stamp', about).then(({ stamp }) => stamp);

export const withdrawQuotation = (body: CallInput<'POST /api/front/quotation/withdraw'>) =>
  call('POST /api/front/quotation/withdraw', body, encrypted);

export const shortlistQuotation = (body: CallInput<'POST /api/front/quotation/shortlist'>) =>
  call('POST /api/front/quotation/shortlist', body, encrypted);

export const counterQuotation = (body: CallInput<'POST /api/front/quotation/counter'>) =>
  call('POST /api/front/quotation/counter', body, encrypted);

/** Agrees to the open offer of the other side: a new version at its price. */
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
