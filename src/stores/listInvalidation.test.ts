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

  it('invalidates lists after a call that succeeds only', async () => {
    const save = withInvalidation(
      (isAccepted: boolean) => (isAccepted ? Promise.resolve('saved') : Promise.reject(new Error('refused'))),
      ['ownQuotation']
    );
    await expect(save(false)).rejects.toThrow('refused');
    expect(listInvalidation.ownQuotationNeedsRefresh).toBe(false);
    await expect(save(true)).resolves.toBe('saved');
    expect(listInvalidation.ownQuotationNeedsRefresh).toBe(true);
  });
});
