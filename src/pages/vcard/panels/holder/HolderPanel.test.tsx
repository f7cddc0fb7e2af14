import { act } from 'react-dom/test-utils';
import type { ExchangeItem } from '@contract/exchange';
import type { HolderEntry } from '@contract/holder';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildHolderDetail, buildHolderEntry, buildHolderSummary, holderWindow } from '@/testing/buildHolder';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import { TYPING_PAUSE_MS } from './Holder.store';
import messages from './locale/zh-Hans';

const api = fakeApi();
const inputsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);
const refuse =
  (error: ConstructorParameters<typeof FakeError>[0], fields: Record<string, string> = {}) =>
  () => {
    throw new FakeError(error, { fields });
  };

const lu = buildHolderEntry({ isStarred: true, tags: ['老客户'], hasUpdate: true, metLocation: '香博会 2A08' });
const wei = buildHolderEntry({ id: 'wei', cardId: 'c1', name: '韦明远', companyName: '岭上香料', initial: 'W' });
const groups = [{ id: 'g1', name: '采购商', count: 1 }];
const request: ExchangeItem = {
  id: 'x1',
  status: 'requested',
  otherName: '和志山',
  otherCompany: '怒江草果',
  otherPosition: '经理',
  otherCardId: 'c9',
  avatarUrl: null,
  message: '长期供货',
  about: { kind: 'supply', id: 's1', title: '怒江草果选货' },
  requestedAtMs: 0
};
const showPeople = (...entries: HolderEntry[]) =>
  api.on({ 'POST /api/vcard/holder/list': (query) => holderWindow(entries, query) });

async function renderPanel(): Promise<OpenedPage> {
  user.setToken('member');
  const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=VcardHolder`);
  await page.waitFor(messages.search);
  await page.settle();
  return page;
}

/** Presses the last button with this text: that of the dialog on top. */
async function confirm(page: OpenedPage, text: string): Promise<void> {
  const buttons = [...page.root().querySelectorAll<HTMLElement>('[role="button"], [role="menuitem"]')];
  const button = buttons.filter(({ textContent }) => textContent === text).at(-1);
  if (!button) throw new Error(`no button "${text}": ${page.text()}`);
  act(() => button.click());
  await page.settle();
}

/** Taps the chip of a tag. */
async function tapTag(page: OpenedPage, tag: string): Promise<void> {
  const chips = [...page.root().querySelectorAll<HTMLElement>('[role="checkbox"]')];
  act(() => chips.find(({ textContent }) => textContent === tag)?.click());
  await page.settle();
}

async function openMenu(page: OpenedPage, item: string): Promise<void> {
  await page.tap('更多');
  await page.tap(item);
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  api.connect();
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/vcard/holder/summary': buildHolderSummary({
      tabs: { all: 2, exchanged: 1, starred: 1, expo: 0 },
      groups,
      tags: [
        { tag: '老客户', count: 1 },
        { tag: '展会', count: 1 }
      ]
    }),
    'POST /api/vcard/holder/entry/{id}': ({ id }) =>
      id === 'wei' ? buildHolderDetail(wei, { mobile: '', weChatId: 'wei_mingyuan' }) : buildHolderDetail(lu),
    'POST /api/vcard/holder/update': ({ id, ...change }) => ({ ...(id === 'wei' ? wei : lu), ...change }),
    'POST /api/vcard/holder/remove': 1,
    'POST /api/vcard/holder/restore': 1,
    'POST /api/vcard/holder/duplicates': [],
    'POST /api/front/exchange/list': { items: [], nextCursor: null },
    'POST /api/front/exchange/answer': refuse('NOT_FOUND')
  });
  showPeople(lu, wei);
});
afterEach(() => overlays.close());

describe('states of the card holder', () => {
  it('a visitor is asked to log in, and nothing is loaded', async () => {
    const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=VcardHolder`);
    await page.waitFor(messages.loggedOut);
    expect(inputsOf('holder/list')).toEqual([]);
  });

  it('a failed load can be retried', async () => {
    api.on({ 'POST /api/vcard/holder/list': refuse('UNAVAILABLE') });
    const page = await renderPanel();
    expect(page.has('服务器出了点问题，稍后再试')).toBe(true);
    showPeople(lu);
    await page.tap('重试');
    expect(page.has('陆志强')).toBe(true);
  });

  it('an empty holder says how to fill it', async () => {
    showPeople();
    const page = await renderPanel();
    expect(page.has(messages.empty.all[0] ?? '')).toBe(true);
    await page.tap(messages.addManually);
    expect(page.has(messages.person.addTitle)).toBe(true);
  });

  it('people stay visible with the age of the data while offline', async () => {
    const page = await renderPanel();
    network.set(false);
    await page.settle();
    expect(page.text()).toMatch(/网络断开，正在显示 .+ 的数据/);
    expect(page.has('陆志强')).toBe(true);
  });

  it('shows people below their letters, with how they were met', async () => {
    const page = await renderPanel();
    expect(page.has(messages.people(2))).toBe(true);
    expect(page.has('L')).toBe(true);
    expect(page.has('香博会 2A08')).toBe(true);
    expect(page.has(messages.sources.scan)).toBe(true);
    expect(page.has(`${messages.starred}、${messages.updated}`)).toBe(true);
  });
});

describe('search and filters of the card holder', () => {
  it('a search without a result can be removed', async () => {
    const page = await renderPanel();
    showPeople();
    await page.type('q', ' 胡椒 ');
    await page.advance(TYPING_PAUSE_MS);
    expect(inputsOf('holder/list').at(-1)).toMatchObject({ tab: 'all', q: '胡椒' });
    expect(page.has(messages.empty.filtered[0] ?? '')).toBe(true);
    showPeople(lu);
    await page.tap(messages.clearAll);
    expect(page.has('陆志强')).toBe(true);
  });

  it('a tab asks for its people', async () => {
    const page = await renderPanel();
    showPeople();
    await page.tap(messages.tabs.expo);
    expect(inputsOf('holder/list').at(-1)).toMatchObject({ tab: 'expo', offset: 0 });
    expect(page.has(messages.empty.expo[0] ?? '')).toBe(true);
  });

  it('a group narrows the list down, until its chip is tapped', async () => {
    const page = await renderPanel();
    await openMenu(page, messages.menu.groups);
    await page.tap('采购商');
    expect(inputsOf('holder/list').at(-1)).toMatchObject({ groupId: 'g1' });
    await page.tap(messages.clearFilter('采购商'));
    expect(inputsOf('holder/list').at(-1)).not.toHaveProperty('groupId');
  });
});

describe('requests in the card holder', () => {
  beforeEach(() => {
    api.on({
      'POST /api/front/exchange/list': ({ box }) => ({ items: box === 'incoming' ? [request] : [], nextCursor: null }),
      'POST /api/vcard/holder/summary': buildHolderSummary({ requests: 3 })
    });
  });

  it('a request that was answered elsewhere is loaded again', async () => {
    const page = await renderPanel();
    api.on({ 'POST /api/front/exchange/answer': refuse('CONFLICT', { status: 'accepted' }) });
    const { length } = inputsOf('exchange/list');
    await page.tap(messages.requests.ignore);
    expect(page.has(messages.requests.changed)).toBe(true);
    expect(inputsOf('exchange/list')).toHaveLength(length + 1);
  });

  it('the first one is above the list, and is ignored with one tap', async () => {
    const page = await renderPanel();
    expect(page.has(messages.requests.aboutSupply('怒江草果选货'))).toBe(true);
    expect(page.has(messages.requests.more(2))).toBe(true);
    api.on({
      'POST /api/front/exchange/answer': () => {
        api.on({ 'POST /api/front/exchange/list': { items: [], nextCursor: null } });
        return {} as never;
      }
    });
    await page.tap(messages.requests.ignore);
    expect(inputsOf('exchange/answer')).toEqual([{ id: 'x1', answer: 'ignore' }]);
    expect(page.has('和志山')).toBe(false);
  });

  it('an exchange goes on where the user chooses what to show', async () => {
    const page = await renderPanel();
    const url = await captureNavigation(() => page.tap(messages.requests.exchange));
    expect(url).toBe(`/${routes['supply.exchangeLink']}?exchange=x1`);
  });

  it('a block is asked for, and can be undone', async () => {
    const page = await renderPanel();
    await page.tap(messages.tabs.requests);
    expect(page.has('长期供货')).toBe(true);
    api.on({ 'POST /api/front/exchange/answer': {} as never });
    await page.tap(messages.requests.moreActions('和志山'));
    await page.tap(messages.requests.block);
    await page.waitFor(messages.requests.blockTitle('和志山'));
    await confirm(page, messages.requests.block);
    await page.waitFor(messages.requests.blocked('和志山'));
    await page.tap(messages.requests.unblock);
    expect(inputsOf('exchange/answer')).toEqual([
      { id: 'x1', answer: 'block' },
      { id: 'x1', answer: 'unblock' }
    ]);
  });

  it('sent and blocked ones have boxes of their own', async () => {
    const page = await renderPanel();
    await page.tap(messages.tabs.requests);
    await page.tap(messages.requests.boxes.blocked);
    expect(page.has(messages.requests.empty.blocked[0] ?? '')).toBe(true);
    expect(inputsOf('exchange/list').at(-1)).toEqual({ box: 'blocked' });
  });
});

describe('a person of the card holder', () => {
  const openPerson = async (name = '陆志强') => {
    const page = await renderPanel();
    await page.tap(name);
    return page;
  };

  it('one who was removed elsewhere is explained', async () => {
    api.on({ 'POST /api/vcard/holder/entry/{id}': refuse('NOT_FOUND') });
    const page = await openPerson();
    expect(page.has(messages.entry.missing)).toBe(true);
  });

  it('a note of more than 300 characters is not saved, whatever an emoji counts', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.addNote);
    await page.type(messages.entry.note, '🌶'.repeat(301));
    expect(page.has(messages.entry.noteTooLong(300))).toBe(true);
    await page.tap(messages.entry.save);
    expect(inputsOf('holder/update')).toEqual([]);
    await page.type(messages.entry.note, '🌶'.repeat(300));
    await page.tap(messages.entry.save);
    expect(inputsOf('holder/update')).toEqual([{ id: 'lu', note: '🌶'.repeat(300) }]);
  });

  it('an eleventh tag is refused', async () => {
    const tags = Array.from({ length: 10 }, (_, index) => `标签${index}`);
    api.on({ 'POST /api/vcard/holder/entry/{id}': buildHolderDetail({ ...lu, tags }) });
    const page = await openPerson();
    await page.tap(messages.entry.tags);
    await tapTag(page, '展会');
    expect(page.has(messages.entry.tagsFull(10))).toBe(true);
    expect(inputsOf('holder/update')).toEqual([]);
  });

  it('a tag takes effect at once', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.tags);
    await tapTag(page, '展会');
    expect(inputsOf('holder/update')).toEqual([{ id: 'lu', tags: ['老客户', '展会'] }]);
  });

  it('moves to a group that is chosen', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.group);
    await page.tap('采购商');
    expect(inputsOf('holder/update')).toEqual([{ id: 'lu', groupId: 'g1' }]);
  });

  it('a removal can be undone', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.remove);
    expect(inputsOf('holder/remove')).toEqual([{ ids: ['lu'] }]);
    await page.waitFor(messages.removed(1));
    await page.tap(messages.undo);
    expect(inputsOf('holder/restore')).toEqual([{ ids: ['lu'] }]);
  });

  it('one with a card opens it, and cannot be edited', async () => {
    const page = await openPerson('韦明远');
    expect(page.has('wei_mingyuan')).toBe(true);
    expect(page.has(messages.entry.edit)).toBe(false);
    const url = await captureNavigation(() => page.tap(messages.entry.openCard));
    expect(url).toBe(`/${routes['vcard.shell']}?pageType=visitorCardDetail&id=c1`);
  });

  it('a typed person is edited, with the problems at the fields', async () => {
    const page = await openPerson();
    await page.tap(messages.entry.edit);
    await page.type('mobile', 'abc');
    await page.tap(messages.person.save);
    expect(page.has(messages.person.problems.number)).toBe(true);
    expect(inputsOf('holder/update')).toEqual([]);
    await page.type('mobile', '0775 385 0001');
    await page.tap(messages.person.save);
    expect(inputsOf('holder/update')).toMatchObject([
      { id: 'lu', person: { name: '陆志强', mobile: '0775 385 0001' } }
    ]);
  });
});

describe('a selection in the card holder', () => {
  it('asks for people before it does something', async () => {
    const page = await renderPanel();
    await page.tap(messages.select);
    await page.tap(messages.selection.remove);
    expect(page.has(messages.selection.chooseFirst)).toBe(true);
    expect(inputsOf('holder/remove')).toEqual([]);
  });

  it('a tap selects, and all selected are tagged', async () => {
    api.on({ 'POST /api/vcard/holder/tag': 2 });
    const page = await renderPanel();
    await page.tap(messages.select);
    await page.tap(messages.selection.all);
    expect(page.has(messages.selection.title(2))).toBe(true);
    await page.tap('韦明远');
    await page.tap(messages.selection.tag);
    await page.tap(messages.selection.addTag);
    await confirm(page, '展会');
    expect(inputsOf('holder/tag')).toEqual([{ ids: ['lu'], tag: '展会' }]);
    expect(page.has(messages.selection.changed(2))).toBe(true);
    expect(inputsOf('holder/entry/lu')).toEqual([]);
  });

  it('people are removed after a question', async () => {
    const page = await renderPanel();
    await page.tap(messages.select);
    await page.tap('陆志强');
    await page.tap(messages.selection.remove);
    await page.waitFor(messages.selection.removeTitle(1));
    await confirm(page, messages.selection.remove);
    expect(inputsOf('holder/remove')).toEqual([{ ids: ['lu'] }]);
    expect(page.has(messages.removed(1))).toBe(true);
  });
});

describe('groups of the card holder', () => {
  it.each([
    ['taken', { name: 'taken' }, messages.groupErrors.taken],
    ['too many', { groups: 'tooMany' }, messages.groupErrors.tooMany(30)]
  ])('a name that is refused is explained: %s', async (_, fields, text) => {
    api.on({ 'POST /api/vcard/holder/group/create': refuse('CONFLICT', fields) });
    const page = await renderPanel();
    await openMenu(page, messages.menu.groups);
    await page.tap(messages.newGroup);
    await page.type('answer', '老朋友');
    await confirm(page, '确定');
    expect(page.has(text)).toBe(true);
  });

  it('a name of more than 12 characters is not sent', async () => {
    const page = await renderPanel();
    await openMenu(page, messages.menu.groups);
    await page.tap(messages.newGroup);
    await page.type('answer', '名'.repeat(13));
    await confirm(page, '确定');
    expect(page.has(messages.groupNameLength(12))).toBe(true);
    expect(inputsOf('group/create')).toEqual([]);
  });

  it('a removed group can be brought back', async () => {
    api.on({
      'POST /api/vcard/holder/group/remove/{id}': null,
      'POST /api/vcard/holder/group/restore/{id}': { id: 'g1', name: '采购商', count: 1 }
    });
    const page = await renderPanel();
    await openMenu(page, messages.menu.groups);
    await page.tap(messages.moreOf('采购商'));
    await page.tap(messages.removeGroup);
    await page.waitFor(messages.groupRemoved('采购商'));
    await page.tap(messages.undo);
    expect(inputsOf('group/restore/g1')).toHaveLength(1);
    expect(page.has(messages.groupRemoved('采购商'))).toBe(false);
  });
});

describe('duplicates of the card holder', () => {
  const typed = buildHolderEntry({ id: 'typed', source: 'manual' });
  const openDuplicates = async () => {
    api.on({ 'POST /api/vcard/holder/duplicates': [[typed, { ...lu, cardId: 'c2' }]] });
    const page = await renderPanel();
    await openMenu(page, messages.menu.duplicates);
    return page;
  };

  it.each([
    [{ entries: 'cards' }, messages.duplicates.errors.cards],
    [{ note: 'maxLength' }, messages.duplicates.errors.note],
    [{ tags: 'tooMany' }, messages.duplicates.errors.tags(10)]
  ])('a merge that is refused is explained: %j', async (fields, text) => {
    api.on({ 'POST /api/vcard/holder/merge': refuse('CONFLICT', fields) });
    const page = await openDuplicates();
    await page.tap(messages.duplicates.merge(2));
    await confirm(page, messages.duplicates.mergeNew);
    expect(page.has(text)).toBe(true);
  });

  it('are merged into the one with a card, after a question about what becomes of them', async () => {
    api.on({ 'POST /api/vcard/holder/merge': lu });
    const page = await openDuplicates();
    await page.tap(messages.duplicates.merge(2));
    expect(page.has(messages.duplicates.confirmText)).toBe(true);
    await confirm(page, messages.duplicates.mergeNew);
    expect(inputsOf('holder/merge')).toEqual([{ ids: ['lu', 'typed'] }]);
    expect(page.has(messages.duplicates.merged)).toBe(true);
  });
});

describe('reminders of the card holder', () => {
  it('those of today are above the list, and open the person', async () => {
    const due = { id: 'lu', name: '陆志强', companyName: '辛味食品', avatarUrl: null, remindOn: '2026-01-01' };
    api.on({
      'POST /api/vcard/holder/summary': buildHolderSummary({ due: [due] }),
      'POST /api/vcard/holder/reminders': { items: [due], nextCursor: null }
    });
    const page = await renderPanel();
    await page.tap(messages.due(1, '陆志强'));
    await page.tap(messages.reminders.overdue('2026-01-01'));
    await page.waitFor(messages.entry.savePhone);
    expect(inputsOf('holder/entry/lu')).toHaveLength(1);
  });
});
