import type { ExchangeItem } from '@contract/exchange';
import type { HolderDuplicate } from '@contract/holder';
import { ApiError } from '@/lib/ApiError';
import {
  buildHolderDetail,
  buildHolderDuplicate,
  buildHolderEntry,
  buildHolderSummary,
  holderWindow
} from '@/testing/buildHolder';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { DuplicatesStore } from './Duplicates.store';
import { EntryStore } from './Entry.store';
import { type HolderApi, HolderStore, TYPING_PAUSE_MS } from './Holder.store';
import { RequestsStore } from './Requests.store';

const request: ExchangeItem = {
  id: 'x1',
  status: 'requested',
  otherName: '和志山',
  otherCompany: '',
  otherPosition: '',
  otherCardId: null,
  avatarUrl: null,
  message: '',
  about: null,
  requestedAtMs: 0
};
const entry = buildHolderEntry();
const noChange = () => Promise.resolve();
const emptyPage = { items: [], nextCursor: null };

function setup(changes: Partial<HolderApi> = {}) {
  const calls: unknown[][] = [];
  const record =
    <T>(name: string, answer: T) =>
    (...input: unknown[]) => {
      calls.push([name, ...input]);
      return Promise.resolve(answer);
    };
  const api: HolderApi = {
    getHolderSummary: record('summary', buildHolderSummary()),
    getHolderWindow: record('list', holderWindow([entry])),
    getHolderEntry: record('entry', buildHolderDetail()),
    updateHolderEntry: record('update', entry),
    tagHolderEntries: record('tag', 1),
    untagHolderEntries: record('untag', 1),
    moveHolderEntries: record('move', 1),
    starHolderEntries: record('star', 1),
    removeHolderEntries: record('remove', 1),
    restoreHolderEntries: record('restore', 1),
    getHolderDuplicates: record('duplicates', [] as HolderDuplicate[][]),
    mergeHolderEntries: record('merge', entry),
    undoHolderMerge: record('undoMerge', entry),
    createHolderGroup: record('createGroup', { id: 'g1', name: '老客户', count: 0 }),
    renameHolderGroup: record('renameGroup', null),
    removeHolderGroup: record('removeGroup', null),
    restoreHolderGroup: record('restoreGroup', { id: 'g1', name: '老客户', count: 0 }),
    listExchanges: record('requests', emptyPage),
    answerExchange: record('answer', null),
    ...changes
  };
  const user = { token: 'a', load: () => Promise.resolve() };
  const store = new HolderStore(api, user);
  const inputsOf = (name: string) => calls.filter(([call]) => call === name).map(([, input]) => input);
  return { store, inputsOf };
}

let session: TestSession;
beforeEach(() => {
  session = new TestSession();
  session.currentToken = 'a';
  jest.spyOn(console, 'warn').mockImplementation();
});

testLateAnswers('the counts of a card holder', {
  setup: (getHolderSummary) => {
    const { store } = setup({ getHolderSummary });
    return { load: () => void store.refresh(), shown: () => store.summary };
  },
  older: buildHolderSummary({ requests: 1 }),
  newer: buildHolderSummary({ requests: 2 })
});

testLateAnswers('a person of a card holder', {
  setup: (getHolderEntry) => {
    const api = { getHolderEntry, updateHolderEntry: () => Promise.resolve(entry) };
    const store = new EntryStore(api, { list: { replace: () => undefined }, onChange: noChange });
    return { load: () => store.open('lu'), shown: () => store.entry };
  },
  older: buildHolderDetail({ note: 'older' }),
  newer: buildHolderDetail({ note: 'newer' })
});

testLateAction('a changed person of a card holder', {
  setup: async (updateHolderEntry) => {
    const api = { getHolderEntry: () => Promise.resolve(buildHolderDetail()), updateHolderEntry };
    const store = new EntryStore(api, { list: { replace: () => undefined }, onChange: noChange });
    await store.open('lu');
    return { act: () => store.save({ note: 'changed' }), shown: () => store.entry };
  },
  answer: buildHolderEntry({ note: 'changed' })
});

testLateAnswers('the duplicates of a card holder', {
  setup: (getHolderDuplicates) => {
    const answer = () => Promise.resolve(entry);
    const api = { getHolderDuplicates, mergeHolderEntries: answer, undoHolderMerge: answer };
    const store = new DuplicatesStore(api, noChange);
    return { load: () => store.load(), shown: () => store.groups.map(({ key }) => key) };
  },
  older: [[buildHolderDuplicate([], { id: 'older' }), buildHolderDuplicate()]],
  newer: [[buildHolderDuplicate([], { id: 'newer' }), buildHolderDuplicate()]],
  view: (groups) => groups.map(([first]) => first?.id)
});

testLateAnswers('the requests of a card holder', {
  setup: (listExchanges) => {
    const store = new RequestsStore({ listExchanges, answerExchange: () => Promise.resolve(null) }, noChange);
    return { load: () => store.refresh(), shown: () => store.waiting };
  },
  older: { items: [{ ...request, id: 'older' }], nextCursor: null },
  newer: { items: [{ ...request, id: 'newer' }], nextCursor: null },
  view: ({ items }) => items
});

describe('the filter of a card holder', () => {
  it('a search begins when typing pauses, and only once', async () => {
    const { store, inputsOf } = setup();
    store.setSearchText('l');
    store.setSearchText(' lu ');
    await whenIdle();
    expect(inputsOf('list')).toEqual([]);
    await jest.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
    expect(inputsOf('list')).toEqual([{ tab: 'all', q: 'lu', offset: 0, limit: 100 }]);
  });

  it('a group that was removed elsewhere is not filtered by any more', async () => {
    const { store } = setup();
    store.setGroupFilter({ groupId: 'gone' });
    await store.refresh();
    expect(store.groupFilter).toEqual({});
    expect(store.isFiltered).toBe(false);
  });

  it('the requests are left for a search, which is about people', () => {
    const { store } = setup();
    store.selectTab('requests');
    store.setSearchText('lu');
    expect(store.tab).toBe('all');
  });

  it('nothing of a user is left for the next', async () => {
    const { store } = setup();
    const stop = store.start();
    await whenIdle();
    store.setSearchText('lu');
    store.selection.start();
    store.selection.toggle('lu');
    store.openDraft({ kind: 'edited', entry: buildHolderDetail() });
    stop();
    session.currentToken = 'b';
    const stopAgain = store.start();
    expect([store.searchText, store.selection.count, store.draft, store.list.items]).toEqual(['', 0, undefined, []]);
    stopAgain();
  });
});

describe('a selection of people', () => {
  const ids = Array.from({ length: 301 }, (_, index) => `p${index}`);
  const select = (changes: Partial<HolderApi> = {}) => {
    const built = setup(changes);
    built.store.selection.start();
    for (const id of ids) built.store.selection.toggle(id);
    return built;
  };

  it('is sent in parts of 150, and counted as one', async () => {
    const { store, inputsOf } = select();
    expect(await store.selection.tag('老客户')).toBe(3);
    expect(inputsOf('tag').map((input) => (input as { ids: string[] }).ids.length)).toEqual([150, 150, 1]);
  });

  it('does one change at a time', async () => {
    const { store, inputsOf } = select();
    const [first, second] = [store.selection.star(true), store.selection.star(true)];
    expect(await second).toBeUndefined();
    await first;
    expect(inputsOf('star')).toHaveLength(3);
  });

  it('a removal that failed in between can be undone as far as it came', async () => {
    let sent = 0;
    const { store, inputsOf } = select({
      removeHolderEntries: (part) => {
        sent += 1;
        return sent === 2 ? Promise.reject(new ApiError('NETWORK', '')) : Promise.resolve(part.length);
      }
    });
    await expect(store.selection.remove()).rejects.toThrow();
    expect(store.selection.isActive).toBe(true);
    expect(store.removal.removed).toHaveLength(150);
    await store.removal.undo();
    expect(inputsOf('restore')).toEqual([ids.slice(0, 150)]);
    expect(store.removal.removed).toBeUndefined();
  });

  it('another user cannot undo a removal', async () => {
    const { store } = select();
    await store.selection.remove();
    expect(store.removal.removed).toHaveLength(301);
    session.currentToken = 'b';
    expect(await store.removal.undo()).toBe(false);
  });
});

describe('groups of duplicates', () => {
  const typed = buildHolderDuplicate([], { id: 'typed', metAtMs: 1 });
  const photo = buildHolderDuplicate([], { id: 'photo', metAtMs: 2 });
  const card = buildHolderDuplicate([], { id: 'card', cardId: 'c1', metAtMs: 3 });
  const load = async (changes: Partial<HolderApi> = {}) => {
    const built = setup({ getHolderDuplicates: () => Promise.resolve([[photo, typed, card]]), ...changes });
    await built.store.duplicates.load();
    const [group] = built.store.duplicates.groups;
    if (!group) throw new Error('there is no group');
    return { ...built, group };
  };

  it('are not merged with less than two people', async () => {
    const { store, inputsOf, group } = await load();
    store.duplicates.toggle('card');
    store.duplicates.toggle('photo');
    expect(await store.duplicates.merge(store.duplicates.mergedOf(group))).toBe(false);
    expect(inputsOf('merge')).toEqual([]);
  });

  it('are merged once into the person with a card, without the excluded', async () => {
    const { store, inputsOf, group } = await load();
    store.duplicates.toggle('photo');
    const merged = store.duplicates.mergedOf(group);
    const [first, second] = [store.duplicates.merge(merged), store.duplicates.merge(merged)];
    expect([await first, await second]).toEqual([true, false]);
    expect(inputsOf('merge')).toEqual([['card', 'typed']]);
  });

  it('another user cannot undo a merge', async () => {
    const { store, inputsOf, group } = await load();
    await store.duplicates.merge(group.entries);
    expect(store.duplicates.merged).toEqual(['card', 'typed', 'photo']);
    session.currentToken = 'b';
    expect(await store.duplicates.undo()).toBe(false);
    expect(inputsOf('undoMerge')).toEqual([]);
  });

  it('the same person as a new one is not found without an answer', async () => {
    const { store } = setup({ getHolderDuplicates: () => Promise.reject(new ApiError('NETWORK', '')) });
    expect(await store.duplicates.findKnown('typed')).toBeUndefined();
  });
});

describe('requests of a card holder', () => {
  it('an answer is sent once, and the lists are loaded again', async () => {
    const { store, inputsOf } = setup();
    const [first, second] = [store.requests.answer(request, 'ignore'), store.requests.answer(request, 'ignore')];
    expect([await first, await second]).toEqual([true, false]);
    expect(inputsOf('answer')).toEqual([{ id: 'x1', answer: 'ignore' }]);
    expect(inputsOf('requests')).toEqual([{ box: 'incoming' }]);
    expect(inputsOf('summary')).toHaveLength(1);
  });

  it('a block and an ignored request can be undone, one after the other', async () => {
    const { store, inputsOf } = setup();
    await store.requests.answer(request, 'ignore');
    expect([store.requests.ignored, store.requests.blocked]).toEqual([request, undefined]);
    await store.requests.answer(request, 'block');
    expect(store.requests.blocked).toEqual(request);
    expect(await store.requests.undo()).toBe(true);
    expect(inputsOf('answer').at(-1)).toEqual({ id: 'x1', answer: 'unblock' });
    expect(store.requests.blocked).toBeUndefined();
  });

  it('a request that was answered elsewhere is loaded again', async () => {
    const { store, inputsOf } = setup({ answerExchange: () => Promise.reject(new ApiError('CONFLICT', '')) });
    await expect(store.requests.answer(request, 'ignore')).rejects.toThrow();
    expect(inputsOf('requests')).toHaveLength(1);
    expect(store.requests.isBusy('x1')).toBe(false);
  });
});
