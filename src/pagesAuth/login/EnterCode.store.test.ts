import type { SentCode } from '@contract/login';
import type { SmsCodeRequest } from '../api/login';
import { EnterCodeStore } from './EnterCode.store';
import { SentCodesStore } from './sentCodes';

const mobile = '13800138000';
const sentCode: SentCode = { expiresInSec: 300, resendAfterSec: 60, canVoice: false, demoCode: '123456' };
const session = { token: 't1', expiresAtMs: 0, isNew: true };
const rejectWith = (code: string, data: object = {}) => Promise.reject(Object.assign(new Error(code), { code, data }));

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

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('the code page', () => {
  it('knows of no code for another mobile or after it has expired', () => {
    const { store, sentCodes } = setupStore();
    expect(store.smsCode.hasCode).toBe(true);
    jest.advanceTimersByTime(300_000);
    expect(store.smsCode.hasCode).toBe(false);
    expect(sentCodes.find('13900139000', 'login', Date.now())).toBeNull();
  });

  it('sends no second code before the minute is over', async () => {
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

  it('offers a call once the server says that it may be one', async () => {
    const sendCode = jest.fn((_: SmsCodeRequest) => Promise.resolve({ ...sentCode, canVoice: true }));
    const { store } = setupStore({ sendCode });
    expect(store.smsCode.canRequestCall).toBe(false);
    jest.advanceTimersByTime(60_000);
    await store.resend();
    expect(store.smsCode.canRequestCall).toBe(true);
    jest.advanceTimersByTime(60_000);
    await store.resend(true);
    expect(sendCode).toHaveBeenLastCalledWith({ mobile, purpose: 'login', isVoice: true });
    store.dispose();
  });

  it('counts by the clock, however many ticks a sleeping page misses', () => {
    const { store } = setupStore();
    store.smsCode.countDown();
    jest.setSystemTime(Date.now() + 45_000);
    jest.advanceTimersByTime(1_000);
    expect(store.smsCode.secondsLeft).toBe(14);
    store.dispose();
  });

  it('stops counting when it is left', () => {
    const { store } = setupStore();
    store.smsCode.countDown();
    store.dispose();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('entering a code', () => {
  it('is not tried with five digits', async () => {
    const { store, submitted } = setupStore();
    store.enter('12345');
    expect(await store.submit()).toBeUndefined();
    expect(submitted).toEqual([]);
  });

  it.each(['SMS_CODE_WRONG', 'SMS_CODE_EXPIRED'])('empties the boxes after %s', async (code) => {
    const { store, sentCodes } = setupStore({ submit: () => rejectWith(code, { attemptsLeft: 4 }) });
    store.enter('000000');
    expect(await store.submit()).toBeUndefined();
    expect(store.smsCode.error).toMatchObject({ code });
    expect(store.code).toBe('');
    expect(sentCodes.sentCode).not.toBeNull();
    store.enter('1');
    expect(store.smsCode.error).toBeUndefined();
  });

  it('is not tried while the number is locked, which counts down', async () => {
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

  it('keeps the digits when the server was not reached', async () => {
    const { store } = setupStore({ submit: () => rejectWith('NETWORK') });
    store.enter('123456');
    await store.submit();
    expect([store.code, store.isSubmitting]).toEqual(['123456', false]);
  });

  it('sends the code once, with what the person agreed to', async () => {
    const { store, submitted, sentCodes } = setupStore();
    store.enter('123456');
    const [first, second] = await Promise.all([store.submit(), store.submit()]);
    expect([first, second]).toEqual([session, undefined]);
    expect(submitted).toEqual([['123456', '2026-11', {}]]);
    expect(sentCodes.sentCode).toBeNull();
  });
});
