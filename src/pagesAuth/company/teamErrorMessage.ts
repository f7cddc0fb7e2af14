import { fieldErrorsOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { companyMessages } from './locale/messages';

/** Returns the message for a failed team request, specific when a team rule was violated. */
export function teamErrorMessage(error: unknown): string {
  const t = companyMessages();
  const name = fieldErrorsOf(error).team;
  const obstacle = Object.keys(t.obstacles).find((key) => key === name) as keyof typeof t.obstacles | undefined;
  return obstacle === undefined ? errorText(error) : t.obstacles[obstacle];
}
