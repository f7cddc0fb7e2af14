import type { SentCode } from '@contract/login';
import { whenIdle } from '@/testing/whenIdle';
import { LoginAddressChangeStore } from './LoginAddressChange.store';

const sentCode = { expiresInSec: 300, resendAfterSec: 60, canVoice: false };
const api = {
  sendOwnCode: () => Promise.resolve(sentCode),
  sendCodeToNew: () => Promise.resolve(sentCode),
  verifyForMobileChange: () => Promise.resolve({ ticket: 'T' }),
  change: () => Promise.resolve()
};

describe('LoginAddressChangeStore', () => {
  it('asks for a new code when the number is corrected', async () => {
    const changed: unknown[] = [];
    const store = new LoginAddressChangeStore({
      ...api,
      change: (change) => Promise.resolve(void changed.push(change))
    });
    store.setAddress('13900139001');
    await store.newCode.send();
    store.newCode.enter('123456');
    store.setAddress('13900139001');
    expect([store.newCode.isSent, store.newCode.code]).toEqual([true, '123456']);
    store.setAddress('13900139002');
    expect([store.newCode.isSent, store.newCode.code]).toEqual([false, '']);
    expect(await store.change()).toBe(false);
    expect(changed).toEqual([]);
    store.dispose();
  });

  it('requests a code for the corrected number during the countdown of the other one', async () => {
    const numbers: string[] = [];
    const store = new LoginAddressChangeStore({
      ...api,
      sendCodeToNew: (mobile) => {
        numbers.push(mobile);
        return Promise.resolve(sentCode);
      }
    });
    store.setAddress('13900139001');
    await store.newCode.send();
    expect(store.newCode.secondsLeft).toBe(60);
    store.setAddress('13900139002');
    expect(store.newCode.secondsLeft).toBe(0);
    await store.newCode.send();
    expect([numbers, store.newCode.isSent]).toEqual([['13900139001', '13900139002'], true]);
    store.dispose();
  });

  it('ignores the answer for a number that was corrected meanwhile', async () => {
    const answers: ((code: SentCode | Promise<SentCode>) => void)[] = [];
    const store = new LoginAddressChangeStore({
      ...api,
      sendCodeToNew: () => new Promise((resolve) => answers.push(resolve))
    });
    store.setAddress('13900139001');
    void store.newCode.send();
    store.setAddress('13900139002');
    expect(store.newCode.isSending).toBe(false);
    answers[0]?.({ ...sentCode, demoCode: '111111' });
    await whenIdle();
    expect([store.newCode.isSent, store.newCode.secondsLeft, store.newCode.demoCode]).toEqual([false, 0, undefined]);
    void store.newCode.send();
    store.setAddress('13900139003');
    const sending = store.newCode.send();
    answers[1]?.(Promise.reject(new Error('offline')));
    await whenIdle();
    expect([store.newCode.isSending, store.newCode.error]).toEqual([true, undefined]);
    answers[2]?.({ ...sentCode, demoCode: '333333' });
    await sending;
    expect([store.newCode.isSent, store.newCode.isSending, store.newCode.demoCode]).toEqual([true, false, '333333']);
    store.dispose();
  });
});
