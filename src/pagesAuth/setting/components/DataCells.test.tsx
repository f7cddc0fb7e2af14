import { storage } from '@/platform/storage';
import { storedKey } from '@/stores/persist';
import { user } from '@/stores/user';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { answerSettings, openSettings } from '@/testing/openSettings';
import { feedbackDraft } from '../feedbackDraft';
import messages from '../locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;
const inputsOf = (path: string) => api.calls.filter(({ name }) => name.includes(path)).map(({ input }) => input);

beforeEach(() => answerSettings(api));

describe('data and device settings', () => {
  it('signs out one other device after a confirmation', async () => {
    page = await openSettings();
    await page.tap(messages.devices);
    await page.waitFor('微信小程序 · WeChat · iOS');
    await page.tap(messages.endDevice);
    await page.waitFor(messages.endDeviceTitle);
    expect(inputsOf('devices/end')).toEqual([]);
    const buttons = [...page.root().querySelectorAll<HTMLElement>('*')].filter(
      ({ childNodes, textContent }) => childNodes.length === 1 && textContent === messages.endDevice
    );
    buttons.at(-1)?.click();
    await page.settle();
    expect(inputsOf('devices/end')).toEqual([{ id: 'd2' }]);
  });

  it('clearing the cache keeps login, settings and drafts', async () => {
    page = await openSettings();
    const values = { requestId: '', kind: null, content: '写了一半', contact: null, imageUrls: [] };
    feedbackDraft.save('u1', { values, photos: {} });
    user.setSearchHistory(['八角']);
    await page.tap(messages.cache);
    await page.waitFor(messages.cacheTitle);
    await page.tap(messages.clear);
    await page.waitFor(messages.cleared);
    expect(user.searchHistory).toEqual([]);
    expect(storage.read(storedKey('searchHistory'))).toBeUndefined();
    expect(storage.read(storedKey('token'))).toBe('t1');
    expect(storage.read(storedKey('language'))).toBe('zh-Hans');
    expect(storage.read(storedKey('feedbackFormDraft'))).toMatchObject({ values: { content: '写了一半' } });
    feedbackDraft.clear();
  });

  it('[compliance 7] exports all personal data as a file', async () => {
    api.on({ 'POST /api/member/account/export': { name: 'xiangshi-2026-11-21.json', text: '{"version":1}' } });
    const clicked: string[] = [];
    const blobs: Blob[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined
    });
    page = await openSettings();
    await page.tap(messages.exportData);
    await page.waitFor(messages.exportText);
    const confirm = [...page.root().querySelectorAll<HTMLElement>('[role="button"]')].filter(
      ({ textContent }) => textContent === messages.exportData
    );
    confirm.at(-1)?.click();
    await page.waitFor(messages.fileMethods.download);
    await page.tap(messages.fileMethods.download);
    await page.waitFor(messages.fileDone.download);
    expect(clicked).toEqual(['xiangshi-2026-11-21.json']);
    expect(blobs.map(({ size }) => size)).toEqual(['{"version":1}'.length]);
  });

  it('logs out after a confirmation, even when the server cannot be reached', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    api.on({
      'POST /api/member/user/logout': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    page = await openSettings();
    await page.tap(messages.logout);
    await page.waitFor(messages.logoutTitle);
    expect(user.isLoggedIn).toBe(true);
    const buttons = [...page.root().querySelectorAll<HTMLElement>('[role="button"]')];
    buttons
      .filter(({ textContent }) => textContent === messages.logout)
      .at(-1)
      ?.click();
    await page.waitFor(messages.loggedOut);
    expect(inputsOf('user/logout')).toHaveLength(1);
    expect([user.isLoggedIn, user.user, storage.read(storedKey('token'))]).toEqual([false, null, '']);
    expect([page.has(messages.logIn), page.has(messages.mobile)]).toEqual([true, false]);
  });
});
