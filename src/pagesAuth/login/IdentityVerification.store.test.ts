import type { SentToAccount } from '@contract/password';
import { buildApiError } from '@/testing/buildApiError';
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

  it('keeps an open captcha when the code of another identity is refused late', async () => {
    const refusals: ((error: unknown) => void)[] = [];
    const store = new IdentityVerificationStore({
      sendIdentityCode: () => new Promise((_, reject) => refusals.push(reject)),
      checkIdentityCode: () => Promise.resolve({ ticket: 'T' })
    });
    store.type('realName', '覃秀兰');
    store.type('idNumber', '440524188001010014');
    void store.code.send();
    store.type('realName', '覃小满');
    const sending = store.code.send();
    refusals[1]?.(buildApiError('CAPTCHA_NEEDED'));
    await sending;
    refusals[0]?.(buildApiError('NOT_FOUND'));
    await whenIdle();
    expect(store.needsCaptcha).toBe(true);
  });

  it('applies the late answer to a check of another identity to nothing', async () => {
    const refusals: ((error: unknown) => void)[] = [];
    const store = new IdentityVerificationStore({
      sendIdentityCode: () => Promise.reject(buildApiError('INTERNAL')),
      checkIdentityCode: () => new Promise((_, reject) => refusals.push(reject))
    });
    store.type('realName', '覃秀兰');
    store.type('idNumber', '440524188001010014');
    store.code.enter('123456');
    const checking = store.verify();
    store.type('realName', '覃小满');
    store.code.enter('654321');
    refusals[0]?.(buildApiError('CAPTCHA_NEEDED'));
    await checking;
    expect([store.needsCaptcha, store.code.error, store.isChecking]).toEqual([false, undefined, false]);
  });
});
