import Taro from '@tarojs/taro';
import { DAY_MS } from '@rules/duration';
import { operator } from '@/lib/operator';
import { appVersion, appVersionCode } from '@/lib/version';
import { routes } from '@/routes';
import { postponedUpdate } from '@/stores/postponedUpdate';
import { settings } from '@/stores/settings';
import { deferred } from '@/testing/deferred';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import licences from './licences.json';
import messages from './locale/zh-Hans';

const newer = { version: '99.0.0', versionCode: 990000, notes: ['价格提醒更快'] };
const same = { version: appVersion, versionCode: appVersionCode, notes: [] };
const api = fakeApi();
let page: OpenedPage;

async function renderPage(route: 'about' | 'contact'): Promise<void> {
  page = await openPage(`/${routes[route]}`);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  postponedUpdate.postpone(0, 0);
  api.on({ 'POST /api/front/appVersionController/getNewestVersion': same });
});

describe('About page', () => {
  it("shows the version, the operator and the operator's address", async () => {
    await renderPage('about');
    expect(page.has(messages.version(appVersion, appVersionCode))).toBe(true);
    expect([page.has(messages.operator), page.has(messages.operatorAddress)]).toEqual([true, true]);
  });

  it('copies the address of the open prices in the language of the app', async () => {
    const writeText = jest.fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await renderPage('about');
    await page.tap(messages.openData);
    await page.waitFor(messages.linkCopied);
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^http[^ ]+\/open\/prices\/latest\.csv\?lang=zh-Hans$/);
  });

  it('confirms that the app is up to date after a manual check', async () => {
    await renderPage('about');
    await page.tap(messages.checkUpdate);
    await page.waitFor(messages.isNewest);
  });

  it('waits for the check that is running already before it says that the app is up to date', async () => {
    const answer = deferred<typeof newer>();
    api.on({ 'POST /api/front/appVersionController/getNewestVersion': () => answer.promise });
    await renderPage('about');
    // The toast of the test before.
    await page.advance(5000);
    await page.tap(messages.checkUpdate);
    expect(page.has(messages.isNewest)).toBe(false);
    answer.resolve(newer);
    await page.waitFor(messages.updateTitle(newer.version));
    await page.tap(messages.later);
    await page.advance(1000);
    expect([page.has(messages.updateTitle(newer.version)), page.has(messages.isNewest)]).toEqual([false, false]);
    postponedUpdate.postpone(0, 0);
  });

  it('prompts for an update, and not again within a week after it was postponed', async () => {
    api.on({ 'POST /api/front/appVersionController/getNewestVersion': newer });
    await renderPage('about');
    await page.waitFor(messages.updateTitle(newer.version));
    expect(page.has('价格提醒更快')).toBe(true);
    await page.tap(messages.later);
    expect(postponedUpdate.updateCancelledAtMs).toBeGreaterThan(0);
    await renderPage('about');
    await page.waitFor(messages.hasNewer(newer.version));
    expect(page.has(messages.updateTitle(newer.version))).toBe(false);
    postponedUpdate.postpone(Date.now() - 7 * DAY_MS, newer.versionCode);
    await renderPage('about');
    await page.waitFor(messages.updateTitle(newer.version));
    await page.tap(messages.later);
    postponedUpdate.postpone(Date.now(), newer.versionCode - 1);
    await renderPage('about');
    await page.waitFor(messages.updateTitle(newer.version));
  });

  describe('the row that adds the app to the home screen', () => {
    const openIn = (browser: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
    const installed = { matches: true, addEventListener: () => undefined } as unknown as MediaQueryList;
    afterEach(() => delete window.__installOffer);

    it.each([
      ['Safari', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', messages.installBy.apple],
      ['WeChat', 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50', messages.installBy.elsewhere],
      ['another browser', 'Mozilla/5.0 (Linux; Android 14) Firefox/130', messages.installBy.menu]
    ])('says how in %s', async (_name, browser, text) => {
      openIn(browser);
      await renderPage('about');
      await page.tap(messages.install);
      await page.waitFor(text);
    });

    it('opens the dialog of the browser where there is one, and is gone once the app is added', async () => {
      const prompt = jest.fn(() => Promise.resolve({ outcome: 'accepted' as const }));
      window.__installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt });
      await renderPage('about');
      await page.tap(messages.install);
      expect([prompt.mock.calls.length, page.has(messages.install)]).toEqual([1, false]);
    });

    it('says how once the dialog was dismissed, which the browser does not open again', async () => {
      const prompt = () => Promise.resolve({ outcome: 'dismissed' as const });
      window.__installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt });
      await renderPage('about');
      await page.tap(messages.install);
      expect(page.has(messages.installBy.menu)).toBe(false);
      await page.tap(messages.install);
      await page.waitFor(messages.installBy.menu);
    });

    it('is missing in the added app', async () => {
      jest.spyOn(globalThis, 'matchMedia').mockReturnValue(installed);
      await renderPage('about');
      expect(page.has(messages.install)).toBe(false);
    });
  });

  it('[compliance 12] shows the ICP filing and links to the official register', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await renderPage('about');
    await page.tap(operator.filing);
    await page.settle();
    expect(opened).toHaveBeenCalledWith('https://beian.miit.gov.cn/', '_blank', 'noopener,noreferrer');
  });

  it('[compliance 2] links to both legal texts', async () => {
    await renderPage('about');
    await page.tap(messages.policy);
    await page.waitFor('香市隐私政策');
  });

  it('[compliance 4] lists the bundled open-source packages with their licences', async () => {
    const mobx = licences.packages.find(({ name }) => name === 'mobx');
    const title = `mobx ${mobx?.version}`;
    await renderPage('about');
    await page.tap(messages.licences);
    await page.waitFor(title);
    expect(page.text()).not.toContain('Permission is hereby granted');
    await page.tap(title);
    expect(page.text()).toContain('Permission is hereby granted');
  });
});

describe('Contact page', () => {
  it('calls the hotline on tap', async () => {
    const call = jest.spyOn(Taro, 'makePhoneCall').mockResolvedValue({ errMsg: '' });
    await renderPage('contact');
    await page.tap(messages.hotline);
    await page.settle();
    expect(call).toHaveBeenCalledWith({ phoneNumber: operator.hotline });
  });

  it('shows opening hours, e-mail addresses, the WeChat service code and a report link', async () => {
    await renderPage('contact');
    for (const text of [
      messages.hoursText,
      operator.email,
      operator.privacyEmail,
      messages.weChatLabel,
      messages.reportOnline
    ]) {
      expect([text, page.has(text)]).toEqual([text, true]);
    }
    await page.tap(messages.reportOnline);
    await page.waitFor('意见反馈');
  });
});
