import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { buildAccount } from '@/testing/buildAccount';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { answerSettings, openSettings } from '@/testing/openSettings';
import messages from './locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;
const inputsOf = (path: string) => api.calls.filter(({ name }) => name.includes(path)).map(({ input }) => input);

beforeEach(() => answerSettings(api));
afterEach(() => settings.setElder(false));

describe('settings of a visitor', () => {
  it('shows the device settings and the login only', async () => {
    page = await openSettings('');
    expect([page.has(messages.logIn), page.has(messages.language), page.has(messages.cache)]).toEqual([
      true,
      true,
      true
    ]);
    expect([page.has(messages.mobile), page.has(messages.cancelAccount), page.has(messages.logout)]).toEqual([
      false,
      false,
      false
    ]);
    expect(inputsOf('account')).toEqual([]);
  });

  it('[compliance 8] has a switch for statistics of use, which is off', async () => {
    page = await openSettings('');
    expect(consent.analyticsAgreed).toBe(false);
    const control = page.root().querySelector<HTMLElement>(`[role="switch"][aria-label="${messages.analytics}"]`);
    expect(control?.getAttribute('aria-checked')).toBe('false');
    control?.click();
    await page.settle();
    expect([consent.analyticsAgreed, control?.getAttribute('aria-checked')]).toEqual([true, 'true']);
    control?.click();
    await page.settle();
    expect(consent.analyticsAgreed).toBe(false);
  });
});

describe('account settings', () => {
  it('shows the load error and reloads on retry', async () => {
    api.on({
      'GET /api/member/account/state': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    page = await openSettings();
    api.on({ 'GET /api/member/account/state': buildAccount() });
    await page.tap('重试');
    await page.waitFor('138****8000');
  });

  it('resets a switch when the server rejects the change', async () => {
    page = await openSettings();
    api.on({
      'POST /api/member/account/preferences': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const isOn = (label: string) =>
      page.root().querySelector(`[role="switch"][aria-label="${label}"]`)?.getAttribute('aria-checked');
    for (const label of [messages.anonymous, messages.notify]) {
      const before = isOn(label);
      page.root().querySelector<HTMLElement>(`[role="switch"][aria-label="${label}"]`)?.click();
      await page.settle();
      expect(isOn(label)).toBe(before);
    }
    expect(inputsOf('preferences')).toHaveLength(2);
  });

  it('muting reminders is saved on the server and refreshes the unread count of the tab', async () => {
    page = await openSettings();
    const asked = inputsOf('getUnReadMsg').length;
    const notify = () => page.root().querySelector<HTMLElement>(`[role="switch"][aria-label="${messages.notify}"]`);
    notify()?.click();
    await page.settle();
    expect(inputsOf('preferences')).toEqual([{ messageNotify: false }]);
    expect(notify()?.getAttribute('aria-checked')).toBe('false');
    expect(inputsOf('getUnReadMsg').length).toBeGreaterThan(asked);
  });

  it('[compliance 6] recommendation can be disabled, names the algorithm and allows removing tags', async () => {
    page = await openSettings();
    expect(page.text()).toContain(messages.personalisedHint);
    expect(messages.personalisedHint).toContain('算法');
    await page.tap(messages.tags);
    await page.waitFor('八角');
    await page.tap('不再按八角推荐');
    expect(inputsOf('interest/set')).toEqual([{ varietyId: 'star-anise', on: false }]);
    await page.waitFor('恢复八角');
    page.root().querySelector<HTMLElement>(`[role="switch"][aria-label="${messages.personalised}"]`)?.click();
    await page.settle();
    expect(settings.isCloseRecommend).toBe(true);
  });

  it('[compliance 3] explains the purpose of each permission', async () => {
    page = await openSettings();
    await page.tap(messages.permissions);
    for (const kind of ['camera', 'album', 'location', 'clipboard'] as const) {
      await page.waitFor(messages.permissionNames[kind]);
      expect(page.has(messages.permissionUses[kind])).toBe(true);
    }
    // This browser cannot record audio, so no microphone permission is listed.
    expect(page.has(messages.permissionNames.microphone)).toBe(false);
  });

  it('[compliance 20] elder mode is enabled with one tap', async () => {
    page = await openSettings();
    page.root().querySelector<HTMLElement>(`[role="switch"][aria-label="${messages.elder}"]`)?.click();
    await page.settle();
    expect(settings.elder).toBe(true);
  });
});
