import type { SentCode } from '../api/login';
import { agreementVersion } from '../agreement/version';
import { PhoneLoginStore } from './PhoneLogin.store';
import { SentCodes } from './sentCodes';

function build(
  sendCode: (mobile: string) => Promise<SentCode> = () => Promise.resolve({ expiresInSec: 300, resendAfterSec: 60 })
) {
  const clock = { nowMs: 1_000_000 };
  const sent: string[] = [];
  const sentCodes = new SentCodes();
  sentCodes.forget();
  const store = new PhoneLoginStore(
    {
      sendCode(mobile) {
        sent.push(mobile);
        return sendCode(mobile);
      }
    },
    sentCodes,
    () => clock.nowMs
  );
  return { store, sent, clock, sentCodes };
}

describe('asking for a login code', () => {
  it('is refused while digits are missing, and says how many', async () => {
    const { store, sent } = build();
    store.agree(true);
    store.type('138 0013 800');
    expect(store.problem).toBe('incomplete');
    expect(store.missing).toBe(1);
    expect(await store.sendCode()).toBe(false);
    expect(sent).toEqual([]);
  });

  it.each(['12800138000', '02112345678'])('is refused for %s, which is no mobile', async (digits) => {
    const { store, sent } = build();
    store.agree(true);
    store.type(digits);
    expect(store.problem).toBe('wrongNumber');
    expect(await store.sendCode()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('is refused until the person has agreed, which nobody has from the start', async () => {
    const { store, sent } = build();
    store.type('13800138000');
    expect(store.isAgreed).toBe(false);
    expect(store.problem).toBe('notAgreed');
    expect(await store.sendCode()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('keeps the number and says why when it fails', async () => {
    const error = Object.assign(new Error('LOCKED'), { code: 'LOCKED' });
    const { store } = build(() => Promise.reject(error));
    store.agree(true);
    store.type('13800138000');
    expect(await store.sendCode()).toBe(false);
    expect(store.error).toBe(error);
    expect(store.isSending).toBe(false);
    expect(store.shown).toBe('138 0013 8000');
  });

  it('asks once for a double press', async () => {
    const { store, sent } = build();
    store.agree(true);
    store.type('13800138000');
    const [first, second] = await Promise.all([store.sendCode(), store.sendCode()]);
    expect([first, second]).toEqual([true, false]);
    expect(sent).toEqual(['13800138000']);
  });

  it('takes a pasted number with country code and spaces', async () => {
    const { store, sent, sentCodes, clock } = build();
    store.agree(true);
    store.type('+86 138-0013-8000');
    expect(await store.sendCode()).toBe(true);
    expect(sent).toEqual(['13800138000']);
    expect(sentCodes.to('13800138000', clock.nowMs)?.agreedVersion).toBe(agreementVersion);
  });

  it('does not ask again within the minute for the same number, and does after it', async () => {
    const { store, sent, clock } = build();
    store.agree(true);
    store.type('13800138000');
    await store.sendCode();
    clock.nowMs += 59_000;
    expect(await store.sendCode()).toBe(true);
    expect(sent).toHaveLength(1);
    clock.nowMs += 2_000;
    expect(await store.sendCode()).toBe(true);
    expect(sent).toHaveLength(2);
  });
});
