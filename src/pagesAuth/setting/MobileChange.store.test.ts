import { MobileChangeStore } from './MobileChange.store';

const sentCode = { expiresInSec: 300, resendAfterSec: 60, canVoice: false };

describe('MobileChangeStore', () => {
  it('asks for a new code when the number is corrected', async () => {
    const changed: unknown[] = [];
    const store = new MobileChangeStore({
      sendOwnCode: () => Promise.resolve(sentCode),
      sendCodeToNew: () => Promise.resolve(sentCode),
      verifyForMobileChange: () => Promise.resolve({ ticket: 'T' }),
      changeMobile: (change) => Promise.resolve(void changed.push(change))
    });
    store.setMobile('13900139001');
    await store.newCode.send();
    store.newCode.enter('123456');
    store.setMobile('13900139001');
    expect([store.newCode.isSent, store.newCode.code]).toEqual([true, '123456']);
    store.setMobile('13900139002');
    expect([store.newCode.isSent, store.newCode.code]).toEqual([false, '']);
    expect(await store.change()).toBe(false);
    expect(changed).toEqual([]);
    store.dispose();
  });
});
