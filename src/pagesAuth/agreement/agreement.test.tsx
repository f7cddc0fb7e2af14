import { agreementVersion, isAgreementVersion } from '@rules/agreement';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { fakeApi } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import { asGuest } from '@/testing/asGuest';
import { rememberedMobile } from '../login/rememberedMobile';
import { toPlainText } from './legalText';
import messages from './locale/zh-Hans';
import { agreementVersions, policyVersions } from './versions';

fakeApi({ 'POST /api/member/user/logout': null });

const policy = '/pagesAuth/agreement/Policy';

/** Taps the answer of the question that is open, whose words stand on the page as well. */
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

describe('the privacy policy', () => {
  it('[compliance 2] is in simplified Chinese whatever the app speaks, its main points in that language', async () => {
    settings.setLanguage('en');
    const page = await openPage(policy);
    await page.waitFor('香市隐私政策');
    await page.waitFor('The simplified Chinese text is the binding one.');
    await page.waitFor(
      'There is no third-party SDK and nothing is sold; whoever you trade with sees your contact only when you choose so.'
    );
  });

  it('[compliance 4] lists the third-party SDKs, of which there are none', async () => {
    const page = await openPage(policy);
    await page.waitFor('第三方 SDK 清单');
    const row = page.find('第三方 SDK 清单').parentElement;
    expect(row?.textContent).toBe('第三方 SDK 清单无。');
  });

  it('[compliance 3, 8] tells what the number and photos of an identity card are for, and that they can be refused', async () => {
    const page = await openPage(policy);
    await page.waitFor('二、敏感个人信息');
    expect(page.text()).toContain('只在认证时收集，收集前单独说明必要性并征得同意');
    expect(page.text()).toContain('不同意不影响浏览、登录、关注和收藏');
  });

  it('shows the newest for a version that there never was', async () => {
    const page = await openPage(`${policy}?version=1999`);
    await page.waitFor(`版本 ${agreementVersion}`);
    expect(page.has(messages.earlier)).toBe(false);
  });

  it('shows an earlier version as such, without the way to withdraw, and leads back', async () => {
    const page = await openPage(`${policy}?version=2026-11`);
    await page.waitFor(messages.earlier);
    expect(page.has(messages.withdraw)).toBe(false);
    expect(page.text()).toContain('这是第一个版本，没有更早的版本');
    await page.tap(messages.read);
    await page.waitFor('二、敏感个人信息');
    expect(page.has(messages.earlier)).toBe(false);
  });

  it('keeps the consent when the question is declined', async () => {
    user.setToken('t1');
    const page = await openPage(policy);
    await page.tap(messages.withdraw);
    await page.waitFor(messages.withdrawTitle);
    await page.tap('取消');
    expect([user.isLoggedIn, consent.isBrowsingOnly]).toEqual([true, false]);
  });

  it('[compliance 7] takes the consent back: logged out, number and searches forgotten, browsing goes on', async () => {
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

describe('both texts', () => {
  it('have the version that people agree to as their newest, and say what has changed', () => {
    for (const versions of [agreementVersions, policyVersions]) {
      expect(versions[0]?.version).toBe(agreementVersion);
      // The server takes no other one for an agreement.
      expect(versions.map(({ version }) => version).filter((version) => !isAgreementVersion(version))).toEqual([]);
      expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
      for (const { changes, effectiveDate } of versions) {
        expect(changes.length).toBeGreaterThan(0);
        expect(effectiveDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }
  });

  it('can be kept as plain text, whole', () => {
    const [newest] = policyVersions;
    if (!newest) throw new Error('there is no policy');
    const text = toPlainText(newest);
    expect(text.split('\n').slice(0, 2)).toEqual(['香市隐私政策', `版本 ${agreementVersion}，2026-11-23 起生效`]);
    for (const { title } of newest.text.sections) expect(text).toContain(title);
  });
});
