import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { OwnPurchaseTab } from '@contract/ownPurchase';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  getQuotation,
  sendQuotation,
  setupOpenPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';

const archive = 'POST /api/front/purchase/archive';

describe('the archive of deals', () => {
  let server: TestApp;
  let buyer: TestPerson;
  let supplier: TestPerson;
  before(async () => {
    server = await testApp();
    [buyer, supplier] = [await verifiedPerson(server), await verifiedPerson(server)];
  });
  after(() => server.close());

  const setArchived = (id: string, on: boolean) => server.api.call(archive, { id, on }, buyer);
  async function idsUnder(tab: OwnPurchaseTab): Promise<string[]> {
    const { items } = await server.api.call('GET /api/front/purchase/mine', { tab }, buyer);
    return items.map(({ id }) => id);
  }
  /** A request of which all was taken. */
  async function setupDeal(): Promise<{ id: string; quotationId: string }> {
    const id = await setupOpenPurchase(server, buyer, { quantityGrams: 1_000_000 });
    const { id: quotationId } = await sendQuotation(server, supplier, id);
    const seen = await getQuotation(server, buyer, quotationId);
    await server.api.call('POST /api/front/quotation/accept', acceptBody(seen, 1_000_000), buyer);
    return { id, quotationId };
  }

  it('refuses requests without a deal, and requests of others', async () => {
    const open = await setupOpenPurchase(server, buyer);
    assert.equal((await server.api.expectError(archive, { id: open, on: true }, buyer)).error, 'CONFLICT');
    const { id } = await setupDeal();
    assert.equal((await server.api.expectError(archive, { id, on: true }, supplier)).error, 'FORBIDDEN');
    assert.equal((await server.api.expectError(archive, { id, on: true })).error, 'UNAUTHORIZED');
    assert.equal((await server.api.expectError(archive, { id: 'nothing', on: true }, buyer)).error, 'NOT_FOUND');
    const removal = { id, do: { action: 'remove' as const } };
    assert.equal((await server.api.expectError('POST /api/front/purchase/act', removal, buyer)).error, 'CONFLICT');
  });

  it('moves a deal to the archive, and back to its position', async () => {
    const { id, quotationId } = await setupDeal();
    const { id: later } = await setupDeal();
    const before = await idsUnder('dealt');
    assert.equal((await setArchived(id, true)).isArchived, true);
    await setArchived(id, true);
    for (const tab of ['all', 'dealt', 'closed'] as const) assert.ok(!(await idsUnder(tab)).includes(id), tab);
    assert.deepEqual(await idsUnder('archived'), [id]);
    const counts = await server.api.call('GET /api/front/purchase/mineCounts', undefined, buyer);
    assert.deepEqual([counts.archived, counts.dealt], [1, before.length - 1]);
    const [kept] = (await server.api.call('GET /api/front/purchase/mine', { tab: 'archived' }, buyer)).items;
    assert.equal(kept?.deals[0]?.grams, 1_000_000);
    const { deal } = await getQuotation(server, supplier, quotationId);
    assert.notEqual(deal, null, 'the supplier keeps theirs');
    assert.equal((await setArchived(id, false)).isArchived, false);
    assert.deepEqual(await idsUnder('dealt'), before);
    assert.ok(before.includes(later));
  });
});
