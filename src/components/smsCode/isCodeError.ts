import { isApiError } from '@/lib/ApiError';

/** Returns true for a wrong, expired or locked code. After other errors the same code can be sent again. */
export function isCodeError(error: unknown): boolean {
  return isApiError(error, 'SMS_CODE_WRONG', 'SMS_CODE_EXPIRED', 'LOCKED');
}
