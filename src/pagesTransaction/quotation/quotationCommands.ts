import { type InvalidatedList, withInvalidation } from '@/stores/listInvalidation';
import * as calls from '../api/quotation';

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
export const shortlistQuotation = withInvalidation(calls.shortlistQuotation, ownList);
export const counterQuotation = withInvalidation(calls.counterQuotation, ownList);
export const agreeToOffer = withInvalidation(calls.agreeToOffer, ownList);
export const declineOffer = withInvalidation(calls.declineOffer, ownList);
export const retractOffer = withInvalidation(calls.retractOffer, ownList);
export const acceptQuotation = withInvalidation(calls.acceptQuotation, allLists);
export const rejectQuotation = withInvalidation(calls.rejectQuotation, ownList);
export const scoreQuotation = withInvalidation(calls.scoreQuotation, ownList);
