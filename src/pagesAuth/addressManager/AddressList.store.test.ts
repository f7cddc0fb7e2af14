import { observable, runInAction } from 'mobx';
import type { Address } from '@contract/address';
import { UNDO_TIMEOUT_MS } from '@/request/UndoableRemoval';
import { buildAddress } from '@/testing/buildAddress';
import { AddressListStore } from './AddressList.store';

class FakeAddresses {
  saved: Address[] = [buildAddress(), buildAddress({ id: 'a2', receiver: '韦明远', isDefault: false })];
  removed: Address[] = [];
  failure: Error | undefined;
  calls: string[] = [];

  listAddresses = (): Promise<Address[]> => this.answer('list', [...this.saved]);
  removeAddress = (id: string): Promise<null> => {
    const gone = this.saved.filter((address) => address.id === id);
    return this.answer(`remove ${id}`, null, () => {
      this.removed.push(...gone);
      this.saved = this.saved.filter((address) => address.id !== id);
    });
  };
  restoreAddress = (id: string): Promise<null> =>
    this.answer(`restore ${id}`, null, () => this.saved.push(...this.removed.splice(0)));
  setDefaultAddress = (id: string): Promise<null> =>
    this.answer(`default ${id}`, null, () => {
      this.saved = this.saved.map((address) => ({ ...address, isDefault: address.id === id }));
    });

  private answer<T>(call: string, data: T, act: () => unknown = () => undefined): Promise<T> {
    this.calls.push(call);
    if (this.failure) return Promise.reject(this.failure);
    act();
    return Promise.resolve(data);
  }
}

const session = observable({ isLoggedIn: true });
let api: FakeAddresses;
let store: AddressListStore;
let stop: () => void;
const names = () => store.addresses.map(({ receiver }) => receiver);

beforeEach(async () => {
  runInAction(() => {
    session.isLoggedIn = true;
  });
  api = new FakeAddresses();
  store = new AddressListStore(api, session);
  stop = store.start();
  await jest.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  jest.clearAllTimers();
});

describe('AddressListStore', () => {
  it('loads the addresses of the logged-in user and clears them on logout', () => {
    expect(names()).toEqual(['覃秀兰', '韦明远']);
    runInAction(() => {
      session.isLoggedIn = false;
    });
    expect(names()).toEqual([]);
  });

  it('reports a failed load and keeps the addresses already shown', async () => {
    api.failure = new Error('offline');
    await store.load();
    expect([store.status, names()]).toEqual(['ready', ['覃秀兰', '韦明远']]);
    const other = new AddressListStore(api, session);
    await other.load();
    expect(other.status).toBe('error');
  });

  it('offers undo for a limited time after a removal', async () => {
    const [first] = store.addresses;
    if (!first) throw new Error('no address');
    await store.remove(first);
    expect([names(), store.removed?.receiver]).toEqual([['韦明远'], '覃秀兰']);
    await store.undo();
    expect([names(), store.removed]).toEqual([['韦明远', '覃秀兰'], undefined]);
    await store.remove(first);
    await jest.advanceTimersByTimeAsync(UNDO_TIMEOUT_MS);
    expect(store.removed).toBeUndefined();
    await store.undo();
    expect(api.calls.filter((call) => call.startsWith('restore'))).toHaveLength(1);
  });

  it('keeps the addresses and rejects when the server does not remove one', async () => {
    api.failure = new Error('offline');
    await expect(store.remove(buildAddress())).rejects.toThrow('offline');
    expect([names(), store.removed, store.isBusy]).toEqual([['覃秀兰', '韦明远'], undefined, false]);
  });

  it('offers to undo a removal once the list is current, so that the undo is not ignored', async () => {
    const [first = buildAddress()] = store.addresses;
    const removal = store.remove(first);
    for (let turns = 0; turns < 20 && store.removed === undefined; turns += 1) await Promise.resolve();
    expect(await store.undo()).toBe(true);
    await removal;
    expect(names()).toEqual(['韦明远', '覃秀兰']);
  });

  it('runs one change at a time, however often it is tapped', async () => {
    const target = buildAddress({ id: 'a2' });
    const changes = [store.makeDefault(target), store.makeDefault(target), store.remove(target)];
    expect(await Promise.all(changes)).toEqual([true, false, false]);
    expect(api.calls).toEqual(['list', 'default a2', 'list']);
    expect(store.addresses.find(({ isDefault }) => isDefault)?.id).toBe('a2');
  });
});
