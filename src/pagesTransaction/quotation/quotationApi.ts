import { newRequestId } from '@/request/requestId';
import type { QuotationApi } from './Quotation.store';
import * as commands from './quotationCommands';

/** Actions of both sides on a quotation. */
export const quotationApi: QuotationApi = { ...commands, newRequestId };
