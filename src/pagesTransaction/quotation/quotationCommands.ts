import { newRequestId } from '@/request/requestId';
import { type InvalidatedList, withInvalidation } from '@/stores/listInvalidation';
import * as calls from '../api/quotation';
import type { QuotationApi } from './Quotation.store';

const ownList: readonly InvalidatedList[] = ['ownQuotation'];
/** The transaction tab too, which shows the number of quotations and the remaining quantity. */
const allLists: readonly InvalidatedList[] = [...ownList, 'transaction'];

// API calls of the same names that also invalidate the affected lists.

/** Viewing counts as a change too: it clears the "new" mark in the list. */
export const getQuotation = withInvalidation(calls.getQuotation, ownList);
export const saveQuotationDraft = withInvalidation(calls.saveQuotationDraft, ownList);
export const createQuotation = withInvalidation(calls.createQuotation, allLists);
export const editQuotation = withInvalidation(calls.editQuotation, ownList);
export const withdrawQuotation = withInvalidation(calls.withdrawQuotation, allLists);

/** Actions of both sides on a quotation. */
export const quotationApi: QuotationApi = {
  getQuotation,
  withdrawQuotation,
  shortlistQuotation: withInvalidation(calls.shortlistQuotation, ownList),
  counterQuotation: withInvalidation(calls.counterQuotation, ownList),
  agreeToOffer: withInvalidation(calls.agreeToOffer, ownList),
  declineOffer: withInvalidation(calls.declineOffer, ownList),
  retractOffer: withInvalidation(calls.retractOffer, ownList),
  acceptQuotation: withInvalidation(calls.acceptQuotation, allLists),
  rejectQuotation: withInvalidation(calls.rejectQuotation, ownList),
  scoreQuotation: withInvalidation(calls.scoreQuotation, ownList),
  newRequestId
};
