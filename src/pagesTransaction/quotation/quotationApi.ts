import { newRequestId } from '@/request/requestId';
import * as commands from './quotationCommands';
import type { QuotationApi } from './Quotation.store';

/** Actions of both sides on a quotation. */
export const quotationApi: QuotationApi = { ...commands, newRequestId };
