import { settings } from '@/stores/settings';
import * as calls from '../api/quotation';

type Call<Input extends unknown[], Answer> = (...input: Input) => Promise<Answer>;

/** The list of the own quotations is loaded anew when it is seen next. */
const tellingOwn =
  <Input extends unknown[], Answer>(call: Call<Input, Answer>): Call<Input, Answer> =>
  async (...input) => {
    const answer = await call(...input);
    settings.setNeedsRefresh('ownQuotation', true);
    return answer;
  };

/** So is the tab, which says how many have quoted and what is still wanted. */
const tellingAll = <Input extends unknown[], Answer>(call: Call<Input, Answer>): Call<Input, Answer> =>
  tellingOwn(async (...input) => {
    const answer = await call(...input);
    settings.setNeedsRefresh('transaction', true);
    return answer;
  });

// The calls of the same names, and the lists that are out of date after them.

/** A look is a change too: it takes away the mark of what is new. */
export const getQuotation = tellingOwn(calls.getQuotation);
export const saveQuotationDraft = tellingOwn(calls.saveQuotationDraft);
export const createQuotation = tellingAll(calls.createQuotation);
export const editQuotation = tellingOwn(calls.editQuotation);
export const withdrawQuotation = tellingAll(calls.withdrawQuotation);
export const shortlistQuotation = tellingOwn(calls.shortlistQuotation);
export const counterQuotation = tellingOwn(calls.counterQuotation);
export const agreeToOffer = tellingOwn(calls.agreeToOffer);
export const declineOffer = tellingOwn(calls.declineOffer);
export const retractOffer = tellingOwn(calls.retractOffer);
export const acceptQuotation = tellingAll(calls.acceptQuotation);
export const rejectQuotation = tellingOwn(calls.rejectQuotation);
export const scoreQuotation = tellingOwn(calls.scoreQuotation);
