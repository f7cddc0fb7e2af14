import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import type { QuotationFields } from '@contract/quotation';
import { newId } from '../../database/id';
import { newPerson, putCompany, putMember } from '../../testing/putCompany';
import { testApp, type TestApp } from '../../testing/testApp';
import {
  openPurchase,
  quotationBody,
  quotationFields,
  quotationOf,
  quote,
  toldTo,
  verifiedPerson,
  type TestPerson
} from '../../testing/trade';
import { moveQuotations } from './expiry.service';

const DAY_MS = 86_400_000;
const create = 'POST /api/front/quotation/create';

describe('sending a quotation', () => {
  let server: TestApp;
  let buyer: TestPerson;
  let company: TestPerson;
  let companyId: string;
  before(async () => {
    server = await testApp();
    [buyer, company] = await Promise.all([newPerson(server), newPerson(server)]);
    await putCompany(server, buyer);
    companyId = await putCompany(server, company);
  });
  after(() => server.close());

  /** In the buyer's company's name; what stood open before makes room. */
  async function request(changes: Parameters<typeof openPurchase>[2] = {}) {
    await server.db.updateTable('purchase').set({ status: 'closed' }).where('status', '=', 'published').execute();
    return openPurchase(server, buyer, changes, true);
  }
  const refusal = (person: TestPerson, body: CallInput<typeof create>) =>
    server.api.refusal(create, body, { token: person.token });

  it('is not for visitors, nor for people who are not verified', async () => {
    const body = quotationBody(await request());
    assert.equal((await server.api.refusal(create, body)).error, 'UNAUTHORIZED');
    assert.deepEqual(await refusal(await newPerson(server), body), { error: 'FORBIDDEN', needs: 'verify' });
    const asCompany = { ...body, asCompany: true };
    assert.deepEqual(await refusal(await verifiedPerson(server), asCompany), { error: 'FORBIDDEN', needs: 'company' });
  });

  it('is not for the buyer, nor for their company', async () => {
    const purchaseId = await request();
    const { id } = await server.db
      .selectFrom('company')
      .innerJoin('company_member', 'company_member.company_id', 'company.id')
      .where('company_member.user_id', '=', buyer.id)
      .select('company.id')
      .executeTakeFirstOrThrow();
    const colleague = await newPerson(server);
    await putMember(server, id, colleague.id);
    for (const person of [buyer, colleague]) {
      assert.deepEqual(await refusal(person, quotationBody(purchaseId)), {
        error: 'CONFLICT',
        fields: { quotation: 'own' }
      });
    }
  });

  it('is refused for what there is not, is not yet public, and what has ended', async () => {
    const supplier = await verifiedPerson(server);
    assert.equal((await refusal(supplier, quotationBody('nothing'))).error, 'NOT_FOUND');
    const purchaseId = await request();
    await server.api.call(
      'POST /api/front/purchase/act',
      { id: purchaseId, do: { action: 'pause' } },
      { token: buyer.token }
    );
    const ended = { error: 'CONFLICT', fields: { quotation: 'ended' } };
    assert.deepEqual(await refusal(supplier, quotationBody(purchaseId)), ended);
    const over = await request();
    server.advance(21 * DAY_MS);
    assert.deepEqual(await refusal(supplier, quotationBody(over)), ended);
  });

  it('is for the audience of the request only', async () => {
    const [person, outsider] = [await verifiedPerson(server), await newPerson(server)];
    await putCompany(server, outsider);
    const forCompanies = await request({ audience: 'verifiedCompanies' });
    assert.equal((await refusal(person, quotationBody(forCompanies))).error, 'NOT_FOUND');
    assert.deepEqual(await refusal(outsider, quotationBody(forCompanies)), { error: 'FORBIDDEN', needs: 'company' });
    assert.equal((await quote(server, outsider, forCompanies, {}, true)).status, 'submitted');
    const invited = await request({ audience: 'invited', invitedCompanyIds: [companyId] });
    assert.equal((await refusal(outsider, quotationBody(invited, {}, true))).error, 'NOT_FOUND');
    assert.equal((await quote(server, company, invited, {}, true)).status, 'submitted');
    assert((await toldTo(server, company)).includes('邀请你报价'));
  });

  it('names each field that breaks its rule', async () => {
    const supplier = await verifiedPerson(server);
    const purchaseId = await request();
    const wrong: [Partial<QuotationFields>, Record<string, string>][] = [
      [
        { unitFen: null, payTerm: null },
        { unitFen: 'required', payTerm: 'required' }
      ],
      [{ unitFen: 0 }, { unitFen: 'range' }],
      [{ availableGrams: 999 }, { availableGrams: 'unit' }],
      [{ isFreightIncluded: false }, { freightFenPerKg: 'required' }],
      [{ freightToCode: '999999' }, { freightToCode: 'unknown' }],
      [{ originOffered: { regionCode: '999999', countryCode: null, detail: '' } }, { originOffered: 'unknown' }],
      [{ photos: ['/uploads/not-mine.jpg'] }, { 'photos.0': 'unknown' }],
      [{ documents: [{ name: '检测报告', url: '/uploads/not-mine.pdf', type: 'pdf' }] }, { 'documents.0': 'unknown' }],
      [{ remark: '详谈请打 13800138000' }, { remark: 'contact' }],
      [{ remark: '加微信 abcde12345' }, { remark: 'contact' }],
      [{ specOffered: '代开发票' }, { specOffered: 'banned' }]
    ];
    for (const [changes, fields] of wrong) {
      assert.deepEqual(await refusal(supplier, quotationBody(purchaseId, changes)), { error: 'VALIDATION', fields });
    }
  });

  it('is stopped by the number of a day: ten for a person, thirty for a company’s member', async () => {
    for (const [limit, isTeam] of [
      [10, false],
      [30, true]
    ] as const) {
      const supplier = isTeam ? company : await verifiedPerson(server);
      // The next morning in Shanghai, so that the day does not end meanwhile.
      server.advance(DAY_MS - ((server.deps.now().getTime() + 8 * 3_600_000) % DAY_MS) + 3_600_000);
      for (let count = 0; count < limit; count += 1) await quote(server, supplier, await request(), {}, isTeam);
      const purchaseId = await request();
      const { error, retryAfterSec = 0 } = await refusal(supplier, quotationBody(purchaseId, {}, isTeam));
      assert.equal(error, 'RATE_LIMITED');
      assert(retryAfterSec > 22 * 3600 && retryAfterSec <= 23 * 3600, `until midnight: ${retryAfterSec}`);
      const options = { token: supplier.token };
      const { obstacle } = await server.api.call('GET /api/front/purchase/detail', { id: purchaseId }, options);
      assert.equal(obstacle, 'limit');
      server.advance(retryAfterSec * 1000);
      assert.equal((await quote(server, supplier, purchaseId, {}, isTeam)).status, 'submitted');
    }
  });

  it('at once does not get around the number of a day', async () => {
    const supplier = await verifiedPerson(server);
    for (let count = 0; count < 9; count += 1) await quote(server, supplier, await request());
    const purchaseIds = [await openPurchase(server, buyer, {}, true), await openPurchase(server, buyer, {}, true)];
    const answers = await Promise.all(
      purchaseIds.map((purchaseId) => server.api.send(create, quotationBody(purchaseId), { token: supplier.token }))
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 429]);
  });

  it('is one of each company, whoever of it writes', async () => {
    const [first, second] = [await newPerson(server), await newPerson(server)];
    const teamId = await putCompany(server, first);
    await putMember(server, teamId, second.id);
    await server.db
      .insertInto('user_verification')
      .values({ user_id: second.id, kind: 'company', approved_at_ms: 1 })
      .execute();
    const purchaseId = await request();
    const answers = await Promise.all(
      [first, second].map(({ token }) => server.api.send(create, quotationBody(purchaseId, {}, true), { token }))
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 409]);
  });

  describe('again', () => {
    const edit = async (
      person: TestPerson,
      id: string,
      changes: Partial<CallInput<'POST /api/front/quotation/edit'>>
    ) => {
      const { revision } = await quotationOf(server, person, id);
      const body = { id, revision, requestId: newId(), fields: quotationFields(), editReason: '', ...changes };
      return server.api.send('POST /api/front/quotation/edit', body, { token: person.token });
    };

    it('makes a new version, three times, and keeps the older ones; the buyer is told of each', async () => {
      const supplier = await verifiedPerson(server);
      const sent = await quote(server, supplier, await request());
      await quotationOf(server, buyer, sent.id);
      for (const [place, unitFen] of [4100, 4050, 4000].entries()) {
        const { code } = await edit(supplier, sent.id, {
          fields: quotationFields({ unitFen }),
          editReason: '产地降价'
        });
        assert.equal(code, 200);
        const now = await quotationOf(server, supplier, sent.id);
        assert.deepEqual([now.status, now.editsLeft, now.viewedAtMs], ['submitted', 2 - place, null]);
        assert.equal((await toldTo(server, buyer))[0], '报价已更新');
        assert.equal((await quotationOf(server, buyer, sent.id)).status, 'viewed');
        assert.equal((await toldTo(server, supplier))[0], '报价已被查看');
      }
      const { versions } = await quotationOf(server, buyer, sent.id);
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

    it('with the same request id is the same version', async () => {
      const supplier = await verifiedPerson(server);
      const { id, revision } = await quote(server, supplier, await request());
      const body = { id, revision, requestId: newId(), fields: quotationFields({ unitFen: 4100 }), editReason: '' };
      const taps = await Promise.all(
        [1, 2].map(() => server.api.call('POST /api/front/quotation/edit', body, { token: supplier.token }))
      );
      assert.deepEqual(
        taps.map(({ versions }) => versions.length),
        [2, 2]
      );
    });

    it('is refused when somebody has said something meanwhile, and takes the answer to a counter-offer', async () => {
      const supplier = await verifiedPerson(server);
      const { id, revision } = await quote(server, supplier, await request());
      const seen = await quotationOf(server, buyer, id);
      assert.equal(seen.revision, revision, 'a look alone changes nothing');
      const counter = { id, revision, requestId: newId(), unitFen: 4000, text: '五吨一次提走' };
      for (let tap = 0; tap < 2; tap += 1) {
        const said = await server.api.call('POST /api/front/quotation/counter', counter, { token: buyer.token });
        assert.deepEqual([said.counters.length, said.hasOpenCounter], [1, true]);
      }
      assert.equal((await toldTo(server, supplier)).filter((title) => title === '采购方还价').length, 1);
      const { data } = await edit(supplier, id, { revision });
      assert.deepEqual(data, { error: 'CONFLICT', fields: { quotation: 'changed' } });
      assert.equal((await edit(supplier, id, { fields: quotationFields({ unitFen: 4000 }) })).code, 200);
      const answered = await quotationOf(server, buyer, id);
      assert.deepEqual([answered.hasOpenCounter, answered.versions.at(-1)?.fields.unitFen], [false, 4000]);
      const old = { id, revision, requestId: newId(), grams: 1_000_000 };
      const late = await server.api.refusal('POST /api/front/quotation/accept', old, { token: buyer.token });
      assert.deepEqual(late, { error: 'CONFLICT', fields: { quotation: 'changed' } });
    });

    it('needs a price or a word to counter, and words that may stand', async () => {
      const supplier = await verifiedPerson(server);
      const { id, revision } = await quote(server, supplier, await request());
      for (const [changes, fields] of [
        [{ unitFen: null, text: ' ' }, { unitFen: 'required' }],
        [{ unitFen: 0, text: '' }, { unitFen: 'range' }],
        [{ unitFen: 100_000_001, text: '' }, { unitFen: 'range' }],
        [{ unitFen: null, text: '一三八零零一三八零零零 打我' }, { text: 'contact' }]
      ] as const) {
        const body = { id, revision, requestId: newId(), ...changes };
        const refused = await server.api.refusal('POST /api/front/quotation/counter', body, { token: buyer.token });
        assert.deepEqual(refused, { error: 'VALIDATION', fields });
      }
    });
  });

  it('compares what a kilogram costs at the place of delivery, the cheapest first', async () => {
    const purchaseId = await request();
    const offers: [number, Partial<QuotationFields>][] = [
      [4200, { unitFen: 4200 }],
      [4185, { unitFen: 4150, isFreightIncluded: false, freightFenPerKg: 35, freightToCode: null }],
      [4251, { unitFen: 3900, isTaxIncluded: false, taxRate: 9 }]
    ];
    for (const [, changes] of offers) await quote(server, await verifiedPerson(server), purchaseId, changes);
    const { items } = await server.api.call(
      'POST /api/front/quotation/compare',
      { purchaseId },
      { token: buyer.token }
    );
    assert.deepEqual(
      items.map(({ version }) => version.deliveredFenPerKg),
      [4185, 4200, 4251]
    );
    assert(items.every(({ isNew }) => isNew));
    const outsider = await verifiedPerson(server);
    const refused = await server.api.refusal('POST /api/front/quotation/compare', { purchaseId }, outsider);
    assert.equal(refused.error, 'FORBIDDEN');
  });

  it('is warned of a day before its end and ends by itself, told once by however many processes', async () => {
    const supplier = await verifiedPerson(server);
    const { id, validUntilMs } = await quote(server, supplier, await request(), { validDays: 3 });
    const move = () => Promise.all([1, 2, 3].map(() => moveQuotations(server.db, server.deps.now().getTime())));
    const told = async (person: TestPerson, title: string) =>
      (await toldTo(server, person)).filter((one) => one === title).length;
    await move();
    assert.equal(await told(supplier, '报价即将到期'), 0);
    server.advance(2 * DAY_MS);
    await move();
    await move();
    assert.deepEqual([await told(supplier, '报价即将到期'), await told(buyer, '收到的报价即将到期')], [1, 1]);
    server.advance(validUntilMs - server.deps.now().getTime() + 1);
    const { status, revision } = await quotationOf(server, buyer, id);
    assert.equal(status, 'expired', 'also before the job has come round');
    const late = { id, revision, requestId: newId(), grams: 1_000_000 };
    const refused = await server.api.refusal('POST /api/front/quotation/accept', late, { token: buyer.token });
    assert.deepEqual(refused, { error: 'CONFLICT', fields: { quotation: 'expired' } });
    await move();
    await move();
    assert.deepEqual([await told(supplier, '报价已过期'), await told(buyer, '收到的报价已过期')], [1, 1]);
  });

  it('lapses when the request is closed, and its supplier is told where', async () => {
    const supplier = await verifiedPerson(server);
    const purchaseId = await request();
    const { id } = await quote(server, supplier, purchaseId);
    const close = { id: purchaseId, do: { action: 'close' as const, reason: 'cancelled' as const } };
    await server.api.call('POST /api/front/purchase/act', close, { token: buyer.token });
    assert.equal((await quotationOf(server, supplier, id)).status, 'lapsed');
    const { items } = await server.api.call('POST /api/front/message/myMsgList', {}, { token: supplier.token });
    assert.deepEqual(
      [items[0]?.kind, items[0]?.title, items[0]?.jump],
      ['quote', '采购已结束', { type: 'purchaseLink', id: purchaseId }]
    );
  });

  it('is scored once, after a deal', async () => {
    const supplier = await verifiedPerson(server);
    const { id, revision } = await quote(server, supplier, await request());
    const score = (stars: number) =>
      server.api.send('POST /api/front/quotation/score', { id, score: stars, text: '发货快' }, { token: buyer.token });
    assert.equal((await score(5)).code, 409);
    const accept = { id, revision, requestId: newId(), grams: 5_000_000 };
    await server.api.call('POST /api/front/quotation/accept', accept, { token: buyer.token });
    assert.deepEqual([(await score(5)).code, (await score(5)).code, (await score(1)).code], [200, 200, 409]);
    assert.deepEqual((await quotationOf(server, supplier, id)).deal?.score, 5);
  });

  it('needs words for another reason to reject', async () => {
    const supplier = await verifiedPerson(server);
    const { id, revision } = await quote(server, supplier, await request());
    const body = { id, revision, reason: 'other' as const, text: ' ' };
    const refused = await server.api.refusal('POST /api/front/quotation/reject', body, { token: buyer.token });
    assert.deepEqual(refused, { error: 'VALIDATION', fields: { text: 'required' } });
    const given = { ...body, text: '规格书对不上' };
    await server.api.call('POST /api/front/quotation/reject', given, { token: buyer.token });
    assert.deepEqual((await quotationOf(server, supplier, id)).rejection, { reason: 'other', text: '规格书对不上' });
  });

  it('stands in the lists of both sides with its news and numbers', async () => {
    const supplier = await verifiedPerson(server);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id, revision } = await quote(server, supplier, await request());
      ids.unshift(id);
      if (count === 0) {
        const accept = { id, revision, requestId: newId(), grams: 1_000_000 };
        await server.api.call('POST /api/front/quotation/accept', accept, { token: buyer.token });
      } else {
        const reject = { id, revision, reason: 'price' as const, text: '' };
        await server.api.call('POST /api/front/quotation/reject', reject, { token: buyer.token });
      }
      server.advance(1000);
    }
    const token = { token: supplier.token };
    const list = async (input: Partial<CallInput<'GET /api/front/quotation/list'>>) =>
      server.api.call('GET /api/front/quotation/list', { side: 'sent', tab: 'all', ...input }, token);
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    const third = await list({ limit: 2, cursor: second.nextCursor ?? '' });
    assert.deepEqual(
      [...first.items, ...second.items, ...third.items].map(({ id }) => id),
      ids
    );
    assert.equal(third.nextCursor, null);
    assert.deepEqual(
      (await list({ tab: 'accepted' })).items.map(({ id }) => id),
      [ids[4]]
    );
    assert.equal((await list({ sort: 'deadline' })).items.length, 5);
    const { tabs, unread, winPercent } = await server.api.call(
      'GET /api/front/quotation/counts',
      { side: 'sent' },
      token
    );
    assert.deepEqual([tabs.all, tabs.accepted, tabs.rejected, unread, winPercent], [5, 1, 4, 5, 20]);
    await quotationOf(server, supplier, ids[0] ?? '');
    const after = await server.api.call('GET /api/front/quotation/counts', { side: 'sent' }, token);
    assert.equal(after.unread, 4, 'read when it was opened');
    const { news } = await server.api.call('GET /api/member/user/current', undefined, token);
    assert.deepEqual(news, { receivedQuotations: 0, sentQuotations: 4, inquiries: 0 });
    const stranger = await verifiedPerson(server);
    for (const side of ['sent', 'received'] as const) {
      const { items } = await server.api.call('GET /api/front/quotation/list', { side, tab: 'all' }, stranger);
      assert.deepEqual(items, []);
    }
  });
});
