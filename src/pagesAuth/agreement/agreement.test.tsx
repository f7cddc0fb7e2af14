import { agreementVersion, isAgreementVersion } from '@rules/agreement';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { rememberedMobile } from '../login/rememberedMobile';
import { toPlainText } from './legalText';
import messages from './locale/zh-Hans';
import { agreementVersions, policyVersions } from './versions';

fakeApi({ 'POST /api/member/user/logout': null });

const policy = '/pagesAuth/agreement/Policy';

/** Taps a button of the open dialog; the page itself contains the same text. */
function pressDialogButton(page: OpenedPage, text: string): void {
  const answers = [...page.root().querySelectorAll<HTMLElement>('[role="alertdialog"] *')];
  answers
    .filter((element) => element.textContent === text)
    .at(-1)
    ?.click();
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  asGuest();
  consent.agree();
});

describe('Privacy policy', () => {
  it('[compliance 2] is in simplified Chinese in every app language, with its main points in that language', async () => {
    settings.setLanguage('en');
    const page = await openPage(policy);
    await page.waitFor('香市隐私政策');
    await page.waitFor('Only the simplified Chinese text is legally binding.');
    await page.waitFor(
      'We use no third-party SDKs and sell no personal data; trading partners see your contact details only when you choose so.'
    );
  });

  it('[compliance 4] states that there are no third-party SDKs', async () => {
    const page = await openPage(policy);
    await page.waitFor('第三方 SDK 清单');
    const row = page.find('第三方 SDK 清单').parentElement;
    expect(row?.textContent).toBe('第三方 SDK 清单无。');
  });

  it('[compliance 3, 8] explains why identity card number and photos are collected and that consent is optional', async () => {
    const page = await openPage(policy);
    await page.waitFor('二、敏感个人信息');
    expect(page.text()).toContain('只在认证时收集，收集前单独说明必要性并征得同意');
    expect(page.text()).toContain('不同意不影响浏览、登录、关注和收藏');
  });

  it('falls back to the newest version for an unknown version number', async () => {
    const page = await openPage(`${policy}?version=1999`);
    await page.waitFor(`版本 ${agreementVersion}`);
    expect(page.has(messages.earlier)).toBe(false);
  });

  it('labels an earlier version, hides the withdrawal there and links back to the newest', async () => {
    const page = await openPage(`${policy}?version=2026-11`);
    await page.waitFor(messages.earlier);
    expect(page.has(messages.withdraw)).toBe(false);
    expect(page.text()).toContain('这是第一个版本，没有更早的版本');
    await page.tap(messages.read);
    await page.waitFor('二、敏感个人信息');
    expect(page.has(messages.earlier)).toBe(false);
  });

  it('keeps the consent when the withdrawal dialog is cancelled', async () => {
    user.setToken('t1');
    const page = await openPage(policy);
    await page.tap(messages.withdraw);
    await page.waitFor(messages.withdrawTitle);
    await page.tap('取消');
    expect([user.isLoggedIn, consent.isBrowsingOnly]).toEqual([true, false]);
  });

  it('[compliance 7] withdraws the consent: logs out, clears number and searches, and keeps browsing possible', async () => {
    user.setToken('t1');
    user.setSearchHistory(['八角']);
    rememberedMobile.remember('13800138000');
    const page = await openPage(policy);
    await page.tap(messages.withdraw);
    await page.waitFor(messages.withdrawTitle);
    pressDialogButton(page, messages.withdraw);
    await page.settle();
    await page.settle();
    expect([user.isLoggedIn, consent.isBrowsingOnly, user.searchHistory]).toEqual([false, true, []]);
    expect(rememberedMobile.rememberedMobile).toBe('');
  });
});

describe('Legal texts', () => {
  it('list the version that users currently agree to first and describe their changes', () => {
    for (const versions of [agreementVersions, policyVersions]) {
      expect(versions[0]?.version).toBe(agreementVersion);
      // The server accepts the agreement only to these versions.
      expect(versions.map(({ version }) => version).filter((version) => !isAgreementVersion(version))).toEqual([]);
      expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
      for (const { changes, effectiveDate } of versions) {
        expect(changes.length).toBeGreaterThan(0);
        expect(effectiveDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }
  });

  it('can be saved completely as plain text', () => {
    const [newest] = policyVersions;
    if (!newest) throw new Error('there is no policy');
    const text = toPlainText(newest);
    expect(text.split('\n').slice(0, 2)).toEqual(['香市隐私政策', `版本 ${agreementVersion}，2026-11-23 起生效`]);
    for (const { title } of newest.text.sections) expect(text).toContain(title);
  });
});
