import { FilteredList } from '@/request/FilteredList';
import { type ListWindow, PagedList } from '@/request/PagedList';
import { buildApiError } from '@/testing/buildApiError';
import { type Deferred, deferred } from '@/testing/deferred';
import { listInvalidation, withInvalidation } from './listInvalidation';

const consumeAll = () => (['transaction', 'ownSupply', 'ownQuotation'] as const).map(listInvalidation.consume);

/** A list whose loads the test answers in any order. */
function setupList() {
  const loads: Deferred<ListWindow<{ id: string }>>[] = [];
  const create = () =>
    new PagedList<{ id: string }>(() => {
      const answer = deferred<ListWindow<{ id: string }>>();
      loads.push(answer);
      return answer.promise;
    });
  return { loads, rows: new FilteredList(create) };
}
const oneRow = { items: [{ id: '1' }], nextCursor: null };

beforeEach(consumeAll);

describe('listInvalidation', () => {
  it('reports an invalidated list once', () => {
    listInvalidation.invalidate(['ownSupply', 'transaction']);
    expect([consumeAll(), consumeAll()]).toEqual([
      [true, true, false],
      [false, false, false]
    ]);
  });

  it('leaves a list to its first load that is pending', async () => {
    const { loads, rows } = setupList();
    const first = rows.refresh();
    listInvalidation.invalidate(['ownSupply']);
    await listInvalidation.refreshIfInvalidated('ownSupply', rows);
    loads[0]?.resolve(oneRow);
    await first;
    expect([loads.length, listInvalidation.ownSupplyNeedsRefresh]).toEqual([1, false]);
  });

  it('keeps a list invalidated whose reload is outpaced by a newer one, and when both fail', async () => {
    const { loads, rows } = setupList();
    const first = rows.refresh();
    loads[0]?.resolve(oneRow);
    await first;
    listInvalidation.invalidate(['ownSupply']);
    const reload = listInvalidation.refreshIfInvalidated('ownSupply', rows);
    const newer = rows.refresh();
    loads[1]?.reject(buildApiError('TIMEOUT'));
    await reload;
    expect(listInvalidation.ownSupplyNeedsRefresh).toBe(true);
    loads[2]?.reject(buildApiError('TIMEOUT'));
    await newer;
    const again = listInvalidation.refreshIfInvalidated('ownSupply', rows);
    loads[3]?.resolve(oneRow);
    await again;
    expect([loads.length, listInvalidation.ownSupplyNeedsRefresh]).toEqual([4, false]);
  });

  it('keeps a list invalidated that changes again while it is reloaded', async () => {
    const { loads, rows } = setupList();
    const first = rows.refresh();
    loads[0]?.resolve(oneRow);
    await first;
    listInvalidation.invalidate(['ownSupply']);
    const reload = listInvalidation.refreshIfInvalidated('ownSupply', rows);
    listInvalidation.invalidate(['ownSupply']);
    loads[1]?.resolve(oneRow);
    await reload;
    expect(listInvalidation.ownSupplyNeedsRefresh).toBe(true);
  });

  it.each([
    new Error('a mistake in the program'),
    ...(['VALIDATION', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'CIPHER'] as const).map(
      (code) => buildApiError(code)
    )
  ])('invalidates no list after a call that changed nothing: %s', async (error) => {
    const save = withInvalidation(() => Promise.reject(error), ['ownQuotation']);
    await expect(save()).rejects.toBe(error);
    expect(consumeAll()).toEqual([false, false, false]);
  });

  it('invalidates its lists after a call that succeeds', async () => {
    const save = withInvalidation((id: string) => Promise.resolve(`saved ${id}`), ['ownQuotation']);
    await expect(save('q1')).resolves.toBe('saved q1');
    expect(consumeAll()).toEqual([false, false, true]);
  });

  it.each([
    'NETWORK',
    'OFFLINE',
    'TIMEOUT',
    'ABORTED',
    'BAD_STATUS',
    'BAD_RESPONSE',
    'INTERNAL',
    'UNAVAILABLE'
  ] as const)('invalidates its lists after a call that the server may have carried out: %s', async (code) => {
    const error = buildApiError(code);
    const save = withInvalidation(() => Promise.reject(error), ['ownSupply', 'transaction']);
    await expect(save()).rejects.toBe(error);
    expect(consumeAll()).toEqual([true, true, false]);
  });
});
