import { errorText } from '@/locale/errorText';
import { loginMessages } from '../locale/messages';

/** Returns why name and ID number were rejected, without revealing which of them is wrong. */
export function identityErrorMessage(error: unknown): string {
  const t = loginMessages();
  const { code, data } = error as { code?: string; data?: { attemptsLeft?: number; retryAfterSec?: number } };
  if (code !== 'NOT_FOUND') return errorText(error);
  return data?.attemptsLeft ? t.identityWrong(data.attemptsLeft) : t.identityWrongWait(data?.retryAfterSec ?? 60);
}
