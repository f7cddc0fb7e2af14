import { buildApiError } from '@/testing/buildApiError';
import { deferred } from '@/testing/deferred';
import { ListingActionsStore } from './ListingActions.store';

const unused = () => Promise.reject(new Error('not called'));

describe('ListingActionsStore', () => {
  it('reuses the request id for the retry of a failed copy, and takes a new one after a success', async () => {
    const sent: string[] = [];
    let count = 0;
    const store = new ListingActionsStore({
      act: unused,
      copy: (_, requestId) => {
        sent.push(requestId);
        return sent.length === 1 ? Promise.reject(buildApiError('TIMEOUT')) : Promise.resolve({ id: 'copy-1' });
      },
      newRequestId: () => Promise.resolve(`request-${(count += 1)}`)
    });
    await expect(store.copy('supply-1')).rejects.toThrow();
    expect(await store.copy('supply-1')).toBe('copy-1');
    await store.copy('supply-1');
    expect(sent).toEqual(['request-1', 'request-1', 'request-2']);
  });

  it('runs one action at a time per listing', async () => {
    const answer = deferred<void>();
    const store = new ListingActionsStore({
      act: ({ id }) => (id === 'supply-1' ? answer.promise : Promise.resolve()),
      copy: unused,
      newRequestId: unused
    });
    const first = store.act('supply-1', { action: 'pause' });
    expect(store.isBusy('supply-1')).toBe(true);
    expect(await store.act('supply-1', { action: 'resume' })).toBe(false);
    expect(await store.act('supply-2', { action: 'pause' })).toBe(true);
    answer.resolve();
    expect(await first).toBe(true);
    expect(store.isBusy('supply-1')).toBe(false);
  });
});
