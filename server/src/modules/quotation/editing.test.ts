import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import { newId } from '../../database/id';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  getQuotation,
  notificationTitles,
  quotationFields,
  sendQuotation,
  setupSingleRequestBuyer,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';

describe('an edited quotation', () => {
  let server: TestApp;
  let buyer: TestPerson;
  let request: Awaited<ReturnType<typeof setupSingleRequestBuyer>>['request'];
  before(async () => {
    server = await testApp();
    ({ buyer, request } = await setupSingleRequestBuyer(server));
  });
  after(() => server.close());

  const edit = async (
    person: TestPerson,
    id: string,
    changes: Partial<CallInput<'POST /api/front/quotation/edit'>>
  ) => {
    const { revision } = await getQuotation(server, person, id);
    const body = { id, revision, requestId: newId(), fields: quotationFields(), editReason: '', ...changes };
    return server.api.send('POST /api/front/quotation/edit', body, { token: person.token });
  };

  it('gets a new version, three times at most, keeps older ones, and notifies the buyer', async () => {
    const supplier = await verifiedPerson(server);
    const sent = await sendQuotation(server, supplier, await request());
    await getQuotation(server, buyer, sent.id);
    for (const [index, unitFen] of [4100, 4050, 4000].entries()) {
      const { code } = await edit(supplier, sent.id, {
        fields: quotationFields({ unitFen }),
        editReason: '产地降价'
      });
      assert.equal(code, 200);
      const now = await getQuotation(server, supplier, sent.id);
      assert.deepEqual([now.status, now.editsLeft, now.viewedAtMs], ['submitted', 2 - index, null]);
      assert.equal((await notificationTitles(server, buyer))[0], '报价已更新');
      assert.equal((await getQuotation(server, buyer, sent.id)).status, 'viewed');
      assert.equal((await notificationTitles(server, supplier))[0], '报价已被查看');
    }
    const { versions } = await getQuotation(server, buyer, sent.id);
    assert.deepEqual(
      versions.map(({ version, fields, editReason }) => [version, fields.unitFen, editReason]),
      [
        [1, 4150, ''],
        [2, 4100, '产地降价'],
        [3, 4050, '产地降价'],
        [4, 4000, '产地降价']
      ]
    );
    const { code, data } = await edit(supplier, sent.id, {});
    assert.deepEqual([code, data], [409, { error: 'CONFLICT', fields: { quotation: 'edits' } }]);
  });

  it('has one version per request id', async () => {
    const supplier = await verifiedPerson(server);
    const { id, revision } = await sendQuotation(server, supplier, await request());
    const body = { id, revision, requestId: newId(), fields: quotationFields({ unitFen: 4100 }), editReason: '' };
    const taps = await Promise.all(
      [1, 2].map(() => server.api.call('POST /api/front/quotation/edit', body, { token: supplier.token }))
    );
    assert.deepEqual(
      taps.map(({ versions }) => versions.length),
      [2, 2]
    );
  });

  it('is refused on an old revision, and supersedes an open counter-offer', async () => {
    const supplier = await verifiedPerson(server);
    const { id, revision } = await sendQuotation(server, supplier, await request());
    const seen = await getQuotation(server, buyer, id);
    assert.equal(seen.revision, revision, 'a look alone changes nothing');
    const counter = { id, revision, requestId: newId(), unitFen: 4000, text: '五吨一次提走' };
    for (let tap = 0; tap < 2; tap += 1) {
      const said = await server.api.call('POST /api/front/quotation/counter', counter, { token: buyer.token });
      assert.deepEqual([said.counters.length, said.waitsFor, said.openOffer?.unitFen], [1, 'supplier', 4000]);
    }
    assert.equal((await notificationTitles(server, supplier)).filter((title) => title === '采购商还价').length, 1);
    const { data } = await edit(supplier, id, { revision });
    assert.deepEqual(data, { error: 'CONFLICT', fields: { quotation: 'changed' } });
    assert.equal((await edit(supplier, id, { fields: quotationFields({ unitFen: 4000 }) })).code, 200);
    const answered = await getQuotation(server, buyer, id);
    assert.deepEqual([answered.waitsFor, answered.versions.at(-1)?.fields.unitFen], [null, 4000]);
    const old = acceptBody(seen, 1_000_000);
    const late = await server.api.expectError('POST /api/front/quotation/accept', old, { token: buyer.token });
    assert.deepEqual(late, { error: 'CONFLICT', fields: { quotation: 'changed' } });
  });

  it('accepts a counter-offer only with a price or text, and with an allowed text', async () => {
    const supplier = await verifiedPerson(server);
    const { id, revision } = await sendQuotation(server, supplier, await request());
    for (const [changes, fields] of [
      [{ unitFen: null, text: ' ' }, { unitFen: 'required' }],
      [{ unitFen: 0, text: '' }, { unitFen: 'bounds' }],
      [{ unitFen: 4150, text: '' }, { unitFen: 'bounds' }],
      [{ unitFen: null, text: '一三八零零一三八零零零 打我' }, { text: 'contact' }]
    ] as const) {
      const body = { id, revision, requestId: newId(), ...changes };
      const refused = await server.api.expectError('POST /api/front/quotation/counter', body, { token: buyer.token });
      assert.deepEqual(refused, { error: 'VALIDATION', fields });
    }
  });
});
