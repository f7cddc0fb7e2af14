import { apiErrorOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { overlays } from '@/ui/overlays';
import { supplyMessages } from './locale/messages';

/** Returns the message for a failed change of a supply. */
export function supplyErrorMessage(error: unknown): string {
  const t = supplyMessages();
  const { code, data } = apiErrorOf(error);
  switch (code) {
    case 'FORBIDDEN':
      return data?.needs === undefined ? t.notAllowed : t.tooManyOpen;
    case 'CONFLICT':
      return t.changedMeanwhile;
    case 'RATE_LIMITED':
      return t.refreshedToday;
    default:
      return errorText(error);
  }
}

/** Shows the message for a failed change of a supply as a toast. */
export const toastSupplyError = (error: unknown): void => overlays.toast(supplyErrorMessage(error));
