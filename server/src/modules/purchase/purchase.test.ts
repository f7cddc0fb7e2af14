import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, setupCompany } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  daysFromToday,
  getQuotation,
  notificationTitles,
  purchaseFields,
  reviewPurchase,
  sendQuotation,
  setupOpenPurchase,
  submitPurchase,
  verifiedPerson
} from '../../testing/trade';
import { applyDissolution } from '../company/companyDissolution.service';
import { autoApprovePurchases, expireDuePurchases, purgePurchases } from './expiry.service';
import { listPurchasesCommand, reviewPurchaseCommand } from './purchase.ops';

describe('a purchase request', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const nowMs = () => server.deps.now().getTime();
  const listed = async (input: CallInput<'GET /api/front/purchase/list'> = {}) =>
    (await server.api.call('GET /api/front/purchase/list', input)).items.map(({ id }) => id);

  it('[compliance 10] is public from its approval on, and its owner is notified', async () => {
    const owner = await newPerson(server);
    const { id } = await submitPurchase(server, owner);
    assert(!(await listed()).includes(id));
    await reviewPurchase(server, id, 'approve');
    assert((await listed()).includes(id));
    const detail = await server.api.call('GET /api/front/purchase/detail', { id });
    assert.deepEqual(
      [detail.varietyName, detail.gradeName, detail.quantityGrams, detail.deliveryPlace, detail.role, detail.obstacle],
      ['八角', '大红 选货', 5_000_000, '四川成都', 'visitor', 'login']
    );
    const { items } = await notificationsOf(server, owner.token);
    assert.deepEqual([items[0]?.title, items[0]?.jump], ['采购已发布', { type: 'purchaseLink', id }]);
    const own = await server.api.call('GET /api/front/purchase/detail', { id }, { token: owner.token });
    assert.deepEqual([own.role, own.obstacle], ['owner', 'own']);
  });

  it('counts each viewer once a day, and favourites', async () => {
    const [owner, viewer] = [await newPerson(server), await newPerson(server)];
    const id = await setupOpenPurchase(server, owner);
    const options = { token: viewer.token };
    const view = () => server.api.call('GET /api/front/purchase/detail', { id }, options);
    await view();
    await view();
    server.advance(DAY_MS);
    assert.equal((await view()).obstacle, 'verify');
    const views = async () =>
      (await server.api.call('POST /api/front/purchase/own', { id }, { token: owner.token })).views;
    assert.equal(await views(), 2);
    const mark = (on: boolean) => server.api.call('POST /api/front/purchase/favourite', { id, on }, options);
    assert.deepEqual([await mark(true), await mark(true)], [{ favouriteCount: 1 }, { favouriteCount: 1 }]);
    const kept = await server.api.call('GET /api/front/purchase/favourites', {}, options);
    assert.deepEqual(
      kept.items.map((item) => item.id),
      [id]
    );
    assert.equal((await view()).isFavourite, true);
    const { counts } = await server.api.call('GET /api/member/user/current', undefined, options);
    assert.deepEqual([counts.favouriteListings, counts.footprints], [1, 1]);
    assert.deepEqual([await mark(false), await mark(false)], [{ favouriteCount: 0 }, { favouriteCount: 0 }]);
    await purgePurchases(server.db, nowMs() + 3 * DAY_MS);
    assert.equal(await views(), 2, 'the number stays when the views are purged');
  });

  it('invites each company once, up to twenty', async () => {
    const owner = await newPerson(server);
    const supplier = await newPerson(server);
    const companyId = await setupCompany(server, supplier);
    const id = await setupOpenPurchase(server, owner);
    const invite = (companyIds: string[]) =>
      server.api.send('POST /api/front/purchase/invite', { id, companyIds }, { token: owner.token });
    assert.deepEqual((await invite([companyId])).data, { invited: 1 });
    assert.deepEqual((await invite([companyId])).data, { invited: 0 });
    assert.equal((await notificationTitles(server, supplier)).filter((title) => title === '邀请你报价').length, 1);
    assert.equal((await invite(['nobody'])).code, 400);
    const more: string[] = [];
    for (let count = 0; count < 20; count += 1) more.push(await setupCompany(server, await newPerson(server)));
    assert.equal((await invite(more)).code, 409);
    assert.deepEqual((await invite(more.slice(1))).data, { invited: 19 });
  });

  it('stays as it was approved when a company is invited while an edit of it is a draft', async () => {
    const [owner, supplier] = [await verifiedPerson(server), await newPerson(server)];
    const [invited, further] = [
      await setupCompany(server, await newPerson(server)),
      await setupCompany(server, supplier)
    ];
    const audience = { audience: 'invited' as const, invitedCompanyIds: [invited] };
    const id = await setupOpenPurchase(server, owner, audience);
    const options = { token: owner.token };
    const fields = { ...purchaseFields(server), ...audience, quantityGrams: 9_000_000 };
    const draft = { id, requestId: newId(), asCompany: false, fields };
    await server.api.call('POST /api/front/purchase/saveDraft', draft, options);
    await server.api.call('POST /api/front/purchase/invite', { id, companyIds: [further] }, options);
    const seen = await server.api.call('GET /api/front/purchase/detail', { id }, { token: supplier.token });
    assert.equal(seen.quantityGrams, 5_000_000);
  });

  it('warns a day before its deadline, expires, and keeps its quotations for the buyer', async () => {
    const [owner, supplier] = [await newPerson(server), await verifiedPerson(server)];
    const id = await setupOpenPurchase(server, owner, { quoteDeadline: daysFromToday(server, 3) });
    const quotation = await sendQuotation(server, supplier, id, { validDays: 30 });
    const expireDue = () => Promise.all([1, 2, 3].map(() => expireDuePurchases(server.db, nowMs())));
    const countNotifications = async (title: string) =>
      (await notificationTitles(server, owner)).filter((one) => one === title).length;
    await expireDue();
    assert.equal(await countNotifications('报价即将截止'), 0);
    server.advance(3 * DAY_MS);
    await expireDue();
    await expireDue();
    assert.equal(await countNotifications('报价即将截止'), 1);
    server.advance(DAY_MS);
    await expireDue();
    await expireDue();
    assert.equal(await countNotifications('报价已截止'), 1);
    assert(!(await listed()).includes(id));
    const late = acceptBody(quotation, 5_000_000);
    await server.api.call('POST /api/front/quotation/accept', late, { token: owner.token });
    const counts = await server.api.call('GET /api/front/purchase/mineCounts', undefined, { token: owner.token });
    assert.deepEqual([counts.dealt, counts.expired], [1, 0]);
  });

  it('is approved once in the demo after some seconds, unless a text is doubtful', async () => {
    const [sure, doubtful] = [await newPerson(server), await newPerson(server)];
    const { id } = await submitPurchase(server, sure);
    const doubtfulPurchase = await submitPurchase(server, doubtful, { qualityDemand: '有二维码溯源的优先' });
    await autoApprovePurchases(server.db, null, nowMs() + DAY_MS);
    await autoApprovePurchases(server.db, 5, nowMs() + 4_000);
    assert(!(await listed()).includes(id));
    await Promise.all([1, 2, 3].map(() => autoApprovePurchases(server.db, 5, nowMs() + 6_000)));
    assert((await listed()).includes(id));
    assert.equal((await notificationTitles(server, sure)).filter((title) => title === '采购已发布').length, 1);
    assert(!(await listed()).includes(doubtfulPurchase.id));
    const text = await listPurchasesCommand(server.db);
    assert(text.includes(doubtfulPurchase.id) && text.includes('flagged: qualityDemand'));
  });

  it('is closed with its company; drafts return to their authors', async () => {
    const owner = await newPerson(server);
    const companyId = await setupCompany(server, owner);
    const id = await setupOpenPurchase(server, owner, {}, true);
    const body = { id: null, requestId: newId(), asCompany: true, fields: purchaseFields(server) };
    const draft = await server.api.call('POST /api/front/purchase/saveDraft', body, { token: owner.token });
    const company = { id: companyId, name: draft.companyName };
    await server.db.transaction().execute((tx) => applyDissolution(tx, company, nowMs()));
    const rows = await server.db.selectFrom('purchase').selectAll().where('id', 'in', [id, draft.id]).execute();
    const stateOf = (wanted: string) => rows.find((row) => row.id === wanted)?.status;
    assert.deepEqual([stateOf(id), stateOf(draft.id)], ['closed', 'draft']);
    const own = await server.api.call('POST /api/front/purchase/own', { id: draft.id }, { token: owner.token });
    assert.equal(own.asCompany, false);
  });

  it('stays taken down when its company is dissolved, and takes no quotation any more', async () => {
    const [owner, supplier] = [await newPerson(server), await verifiedPerson(server)];
    const name = '下架采购解散公司';
    const companyId = await setupCompany(server, owner, name);
    const id = await setupOpenPurchase(server, owner, {}, true);
    const { id: quotationId } = await sendQuotation(server, supplier, id);
    await reviewPurchase(server, id, 'takedown');
    await server.db.transaction().execute((tx) => applyDissolution(tx, { id: companyId, name }, nowMs()));
    const row = await server.db.selectFrom('purchase').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    const snapshot = await server.db.selectFrom('purchase_request').where('id', '=', id).select('status').execute();
    assert.deepEqual([row.status, row.public_status, snapshot], ['takedown', 'takedown', [{ status: 'takedown' }]]);
    const stored = await server.db.selectFrom('quotation').where('id', '=', quotationId).select('status').execute();
    assert.deepEqual(stored, [{ status: 'lapsed' }]);
  });

  it('is not approved with another unit or quantity than a supplier has quoted on meanwhile', async () => {
    const [owner, supplier] = [await verifiedPerson(server), await verifiedPerson(server)];
    const approval = { operator: '审核员', action: 'approve' as const, reason: '' };
    const refusedApproval = (id: string) =>
      server.api.expectError('POST /api/operator/purchase/review/{id}', approval, {
        token: OPERATOR_TOKEN,
        params: { id }
      });
    const id = await setupOpenPurchase(server, owner);
    const changed = purchaseFields(server, { unit: 'ton', quantityGrams: 6_000_000, qualityDemand: '要求带产地证明' });
    const edit = { id, requestId: newId(), asCompany: false, fields: changed };
    await server.api.call('POST /api/front/purchase/submit', edit, { token: owner.token });
    const sent = await sendQuotation(server, supplier, id);
    const conflict = { error: 'CONFLICT', fields: { quantityGrams: 'quoted', unit: 'quoted' } };
    assert.deepEqual(await refusedApproval(id), conflict);
    await autoApprovePurchases(server.db, 5, nowMs() + 6_000);
    await assert.rejects(
      reviewPurchaseCommand(server.db, [id, 'approve'], nowMs()),
      /quoted on: quantityGrams, unit\. It can be rejected\./
    );
    assert.equal((await reviewPurchase(server, id, 'reject')).status, 'rejected');
    const { purchase, versions } = await getQuotation(server, owner, sent.id);
    assert.deepEqual(
      [purchase.unit, purchase.quantityGrams, versions[0]?.deliveredFenPerKg],
      ['kg', 5_000_000, sent.versions[0]?.deliveredFenPerKg]
    );

    const other = await setupOpenPurchase(server, owner);
    await server.api.call('POST /api/front/purchase/submit', { ...edit, id: other, requestId: newId() }, owner);
    const withdrawn = await sendQuotation(server, supplier, other);
    const { revision } = await getQuotation(server, supplier, withdrawn.id);
    await server.api.call('POST /api/front/quotation/withdraw', { id: withdrawn.id, revision }, supplier);
    assert.equal((await reviewPurchase(server, other)).status, 'published', 'a withdrawn quotation keeps nothing');
  });

  it('returns to the reviewer with the text of an appeal', async () => {
    const owner = await newPerson(server);
    const id = await setupOpenPurchase(server, owner);
    await reviewPurchase(server, id, 'takedown');
    const appeal = { id, do: { action: 'appeal', text: '采购计划可以出示，请复核' } } as const;
    await server.api.call('POST /api/front/purchase/act', appeal, { token: owner.token });
    const waiting = await server.api.call('GET /api/operator/purchase/list', {}, { token: OPERATOR_TOKEN });
    assert.equal(waiting.find((one) => one.id === id)?.appealText, '采购计划可以出示，请复核');
    assert.match(await listPurchasesCommand(server.db), new RegExp(`^${id}.*appeal: 采购计划可以出示，请复核$`, 'm'));
  });

  it('is restored by an appeal, without a draft that was never submitted', async () => {
    const [owner, supplier] = [await newPerson(server), await verifiedPerson(server)];
    const id = await setupOpenPurchase(server, owner);
    const sent = await sendQuotation(server, supplier, id);
    const draft = purchaseFields(server, { title: '改收桂皮', unit: 'ton', quoteDeadline: null });
    const body = { id, requestId: newId(), asCompany: false, fields: draft };
    await server.api.call('POST /api/front/purchase/saveDraft', body, owner);
    await reviewPurchase(server, id, 'takedown');
    const appeal = { id, do: { action: 'appeal', text: '采购计划可以出示，请复核' } } as const;
    await server.api.call('POST /api/front/purchase/act', appeal, owner);
    const waiting = await server.api.call('GET /api/operator/purchase/list', {}, { token: OPERATOR_TOKEN });
    assert.equal(waiting.find((one) => one.id === id)?.title, '采购大红八角五吨');
    assert.equal((await reviewPurchase(server, id)).status, 'published');
    const { purchase } = await getQuotation(server, supplier, sent.id);
    assert.deepEqual(purchase, sent.purchase);
    const own = await server.api.call('POST /api/front/purchase/own', { id }, owner);
    assert.deepEqual([own.status, own.fields], ['published', draft], 'the draft stays');
  });

  it('is named by the version that was decided about when its owner is notified', async () => {
    const owner = await newPerson(server);
    const id = await setupOpenPurchase(server, owner);
    const edited = (title: string) => ({
      id,
      requestId: newId(),
      asCompany: false,
      fields: purchaseFields(server, { title })
    });
    const lastBody = async () => (await notificationsOf(server, owner.token)).items[0]?.body ?? '';
    await server.api.call('POST /api/front/purchase/submit', edited('送审的采购新标题'), owner);
    await reviewPurchase(server, id, 'reject');
    assert.match(await lastBody(), /送审的采购新标题/);
    await server.api.call('POST /api/front/purchase/saveDraft', edited('没有送审的草稿标题'), owner);
    await reviewPurchase(server, id, 'takedown');
    assert.match(await lastBody(), /采购大红八角五吨/);
    const appeal = { id, do: { action: 'appeal', text: '采购计划可以出示，请复核' } } as const;
    await server.api.call('POST /api/front/purchase/act', appeal, owner);
    await reviewPurchase(server, id, 'reject');
    assert.match(await lastBody(), /采购大红八角五吨/);
  });

  it('is reviewed from the command line, with a reason for every rejection', async () => {
    const owner = await newPerson(server);
    const { id } = await submitPurchase(server, owner);
    const run = (...args: string[]) => reviewPurchaseCommand(server.db, args, nowMs());
    await assert.rejects(run(), /ID is missing/);
    await assert.rejects(run(id, 'burn'), /approve, reject, takedown/);
    await assert.rejects(run(id, 'reject'), /reason is missing/);
    await assert.rejects(run('nothing', 'approve'), /There is no purchase request nothing/);
    assert.match(await run(id, 'reject', '价格', '不实', '--by', '老王'), /rejected/);
    await assert.rejects(run(id, 'approve'), /does not allow this/);
    const { items } = await notificationsOf(server, owner.token);
    assert.deepEqual(
      [items[0]?.title, items[0]?.body.includes('价格 不实'), items[0]?.jump],
      ['采购未通过审核', true, { type: 'jumpMini', route: 'purchase.create', params: { id } }]
    );
    const audit = await server.db.selectFrom('purchase_review').selectAll().where('purchase_id', '=', id).execute();
    assert.deepEqual(
      audit.map(({ action, by_name }) => [action, by_name]),
      [['reject', '老王']]
    );
  });
});
