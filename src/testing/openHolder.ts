import { act } from 'react-dom/test-utils';
import type { HolderEntry } from '@contract/holder';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from './asGuest';
import { buildHolderDetail, buildHolderEntry, buildHolderSummary, holderWindow } from './buildHolder';
import { buildPerson } from './buildPerson';
import { type FakeApi, FakeError } from './fakeApi';
import { type OpenedPage, openPage } from './openPage';

/** The person of the card holder who was typed; the other one has a card. */
export const lu = buildHolderEntry({
  isStarred: true,
  tags: ['老客户'],
  hasUpdate: true,
  metLocation: '香博会 2A08'
});
const wei = buildHolderEntry({
  id: 'wei',
  cardId: 'c1',
  name: '韦明远',
  companyName: '岭上香料',
  initial: 'W'
});

/** Returns a handler that answers with an error, with the names of the fields that it is about. */
export const refuse =
  (error: ConstructorParameters<typeof FakeError>[0], fields: Record<string, string> = {}) =>
  (): never => {
    throw new FakeError(error, { fields });
  };

/** Mocks the people of a card holder. */
export function showPeople(api: FakeApi, ...entries: HolderEntry[]): void {
  api.on({ 'POST /api/vcard/holder/list': (query) => holderWindow(entries, query) });
}

/** Mocks a card holder with two people, a group and two tags. The user is logged out. */
export function answerHolder(api: FakeApi): void {
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
      groups: [{ id: 'g1', name: '采购商', count: 1 }],
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
  showPeople(api, lu, wei);
}

/** Opens the card holder as a member. */
export async function openHolder(): Promise<OpenedPage> {
  user.setToken('member');
  const page = await openPage(`/${routes['vcard.webview']}?webviewPathName=VcardHolder`);
  await page.waitFor('搜姓名、公司、备注');
  await page.settle();
  return page;
}

/** Taps an item of the menu of the card holder. */
export async function openHolderMenu(page: OpenedPage, item: string): Promise<void> {
  await page.tap('更多');
  await page.tap(item);
}

/**
 * Presses the last button with this text: that of the dialog on top.
 * @throws Error when there is none
 */
export async function confirmDialog(page: OpenedPage, text: string): Promise<void> {
  const buttons = [...page.root().querySelectorAll<HTMLElement>('[role="button"], [role="menuitem"]')];
  const button = buttons.filter(({ textContent }) => textContent === text).at(-1);
  if (!button) throw new Error(`no button "${text}": ${page.text()}`);
  act(() => button.click());
  await page.settle();
}
