import type { ApiErrorCode } from '@/lib/ApiError';
import { buildApiError } from '@/testing/buildApiError';
import { errorText, isConnectionError } from './errorText';
import messages from './zh-Hans';

describe('errorText', () => {
  it('never shows the message of an error', () => {
    expect(errorText(new Error('ECONNREFUSED 10.0.0.1'))).toBe(messages.errors.unknown);
    expect(errorText(undefined)).toBe(messages.errors.unknown);
    expect(errorText(buildApiError('SOMETHING_NEW' as ApiErrorCode))).toBe(messages.errors.unknown);
  });

  it('says how long to wait', () => {
    expect(errorText(buildApiError('RATE_LIMITED', { retryAfterSec: 42 }))).toBe(messages.errors.rateLimited(42));
    expect(errorText(buildApiError('LOCKED', { retryAfterSec: 601 }))).toBe(messages.errors.locked(11));
  });

  it('has a sentence of its own for a lost connection and for a missing thing', () => {
    expect(errorText(buildApiError('OFFLINE'))).toBe(messages.errors.offline);
    expect(errorText(buildApiError('NOT_FOUND'))).toBe(messages.errors.notFound);
    expect(errorText(buildApiError('BUSY'))).toBe(messages.errors.busy);
    expect(isConnectionError(buildApiError('TIMEOUT'))).toBe(true);
    expect(isConnectionError(buildApiError('NOT_FOUND'))).toBe(false);
  });
});
