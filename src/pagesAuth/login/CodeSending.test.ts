import type { SentCode } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import type { WantedCode } from '../api/login';
import { AskForCodeStore } from './AskForCode.store';
import { SentCodes } from './sentCodes';

const sentCode: SentCode = { expiresInSec: 300, resendAfterSec: 60, canVoice: false, demoCode: '123456' };

function build(sendCode: () => Promise<SentCode> = () => Promise.resolve(sentCode)) {
  const sent: WantedCode[] = [];
  const sentCodes = new SentCodes();
  sentCodes.forget();
  const api = {
    sendCode(body: WantedCode) {
      sent.push(body);
      return sendCode();
    }
  };
  const store = new AskForCodeStore('login', api, sentCodes);
  return { store, sent, sentCodes, api };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('asking for a login code', () => {
  it('is refused while digits are missing, and says how many', async () => {
    const { store, sent } = build();
    store.consent.set(true);
    store.type('138 0013 800');
    expect(store.mobile.isComplainedAbout).toBe(false);
    expect(await store.send()).toBe(false);
    expect([store.mobile.missing, store.mobile.isComplainedAbout]).toEqual([1, true]);
    expect(sent).toEqual([]);
  });

  it.each(['12800138000', '02112345678'])('is refused for %s, which is no mobile', async (digits) => {
    const { store, sent } = build();
    store.consent.set(true);
    store.type(digits);
    expect(await store.send()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('is refused until the person has agreed, which nobody has from the start [compliance 1]', async () => {
    const { store, sent } = build();
    store.type('13800138000');
    expect(store.consent.isGiven).toBe(false);
    expect(await store.send()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('keeps the number, says why it failed and counts a lock down', async () => {
    const error = Object.assign(new Error('LOCKED'), { code: 'LOCKED', data: { retryAfterSec: 840 } });
    const { store } = build(() => Promise.reject(error));
    store.consent.set(true);
    store.type('13800138000');
    expect(await store.send()).toBe(false);
    expect(store.sending.error).toBe(error);
    expect(store.sending.isSending).toBe(false);
    expect(store.mobile.shown).toBe('138 0013 8000');
    jest.advanceTimersByTime(40_000);
    expect([store.sending.lockedSeconds, store.sending.canSend]).toEqual([800, false]);
    jest.advanceTimersByTime(800_000);
    expect([store.sending.lockedSeconds, store.sending.error]).toEqual([0, undefined]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('asks once for a double press', async () => {
    const { store, sent } = build();
    store.consent.set(true);
    store.type('13800138000');
    const [first, second] = await Promise.all([store.send(), store.send()]);
    expect([first, second]).toEqual([true, false]);
    expect(sent).toEqual([{ mobile: '13800138000', purpose: 'login' }]);
  });

  it('takes a pasted number with country code and spaces', async () => {
    const { store, sentCodes } = build();
    store.consent.set(true);
    store.type('+86 138-0013-8000');
    expect(await store.send()).toBe(true);
    expect(sentCodes.to('13800138000', 'login', Date.now())?.agreedVersion).toBe(agreementVersion);
  });

  it('does not ask again within the minute for the same number, and does after it', async () => {
    const { store, sent } = build();
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

  it('takes the code of another purpose for none', async () => {
    const { store, sent, sentCodes, api } = build();
    store.consent.set(true);
    store.type('13800138000');
    await store.send();
    const bind = new AskForCodeStore('bind', api, sentCodes);
    bind.consent.set(true);
    bind.type('13800138000');
    expect(bind.sending.hasCode).toBe(false);
    await bind.send();
    expect(sent[1]).toEqual({ mobile: '13800138000', purpose: 'bind' });
  });
});
