import { runInAction } from 'mobx';
import { agreementVersion } from '@rules/agreement';
import { back, push } from '@/navigation/navigate';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import { asGuest } from '@/testing/asGuest';
import { askConsent } from './askConsent';

const api = fakeApi({ 'POST /api/member/user/logout': null, 'POST /api/member/account/agree': null });
const recordedAgreements = () =>
  api.calls.filter(({ name }) => name.endsWith('account/agree')).map(({ input }) => input);

let page: OpenedPage;

// The app asks once at its first touch: it has done so before the tests begin.
beforeAll(async () => {
  page = await openPage('/pages/mine/index');
  dispatchEvent(new Event('pointerdown'));
  await page.settle();
});
beforeEach(async () => {
  settings.setLanguage('zh-Hans');
  asGuest();
  consent.reset();
  page = await openPage('/pages/mine/index');
});
afterEach(() => {
  overlays.close();
});

describe('the question for consent', () => {
  it('[compliance 1] is asked before anything is remembered, with nothing chosen beforehand', async () => {
    void askConsent();
    await page.waitFor('欢迎使用香市');
    expect([consent.isAnswered, consent.isBrowsingOnly]).toEqual([false, false]);
    expect(page.root().querySelector('[role="dialog"] [aria-checked="true"]')).toBeNull();
    expect(page.has('同意并继续') && page.has('不同意，仅浏览')).toBe(true);
  });

  it('[compliance 1] is not repeated after a refusal, and the app goes on', async () => {
    const asked = askConsent();
    await page.waitFor('不同意，仅浏览');
    await page.tap('不同意，仅浏览');
    await asked;
    expect([consent.isAnswered, consent.isBrowsingOnly]).toEqual([true, true]);
    void askConsent();
    await page.settle();
    expect(overlays.dialog).toBeUndefined();
  });

  it('[compliance 1] is asked again when the texts have changed, and says so', async () => {
    runInAction(() => Object.assign(consent, { consentVersion: '2026-11.2' }));
    void askConsent();
    await page.waitFor('协议有更新，请看一下');
    await page.tap('同意并继续');
    await page.settle();
    expect(consent.consentVersion).toBe(agreementVersion);
  });

  it('takes closing it as browsing only', async () => {
    const asked = askConsent();
    await page.waitFor('同意并继续');
    overlays.close();
    await asked;
    expect(consent.isBrowsingOnly).toBe(true);
  });

  it('comes back to whoever went to read, and remembers the agreement', async () => {
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

  it('takes nothing away that is being asked, and no other question for an answer', async () => {
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

  it('is asked once however often the app comes to the front meanwhile', async () => {
    void askConsent();
    await page.waitFor('同意并继续');
    void askConsent();
    await page.settle();
    expect([overlays.dialog?.kind, consent.isAnswered]).toEqual(['panel', false]);
    await page.tap('同意并继续');
    await page.settle();
    expect([overlays.dialog, consent.isBrowsingOnly]).toEqual([undefined, false]);
  });

  it('stays away from the texts themselves', async () => {
    await openPage('/pagesAuth/agreement/Policy');
    await askConsent();
    expect(overlays.dialog).toBeUndefined();
  });
});

describe('the question to somebody who is logged in', () => {
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

  it('[compliance 1] logs out who refuses the new texts, and tells the server of no agreement', async () => {
    await logInAs(older);
    void askConsent();
    await page.waitFor('不同意，退出登录');
    await page.tap('不同意，退出登录');
    await page.settle();
    expect([user.isLoggedIn, consent.isBrowsingOnly, recordedAgreements()]).toEqual([false, true, []]);
  });

  it('lets the server know the new version, once', async () => {
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

  it('tries again when the app comes to the front after the server could not be reached', async () => {
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
