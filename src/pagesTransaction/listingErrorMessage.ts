import { apiErrorOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { overlays } from '@/ui/overlays';
import { tradeMessages } from './locale/messages';

/** Returns the message for a failed action on an own supply or purchase request. */
function listingErrorMessage(error: unknown): string {
  const t = tradeMessages().actionErrors;
  const { code, data: { needs, fields } = {} } = apiErrorOf(error);
  switch (code) {
    case 'FORBIDDEN':
      if (fields?.['account'] !== undefined) return errorText(error);
      return needs === undefined ? t.notAllowed : t.tooManyOpen;
    case 'CONFLICT':
      if (fields?.['drafts'] !== undefined) return t.tooManyDrafts;
      return fields?.['limit'] === undefined ? t.changedMeanwhile : t.tooManyOpen;
    case 'RATE_LIMITED':
      return t.refreshedToday;
    default:
      return errorText(error);
  }
}

/** Shows the message for a failed action on an own supply or purchase request as a toast. */
export const toastListingError = (error: unknown): void =>
  overlays.toast(listingErrorMessage(error), { icon: 'info-circle' });
