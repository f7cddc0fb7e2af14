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
      'Opening a business card is recorded for its owner; to leave no name, turn on anonymous browsing in Settings.'
    );
  });

  it('[compliance 18] says that logging in needs a guardian below 14', async () => {
    const page = await openPage(policy);
    await page.waitFor('香市隐私政策');
    expect(page.text()).toContain('不满 14 周岁的人未经监护人同意不得使用登录功能');
  });

  it('[compliance 4] names the third-party SDK with its purpose and what it gets', async () => {
    const page = await openPage(policy);
    await page.waitFor('微信 JS-SDK');
    const row = page.find('微信 JS-SDK').parentElement;
    for (const part of ['用途', '得到', '只在微信的浏览器里', '同意本政策之后'])
      expect(row?.textContent).toContain(part);
  });

  it('[compliance 4] names those who get data of a payment or of a photographed business card', async () => {
    const page = await openPage(policy);
    await page.waitFor('微信支付');
    expect(page.find('微信支付').parentElement?.textContent).toContain('得到订单号、商品名称、金额');
    expect(page.find('证照、名片识别服务商').parentElement?.textContent).toContain('纸质名片');
  });

  it('[compliance 3] says that the owner of a card sees its visitors, how long, and how to leave no name', async () => {
    const page = await openPage(policy);
    await page.waitFor('名片的访问记录');
    const row = page.find('名片的访问记录').parentElement;
    for (const part of ['名片的主人', '90 天', '匿名浏览名片']) expect(row?.textContent).toContain(part);
  });

  it('[compliance 3] says which position the map of the expo reads on each platform', async () => {
    const page = await openPage(policy);
    await page.waitFor('到馆地图上的位置');
    const row = page.find('到馆地图上的位置').parentElement;
    expect(row?.textContent).toContain('网页版取准确位置，小程序取微信的模糊位置');
  });

  it('[compliance 1, 8] says that statistics of use are off before a consent of their own, and deleted with it', async () => {
    const page = await openPage(policy);
    await page.waitFor('使用统计');
    const row = page.find('使用统计').parentElement;
    for (const part of ['默认不收集', '单独同意', '不关联账号', '不给第三方', '90 天', '都删除'])
      expect(row?.textContent).toContain(part);
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

describe('User agreement', () => {
  it('[compliance 14] says what a paid level is, that it is never renewed automatically, and how it is refunded', async () => {
    const page = await openPage('/pagesAuth/agreement/Agreement');
    await page.waitFor('七、名片的付费版本');
    for (const rule of ['到期不自动续费', '付款后 7 天内可以申请全额退款', '由苹果公司受理退款']) {
      expect(page.text()).toContain(rule);
    }
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
    expect(text.split('\n').slice(0, 2)).toEqual(['香市隐私政策', `版本 ${agreementVersion}，2026-11-30 起生效`]);
    for (const { title } of newest.text.sections) expect(text).toContain(title);
  });
});
