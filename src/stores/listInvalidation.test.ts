import { buildApiError } from '@/testing/buildApiError';
import { listInvalidation, withInvalidation } from './listInvalidation';

const consumeAll = () => (['transaction', 'ownSupply', 'ownQuotation'] as const).map(listInvalidation.consume);

beforeEach(consumeAll);

describe('listInvalidation', () => {
  it('reports an invalidated list once', () => {
    listInvalidation.invalidate(['ownSupply', 'transaction']);
    expect([consumeAll(), consumeAll()]).toEqual([
      [true, true, false],
      [false, false, false]
    ]);
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
