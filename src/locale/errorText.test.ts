import { errorText, isConnectionError } from './errorText';
import messages from './zh-Hans';

describe('errorText', () => {
  it('never shows the message of an error', () => {
    expect(errorText(new Error('ECONNREFUSED 10.0.0.1'))).toBe(messages.errors.unknown);
    expect(errorText(undefined)).toBe(messages.errors.unknown);
    expect(errorText({ code: 'SOMETHING_NEW' })).toBe(messages.errors.unknown);
  });

  it('says how long to wait', () => {
    expect(errorText({ code: 'RATE_LIMITED', data: { retryAfterSec: 42 } })).toBe(messages.errors.rateLimited(42));
    expect(errorText({ code: 'LOCKED', data: { retryAfterSec: 601 } })).toBe(messages.errors.locked(11));
  });

  it('has a sentence of its own for a lost connection and for a missing thing', () => {
    expect(errorText({ code: 'OFFLINE' })).toBe(messages.errors.offline);
    expect(errorText({ code: 'NOT_FOUND' })).toBe(messages.errors.notFound);
    expect(errorText({ code: 'BUSY' })).toBe(messages.errors.busy);
    expect(isConnectionError({ code: 'TIMEOUT' })).toBe(true);
    expect(isConnectionError({ code: 'NOT_FOUND' })).toBe(false);
  });
});
