import { settings } from '@/stores/settings';
import * as calls from '../api/quotation';

type Call<Input extends unknown[], Answer> = (...input: Input) => Promise<Answer>;

/** Invalidates the list of own quotations, which reloads when it is shown next. */
const invalidatingOwnList =
  <Input extends unknown[], Answer>(call: Call<Input, Answer>): Call<Input, Answer> =>
  async (...input) => {
    const answer = await call(...input);
    settings.setNeedsRefresh('ownQuotation', true);
    return answer;
  };

/** Invalidates the transaction tab too, which shows the number of quotations and the remaining quantity. */
const invalidatingAllLists = <Input extends unknown[], Answer>(call: Call<Input, Answer>): Call<Input, Answer> =>
  invalidatingOwnList(async (...input) => {
    const answer = await call(...input);
    settings.setNeedsRefresh('transaction', true);
    return answer;
  });

// API calls of the same names that also invalidate the affected lists.

/** Viewing counts as a change too: it clears the "new" mark in the list. */
export const getQuotation = invalidatingOwnList(calls.getQuotation);
export const saveQuotationDraft = invalidatingOwnList(calls.saveQuotationDraft);
export const createQuotation = invalidatingAllLists(calls.createQuotation);
export const editQuotation = invalidatingOwnList(calls.editQuotation);
export const withdrawQuotation = invalidatingAllLists(calls.withdrawQuotation);
export const shortlistQuotation = invalidatingOwnList(calls.shortlistQuotation);
export const counterQuotation = invalidatingOwnList(calls.counterQuotation);
export const agreeToOffer = invalidatingOwnList(calls.agreeToOffer);
export const declineOffer = invalidatingOwnList(calls.declineOffer);
export const retractOffer = invalidatingOwnList(calls.retractOffer);
export const acceptQuotation = invalidatingAllLists(calls.acceptQuotation);
export const rejectQuotation = invalidatingOwnList(calls.rejectQuotation);
export const scoreQuotation = invalidatingOwnList(calls.scoreQuotation);
