import { user } from '@/stores/user';
import { answerSettings, openSettings } from '@/testing/openSettings';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import shared from '../../locale/zh-Hans';
import words from '../locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;
const called = (part: string) => api.calls.filter(({ name }) => name.includes(part)).map(({ input }) => input);

beforeEach(() => answerSettings(api));

const DAY_MS = 86_400_000;

const enterCode = async () => {
  await page.tap(shared.getCode);
  await page.waitFor(shared.fillIn);
  await page.tap(shared.fillIn);
};

describe('leaving for good', () => {
  it('[compliance 5] says what goes and what stays, and wants a code', async () => {
    const erasesAtMs = Date.now() + 7 * DAY_MS;
    api.on({
      'POST /api/member/account/cancellation/request': {
        requested: { requestedAtMs: Date.now(), erasesAtMs },
        ownedCompanies: []
      }
    });
    page = await openSettings();
    await page.tap(words.cancelAccount);
    await page.waitFor(words.cancelConditionText);
    const told = [...words.cancelStepsList, ...words.cancelGoesList, ...words.cancelStaysList];
    for (const item of told) expect(page.has(item)).toBe(true);
    await page.tap(words.next);
    expect([page.has(words.cancelNow), page.has(shared.getCode)]).toEqual([false, false]);
    await page.tap(words.understood);
    await page.tap(words.next);
    await page.tap(words.cancelNow);
    expect(called('cancellation/request')).toEqual([]);
    await enterCode();
    await page.tap(words.cancelNow);
    await page.waitFor(words.cancelRequested);
    expect(called('cancellation/request')).toEqual([{ code: '123456' }]);
    await page.tap('确定');
    await page.waitFor(words.logIn);
    expect(user.isLoggedIn).toBe(false);
  });

  it('says what stands in the way', async () => {
    api.on({
      'GET /api/member/account/cancellation': { requested: null, ownedCompanies: [{ id: 'c1', name: '桂南香叶' }] }
    });
    page = await openSettings();
    await page.tap(words.cancelAccount);
    await page.waitFor(words.cancelBlockedText('桂南香叶'));
    expect([page.has(words.next), page.has(words.toCompany)]).toEqual([false, true]);
  });

  it('[compliance 5] is undone in a tap', async () => {
    const requested = { requestedAtMs: Date.now(), erasesAtMs: Date.now() + DAY_MS };
    api.on({
      'GET /api/member/account/cancellation': { requested, ownedCompanies: [] },
      'POST /api/member/account/cancellation/undo': { requested: null, ownedCompanies: [] }
    });
    page = await openSettings();
    await page.tap(words.cancelAccount);
    await page.waitFor(words.undo);
    await page.tap(words.undo);
    await page.waitFor(words.undone);
    expect(called('cancellation/undo')).toHaveLength(1);
  });

  it('says what stands in the way when that came in between', async () => {
    const owned = { requested: null, ownedCompanies: [{ id: 'c1', name: '桂南香叶' }] };
    api.on({
      'POST /api/member/account/cancellation/request': () => {
        api.on({ 'GET /api/member/account/cancellation': owned });
        throw new FakeError('CONFLICT');
      }
    });
    page = await openSettings();
    await page.tap(words.cancelAccount);
    await page.waitFor(words.understood);
    await page.tap(words.understood);
    await page.tap(words.next);
    await enterCode();
    await page.tap(words.cancelNow);
    await page.waitFor(words.cancelBlockedText('桂南香叶'));
    expect(user.isLoggedIn).toBe(true);
  });
});
