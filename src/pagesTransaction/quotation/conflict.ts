import { ApiError } from '@/request/ApiError';
import { errorText } from '@/locale/errorText';
import { quotationMessages } from './locale/messages';

/** Why something cannot be done with a quotation now (see quotationCalls); undefined for another error. */
export function conflictReason(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'CONFLICT' ? error.data?.fields?.['quotation'] : undefined;
}

/** The sentence for what a call about a quotation was refused with. */
export function quotationErrorMessage(error: unknown): string {
  const reason = conflictReason(error);
  return (reason !== undefined && quotationMessages().conflicts[reason]) || errorText(error);
}
