import { apiErrorOf, fieldErrorsOf } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { payMessages } from './locale/messages';

/** Returns the message for a payment that was not opened, or an order that was not cancelled. */
export function paymentErrorMessage(error: unknown): string {
  const t = payMessages().errors;
  switch (apiErrorOf(error).code) {
    case 'CONFLICT': {
      const { item, order } = fieldErrorsOf(error);
      if (item === 'role' || item === 'level') return t[item];
      if (item !== undefined) return t.booth;
      return order === 'paid' || order === 'querying' ? t[order] : t.changed;
    }
    case 'NOT_FOUND':
      return t.missing;
    case 'FORBIDDEN':
      return t.forbidden;
    case 'WECHAT_REFUSED':
      return t.payer;
    default:
      return errorText(error);
  }
}
