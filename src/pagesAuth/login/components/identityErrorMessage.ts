import { apiErrorOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { loginMessages } from '../locale/messages';

/** Returns why name and ID number were rejected, without revealing which of them is wrong. */
export function identityErrorMessage(error: unknown): string {
  const t = loginMessages();
  const { code, data } = apiErrorOf(error);
  if (code !== 'NOT_FOUND') return errorText(error);
  return data?.attemptsLeft ? t.identityWrong(data.attemptsLeft) : t.identityWrongWait(data?.retryAfterSec ?? 60);
}
