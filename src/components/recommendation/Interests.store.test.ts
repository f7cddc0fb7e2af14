import { configure } from 'mobx';
import { InterestsStore } from './Interests.store';

configure({ enforceActions: 'always' });

const tags = [
  { varietyId: 'star-anise', name: '八角' },
  { varietyId: 'cassia', name: '桂皮' }
];

function setupStore() {
  const sent: [string, boolean][] = [];
  const state = { refusal: undefined as Error | undefined, changes: 0 };
  const answer = <T>(value: T) => (state.refusal ? Promise.reject(state.refusal) : Promise.resolve(value));
  const store = new InterestsStore(() => (state.changes += 1), {
    listInterests: () => answer(tags),
    setInterest(varietyId, on) {
      sent.push([varietyId, on]);
      return answer(null);
    }
  });
  return { store, sent, state };
}

describe('InterestsStore', () => {
  it('exposes the loading error and recovers on retry', async () => {
    const { store, state } = setupStore();
    state.refusal = new Error('no network');
    await store.load();
    expect([store.tags, store.error]).toEqual([null, state.refusal]);
    state.refusal = undefined;
    await store.load();
    expect([store.tags, store.error]).toEqual([tags, undefined]);
  });

  it('removes and restores an interest, and reports outdated recommendations each time', async () => {
    const { store, sent, state } = setupStore();
    await store.load();
    await store.toggle('cassia');
    expect([...store.removed]).toEqual(['cassia']);
    await store.toggle('cassia');
    expect(store.removed.size).toBe(0);
    expect(sent).toEqual([
      ['cassia', false],
      ['cassia', true]
    ]);
    expect(state.changes).toBe(2);
  });

  it('applies a choice of varieties with one call per change', async () => {
    const { store, sent, state } = setupStore();
    await store.load();
    await store.setInterests(['star-anise', 'clove']);
    expect(sent).toEqual([
      ['clove', true],
      ['cassia', false]
    ]);
    expect(state.changes).toBe(1);
  });

  it('reloads the interests when one of the calls fails', async () => {
    const { store, state } = setupStore();
    await store.load();
    state.refusal = new Error('no network');
    await expect(store.setInterests(['clove'])).rejects.toBe(state.refusal);
    expect([store.error, state.changes]).toEqual([state.refusal, 1]);
  });

  it('keeps an interest when the server rejects its removal', async () => {
    const { store, state } = setupStore();
    await store.load();
    state.refusal = new Error('refused');
    await expect(store.toggle('cassia')).rejects.toThrow('refused');
    expect([store.removed.size, state.changes]).toEqual([0, 0]);
  });
});
