import { newRequestId } from '@/request/requestId';
import {
  acceptQuotation,
  agreeToOffer,
  counterQuotation,
  declineOffer,
  getQuotation,
  rejectQuotation,
  retractOffer,
  scoreQuotation,
  shortlistQuotation,
  withdrawQuotation
} from './quotationCommands';
import type { QuotationApi } from './Quotation.store';

/** Actions of both sides on a quotation. */
export const quotationApi: QuotationApi = {
  getQuotation,
  withdrawQuotation,
  shortlistQuotation,
  counterQuotation,
  declineOffer,
  acceptQuotation,
  agreeToOffer,
  rejectQuotation,
  retractOffer,
  scoreQuotation,
  newRequestId
};
