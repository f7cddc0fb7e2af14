import type { SentToAccount } from '@contract/password';
import { whenIdle } from '@/testing/whenIdle';
import { IdentityVerificationStore } from './IdentityVerification.store';

describe('IdentityVerificationStore', () => {
  it('does not name the number of another identity whose code arrives late', async () => {
    const answers: ((sent: SentToAccount) => void)[] = [];
    const store = new IdentityVerificationStore({
      sendIdentityCode: () => new Promise((resolve) => answers.push(resolve)),
      checkIdentityCode: () => Promise.resolve({ ticket: 'T' })
    });
    const sent = { expiresInSec: 300, resendAfterSec: 60, canVoice: false };
    store.type('realName', '覃秀兰');
    store.type('idNumber', '440524188001010014');
    void store.code.send();
    store.type('realName', '覃小满');
    const sending = store.code.send();
    answers[1]?.({ ...sent, mobile: '139****9002' });
    await sending;
    answers[0]?.({ ...sent, mobile: '139****9001' });
    await whenIdle();
    expect([store.mobile, store.code.isSent]).toEqual(['139****9002', true]);
    store.dispose();
  });
});
