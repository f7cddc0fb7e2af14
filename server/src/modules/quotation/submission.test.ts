import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import type { PurchaseFields } from '@contract/purchaseFields';
import type { QuotationFields } from '@contract/quotationFields';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { shanghaiDay, shanghaiDayEndMs } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { uploadPhoto } from '../../testing/supplies';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  notificationTitles,
  purchaseFields,
  quotationBody,
  reviewPurchase,
  sendQuotation,
  setupOpenPurchase,
  setupSingleRequestBuyer,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';
import { moderationDuring, withDeps } from '../../testing/withDeps';

const create = 'POST /api/front/quotation/create';

describe('the submission of a quotation', () => {
  let server: TestApp;
  let buyer: TestPerson;
  let request: Awaited<ReturnType<typeof setupSingleRequestBuyer>>['request'];
  let company: TestPerson;
  let companyId: string;
  before(async () => {
    server = await testApp();
    ({ buyer, request } = await setupSingleRequestBuyer(server));
    company = await newPerson(server);
    companyId = await setupCompany(server, company);
  });
  after(() => server.close());

  const expectError = (person: TestPerson, body: CallInput<typeof create>) =>
    server.api.expectError(create, body, { token: person.token });

  it('[compliance 9, 18] is refused to visitors and to members without a verification, which requires the age of 18', async () => {
    const body = quotationBody(await request());
    assert.equal((await server.api.expectError(create, body)).error, 'UNAUTHORIZED');
    assert.deepEqual(await expectError(await newPerson(server), body), { error: 'FORBIDDEN', needs: 'verify' });
    const asCompany = { ...body, asCompany: true };
    assert.deepEqual(await expectError(await verifiedPerson(server), asCompany), {
      error: 'FORBIDDEN',
      needs: 'company'
    });
  });

  it('is refused to the buyer and to members of their company', async () => {
    const purchaseId = await request();
    const { id } = await server.db
      .selectFrom('company')
      .innerJoin('company_member', 'company_member.company_id', 'company.id')
      .where('company_member.user_id', '=', buyer.id)
      .select('company.id')
      .executeTakeFirstOrThrow();
    const colleague = await newPerson(server);
    await setupMember(server, id, colleague.id);
    for (const person of [buyer, colleague]) {
      assert.deepEqual(await expectError(person, quotationBody(purchaseId)), {
        error: 'CONFLICT',
        fields: { quotation: 'own' }
      });
    }
  });

  it('is refused for unknown, unpublished and ended requests', async () => {
    const supplier = await verifiedPerson(server);
    assert.equal((await expectError(supplier, quotationBody('nothing'))).error, 'NOT_FOUND');
    const purchaseId = await request();
    await server.api.call(
      'POST /api/front/purchase/act',
      { id: purchaseId, do: { action: 'pause' } },
      { token: buyer.token }
    );
    const ended = { error: 'CONFLICT', fields: { quotation: 'ended' } };
    assert.deepEqual(await expectError(supplier, quotationBody(purchaseId)), ended);
    const over = await request();
    server.advance(21 * DAY_MS);
    assert.deepEqual(await expectError(supplier, quotationBody(over)), ended);
  });

  it('is restricted to the audience of the request', async () => {
    const [person, outsider] = [await verifiedPerson(server), await newPerson(server)];
    await setupCompany(server, outsider);
    const forCompanies = await request({ audience: 'verifiedCompanies' });
    assert.deepEqual(await expectError(person, quotationBody(forCompanies)), { error: 'FORBIDDEN', needs: 'company' });
    assert.deepEqual(await expectError(outsider, quotationBody(forCompanies)), {
      error: 'FORBIDDEN',
      needs: 'company'
    });
    assert.equal((await sendQuotation(server, outsider, forCompanies, {}, true)).status, 'submitted');
    const invited = await request({ audience: 'invited', invitedCompanyIds: [companyId] });
    assert.deepEqual(await expectError(outsider, quotationBody(invited, {}, true)), { error: 'FORBIDDEN' });
    assert.equal((await sendQuotation(server, company, invited, {}, true)).status, 'submitted');
    assert((await notificationTitles(server, company)).includes('邀请你报价'));
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
      assert.deepEqual(await expectError(supplier, quotationBody(purchaseId, changes)), {
        error: 'VALIDATION',
        fields
      });
    }
  });

  it('is limited to ten a day for a person, thirty for a member of a company', async () => {
    for (const [limit, isTeam] of [
      [10, false],
      [30, true]
    ] as const) {
      const supplier = isTeam ? company : await verifiedPerson(server);
      // The next morning in Shanghai, so that the day does not end meanwhile.
      const nowMs = server.deps.now().getTime();
      server.advance(shanghaiDayEndMs(shanghaiDay(nowMs)) - nowMs + HOUR_MS);
      for (let count = 0; count < limit; count += 1) await sendQuotation(server, supplier, await request(), {}, isTeam);
      const purchaseId = await request();
      const { error, retryAfterSec = 0 } = await expectError(supplier, quotationBody(purchaseId, {}, isTeam));
      assert.equal(error, 'RATE_LIMITED');
      assert(retryAfterSec > 22 * 3600 && retryAfterSec <= 23 * 3600, `until midnight: ${retryAfterSec}`);
      const options = { token: supplier.token };
      const { obstacle } = await server.api.call('GET /api/front/purchase/detail', { id: purchaseId }, options);
      assert.equal(obstacle, 'limit');
      server.advance(retryAfterSec * 1000);
      assert.equal((await sendQuotation(server, supplier, purchaseId, {}, isTeam)).status, 'submitted');
    }
  });

  it('respects the daily limit when sent at once', async () => {
    const supplier = await verifiedPerson(server);
    for (let count = 0; count < 9; count += 1) await sendQuotation(server, supplier, await request());
    const purchaseIds = [
      await setupOpenPurchase(server, buyer, {}, true),
      await setupOpenPurchase(server, buyer, {}, true)
    ];
    const answers = await Promise.all(
      purchaseIds.map((purchaseId) => server.api.send(create, quotationBody(purchaseId), { token: supplier.token }))
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 429]);
  });

  it('makes one quotation, however often it is sent and from whatever draft', async () => {
    const supplier = await verifiedPerson(server);
    const purchaseId = await request();
    const body = quotationBody(purchaseId);
    const options = { token: supplier.token };
    for (let tap = 0; tap < 2; tap += 1) {
      await server.api.call('POST /api/front/quotation/saveDraft', quotationBody(purchaseId, { remark: '' }), options);
    }
    const sent = await Promise.all([1, 2, 3].map(() => server.api.call(create, body, options)));
    assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
    const again = await server.api.call(create, body, options);
    assert.deepEqual([again.id, again.versions.length], [sent[0]?.id, 1], 'the answer was lost');
    const { items } = await notificationsOf(server, buyer.token);
    assert.equal(items.filter(({ jump }) => JSON.stringify(jump).includes(again.id)).length, 1, 'notified once');
    const late = await server.api.expectError(
      'POST /api/front/quotation/saveDraft',
      quotationBody(purchaseId),
      options
    );
    assert.deepEqual(late, { error: 'CONFLICT', fields: { quotation: 'exists' } });
    const prepared = await server.api.call('GET /api/front/quotation/prepare', { purchaseId }, options);
    assert.equal(prepared.quotationId, again.id);
  });

  it('gives a draft back with the identity that it was saved under last', async () => {
    const purchaseId = await request();
    const options = { token: company.token };
    const prepare = () => server.api.call('GET /api/front/quotation/prepare', { purchaseId }, options);
    assert.equal((await prepare()).draftIdentity, null, 'without a draft');
    for (const asCompany of [true, false]) {
      await server.api.call('POST /api/front/quotation/saveDraft', quotationBody(purchaseId, {}, asCompany), options);
      assert.equal((await prepare()).draftIdentity, asCompany ? 'company' : 'person');
    }
  });

  it('gives a draft back with its version and that of the request that it was entered for', async () => {
    const [purchaseId, options] = [await request(), { token: company.token }];
    const prepare = () => server.api.call('GET /api/front/quotation/prepare', { purchaseId }, options);
    const save = async (goodsVersion?: string) => {
      const body = { ...quotationBody(purchaseId), ...(goodsVersion !== undefined && { goodsVersion }) };
      return (await server.api.call('POST /api/front/quotation/saveDraft', body, options)).draftVersion;
    };
    const without = await prepare();
    assert.deepEqual([without.draftVersion, without.draftGoodsVersion], [null, null]);
    const first = await save('seen before');
    const prepared = await prepare();
    assert.deepEqual([prepared.draftVersion, prepared.draftGoodsVersion], [first, 'seen before']);
    const second = await save();
    assert.ok(second > first);
    const again = await prepare();
    assert.deepEqual([again.draftVersion, again.draftGoodsVersion], [second, null], 'an older mini-program');
  });

  it('refuses the request id of another quotation', async () => {
    const supplier = await verifiedPerson(server);
    const { requestId } = quotationBody('none');
    const first = await setupOpenPurchase(server, buyer, {}, true);
    const second = await setupOpenPurchase(server, buyer, {}, true);
    const options = { token: supplier.token };
    await server.api.call(create, { ...quotationBody(first), requestId }, options);
    for (const name of ['POST /api/front/quotation/saveDraft', create] as const) {
      const refused = await server.api.expectError(name, { ...quotationBody(second), requestId }, options);
      assert.deepEqual(refused, { error: 'VALIDATION', fields: { requestId: 'used' } });
    }
  });

  it('is refused when the company was dissolved, or left, while the pictures were moderated', async () => {
    for (const event of ['dissolved', 'dissolved with another company', 'left'] as const) {
      const [owner, supplier] = [await newPerson(server), await newPerson(server)];
      const id = await setupCompany(server, event === 'left' ? owner : supplier, `香料${event}公司`);
      if (event === 'left') await setupMember(server, id, supplier.id);
      else if (event !== 'dissolved') await setupMember(server, await setupCompany(server, owner), supplier.id);
      const body = quotationBody(await request(), { photos: [await uploadPhoto(server, supplier)] }, true);
      const options = { token: supplier.token };
      const imageModeration = moderationDuring(() =>
        event === 'left'
          ? server.api.call('POST /api/front/team/leave', { id }, options)
          : server.api.call('POST /api/front/team/dissolve', { id, name: `香料${event}公司` }, options)
      );
      const refusal = await withDeps(server, { imageModeration }, () => expectError(supplier, body));
      assert.deepEqual(refusal, { error: 'FORBIDDEN', needs: 'company' }, event);
    }
  });

  it('is refused for goods, quantity or unit that are no longer asked for, also when they change meanwhile', async () => {
    const supplier = await verifiedPerson(server);
    const { token } = supplier;
    const purchaseId = await request();
    const edit = async (changes: Partial<PurchaseFields>) => {
      const fields = purchaseFields(server, changes);
      const body = { id: purchaseId, requestId: newId(), asCompany: true, fields };
      await server.api.call('POST /api/front/purchase/submit', body, { token: buyer.token });
      await reviewPurchase(server, purchaseId);
    };
    const seenVersion = async () => {
      const { purchase } = await server.api.call('GET /api/front/quotation/prepare', { purchaseId }, { token });
      return purchase.goodsVersion;
    };
    const changed = { error: 'CONFLICT', fields: { quotation: 'requestChanged' } };
    const opened = await seenVersion();
    await edit({ qualityDemand: '要求带产地证明' });
    assert.equal(await seenVersion(), opened, 'what is asked for is the same');
    await edit({ unit: 'ton', quantityGrams: 6_000_000 });
    const body = quotationBody(purchaseId, { availableGrams: 500_000 });
    assert.deepEqual(await expectError(supplier, { ...body, goodsVersion: opened }), changed);

    const withPhoto = quotationBody(purchaseId, { photos: [await uploadPhoto(server, supplier)] });
    const goodsVersion = await seenVersion();
    const imageModeration = moderationDuring(() => edit({ otherVariety: '桂皮' }));
    const refusal = await withDeps(server, { imageModeration }, () =>
      expectError(supplier, { ...withPhoto, goodsVersion })
    );
    assert.deepEqual(refusal, changed);
    const sent = await server.api.call(create, { ...withPhoto, goodsVersion: await seenVersion() }, { token });
    assert.equal(sent.status, 'submitted');
    const again = await server.api.call(create, { ...withPhoto, goodsVersion }, { token });
    assert.equal(again.id, sent.id, 'the answer was lost');
  });

  it('is limited to one for each company, whichever member sends it', async () => {
    const [first, second] = [await newPerson(server), await newPerson(server)];
    const teamId = await setupCompany(server, first);
    await setupMember(server, teamId, second.id);
    const purchaseId = await request();
    const answers = await Promise.all(
      [first, second].map(({ token }) => server.api.send(create, quotationBody(purchaseId, {}, true), { token }))
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 409]);
  });
});
