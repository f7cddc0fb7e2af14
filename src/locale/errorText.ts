import { isApiError } from '@/lib/ApiError';
import { messages } from './messages';

/**
 * @param error any thrown value; only the `code` of an ApiError is read, never its message, which is for logs
 * @returns the message for the user, in the current language
 */
export function errorText(error: unknown): string {
  const sentences = messages().errors;
  if (!isApiError(error)) return sentences.unknown;
  const seconds = error.data?.retryAfterSec ?? 60;
  switch (error.code) {
    case 'OFFLINE':
      return sentences.offline;
    case 'TIMEOUT':
      return sentences.timeout;
    case 'NETWORK':
      return sentences.network;
    case 'UNAUTHORIZED':
      return sentences.unauthorized;
    case 'FORBIDDEN':
      return error.data?.fields?.['account'] === undefined ? sentences.forbidden : sentences.unverified;
    case 'HISTORY_LOCKED':
      return sentences.forbidden;
    case 'NOT_FOUND':
      return sentences.notFound;
    case 'RATE_LIMITED':
      return sentences.rateLimited(seconds);
    case 'LOCKED':
      return sentences.locked(Math.ceil(seconds / 60));
    case 'BUSY':
      return sentences.busy;
    case 'VALIDATION':
    case 'CONFLICT':
      return sentences.invalid;
    case 'BAD_STATUS':
    case 'INTERNAL':
    case 'UNAVAILABLE':
    case 'CIPHER':
    case 'BAD_RESPONSE':
      return sentences.server;
    default:
      return sentences.unknown;
  }
}

/** @returns whether the same request may succeed a moment later */
export function isConnectionError(error: unknown): boolean {
  return isApiError(error, 'OFFLINE', 'TIMEOUT', 'NETWORK', 'BAD_STATUS');
}
