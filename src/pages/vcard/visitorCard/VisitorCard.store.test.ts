import type { VisitorCard } from '@contract/card';
import type { HolderEntry } from '@contract/holder';
import { buildApiError } from '@/testing/buildApiError';
import { buildVisitorCard } from '@/testing/buildVisitorCard';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { VisitorCardStore } from './VisitorCard.store';

const unused = () => Promise.reject(new Error('not called'));
let requestCount = 0;
const newRequestId = () => Promise.resolve(`request-${(requestCount += 1)}`);
const entry = (id: string) => ({ id }) as HolderEntry;

testLateAnswers<VisitorCard>('a card', {
  setup: (getVisitorCard) => {
    const store = new VisitorCardStore('card-1', { getVisitorCard, keepCard: unused, newRequestId });
    return { load: store.load, shown: () => store.card };
  },
  older: buildVisitorCard({ name: 'older' }),
  newer: buildVisitorCard({ name: 'newer' })
});

describe('VisitorCardStore', () => {
  let session: TestSession;
  beforeEach(() => {
    session = new TestSession();
    session.currentToken = 'a';
    requestCount = 0;
  });

  it.each(['', '../secret', 'a'.repeat(65), 'card 1'])(
    'does not ask the server for a card with the id %p',
    async (id) => {
      const getVisitorCard = jest.fn(unused);
      const store = new VisitorCardStore(id, { getVisitorCard, keepCard: unused, newRequestId });
      await store.load();
      expect(store.status).toBe('empty');
      expect(getVisitorCard).not.toHaveBeenCalled();
    }
  );

  it('repeats a failed request to keep the card with the same id, and begins a new one for another user', async () => {
    const ids: string[] = [];
    const keepCard = ({ requestId }: { requestId: string }) => {
      ids.push(requestId);
      return Promise.reject(buildApiError('TIMEOUT'));
    };
    const getVisitorCard = () => Promise.resolve(buildVisitorCard());
    const store = new VisitorCardStore('card-1', { getVisitorCard, keepCard, newRequestId });
    await store.load();
    await expect(store.keep('scan')).rejects.toThrow();
    await expect(store.keep('scan')).rejects.toThrow();
    session.currentToken = 'b';
    await store.load();
    await expect(store.keep('scan')).rejects.toThrow();
    expect(ids).toEqual(['request-1', 'request-1', 'request-2']);
  });

  it('keeps a card once on a double tap, and shows it as kept', async () => {
    const keepCard = jest.fn(() => Promise.resolve(entry('entry-1')));
    let holderEntryId: string | null = null;
    const getVisitorCard = () => Promise.resolve(buildVisitorCard({ holderEntryId }));
    const store = new VisitorCardStore('card-1', { getVisitorCard, keepCard, newRequestId });
    await store.load();
    holderEntryId = 'entry-1';
    expect(await Promise.all([store.keep('scan'), store.keep('scan')])).toEqual([true, false]);
    expect(store.card?.holderEntryId).toBe('entry-1');
    expect(await store.keep('scan')).toBe(false);
    expect(keepCard).toHaveBeenCalledTimes(1);
  });

  it('does not show a card as kept to another user who logs in meanwhile', async () => {
    const answer = deferred<HolderEntry>();
    const getVisitorCard = () => Promise.resolve(buildVisitorCard());
    const store = new VisitorCardStore('card-1', { getVisitorCard, keepCard: () => answer.promise, newRequestId });
    await store.load();
    const keeping = store.keep('share');
    await whenIdle();
    session.currentToken = 'b';
    await store.load();
    answer.resolve(entry('entry-a'));
    await keeping;
    await whenIdle();
    expect(store.card?.holderEntryId).toBeNull();
  });
});
