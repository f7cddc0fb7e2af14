import { isApiError } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { overlays } from '@/ui/overlays';
import { quotationMessages } from './locale/messages';

/** Returns the reason of a conflict on a quotation (see quotationCommands); undefined for any other error. */
export function conflictReason(error: unknown): string | undefined {
  return isApiError(error, 'CONFLICT') ? error.data?.fields?.['quotation'] : undefined;
}

/** Returns the message for an error of a quotation call. */
export function quotationErrorMessage(error: unknown): string {
  const reason = conflictReason(error);
  return (reason !== undefined && quotationMessages().conflicts[reason]) || errorText(error);
}

/** Shows the message for an error of a quotation call as a toast. */
export const toastQuotationError = (error: unknown): void =>
  overlays.toast(quotationErrorMessage(error), { icon: 'info-circle' });
