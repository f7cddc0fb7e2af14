import { observable, runInAction } from 'mobx';
import type { ContactInvitation } from '@contract/invite';
import { deferred } from '@/testing/deferred';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { ContactInviteStore } from './ContactInvite.store';

const invitation: ContactInvitation = {
  id: 'c1',
  mobile: '13800138001',
  name: '李总',
  token: 'TOKEN0000000000000001',
  state: 'draft',
  channel: null,
  createdAtMs: 1
};

type InviteApi = ConstructorParameters<typeof ContactInviteStore>[0];

function setupStore(changes: Partial<InviteApi> = {}) {
  const session = observable({ isLoggedIn: true });
  const created: string[] = [];
  const saved: (string | undefined)[] = [];
  const store = new ContactInviteStore(
    {
      listInvitations: () => Promise.resolve([]),
      createInvitation: ({ mobile }) => {
        created.push(mobile);
        return Promise.resolve(invitation);
      },
      markInvitationSent: () => Promise.resolve(null),
      removeInvitation: () => Promise.resolve(null),
      getInviteSummary: () =>
        Promise.resolve({ inviteCode: 'QXL8', registered: 0, verified: 0, thisMonth: 0, inviter: null }),
      getInviteTexts: () => Promise.resolve({ slogan: '', message: '' }),
      changeInviteTexts: ({ message = '' }) => {
        saved.push(message);
        return Promise.resolve({ slogan: '', message });
      },
      findInviter: () => Promise.resolve({ name: '覃**', verifications: [] }),
      bindInviter: () => Promise.resolve(null),
      ...changes
    },
    session
  );
  const set = (isLoggedIn: boolean) => runInAction(() => Object.assign(session, { isLoggedIn }));
  return { store, set, created, saved, stop: store.start() };
}

function fillIn(store: ContactInviteStore): void {
  store.typeMobile('13800138001');
  store.typeName('李总');
  store.message.type('来看看');
  store.typeCode('ABCD12');
}

describe('ContactInviteStore', () => {
  it('clears the entered values at logout, and saves none of them for the next user', async () => {
    const { store, set, saved, stop } = setupStore();
    await whenIdle();
    fillIn(store);
    await store.findInviter();
    set(false);
    const { mobile, name, code, inviter, message } = store;
    expect([mobile, name, code, inviter, message.typed]).toEqual(['', '', '', undefined, '']);
    set(true);
    await whenIdle();
    await message.save();
    expect([message.typed, saved]).toEqual(['', []]);
    stop();
  });

  it('invites no contact of one user for another who logged in while the text was saved', async () => {
    const login = new TestSession();
    login.currentToken = 'a';
    const answer = deferred<{ slogan: string; message: string }>();
    const { store, set, created, stop } = setupStore({ changeInviteTexts: () => answer.promise });
    await whenIdle();
    fillIn(store);
    const adding = store.add();
    set(false);
    login.currentToken = 'b';
    set(true);
    answer.resolve({ slogan: '', message: '来看看' });
    expect(await adding).toBeUndefined();
    expect([created, store.message.saved, store.message.typed]).toEqual([[], '', '']);
    stop();
  });

  it('adds an invitation of one user to no list of another who logged in while it was created', async () => {
    const login = new TestSession();
    login.currentToken = 'a';
    const answer = deferred<ContactInvitation>();
    const { store, set, stop } = setupStore({ createInvitation: () => answer.promise });
    await whenIdle();
    store.typeMobile('13800138001');
    const adding = store.add();
    await whenIdle();
    set(false);
    login.currentToken = 'b';
    set(true);
    await whenIdle();
    answer.resolve(invitation);
    expect(await adding).toBeUndefined();
    expect(store.invitations).toEqual([]);
    stop();
  });
});
