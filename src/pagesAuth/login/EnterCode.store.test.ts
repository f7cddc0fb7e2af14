import type { ErrorData } from '@contract/error';
import type { SentCode } from '@contract/login';
import { MINUTE_MS } from '@rules/duration';
import type { ApiErrorCode } from '@/lib/ApiError';
import { buildApiError } from '@/testing/buildApiError';
import type { SmsCodeRequest } from '../api/login';
import { EnterCodeStore } from './EnterCode.store';
import { SentCodesStore } from './sentCodes';

const mobile = '13800138000';
const sentCode: SentCode = { expiresInSec: 300, resendAfterSec: 60, canVoice: false, demoCode: '123456' };
const session = { token: 't1', expiresAtMs: 0, isNew: true };
const rejectWith = (code: ApiErrorCode, data: Partial<ErrorData> = {}) => Promise.reject(buildApiError(code, data));

interface Api {
  sendCode(body: SmsCodeRequest): Promise<SentCode>;
  submit(code: string, agreedVersion: string): Promise<typeof session>;
}

function setupStore(api: Partial<Api> = {}) {
  const sentCodes = new SentCodesStore();
  sentCodes.save({ mobile, purpose: 'login', agreedVersion: '2026-11' }, sentCode, Date.now());
  const submitted: string[][] = [];
  const full: Api = {
    sendCode: () => Promise.resolve(sentCode),
    submit(...args) {
      submitted.push(args);
      return Promise.resolve(session);
    },
    ...api
  };
  const store = new EnterCodeStore({ mobile, purpose: 'login' }, full, sentCodes);
  return { store, sentCodes, submitted };
}

afterEach(() => jest.clearAllTimers());

describe('Code page', () => {
  it('has no code for another mobile or after expiry', () => {
    const { store, sentCodes } = setupStore();
    expect(store.smsCode.hasCode).toBe(true);
    jest.advanceTimersByTime(300_000);
    expect(store.smsCode.hasCode).toBe(false);
    expect(sentCodes.find('13900139000', 'login', Date.now())).toBeNull();
  });

  it('sends no second code within a minute', async () => {
    const sendCode = jest.fn(() => Promise.resolve(sentCode));
    const { store } = setupStore({ sendCode });
    store.smsCode.countDown();
    jest.advanceTimersByTime(59_000);
    expect(store.smsCode.secondsLeft).toBe(1);
    await store.resend();
    expect(sendCode).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    store.enter('12');
    await store.resend();
    expect(sendCode).toHaveBeenCalledTimes(1);
    expect([store.smsCode.secondsLeft, store.code]).toEqual([60, '']);
    store.dispose();
  });

  it('offers a voice call once the server allows it', async () => {
    const sendCode = jest.fn((_: SmsCodeRequest) => Promise.resolve({ ...sentCode, canVoice: true }));
    const { store } = setupStore({ sendCode });
    expect(store.smsCode.canRequestCall).toBe(false);
    jest.advanceTimersByTime(MINUTE_MS);
    await store.resend();
    expect(store.smsCode.canRequestCall).toBe(true);
    jest.advanceTimersByTime(MINUTE_MS);
    await store.resend(true);
    expect(sendCode).toHaveBeenLastCalledWith({ mobile, purpose: 'login', isVoice: true });
    store.dispose();
  });

  it('counts down by the clock although a sleeping page misses ticks', () => {
    const { store } = setupStore();
    store.smsCode.countDown();
    jest.setSystemTime(Date.now() + 45_000);
    jest.advanceTimersByTime(1_000);
    expect(store.smsCode.secondsLeft).toBe(14);
    store.dispose();
  });

  it('stops the countdown when disposed', () => {
    const { store } = setupStore();
    store.smsCode.countDown();
    store.dispose();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('Entering a code', () => {
  it('submits nothing with five digits', async () => {
    const { store, submitted } = setupStore();
    store.enter('12345');
    expect(await store.submit()).toBeUndefined();
    expect(submitted).toEqual([]);
  });

  it.each<ApiErrorCode>(['SMS_CODE_WRONG', 'SMS_CODE_EXPIRED'])('clears the digits after %s', async (code) => {
    const { store, sentCodes } = setupStore({ submit: () => rejectWith(code, { attemptsLeft: 4 }) });
    store.enter('000000');
    expect(await store.submit()).toBeUndefined();
    expect(store.smsCode.error).toMatchObject({ code });
    expect(store.code).toBe('');
    expect(sentCodes.sentCode).not.toBeNull();
    store.enter('1');
    expect(store.smsCode.error).toBeUndefined();
  });

  it('submits nothing during a lockout and counts it down', async () => {
    const submit = jest.fn(() => rejectWith('LOCKED', { retryAfterSec: 900 }));
    const { store } = setupStore({ submit });
    store.enter('000000');
    await store.submit();
    expect(store.smsCode.lockedSeconds).toBe(900);
    store.enter('123456');
    expect(await store.submit()).toBeUndefined();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(store.smsCode.error).toMatchObject({ code: 'LOCKED' });
    store.dispose();
  });

  it('keeps the digits after a network error', async () => {
    const { store } = setupStore({ submit: () => rejectWith('NETWORK') });
    store.enter('123456');
    await store.submit();
    expect([store.code, store.isSubmitting]).toEqual(['123456', false]);
  });

  it('submits the code once, with the accepted agreement version', async () => {
    const { store, submitted, sentCodes } = setupStore();
    store.enter('123456');
    const [first, second] = await Promise.all([store.submit(), store.submit()]);
    expect([first, second]).toEqual([session, undefined]);
    expect(submitted).toEqual([['123456', '2026-11', {}]]);
    expect(sentCodes.sentCode).toBeNull();
  });
});
