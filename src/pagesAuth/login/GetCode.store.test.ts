import type { SentCode } from '../api/login';
import { GetCodeStore, type GetCodeApi } from './GetCode.store';
import { SentCodes } from './sentCodes';

const mobile = '13800138000';
const sentCode: SentCode = { expiresInSec: 300, resendAfterSec: 60, demoCode: '123456' };
const session = { token: 't1', expiresAtMs: 0, isNew: true };
const refusal = (code: string, data: object = {}) => Promise.reject(Object.assign(new Error(code), { code, data }));

function build(api: Partial<GetCodeApi> = {}, inviteCode = '') {
  const sentCodes = new SentCodes();
  sentCodes.remember(mobile, '2026-11', sentCode, Date.now());
  const bodies: object[] = [];
  const store = new GetCodeStore(
    { mobile, inviteCode },
    {
      sendCode: () => Promise.resolve(sentCode),
      logInByCode(body) {
        bodies.push(body);
        return Promise.resolve(session);
      },
      ...api
    },
    sentCodes
  );
  return { store, sentCodes, bodies };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the code page', () => {
  it('knows of no code for another mobile or after it has expired', () => {
    const { store, sentCodes } = build();
    expect(store.hasCode).toBe(true);
    jest.advanceTimersByTime(300_000);
    expect(store.hasCode).toBe(false);
    expect(sentCodes.to('13900139000', Date.now())).toBeNull();
  });

  it('sends no second code before the minute is over', async () => {
    const sendCode = jest.fn(() => Promise.resolve(sentCode));
    const { store } = build({ sendCode });
    store.startCountdown();
    expect(store.secondsLeft).toBe(60);
    jest.advanceTimersByTime(59_000);
    expect(store.secondsLeft).toBe(1);
    await store.resend();
    expect(sendCode).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(store.canResend).toBe(true);
    store.enter('12');
    await store.resend();
    expect(sendCode).toHaveBeenCalledTimes(1);
    expect(store.secondsLeft).toBe(60);
    expect(store.code).toBe('');
    store.dispose();
  });

  it('counts by the clock, however many ticks a sleeping page misses', () => {
    const { store } = build();
    store.startCountdown();
    jest.setSystemTime(Date.now() + 45_000);
    jest.advanceTimersByTime(1_000);
    expect(store.secondsLeft).toBe(14);
    store.dispose();
  });

  it('stops counting when it is left', () => {
    const { store } = build();
    store.startCountdown();
    store.dispose();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('says why no other code could be sent, and can be asked again', async () => {
    const { store } = build({ sendCode: () => refusal('RATE_LIMITED', { retryAfterSec: 30 }) });
    await store.resend();
    expect(store.error).toMatchObject({ code: 'RATE_LIMITED' });
    expect(store.isSending).toBe(false);
  });
});

describe('logging in with a code', () => {
  it('is not tried with five digits', async () => {
    const { store, bodies } = build();
    store.enter('12345');
    expect(await store.logIn()).toBeUndefined();
    expect(bodies).toEqual([]);
  });

  it.each(['SMS_CODE_WRONG', 'SMS_CODE_EXPIRED', 'LOCKED'])('empties the boxes after %s', async (code) => {
    const { store, sentCodes } = build({ logInByCode: () => refusal(code, { attemptsLeft: 4 }) });
    store.enter('000000');
    expect(await store.logIn()).toBeUndefined();
    expect(store.error).toMatchObject({ code });
    expect(store.code).toBe('');
    expect(sentCodes.sentCode).not.toBeNull();
    store.enter('1');
    expect(store.error).toBeUndefined();
  });

  it('keeps the digits when the server was not reached', async () => {
    const { store } = build({ logInByCode: () => refusal('NETWORK') });
    store.enter('123456');
    await store.logIn();
    expect(store.code).toBe('123456');
    expect(store.isLoggingIn).toBe(false);
  });

  it('sends the code once, with what the person agreed to', async () => {
    const { store, bodies, sentCodes } = build();
    store.enter('123456');
    const [first, second] = await Promise.all([store.logIn(), store.logIn()]);
    expect([first, second]).toEqual([session, undefined]);
    expect(bodies).toEqual([{ mobile, code: '123456', agreedVersion: '2026-11' }]);
    expect(sentCodes.sentCode).toBeNull();
  });

  it('hands the invite code over that the person came with', async () => {
    const { store, bodies } = build({}, 'GUIXIANG');
    store.enter('123456');
    await store.logIn();
    expect(bodies).toMatchObject([{ inviteCode: 'GUIXIANG' }]);
  });
});
