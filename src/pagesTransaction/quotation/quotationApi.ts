import { newRequestId } from '@/request/requestId';
import {
  acceptQuotation,
  counterQuotation,
  getQuotation,
  rejectQuotation,
  scoreQuotation,
  shortlistQuotation,
  withdrawQuotation
} from './changeQuotation';
import type { QuotationApi } from './Quotation.store';

/** What either side does about a quotation. */
export const quotationApi: QuotationApi = {
  getQuotation,
  withdrawQuotation,
  shortlistQuotation,
  counterQuotation,
  acceptQuotation,
  rejectQuotation,
  scoreQuotation,
  newRequestId
};
