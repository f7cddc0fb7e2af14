import { messages } from './messages';

interface Coded {
  code: unknown;
  data?: { retryAfterSec?: number };
}

function isCoded(error: unknown): error is Coded {
  return typeof error === 'object' && error !== null && 'code' in error;
}

/**
 * The sentence for an error, in the language spoken now. Takes anything that was thrown: only the closed `code` of
 * an API error is read, never its message, which is for logs.
 */
export function errorText(error: unknown): string {
  const sentences = messages().errors;
  if (!isCoded(error)) return sentences.unknown;
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

/** Would the same request perhaps succeed a moment later? */
export function isConnectionError(error: unknown): boolean {
  return isCoded(error) && ['OFFLINE', 'TIMEOUT', 'NETWORK', 'BAD_STATUS'].includes(String(error.code));
}
