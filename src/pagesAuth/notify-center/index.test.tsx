import type { Notification } from '@contract/message';
import { MINUTE_MS } from '@rules/duration';
import { routes } from '@/routes';
import { message } from '@/stores/message';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const buildNotification = (changes: Partial<Notification>): Notification => ({
  id: 'n1',
  kind: 'market',
  content: { event: 'text', params: { title: '八角有新报价', body: '点开看走势' } },
  jump: null,
  createdAtMs: Date.now() - 5 * MINUTE_MS,
  isRead: false,
  ...changes
});

const api = fakeApi();
let page: OpenedPage;

/** Opens the page for a member, or for a visitor when the token is empty. */
async function renderPage(token: string): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${routes.notifyCenter}`);
  await page.settle();
}

beforeEach(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.on({
    'GET /api/front/message/getUnReadMsg': 1,
    'POST /api/front/message/myMsgList': {
      items: [
        buildNotification({}),
        buildNotification({
          id: 'n2',
          kind: 'review',
          content: { event: 'verification.approved', params: { kind: 'person', name: '', isChange: false } },
          isRead: true
        })
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

describe('notification centre', () => {
  it('prompts a visitor to log in and sends no request', async () => {
    await renderPage('');
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(callsTo('myMsgList')).toEqual([]);
  });

  it('prompts for a login when the session has expired', async () => {
    api.on({
      'POST /api/front/message/myMsgList': () => {
        throw new FakeError('UNAUTHORIZED');
      }
    });
    await renderPage('expired');
    expect(page.has(messages.loggedOut)).toBe(true);
  });

  it('the empty state links to the market page', async () => {
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

  it('shows the time of each notification and marks unread ones with a dot', async () => {
    await renderPage('member');
    expect(page.text()).toContain('5 分钟前');
    expect(page.root().querySelectorAll('.dot')).toHaveLength(1);
  });

  it('writes notifications in the language of the viewer', async () => {
    settings.setLanguage('en');
    await renderPage('member');
    await page.waitFor('Personal verification approved');
    expect(page.has('八角有新报价')).toBe(true);
  });

  it('names the kind of an event that this version does not know', async () => {
    const content = { event: 'card.visited', params: {} } as unknown as Notification['content'];
    const items = [buildNotification({ kind: 'card', content })];
    api.on({ 'POST /api/front/message/myMsgList': { items, nextCursor: null } });
    await renderPage('member');
    expect(page.has(messages.kinds.card)).toBe(true);
  });

  it('shows a notification without a link in full and truncates one with a link', async () => {
    const items = [buildNotification({}), buildNotification({ id: 'n2', jump: { type: 'jumpMini', route: 'market' } })];
    api.on({ 'POST /api/front/message/myMsgList': { items, nextCursor: null } });
    await renderPage('member');
    const bodies = [...page.root().querySelectorAll('.text .body')];
    expect(bodies.map(({ className }) => className.includes('short'))).toEqual([false, true]);
  });

  it('marks the tapped notification as read, by the id in the path, and refreshes the count', async () => {
    await renderPage('member');
    api.on({ 'GET /api/front/message/getUnReadMsg': 0 });
    await page.tap('八角有新报价');
    expect(callsTo('setRead').map(({ name, input }) => [name, input])).toEqual([
      ['POST /api/front/message/setRead/n1', { id: 'n1' }]
    ]);
    expect(page.root().querySelectorAll('.dot')).toHaveLength(0);
    expect(message.unread).toBe(0);
  });

  it('requests and shows the notifications of the selected kind', async () => {
    await renderPage('member');
    await page.tap(messages.kinds.market);
    await page.settle();
    expect(callsTo('myMsgList').at(-1)?.input).toEqual({ kind: 'market' });
  });

  it('removes a notification, and keeps it when the server fails', async () => {
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

  it('undo restores the removed notification and hides the undo prompt', async () => {
    await renderPage('member');
    api.on({ 'POST /api/front/message/remove/{id}': null, 'POST /api/front/message/restore/{id}': null });
    await page.tap(messages.remove);
    await page.waitFor(messages.removed);
    await page.tap(messages.undo);
    await page.waitFor('八角有新报价');
    expect(callsTo('restore').map(({ input }) => input)).toEqual([{ id: 'n1' }]);
    expect(page.has(messages.removed)).toBe(false);
  });

  it('resets the mute switch when the server rejects the change', async () => {
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

  it('marks all notifications as read', async () => {
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
