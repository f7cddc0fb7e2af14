import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import type { PurchaseFields } from '@contract/purchase';
import { newId } from '../../database/id';
import { newPerson, putCompany } from '../../testing/putCompany';
import { testApp, type TestApp } from '../../testing/testApp';
import {
  dayFrom,
  openPurchase,
  purchaseFields,
  quotationOf,
  quote,
  reviewPurchase,
  submitPurchase,
  toldTo,
  verifiedPerson,
  type TestPerson
} from '../../testing/trade';
import { approveWaitingPurchases, forgetPurchases, movePurchases } from './expiry.service';
import { listPurchasesByWords, reviewPurchaseByWords } from './purchase.ops';

const DAY_MS = 86_400_000;
const submit = 'POST /api/front/purchase/submit';

describe('a purchase request', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const bodyOf = (changes: Partial<PurchaseFields> = {}): CallInput<typeof submit> => ({
    id: null,
    requestId: newId(),
    asCompany: false,
    fields: purchaseFields(server, changes)
  });
  const nowMs = () => server.deps.now().getTime();
  const listed = async (input: CallInput<'GET /api/front/purchase/list'> = {}) =>
    (await server.api.call('GET /api/front/purchase/list', input)).items.map(({ id }) => id);

  it('names each field that breaks its rule', async () => {
    const { token } = await newPerson(server);
    const wrong: [Partial<PurchaseFields>, Record<string, string>][] = [
      [{ title: '收八角' }, { title: 'minLength' }],
      [{ varietyId: 'nothing' }, { varietyId: 'unknown' }],
      [{ otherVariety: '' }, { varietyId: 'required' }],
      [{ specText: '' }, { gradeId: 'required' }],
      [{ quantityGrams: 999 }, { quantityGrams: 'unit' }],
      [{ unit: 'pack' }, { gramsPerPack: 'required' }],
      [{ expectedFen: null }, { expectedFen: 'required' }],
      [{ deliveryCode: '999999' }, { deliveryCode: 'unknown' }],
      [{ originCodes: ['999999'] }, { originCodes: 'unknown' }],
      [{ needBy: dayFrom(server, 181) }, { needBy: 'tooLate' }],
      [{ quoteDeadline: dayFrom(server, -1) }, { quoteDeadline: 'past' }],
      [{ quoteDeadline: dayFrom(server, 41) }, { quoteDeadline: 'afterNeed' }],
      [{ audience: 'invited' }, { invitedCompanyIds: 'required' }],
      [{ audience: 'invited', invitedCompanyIds: ['nobody'] }, { invitedCompanyIds: 'unknown' }],
      [
        { attachments: [{ name: '规格书', url: '/uploads/not-mine.pdf', type: 'pdf' }] },
        { 'attachments.0': 'unknown' }
      ],
      [{ title: '收购八角微信 abc12345' }, { title: 'contact' }],
      [{ qualityDemand: '有货打一三八零零一三八零零零' }, { qualityDemand: 'contact' }],
      [{ qualityDemand: '可代开发票的优先' }, { qualityDemand: 'banned' }]
    ];
    for (const [changes, fields] of wrong) {
      assert.deepEqual(await server.api.refusal(submit, bodyOf(changes), { token }), { error: 'VALIDATION', fields });
    }
  });

  it('may be incomplete as a draft, is kept over and over as one, and sent from there', async () => {
    const person = await newPerson(server);
    const options = { token: person.token };
    const body = bodyOf({ title: '', quantityGrams: null, needBy: null, quoteDeadline: null });
    const saved = await Promise.all(
      [1, 2, 3].map(() => server.api.call('POST /api/front/purchase/saveDraft', body, options))
    );
    assert.equal(new Set(saved.map(({ id }) => id)).size, 1, 'the same request makes one');
    const id = saved[0]?.id ?? '';
    const { error, fields } = await server.api.refusal(submit, { ...body, id }, options);
    assert.deepEqual([error, fields?.['title'], fields?.['needBy']], ['VALIDATION', 'required', 'required']);
    const whole = { ...bodyOf(), id };
    assert.equal((await server.api.call(submit, whole, options)).status, 'pending');
    assert.equal((await server.api.call(submit, whole, options)).status, 'pending', 'a second tap is none');
    const own = await server.api.call('POST /api/front/purchase/own', { id }, options);
    assert.deepEqual(own.fields, whole.fields);
    const counts = await server.api.call('GET /api/front/purchase/mineCounts', undefined, options);
    assert.deepEqual([counts.all, counts.pending, counts.draft], [1, 1, 0]);
  });

  it('is one, however often and at once it is sent', async () => {
    const person = await newPerson(server);
    const body = bodyOf();
    const sent = await Promise.all([1, 2, 3].map(() => server.api.call(submit, body, { token: person.token })));
    assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
  });

  it('is twenty drafts at most', async () => {
    const { token } = await newPerson(server);
    for (let count = 0; count < 20; count += 1) {
      await server.api.call('POST /api/front/purchase/saveDraft', bodyOf(), { token });
    }
    assert.equal(
      (await server.api.refusal('POST /api/front/purchase/saveDraft', bodyOf(), { token })).error,
      'CONFLICT'
    );
  });

  it('is one open at a time for a member, ten for a verified person, also at once', async () => {
    const member = await newPerson(server);
    const answers = await Promise.all([1, 2].map(() => server.api.send(submit, bodyOf(), { token: member.token })));
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 403]);
    const refused = await server.api.refusal(submit, bodyOf(), { token: member.token });
    assert.deepEqual(refused, { error: 'FORBIDDEN', needs: 'verify' });
    const verified = await verifiedPerson(server);
    for (let count = 0; count < 10; count += 1) await submitPurchase(server, verified);
    const full = await server.api.refusal(submit, bodyOf(), { token: verified.token });
    assert.deepEqual(full, { error: 'FORBIDDEN', needs: 'company' });
    const asCompany = { ...bodyOf(), asCompany: true };
    const alone = await server.api.refusal(submit, asCompany, { token: verified.token });
    assert.deepEqual(alone, { error: 'FORBIDDEN', needs: 'company' });
    await putCompany(server, verified);
    assert.equal((await server.api.call(submit, asCompany, { token: verified.token })).status, 'pending');
  });

  it('of somebody else is “not yours”, never data', async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    const { id } = await submitPurchase(server, owner);
    const options = { token: other.token };
    for (const name of ['POST /api/front/purchase/saveDraft', submit] as const) {
      assert.deepEqual(await server.api.refusal(name, { ...bodyOf(), id }, options), { error: 'FORBIDDEN' });
    }
    assert.deepEqual(await server.api.refusal('POST /api/front/purchase/own', { id }, options), { error: 'FORBIDDEN' });
    const copy = { id, requestId: newId() };
    assert.deepEqual(await server.api.refusal('POST /api/front/purchase/copy', copy, options), { error: 'FORBIDDEN' });
    assert.equal((await server.api.refusal('GET /api/front/purchase/detail', { id }, options)).error, 'NOT_FOUND');
    assert.deepEqual(await server.api.refusal('GET /api/front/purchase/suppliers', { id }, options), {
      error: 'FORBIDDEN'
    });
  });

  it('is in public from its approval on, and its owner is told', async () => {
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
    const { items } = await server.api.call('POST /api/front/message/myMsgList', {}, { token: owner.token });
    assert.deepEqual([items[0]?.title, items[0]?.jump], ['采购已发布', { type: 'purchaseLink', id }]);
    const own = await server.api.call('GET /api/front/purchase/detail', { id }, { token: owner.token });
    assert.deepEqual([own.role, own.obstacle], ['owner', 'own']);
  });

  it('counts a reader once a day, and the marks of those who keep it', async () => {
    const [owner, reader] = [await newPerson(server), await newPerson(server)];
    const id = await openPurchase(server, owner);
    const options = { token: reader.token };
    const look = () => server.api.call('GET /api/front/purchase/detail', { id }, options);
    await look();
    await look();
    server.advance(DAY_MS);
    assert.equal((await look()).obstacle, 'verify');
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
    assert.equal((await look()).isFavourite, true);
    const { counts } = await server.api.call('GET /api/member/user/current', undefined, options);
    assert.deepEqual([counts.favouriteListings, counts.footprints], [1, 1]);
    assert.deepEqual([await mark(false), await mark(false)], [{ favouriteCount: 0 }, { favouriteCount: 0 }]);
    await forgetPurchases(server.db, nowMs() + 3 * DAY_MS);
    assert.equal(await views(), 2, 'the number stays when the looks are forgotten');
  });

  it('for verified companies or invited ones is for nobody else', async () => {
    const owner = await newPerson(server);
    const [invited, other, person] = [await newPerson(server), await newPerson(server), await verifiedPerson(server)];
    const invitedId = await putCompany(server, invited);
    await putCompany(server, other);
    const isSeen = async (id: string, who?: TestPerson) =>
      (await server.api.send('GET /api/front/purchase/detail', { id }, who ? { token: who.token } : {})).code === 200;
    const id = await openPurchase(server, owner, { audience: 'invited', invitedCompanyIds: [invitedId] });
    assert.deepEqual(
      [
        await isSeen(id, owner),
        await isSeen(id, invited),
        await isSeen(id, other),
        await isSeen(id, person),
        await isSeen(id)
      ],
      [true, true, false, false, false]
    );
    assert(!(await listed({ limit: 50 })).includes(id));
    assert.equal((await toldTo(server, invited)).filter((title) => title === '邀请你报价').length, 1);
    const buyer = await newPerson(server);
    const forCompanies = await openPurchase(server, buyer, { audience: 'verifiedCompanies' });
    assert.deepEqual(
      [await isSeen(forCompanies, other), await isSeen(forCompanies, person), await isSeen(forCompanies)],
      [true, false, false]
    );
    assert(!(await listed({ limit: 50 })).includes(forCompanies));
  });

  it('invites each company once, up to twenty', async () => {
    const owner = await newPerson(server);
    const supplier = await newPerson(server);
    const companyId = await putCompany(server, supplier);
    const id = await openPurchase(server, owner);
    const invite = (companyIds: string[]) =>
      server.api.send('POST /api/front/purchase/invite', { id, companyIds }, { token: owner.token });
    assert.deepEqual((await invite([companyId])).data, { invited: 1 });
    assert.deepEqual((await invite([companyId])).data, { invited: 0 });
    assert.equal((await toldTo(server, supplier)).filter((title) => title === '邀请你报价').length, 1);
    assert.equal((await invite(['nobody'])).code, 400);
    const more: string[] = [];
    for (let count = 0; count < 20; count += 1) more.push(await putCompany(server, await newPerson(server)));
    assert.equal((await invite(more)).code, 409);
    assert.deepEqual((await invite(more.slice(1))).data, { invited: 19 });
  });

  it('keeps what suppliers have quoted on', async () => {
    const [owner, supplier] = [await verifiedPerson(server), await verifiedPerson(server)];
    const id = await openPurchase(server, owner);
    const { id: quotationId } = await quote(server, supplier, id);
    const change = (changes: Partial<PurchaseFields>) =>
      server.api.send(submit, { ...bodyOf(changes), id }, { token: owner.token });
    for (const [changes, field] of [
      [{ quantityGrams: 6_000_000 }, 'quantityGrams'],
      [{ unit: 'ton' }, 'unit'],
      [{ form: 'broken' }, 'form']
    ] as const) {
      assert.deepEqual((await change(changes)).data, { error: 'VALIDATION', fields: { [field]: 'quoted' } });
    }
    assert.equal((await change({ qualityDemand: '水分不超过 12%' })).code, 200);
    assert.equal((await quotationOf(server, supplier, quotationId)).purchase.isOpen, true, 'the old version stands');
  });

  it('is copied as a draft without its days, once a request', async () => {
    const owner = await verifiedPerson(server);
    const id = await openPurchase(server, owner);
    const body = { id, requestId: newId() };
    const options = { token: owner.token };
    const copies = await Promise.all([1, 2].map(() => server.api.call('POST /api/front/purchase/copy', body, options)));
    assert.equal(copies[0]?.id, copies[1]?.id);
    const { fields, status } = await server.api.call(
      'POST /api/front/purchase/own',
      { id: copies[0]?.id ?? '' },
      options
    );
    assert.deepEqual(
      [status, fields.title, fields.needBy, fields.quoteDeadline],
      ['draft', '采购大红八角五吨', null, null]
    );
  });

  it('is warned of a day before its last, ends then, and keeps its quotations for the buyer', async () => {
    const [owner, supplier] = [await newPerson(server), await verifiedPerson(server)];
    const id = await openPurchase(server, owner, { quoteDeadline: dayFrom(server, 3) });
    const { id: quotationId, revision } = await quote(server, supplier, id, { validDays: 30 });
    const move = () => Promise.all([1, 2, 3].map(() => movePurchases(server.db, nowMs())));
    const told = async (title: string) => (await toldTo(server, owner)).filter((one) => one === title).length;
    await move();
    assert.equal(await told('报价即将截止'), 0);
    server.advance(3 * DAY_MS);
    await move();
    await move();
    assert.equal(await told('报价即将截止'), 1);
    server.advance(DAY_MS);
    await move();
    await move();
    assert.equal(await told('报价已截止'), 1);
    assert(!(await listed()).includes(id));
    const late = { id: quotationId, revision, requestId: newId(), grams: 5_000_000 };
    await server.api.call('POST /api/front/quotation/accept', late, { token: owner.token });
    const counts = await server.api.call('GET /api/front/purchase/mineCounts', undefined, { token: owner.token });
    assert.deepEqual([counts.dealt, counts.expired], [1, 0]);
  });

  it('is let through by the demo after so many seconds, once, and never with a doubt', async () => {
    const [sure, doubtful] = [await newPerson(server), await newPerson(server)];
    const { id } = await submitPurchase(server, sure);
    const doubted = await submitPurchase(server, doubtful, { qualityDemand: '有二维码溯源的优先' });
    await approveWaitingPurchases(server.db, null, nowMs() + DAY_MS);
    await approveWaitingPurchases(server.db, 5, nowMs() + 4_000);
    assert(!(await listed()).includes(id));
    await Promise.all([1, 2, 3].map(() => approveWaitingPurchases(server.db, 5, nowMs() + 6_000)));
    assert((await listed()).includes(id));
    assert.equal((await toldTo(server, sure)).filter((title) => title === '采购已发布').length, 1);
    assert(!(await listed()).includes(doubted.id));
    const text = await listPurchasesByWords(server.db);
    assert(text.includes(doubted.id) && text.includes('look at: qualityDemand'));
  });

  it('is reviewed from the command line, with a reason for every refusal', async () => {
    const owner = await newPerson(server);
    const { id } = await submitPurchase(server, owner);
    const run = (...words: string[]) => reviewPurchaseByWords(server.db, words, nowMs());
    await assert.rejects(run(), /ID is missing/);
    await assert.rejects(run(id, 'burn'), /approve\|reject\|takedown/);
    await assert.rejects(run(id, 'reject'), /reason is missing/);
    await assert.rejects(run('nothing', 'approve'), /There is no purchase request nothing/);
    assert.match(await run(id, 'reject', '价格', '不实', '--by', '老王'), /rejected/);
    await assert.rejects(run(id, 'approve'), /does not allow this/);
    const { items } = await server.api.call('POST /api/front/message/myMsgList', {}, { token: owner.token });
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
