import { DAY_MS } from '@rules/duration';
import shared from '@/components/smsCode/locale/zh-Hans';
import { user } from '@/stores/user';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import type { OpenedPage } from '@/testing/openPage';
import { answerSettings, openSettings } from '@/testing/openSettings';
import messages from '../locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;
const inputsOf = (path: string) => api.calls.filter(({ name }) => name.includes(path)).map(({ input }) => input);

beforeEach(() => answerSettings(api));

const enterCode = async () => {
  await page.tap(shared.getCode);
  await page.waitFor(shared.fillIn);
  await page.tap(shared.fillIn);
};

describe('account cancellation', () => {
  it('[compliance 5] lists deleted and retained data, and requires a code', async () => {
    const erasesAtMs = Date.now() + 7 * DAY_MS;
    api.on({
      'POST /api/member/account/cancellation/request': {
        requested: { requestedAtMs: Date.now(), erasesAtMs },
        ownedCompanies: []
      }
    });
    page = await openSettings();
    await page.tap(messages.cancelAccount);
    await page.waitFor(messages.cancelConditionText);
    const expectedItems = [...messages.cancelStepsList, ...messages.cancelGoesList, ...messages.cancelStaysList];
    for (const item of expectedItems) expect(page.has(item)).toBe(true);
    await page.tap(messages.next);
    expect([page.has(messages.cancelNow), page.has(shared.getCode)]).toEqual([false, false]);
    await page.tap(messages.understood);
    await page.tap(messages.next);
    await page.tap(messages.cancelNow);
    expect(inputsOf('cancellation/request')).toEqual([]);
    await enterCode();
    await page.tap(messages.cancelNow);
    await page.waitFor(messages.cancelRequested);
    expect(inputsOf('cancellation/request')).toEqual([{ code: '123456' }]);
    await page.tap('确定');
    await page.waitFor(messages.logIn);
    expect(user.isLoggedIn).toBe(false);
  });

  it('names the owned company that blocks the cancellation', async () => {
    api.on({
      'GET /api/member/account/cancellation': { requested: null, ownedCompanies: [{ id: 'c1', name: '桂南香叶' }] }
    });
    page = await openSettings();
    await page.tap(messages.cancelAccount);
    await page.waitFor(messages.cancelBlockedText('桂南香叶'));
    expect([page.has(messages.next), page.has(messages.toCompany)]).toEqual([false, true]);
  });

  it('[compliance 5] a requested cancellation can be revoked with one tap', async () => {
    const requested = { requestedAtMs: Date.now(), erasesAtMs: Date.now() + DAY_MS };
    api.on({
      'GET /api/member/account/cancellation': { requested, ownedCompanies: [] },
      'POST /api/member/account/cancellation/undo': { requested: null, ownedCompanies: [] }
    });
    page = await openSettings();
    await page.tap(messages.cancelAccount);
    await page.waitFor(messages.undo);
    await page.tap(messages.undo);
    await page.waitFor(messages.undone);
    expect(inputsOf('cancellation/undo')).toHaveLength(1);
  });

  it('names a company that the user became owner of while the sheet was open', async () => {
    const owned = { requested: null, ownedCompanies: [{ id: 'c1', name: '桂南香叶' }] };
    api.on({
      'POST /api/member/account/cancellation/request': () => {
        api.on({ 'GET /api/member/account/cancellation': owned });
        throw new FakeError('CONFLICT');
      }
    });
    page = await openSettings();
    await page.tap(messages.cancelAccount);
    await page.waitFor(messages.understood);
    await page.tap(messages.understood);
    await page.tap(messages.next);
    await enterCode();
    await page.tap(messages.cancelNow);
    await page.waitFor(messages.cancelBlockedText('桂南香叶'));
    expect(user.isLoggedIn).toBe(true);
  });
});
