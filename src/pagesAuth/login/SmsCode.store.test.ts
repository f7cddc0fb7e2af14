import type { SentCode } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import { buildApiError } from '@/testing/buildApiError';
import type { SmsCodeRequest } from '../api/login';
import { RequestCodeStore } from './RequestCode.store';
import { SentCodesStore } from './sentCodes';

const sentCode: SentCode = { expiresInSec: 300, resendAfterSec: 60, canVoice: false, demoCode: '123456' };

function setupStore(sendCode: () => Promise<SentCode> = () => Promise.resolve(sentCode)) {
  const sent: SmsCodeRequest[] = [];
  const sentCodes = new SentCodesStore();
  sentCodes.clear();
  const api = {
    sendCode(body: SmsCodeRequest) {
      sent.push(body);
      return sendCode();
    }
  };
  const store = new RequestCodeStore('login', api, sentCodes);
  return { store, sent, sentCodes, api };
}

afterEach(() => jest.clearAllTimers());

describe('Requesting a login code', () => {
  it('sends nothing for an incomplete number and returns how many digits are missing', async () => {
    const { store, sent } = setupStore();
    store.consent.set(true);
    store.type('138 0013 800');
    expect(store.mobile.isErrorShown).toBe(false);
    expect(await store.send()).toBe(false);
    expect([store.mobile.missing, store.mobile.isErrorShown]).toEqual([1, true]);
    expect(sent).toEqual([]);
  });

  it.each(['12800138000', '02112345678'])('sends nothing for the invalid mobile number %s', async (digits) => {
    const { store, sent } = setupStore();
    store.consent.set(true);
    store.type(digits);
    expect(await store.send()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('sends nothing before consent, which is never given by default [compliance 1]', async () => {
    const { store, sent } = setupStore();
    store.type('13800138000');
    expect(store.consent.isGiven).toBe(false);
    expect(await store.send()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('keeps the number after an error and counts a lockout down', async () => {
    const error = buildApiError('LOCKED', { retryAfterSec: 840 });
    const { store } = setupStore(() => Promise.reject(error));
    store.consent.set(true);
    store.type('13800138000');
    expect(await store.send()).toBe(false);
    expect(store.smsCode.error).toBe(error);
    expect(store.smsCode.isSending).toBe(false);
    expect(store.mobile.formatted).toBe('138 0013 8000');
    jest.advanceTimersByTime(40_000);
    expect([store.smsCode.lockedSeconds, store.smsCode.canSend]).toEqual([800, false]);
    jest.advanceTimersByTime(800_000);
    expect([store.smsCode.lockedSeconds, store.smsCode.error]).toEqual([0, undefined]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends one request for a double tap', async () => {
    const { store, sent } = setupStore();
    store.consent.set(true);
    store.type('13800138000');
    const [first, second] = await Promise.all([store.send(), store.send()]);
    expect([first, second]).toEqual([true, false]);
    expect(sent).toEqual([{ mobile: '13800138000', purpose: 'login' }]);
  });

  it('accepts a pasted number with country code and spaces', async () => {
    const { store, sentCodes } = setupStore();
    store.consent.set(true);
    store.type('+86 138-0013-8000');
    expect(await store.send()).toBe(true);
    expect(sentCodes.find('13800138000', 'login', Date.now())?.agreedVersion).toBe(agreementVersion);
  });

  it('reuses the code for the same number within a minute and requests another one later', async () => {
    const { store, sent } = setupStore();
    store.consent.set(true);
    store.type('13800138000');
    await store.send();
    jest.advanceTimersByTime(59_000);
    expect(await store.send()).toBe(true);
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(2_000);
    expect(await store.send()).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('does not reuse the code of another purpose', async () => {
    const { store, sent, sentCodes, api } = setupStore();
    store.consent.set(true);
    store.type('13800138000');
    await store.send();
    const bind = new RequestCodeStore('bind', api, sentCodes);
    bind.consent.set(true);
    bind.type('13800138000');
    expect(bind.smsCode.hasCode).toBe(false);
    await bind.send();
    expect(sent[1]).toEqual({ mobile: '13800138000', purpose: 'bind' });
  });
});
