import { errorText } from '@/locale/errorText';
import { ApiError } from '@/request/ApiError';
import { overlays } from '@/ui/overlays';
import { supplyMessages } from './locale/messages';

/** Returns the message for a failed change of a supply. */
export function supplyErrorMessage(error: unknown): string {
  const t = supplyMessages();
  if (!(error instanceof ApiError)) return errorText(error);
  switch (error.code) {
    case 'FORBIDDEN':
      return error.data?.needs === undefined ? t.notAllowed : t.tooManyOpen;
    case 'CONFLICT':
      return t.changedMeanwhile;
    case 'RATE_LIMITED':
      return t.refreshedToday;
    default:
      return errorText(error);
  }
}

/**
 * Waits for the action and shows its success or its error as a toast. Never rejects.
 * @returns true when the action succeeded
 */
export async function runWithToast(action: Promise<unknown>, successMessage: string): Promise<boolean> {
  try {
    await action;
    overlays.toast(successMessage, { icon: 'circle-check' });
    return true;
  } catch (error) {
    overlays.toast(supplyErrorMessage(error));
    return false;
  }
}
