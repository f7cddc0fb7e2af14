import { settings } from '@/stores/settings';
import * as calls from '../api/quotation';

type Call<Input extends unknown[], Answer> = (...input: Input) => Promise<Answer>;

/** The list of the own quotations is loaded anew when it is seen next. */
const invalidatingOwnList =
  <Input extends unknown[], Answer>(call: Call<Input, Answer>): Call<Input, Answer> =>
  async (...input) => {
    const answer = await call(...input);
    settings.setNeedsRefresh('ownQuotation', true);
    return answer;
  };

/** So is the tab, which says how many have quoted and what is still wanted. */
const invalidatingAllLists = <Input extends unknown[], Answer>(call: Call<Input, Answer>): Call<Input, Answer> =>
  invalidatingOwnList(async (...input) => {
    const answer = await call(...input);
    settings.setNeedsRefresh('transaction', true);
    return answer;
  });

// The calls of the same names, and the lists that are out of date after them.

/** A look is a change too: it takes away the mark of what is new. */
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
