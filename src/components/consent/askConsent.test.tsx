import Taro from '@tarojs/taro';
import { reaction, runInAction } from 'mobx';
import { act } from 'react-dom/test-utils';
import { agreementVersion } from '@rules/agreement';
import { back, push } from '@/navigation/navigate';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { resetConsent } from '@/testing/resetConsent';
import { overlays } from '@/ui/overlays';
import { askConsent } from './askConsent';

const api = fakeApi({ 'POST /api/member/user/logout': null, 'POST /api/member/account/agree': null });
const recordedAgreements = () =>
  api.calls.filter(({ name }) => name.endsWith('account/agree')).map(({ input }) => input);

/** Longer than the panel takes to slide out. */
const SHEET_LEAVES_MS = 1000;

let page: OpenedPage;

async function closeByMask(): Promise<void> {
  const mask = document.querySelector('[role="dialog"]')?.previousElementSibling;
  act(() => void mask?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await page.advance(SHEET_LEAVES_MS);
}

// The app asks once on the first touch; trigger that before the tests begin.
beforeAll(async () => {
  page = await openPage('/pages/mine/index');
  dispatchEvent(new Event('pointerdown'));
  await page.settle();
});
beforeEach(async () => {
  settings.setLanguage('zh-Hans');
  asGuest();
  resetConsent();
  page = await openPage('/pages/mine/index');
});
let onTestEnd: (() => void) | undefined;
afterEach(() => {
  onTestEnd?.();
  overlays.close();
});

describe('consent prompt', () => {
  it('[compliance 1] asks before anything is stored, with nothing preselected', async () => {
    const before = Object.keys(localStorage);
    void askConsent();
    await page.waitFor('欢迎使用香市');
    expect(Object.keys(localStorage)).toEqual(before);
    expect([consent.isAnswered, consent.isBrowsingOnly]).toEqual([false, false]);
    expect(page.root().querySelector('[role="dialog"] [aria-checked="true"]')).toBeNull();
    expect(page.has('同意并继续') && page.has('不同意，仅浏览')).toBe(true);
  });

  it('[compliance 1, 8] agrees to statistics of use only when that choice is made', async () => {
    /** Asks like on a new device, once the panel of the answer before has left the page. */
    const askNewcomer = async () => {
      await page.advance(SHEET_LEAVES_MS);
      resetConsent();
      void askConsent();
      await page.waitFor('同意并继续');
    };
    await askNewcomer();
    await page.tap('同意并继续');
    expect([consent.hasAgreed, consent.allowsAnalytics]).toEqual([true, false]);
    await askNewcomer();
    await page.tap('允许使用统计，帮我们改进（可选）');
    await page.tap('同意并继续');
    expect([consent.hasAgreed, consent.allowsAnalytics]).toEqual([true, true]);
    // New texts ask for it again, with nothing chosen.
    await askNewcomer();
    expect(page.root().querySelector('[role="dialog"] [aria-checked="true"]')).toBeNull();
    await page.tap('不同意，仅浏览');
    expect([consent.hasAgreed, consent.analyticsAgreed]).toEqual([false, false]);
  });

  it('[compliance 1, 8] allows no statistics for a moment to a user who chose them for the texts before', async () => {
    const allowed: boolean[] = [];
    onTestEnd = reaction(
      () => consent.allowsAnalytics,
      (isAllowed) => allowed.push(isAllowed)
    );
    runInAction(() => Object.assign(consent, { consentVersion: '2026-11.2', analyticsAgreed: true }));
    void askConsent();
    await page.waitFor('同意并继续');
    await page.tap('同意并继续');
    expect([consent.hasAgreed, consent.analyticsAgreed, allowed]).toEqual([true, false, []]);
  });

  it('[compliance 1] does not ask again after the user declines, and the app stays usable', async () => {
    const asked = askConsent();
    await page.waitFor('不同意，仅浏览');
    await page.tap('不同意，仅浏览');
    await asked;
    expect([consent.isAnswered, consent.isBrowsingOnly]).toEqual([true, true]);
    void askConsent();
    await page.settle();
    expect(overlays.dialog).toBeUndefined();
  });

  it('[compliance 1] asks again when the agreement texts have changed, and says that they changed', async () => {
    runInAction(() => Object.assign(consent, { consentVersion: '2026-11.2' }));
    void askConsent();
    await page.waitFor('协议有更新，请看一下');
    await page.tap('同意并继续');
    await page.settle();
    expect(consent.consentVersion).toBe(agreementVersion);
  });

  it('takes closing it for no answer: it is asked at the next start, and before that only where it is needed', async () => {
    const asked = askConsent();
    await page.waitFor('同意并继续');
    await closeByMask();
    await asked;
    expect([consent.isAnswered, consent.isBrowsingOnly]).toEqual([false, false]);
    await askConsent();
    expect(overlays.dialog).toBeUndefined();
    void askConsent(true);
    await page.waitFor('同意并继续');
    await page.tap('同意并继续');
    await page.settle();
    expect(consent.hasAgreed).toBe(true);
  });

  it('returns after the user has read the policy, and stores the agreement', async () => {
    void askConsent();
    await page.waitFor('《隐私政策》');
    push('policy');
    await page.waitFor('香市隐私政策');
    expect(overlays.dialog).toBeUndefined();
    expect(consent.isAnswered).toBe(false);
    back();
    await page.waitFor('同意并继续');
    await page.tap('同意并继续');
    await page.settle();
    expect([consent.isAnswered, consent.isBrowsingOnly]).toEqual([true, false]);
  });

  it('waits for an open dialog, and does not take a later dialog for an answer', async () => {
    const asked = overlays.modal({ title: '先问的' });
    void askConsent();
    await page.settle();
    expect(overlays.dialog?.kind).toBe('modal');
    overlays.close({ confirm: true });
    expect((await asked).confirm).toBe(true);
    await page.waitFor('同意并继续');
    void overlays.modal({ title: '后问的' });
    await page.settle();
    expect(consent.isAnswered).toBe(false);
    overlays.close();
    await page.waitFor('同意并继续');
  });

  it('is shown once when the app returns to the foreground repeatedly', async () => {
    void askConsent();
    await page.waitFor('同意并继续');
    void askConsent();
    await page.settle();
    expect([overlays.dialog?.kind, consent.isAnswered]).toEqual(['panel', false]);
    await page.tap('同意并继续');
    await page.settle();
    expect([overlays.dialog, consent.isBrowsingOnly]).toEqual([undefined, false]);
  });

  it('is not shown on the pages of the agreement texts', async () => {
    await openPage('/pagesAuth/agreement/Policy');
    await askConsent();
    expect(overlays.dialog).toBeUndefined();
  });
});

describe('consent prompt for a logged-in user', () => {
  const older = '2026-11.2';
  const logInAs = async (agreedVersion: string) => {
    api.on({ 'GET /api/member/user/current': buildPerson({ agreedVersion }) });
    user.setToken('t1');
    await page.settle();
  };

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation();
    runInAction(() => Object.assign(consent, { consentVersion: older }));
    api.calls.length = 0;
  });

  it('[compliance 1] logs out a user who declines the new texts, and records no agreement on the server', async () => {
    await logInAs(older);
    void askConsent();
    await page.waitFor('不同意，退出登录');
    await page.tap('不同意，退出登录');
    await page.settle();
    expect([user.isLoggedIn, consent.isBrowsingOnly, recordedAgreements()]).toEqual([false, true, []]);
  });

  it('stays logged in when the question about new texts is closed, and gets to own pages once they are agreed to', async () => {
    await logInAs(older);
    void askConsent();
    await page.waitFor('协议有更新，请看一下');
    await closeByMask();
    expect([user.isLoggedIn, consent.isAnswered, recordedAgreements()]).toEqual([true, false, []]);
    push('address.list');
    await page.waitFor('协议有更新，请看一下');
    await closeByMask();
    expect([user.isLoggedIn, Taro.getCurrentPages().length]).toEqual([true, 1]);
    push('address.list');
    await page.waitFor('同意并继续');
    await page.tap('同意并继续');
    await page.settle();
    expect([consent.hasAgreed, recordedAgreements()]).toEqual([true, [{ version: agreementVersion }]]);
  });

  it('records the new agreement version on the server once', async () => {
    await logInAs(older);
    api.on({ 'GET /api/member/user/current': buildPerson() });
    void askConsent();
    await page.waitFor('协议有更新，请看一下');
    expect(recordedAgreements()).toEqual([]);
    await page.tap('同意并继续');
    await page.settle();
    await askConsent();
    expect(recordedAgreements()).toEqual([{ version: agreementVersion }]);
  });

  it('retries recording the agreement when the app returns to the foreground after an error', async () => {
    consent.agree();
    await logInAs(older);
    api.on({
      'POST /api/member/account/agree': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await expect(askConsent()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(user.isLoggedIn).toBe(true);
    api.on({ 'POST /api/member/account/agree': null, 'GET /api/member/user/current': buildPerson() });
    await askConsent();
    expect(user.user?.agreedVersion).toBe(agreementVersion);
  });
});
