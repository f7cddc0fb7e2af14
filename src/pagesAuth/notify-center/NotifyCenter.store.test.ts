import { makeAutoObservable } from 'mobx';
import type { Notification } from '@contract/message';
import { deferred } from '@/testing/deferred';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { NotifyCenterStore } from './NotifyCenter.store';

class Session {
  isLoggedIn: boolean;
  constructor(isLoggedIn: boolean) {
    this.isLoggedIn = isLoggedIn;
    makeAutoObservable(this);
  }
  set(isLoggedIn: boolean): void {
    this.isLoggedIn = isLoggedIn;
  }
}

const buildNotification = (id: string, isRead = false): Notification => ({
  id,
  kind: 'system',
  content: { event: 'text', params: { title: id, body: '' } },
  jump: null,
  createdAtMs: 0,
  isRead
});

function setupStore({ isLoggedIn = true, answer = () => Promise.resolve<null>(null) } = {}) {
  const asked: string[] = [];
  const session = new Session(isLoggedIn);
  const store = new NotifyCenterStore(
    {
      listNotifications({ kind = 'all' }) {
        asked.push(`list ${kind}`);
        return Promise.resolve({ items: [buildNotification('1'), buildNotification('2', true)], nextCursor: null });
      },
      setRead(id) {
        asked.push(`read ${id}`);
        return answer();
      },
      setAllRead(kind) {
        asked.push(kind ? `read all ${kind}` : 'read all');
        return answer();
      },
      getNotificationOverview() {
        asked.push('overview');
        return Promise.resolve({
          kinds: [{ kind: 'system' as const, total: 2, unread: asked.includes('read all') ? 0 : 1, isMuted: false }],
          mutedKinds: []
        });
      },
      removeNotification(id) {
        asked.push(`remove ${id}`);
        return answer();
      },
      restoreNotification(id) {
        asked.push(`restore ${id}`);
        return answer();
      },
      muteNotifications(kind, isMuted) {
        asked.push(`${isMuted ? 'mute' : 'unmute'} ${kind}`);
        return answer();
      }
    },
    session,
    {
      unread: 0,
      refresh() {
        asked.push('count');
        return Promise.resolve();
      }
    }
  );
  store.start();
  return { store, session, asked };
}

describe('notification centre store', () => {
  it('sends no request for a visitor', async () => {
    const { asked } = setupStore({ isLoggedIn: false });
    await whenIdle();
    expect(asked).toEqual([]);
  });

  it('loads after login and clears everything on logout', async () => {
    const { store, session } = setupStore({ isLoggedIn: false });
    session.set(true);
    await whenIdle();
    expect(store.list.items).toHaveLength(2);
    session.set(false);
    expect(store.list.items).toHaveLength(0);
  });

  it('shows a notification as unread again after marking it as read failed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { store } = setupStore({ answer: () => Promise.reject(new Error('down')) });
    await whenIdle();
    const marking = store.markRead(buildNotification('1'));
    expect(store.isRead(buildNotification('1'))).toBe(true);
    await marking;
    expect(store.isRead(buildNotification('1'))).toBe(false);
  });

  it('marks a notification as read with one request only', async () => {
    const { store, asked } = setupStore();
    await whenIdle();
    await store.markRead(buildNotification('1'));
    await store.markRead(buildNotification('1'));
    await store.markRead(buildNotification('2', true));
    expect(asked.filter((call) => call.startsWith('read'))).toEqual(['read 1']);
    expect(asked).toContain('count');
  });

  it('marks nothing when marking all fails, and can be retried', async () => {
    const { store } = setupStore({ answer: () => Promise.reject(new Error('down')) });
    await whenIdle();
    await expect(store.markAllRead()).rejects.toThrow('down');
    expect(store.hasUnread).toBe(true);
    expect(store.isMarkingAll).toBe(false);
  });

  it('marks all with one request on a double call', async () => {
    const { store, asked } = setupStore();
    await whenIdle();
    await Promise.all([store.markAllRead(), store.markAllRead()]);
    expect(store.hasUnread).toBe(false);
    expect(asked.filter((call) => call === 'read all')).toHaveLength(1);
  });

  it('keeps a notification that could not be removed and a kind that could not be muted', async () => {
    const { store } = setupStore({ answer: () => Promise.reject(new Error('down')) });
    await whenIdle();
    await expect(store.remove(buildNotification('1'))).rejects.toThrow('down');
    await expect(store.mute('team', true)).rejects.toThrow('down');
    expect(store.list.items).toHaveLength(2);
    expect(store.isMuted('team')).toBe(false);
    expect(store.removed).toBeUndefined();
  });

  it('removes a notification and refreshes the counts', async () => {
    const { store, asked } = setupStore();
    await whenIdle();
    await store.remove(buildNotification('1'));
    expect(store.list.items.map(({ id }) => id)).toEqual(['2']);
    expect(asked.filter((call) => call === 'overview')).toHaveLength(2);
  });

  it('undo restores the removed notification at its index, once', async () => {
    const { store, asked } = setupStore();
    await whenIdle();
    await store.remove(buildNotification('2'));
    await Promise.all([store.undo(), store.undo()]);
    expect(store.list.items.map(({ id }) => id)).toEqual(['2', '1']);
    expect(asked.filter((call) => call.startsWith('restore'))).toEqual(['restore 2']);
    expect(store.removed).toBeUndefined();
  });

  it('undo does not insert a notification into the tab of another kind', async () => {
    const { store } = setupStore();
    await whenIdle();
    await store.remove(buildNotification('1'));
    store.selectTab('team');
    await whenIdle();
    const before = store.list.items;
    await store.undo();
    expect(store.list.items).toBe(before);
  });

  it('undo can be retried after a server error, and is dropped on logout', async () => {
    let isDown = false;
    const { store, session } = setupStore({
      answer: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(null))
    });
    await whenIdle();
    await store.remove(buildNotification('1'));
    isDown = true;
    await expect(store.undo()).rejects.toThrow('down');
    expect(store.removed?.id).toBe('1');
    expect(store.list.items).toHaveLength(1);
    session.set(false);
    expect(store.removed).toBeUndefined();
  });

  it('shows and marks the notifications of the selected kind only', async () => {
    const { store, asked } = setupStore();
    await whenIdle();
    store.selectTab('system');
    await whenIdle();
    await store.markAllRead();
    expect(asked).toEqual(expect.arrayContaining(['list system', 'read all system']));
  });
});

describe('an action on notifications that is answered after another user logged in', () => {
  async function setupTwoUsers() {
    const login = new TestSession();
    login.currentToken = 'a';
    const answer = deferred<null>();
    let isHeld = false;
    const { store, session } = setupStore({ answer: () => (isHeld ? answer.promise : Promise.resolve(null)) });
    await whenIdle();
    return {
      store,
      answer,
      hold: () => {
        isHeld = true;
      },
      switchUser: async () => {
        session.set(false);
        login.currentToken = 'b';
        session.set(true);
        await whenIdle();
      }
    };
  }

  it('an undone removal inserts nothing', async () => {
    const { store, answer, hold, switchUser } = await setupTwoUsers();
    await store.remove(buildNotification('9'));
    hold();
    const undoing = store.undo();
    await switchUser();
    answer.resolve(null);
    await undoing;
    expect(store.list.items.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('a removal offers no undo', async () => {
    const { store, answer, hold, switchUser } = await setupTwoUsers();
    hold();
    const removing = store.remove(buildNotification('9'));
    await switchUser();
    answer.resolve(null);
    await removing;
    expect(store.removed).toBeUndefined();
  });

  it('an undo that fails is not offered again', async () => {
    const { store, answer, hold, switchUser } = await setupTwoUsers();
    await store.remove(buildNotification('9'));
    hold();
    const undoing = store.undo();
    await switchUser();
    answer.reject(new Error('down'));
    await expect(undoing).rejects.toThrow('down');
    expect(store.removed).toBeUndefined();
  });

  it('a kind that could not be muted leaves the shown counts as they are', async () => {
    const { store, answer, hold, switchUser } = await setupTwoUsers();
    hold();
    const muting = store.mute('team', true);
    await switchUser();
    const shown = store.overview;
    answer.reject(new Error('down'));
    await expect(muting).rejects.toThrow('down');
    expect(store.overview).toBe(shown);
  });
});
