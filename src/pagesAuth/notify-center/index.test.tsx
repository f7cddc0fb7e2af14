import type { Notification } from '@contract/message';
import { routes } from '@/routes';
import { message } from '@/stores/message';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const buildNotification = (changes: Partial<Notification>): Notification => ({
  id: 'n1',
  kind: 'market',
  title: '八角有新报价',
  body: '点开看走势',
  jump: null,
  createdAtMs: Date.now() - 5 * 60_000,
  isRead: false,
  ...changes
});

const api = fakeApi();
let page: OpenedPage;

/** Opens the page for a member, or for a visitor. */
async function renderPage(token: string): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${routes.notifyCenter}`);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.on({
    'GET /api/front/message/getUnReadMsg': 1,
    'POST /api/front/message/myMsgList': {
      items: [
        buildNotification({}),
        buildNotification({ id: 'n2', title: '个人认证已通过', kind: 'review', isRead: true })
      ],
      nextCursor: null
    },
    'GET /api/front/message/overview': {
      kinds: [
        { kind: 'review', total: 1, unread: 0, isMuted: false },
        { kind: 'market', total: 1, unread: 1, isMuted: false }
      ],
      mutedKinds: []
    },
    'POST /api/front/message/setAllRead': null,
    'POST /api/front/message/setRead/{id}': null
  });
});

const callsTo = (path: string) => api.calls.filter(({ name }) => name.includes(path));

describe('the message centre', () => {
  it('asks a visitor to log in and asks the server nothing', async () => {
    await renderPage('');
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(callsTo('myMsgList')).toEqual([]);
  });

  it('asks to log in when the server no longer knows the session', async () => {
    api.on({
      'POST /api/front/message/myMsgList': () => {
        throw new FakeError('UNAUTHORIZED');
      }
    });
    await renderPage('expired');
    expect(page.has(messages.loggedOut)).toBe(true);
  });

  it('offers a way on to somebody who has no messages', async () => {
    api.on({
      'POST /api/front/message/myMsgList': { items: [], nextCursor: null },
      'GET /api/front/message/getUnReadMsg': 0,
      'GET /api/front/message/overview': { kinds: [], mutedKinds: [] }
    });
    await renderPage('member');
    expect(page.has(messages.empty)).toBe(true);
    expect(page.has(messages.toMarket)).toBe(true);
    expect(page.has(messages.readAll)).toBe(false);
  });

  it('shows what happened and when, and which is unread', async () => {
    await renderPage('member');
    expect(page.text()).toContain('5 分钟前');
    expect(page.root().querySelectorAll('.dot')).toHaveLength(1);
  });

  it('shows the whole of a message that leads nowhere, and the beginning of one whose page tells the rest', async () => {
    const items = [buildNotification({}), buildNotification({ id: 'n2', jump: { type: 'jumpMini', route: 'market' } })];
    api.on({ 'POST /api/front/message/myMsgList': { items, nextCursor: null } });
    await renderPage('member');
    const bodies = [...page.root().querySelectorAll('.words .body')];
    expect(bodies.map(({ className }) => className.includes('short'))).toEqual([false, true]);
  });

  it('marks what is tapped, by the id in the path, and counts anew', async () => {
    await renderPage('member');
    api.on({ 'GET /api/front/message/getUnReadMsg': 0 });
    await page.tap('八角有新报价');
    expect(callsTo('setRead').map(({ name, input }) => [name, input])).toEqual([
      ['POST /api/front/message/setRead/n1', { id: 'n1' }]
    ]);
    expect(page.root().querySelectorAll('.dot')).toHaveLength(0);
    expect(message.unread).toBe(0);
  });

  it('shows a kind by itself, and asks the server for that one', async () => {
    await renderPage('member');
    await page.tap(messages.kinds.market);
    await page.settle();
    expect(callsTo('myMsgList').at(-1)?.input).toEqual({ kind: 'market' });
  });

  it('removes what was swiped, and says so when it did not work', async () => {
    await renderPage('member');
    api.on({
      'POST /api/front/message/remove/{id}': () => {
        throw new FakeError('INTERNAL');
      }
    });
    await page.tap(messages.remove);
    await page.settle();
    expect(page.has('八角有新报价')).toBe(true);
    api.on({ 'POST /api/front/message/remove/{id}': null });
    await page.tap(messages.remove);
    await page.settle();
    expect(page.has('八角有新报价')).toBe(false);
  });

  it('puts back what was removed, and says no more of it', async () => {
    await renderPage('member');
    api.on({ 'POST /api/front/message/remove/{id}': null, 'POST /api/front/message/restore/{id}': null });
    await page.tap(messages.remove);
    await page.waitFor(messages.removed);
    await page.tap(messages.undo);
    await page.waitFor('八角有新报价');
    expect(callsTo('restore').map(({ input }) => input)).toEqual([{ id: 'n1' }]);
    expect(page.has(messages.removed)).toBe(false);
  });

  it('mutes a kind and puts the switch back when the server refuses', async () => {
    await renderPage('member');
    api.on({
      'POST /api/front/message/mute': () => {
        throw new FakeError('INTERNAL');
      }
    });
    await page.tap(messages.muteTitle);
    await page.waitFor(messages.muteHint);
    const isOn = () =>
      page.root().querySelector(`[role="switch"][aria-label="${messages.kinds.team}"]`)?.getAttribute('aria-checked');
    page.root().querySelector<HTMLElement>(`[role="switch"][aria-label="${messages.kinds.team}"]`)?.click();
    await page.settle();
    expect(callsTo('mute').map(({ input }) => input)).toEqual([{ kind: 'team', isMuted: true }]);
    expect(isOn()).toBe('true');
  });

  it('marks all', async () => {
    await renderPage('member');
    api.on({
      'GET /api/front/message/getUnReadMsg': 0,
      'GET /api/front/message/overview': {
        kinds: [{ kind: 'market', total: 1, unread: 0, isMuted: false }],
        mutedKinds: []
      }
    });
    await page.tap(messages.readAll);
    await page.settle();
    expect(callsTo('setAllRead')).toHaveLength(1);
    expect(page.root().querySelectorAll('.dot')).toHaveLength(0);
    expect(page.has(messages.readAll)).toBe(false);
  });
});
