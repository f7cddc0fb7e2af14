import { smsCodeMessages } from '@/components/smsCode/locale/messages';
import { apiErrorOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { loginMessages } from '../locale/messages';
import type { SmsCodeStore } from '../SmsCode.store';

/** Formats seconds as minutes and seconds, e.g. `14:05`. */
function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the message for a failed code request or a rejected code; undefined without an error. */
export function codeErrorMessage({ error, lockedSeconds }: SmsCodeStore): string | undefined {
  if (lockedSeconds > 0) return loginMessages().lockedFor(formatMinutes(lockedSeconds));
  if (error === undefined) return undefined;
  const { code, data } = apiErrorOf(error);
  const t = smsCodeMessages();
  if (code === 'SMS_CODE_WRONG' && data?.attemptsLeft !== undefined) return t.wrongCode(data.attemptsLeft);
  return code === 'SMS_CODE_EXPIRED' ? t.expiredCode : loginErrorMessage(error);
}

/** Returns the message for a login error. */
export function loginErrorMessage(error: unknown): string {
  const t = loginMessages();
  const { code, data } = apiErrorOf(error);
  switch (code) {
    case 'PASSWORD_WRONG':
      return data?.attemptsLeft ? t.wrongPassword(data.attemptsLeft) : t.wrongPasswordWait(data?.retryAfterSec ?? 60);
    case 'FROZEN':
      return t.frozen(data?.reason ?? '');
    case 'TICKET_EXPIRED':
      return t.ticketExpired;
    case 'VALIDATION':
      return data?.fields?.['mobile'] === 'country' ? t.notServed : errorText(error);
    case 'WECHAT_REFUSED':
      return t.weChatRefused;
    default:
      return errorText(error);
  }
}
