import { errorText } from '@/locale/errorText';
import { ApiError } from '@/request/ApiError';
import { overlays } from '@/ui/overlays';
import { supplyMessages } from './locale/messages';

/** Why a supply was not changed. */
export function deedError(error: unknown): string {
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

/** Waits for what is done with a supply and says how it went. True when it was done. */
export async function carriedOut(deed: Promise<unknown>, done: string): Promise<boolean> {
  try {
    await deed;
    overlays.toast(done, { icon: 'circle-check' });
    return true;
  } catch (error) {
    overlays.toast(deedError(error));
    return false;
  }
}
