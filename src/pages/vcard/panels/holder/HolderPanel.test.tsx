import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { buildHolderSummary } from '@/testing/buildHolder';
import { fakeApi } from '@/testing/fakeApi';
import { answerHolder, confirmDialog, lu, openHolder, openHolderMenu, refuse, showPeople } from '@/testing/openHolder';
import { openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import { TYPING_PAUSE_MS } from './Holder.store';
import messages from './locale/zh-Hans';

const api = fakeApi();
const inputsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);

beforeEach(() => answerHolder(api));
afterEach(() => overlays.close());

describe('states of the card holder', () => {
  it('a visitor is asked to log in, and nothing is loaded', async () => {
    const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=VcardHolder`);
    await page.waitFor(messages.loggedOut);
    expect(inputsOf('holder/list')).toEqual([]);
  });

  it('a failed load can be retried', async () => {
    api.on({ 'POST /api/vcard/holder/list': refuse('UNAVAILABLE') });
    const page = await openHolder();
    expect(page.has('服务器出了点问题，稍后再试')).toBe(true);
    showPeople(api, lu);
    await page.tap('重试');
    expect(page.has('陆志强')).toBe(true);
  });

  it('an empty holder says how to fill it', async () => {
    showPeople(api);
    const page = await openHolder();
    expect(page.has(messages.empty.all[0] ?? '')).toBe(true);
    await page.tap(messages.addManually);
    expect(page.has(messages.person.addTitle)).toBe(true);
  });

  it('people stay visible with the age of the data while offline', async () => {
    const page = await openHolder();
    network.set(false);
    await page.settle();
    expect(page.text()).toMatch(/网络断开，正在显示 .+ 的数据/);
    expect(page.has('陆志强')).toBe(true);
  });

  it('shows people below their letters, with how they were met', async () => {
    const page = await openHolder();
    expect(page.has(messages.people(2))).toBe(true);
    expect(page.has('L')).toBe(true);
    expect(page.has('香博会 2A08')).toBe(true);
    expect(page.has(messages.sources.scan)).toBe(true);
    expect(page.has(`${messages.starred}、${messages.updated}`)).toBe(true);
  });
});

describe('search and filters of the card holder', () => {
  it('a search without a result can be removed', async () => {
    const page = await openHolder();
    showPeople(api);
    await page.type('q', ' 胡椒 ');
    await page.advance(TYPING_PAUSE_MS);
    expect(inputsOf('holder/list').at(-1)).toMatchObject({ tab: 'all', q: '胡椒' });
    expect(page.has(messages.empty.filtered[0] ?? '')).toBe(true);
    showPeople(api, lu);
    await page.tap(messages.clearAll);
    expect(page.has('陆志强')).toBe(true);
  });

  it('a tab asks for its people', async () => {
    const page = await openHolder();
    showPeople(api);
    await page.tap(messages.tabs.expo);
    expect(inputsOf('holder/list').at(-1)).toMatchObject({ tab: 'expo', offset: 0 });
    expect(page.has(messages.empty.expo[0] ?? '')).toBe(true);
  });

  it('a group narrows the list down, until its chip is tapped', async () => {
    const page = await openHolder();
    await openHolderMenu(page, messages.menu.groups);
    await page.tap('采购商');
    expect(inputsOf('holder/list').at(-1)).toMatchObject({ groupId: 'g1' });
    await page.tap(messages.clearFilter('采购商'));
    expect(inputsOf('holder/list').at(-1)).not.toHaveProperty('groupId');
  });
});

describe('groups of the card holder', () => {
  it.each([
    ['taken', { name: 'taken' }, messages.groupErrors.taken],
    ['too many', { groups: 'tooMany' }, messages.groupErrors.tooMany(30)]
  ])('a name that is refused is explained: %s', async (_, fields, text) => {
    api.on({ 'POST /api/vcard/holder/group/create': refuse('CONFLICT', fields) });
    const page = await openHolder();
    await openHolderMenu(page, messages.menu.groups);
    await page.tap(messages.newGroup);
    await page.type('answer', '老朋友');
    await confirmDialog(page, '确定');
    expect(page.has(text)).toBe(true);
  });

  it('a name of more than 12 characters is not sent', async () => {
    const page = await openHolder();
    await openHolderMenu(page, messages.menu.groups);
    await page.tap(messages.newGroup);
    await page.type('answer', '名'.repeat(13));
    await confirmDialog(page, '确定');
    expect(page.has(messages.groupNameLength(12))).toBe(true);
    expect(inputsOf('group/create')).toEqual([]);
  });

  it('a removed group can be brought back', async () => {
    api.on({
      'POST /api/vcard/holder/group/remove/{id}': null,
      'POST /api/vcard/holder/group/restore/{id}': { id: 'g1', name: '采购商', count: 1 }
    });
    const page = await openHolder();
    await openHolderMenu(page, messages.menu.groups);
    await page.tap(messages.moreOf('采购商'));
    await page.tap(messages.removeGroup);
    await page.waitFor(messages.groupRemoved('采购商'));
    await page.tap(messages.undo);
    expect(inputsOf('group/restore/g1')).toHaveLength(1);
    expect(page.has(messages.groupRemoved('采购商'))).toBe(false);
  });
});

describe('reminders of the card holder', () => {
  it('those of today are above the list, and open the person', async () => {
    const due = { id: 'lu', name: '陆志强', companyName: '辛味食品', avatarUrl: null, remindOn: '2026-01-01' };
    api.on({
      'POST /api/vcard/holder/summary': buildHolderSummary({ due: [due] }),
      'POST /api/vcard/holder/reminders': { items: [due], nextCursor: null }
    });
    const page = await openHolder();
    await page.tap(messages.due(1, '陆志强'));
    await page.tap(messages.reminders.overdue('2026-01-01'));
    await page.waitFor(messages.entry.savePhone);
    expect(inputsOf('holder/entry/lu')).toHaveLength(1);
  });
});
