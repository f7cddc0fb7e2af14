import type { AccountState } from '@contract/account';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildAccount } from '@/testing/buildAccount';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import login from '../../login/locale/zh-Hans';
import messages from '../locale/zh-Hans';

const account = buildAccount();
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'GET /api/member/account/devices': [],
  'GET /api/front/interest/list': [],
  'POST /api/member/account/userName': ({ userName }) => {
    if (userName === 'taken_name') throw new FakeError('VALIDATION', { fields: { userName: 'taken' } });
    if (userName === 'too_soon') throw new FakeError('VALIDATION', { fields: { userName: 'tooSoon' } });
    if (userName === 'offline') throw new FakeError('UNAVAILABLE');
    return { ...account, userName, userNameFromMs: Date.UTC(2027, 10, 21) };
  }
});
const sent = () => api.calls.filter(({ name }) => name.endsWith('userName')).map(({ input }) => input);

async function renderSheet(state: AccountState = account): Promise<OpenedPage> {
  api.on({ 'GET /api/member/account/state': state });
  const page = await openPage(`/${routes['setting.account']}`);
  await page.waitFor(messages.userName);
  await page.tap(messages.userName);
  return page;
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  user.setToken('t1');
  api.calls.length = 0;
});

describe('user name sheet', () => {
  it.each([
    ['1380013', messages.userNameProblems.firstLetter],
    ['spice trade', messages.userNameProblems.characters],
    [`a${'1'.repeat(20)}`, messages.userNameProblems.tooLong]
  ])('shows immediately what is wrong with %s', async (typed, sentence) => {
    const page = await renderSheet();
    await page.type('userName', typed);
    await page.waitFor(sentence);
    await page.tap(messages.saveUserName);
    expect(sent()).toEqual([]);
  });

  it('shows that a name is too short after submitting, not while typing', async () => {
    const page = await renderSheet();
    await page.type('userName', 'qin');
    expect(page.has(messages.userNameProblems.tooShort)).toBe(false);
    await page.tap(messages.saveUserName);
    await page.waitFor(messages.userNameProblems.tooShort);
    expect(sent()).toEqual([]);
  });

  it.each([
    ['taken_name', messages.userNameProblems.taken],
    ['too_soon', messages.userNameProblems.tooSoon]
  ])('shows a problem reported by the server and keeps the input: %s', async (typed, sentence) => {
    const page = await renderSheet();
    await page.type('userName', typed);
    await page.tap(messages.saveUserName);
    await page.waitFor(sentence);
    expect(page.root().querySelector<HTMLInputElement>('[name=userName]')?.value).toBe(typed);
  });

  it('can be retried after a server error', async () => {
    const page = await renderSheet();
    await page.type('userName', 'offline');
    await page.tap(messages.saveUserName);
    await page.settle();
    expect(page.has(messages.userNameSaved)).toBe(false);
    await page.tap(messages.saveUserName);
    expect(sent()).toEqual([{ userName: 'offline' }, { userName: 'offline' }]);
  });

  it('requires a password first and links to setting one', async () => {
    const page = await renderSheet({ ...account, hasPassword: false });
    expect([page.has(messages.passwordFirst), page.has(messages.saveUserName)]).toEqual([true, false]);
    await page.tap(messages.setPassword);
    await page.waitFor(login.firstPasswordText);
    expect(sent()).toEqual([]);
  });

  it('saves and shows the name, which is then locked for a year', async () => {
    const page = await renderSheet();
    await page.type('userName', ' Guinan_2026 ');
    await page.tap(messages.saveUserName);
    await page.waitFor(messages.userNameSaved);
    expect(sent()).toEqual([{ userName: 'Guinan_2026' }]);
    expect(page.has('Guinan_2026')).toBe(true);
    await page.tap(messages.userName);
    await page.waitFor(messages.userNameLater('2027-11-21'));
    expect(page.has(messages.saveUserName)).toBe(false);
  });
});
