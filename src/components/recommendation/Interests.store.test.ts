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

describe('interests', () => {
  it('say why they are not there, and come with the next try', async () => {
    const { store, state } = setupStore();
    state.refusal = new Error('no network');
    await store.load();
    expect([store.tags, store.error]).toEqual([null, state.refusal]);
    state.refusal = undefined;
    await store.load();
    expect([store.tags, store.error]).toEqual([tags, undefined]);
  });

  it('are taken out and put back, and each time the recommendations are out of date', async () => {
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

  it('are added and taken out by a choice of varieties, one call for each that changes', async () => {
    const { store, sent, state } = setupStore();
    await store.load();
    await store.setInterests(['star-anise', 'clove']);
    expect(sent).toEqual([
      ['clove', true],
      ['cassia', false]
    ]);
    expect(state.changes).toBe(1);
  });

  it('are read again when a choice was refused on its way', async () => {
    const { store, state } = setupStore();
    await store.load();
    state.refusal = new Error('no network');
    await expect(store.setInterests(['clove'])).rejects.toBe(state.refusal);
    expect([store.error, state.changes]).toEqual([state.refusal, 1]);
  });

  it('stay as they were when the server refuses', async () => {
    const { store, state } = setupStore();
    await store.load();
    state.refusal = new Error('refused');
    await expect(store.toggle('cassia')).rejects.toThrow('refused');
    expect([store.removed.size, state.changes]).toEqual([0, 0]);
  });
});
