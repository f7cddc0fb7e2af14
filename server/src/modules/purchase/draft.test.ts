import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@contract';
import type { PurchaseFields } from '@contract/purchaseFields';
import { newId } from '../../database/id';
import { isLockAwaited } from '../../testing/lockWait';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  daysFromToday,
  getQuotation,
  purchaseFields,
  reviewPurchase,
  sendQuotation,
  setupOpenPurchase,
  submitPurchase,
  verifiedPerson
} from '../../testing/trade';
import { waitUntil } from '../../testing/waitUntil';
import { moderationDuring, withDeps } from '../../testing/withDeps';
import { applyDissolution } from '../company/companyDissolution.service';

const submit = 'POST /api/front/purchase/submit';

const stateOf = async (answer: Promise<{ id: string; status: string }>) => {
  const { id, status } = await answer;
  return [id, status];
};

describe('writing a purchase request', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const bodyOf = (changes: Partial<PurchaseFields> = {}): CallInput<typeof submit> => ({
    id: null,
    requestId: newId(),
    asCompany: false,
    fields: purchaseFields(server, changes)
  });

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
      [{ needBy: daysFromToday(server, 181) }, { needBy: 'tooLate' }],
      [{ quoteDeadline: daysFromToday(server, -1) }, { quoteDeadline: 'past' }],
      [{ quoteDeadline: daysFromToday(server, 41) }, { quoteDeadline: 'afterNeed' }],
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
      assert.deepEqual(await server.api.expectError(submit, bodyOf(changes), { token }), {
        error: 'VALIDATION',
        fields
      });
    }
  });

  it('may be incomplete as a draft, and is submitted from there', async () => {
    const person = await newPerson(server);
    const options = { token: person.token };
    const body = bodyOf({ title: '', quantityGrams: null, needBy: null, quoteDeadline: null });
    const saved = await Promise.all(
      [1, 2, 3].map(() => server.api.call('POST /api/front/purchase/saveDraft', body, options))
    );
    assert.equal(new Set(saved.map(({ id }) => id)).size, 1, 'the same request makes one');
    const id = saved[0]?.id ?? '';
    const { error, fields } = await server.api.expectError(submit, { ...body, id }, options);
    assert.deepEqual([error, fields?.['title'], fields?.['needBy']], ['VALIDATION', 'required', 'required']);
    const whole = { ...bodyOf(), id };
    assert.equal((await server.api.call(submit, whole, options)).status, 'pending');
    assert.equal((await server.api.call(submit, whole, options)).status, 'pending', 'a second tap is none');
    const own = await server.api.call('POST /api/front/purchase/own', { id }, options);
    assert.deepEqual(own.fields, whole.fields);
    const counts = await server.api.call('GET /api/front/purchase/mineCounts', undefined, options);
    assert.deepEqual([counts.all, counts.pending, counts.draft], [1, 1, 0]);
  });

  it('is created once, however often it is sent', async () => {
    const person = await newPerson(server);
    const body = bodyOf();
    const sent = await Promise.all([1, 2, 3].map(() => server.api.call(submit, body, { token: person.token })));
    assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
  });

  it('is limited to twenty drafts', async () => {
    const { token } = await newPerson(server);
    for (let count = 0; count < 20; count += 1) {
      await server.api.call('POST /api/front/purchase/saveDraft', bodyOf(), { token });
    }
    const refused = await server.api.expectError('POST /api/front/purchase/saveDraft', bodyOf(), { token });
    assert.deepEqual([refused.error, refused.fields], ['CONFLICT', { drafts: 'tooMany' }]);
  });

  it('is limited to one open request for a member, ten for a verified person, also at once', async () => {
    const member = await newPerson(server);
    const answers = await Promise.all([1, 2].map(() => server.api.send(submit, bodyOf(), { token: member.token })));
    assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 403]);
    const refused = await server.api.expectError(submit, bodyOf(), { token: member.token });
    assert.deepEqual(refused, { error: 'FORBIDDEN', needs: 'verify' });
    const verified = await verifiedPerson(server);
    for (let count = 0; count < 10; count += 1) await submitPurchase(server, verified);
    const full = await server.api.expectError(submit, bodyOf(), { token: verified.token });
    assert.deepEqual(full, { error: 'FORBIDDEN', needs: 'company' });
    const asCompany = { ...bodyOf(), asCompany: true };
    const alone = await server.api.expectError(submit, asCompany, { token: verified.token });
    assert.deepEqual(alone, { error: 'FORBIDDEN', needs: 'company' });
    await setupCompany(server, verified);
    assert.equal((await server.api.call(submit, asCompany, { token: verified.token })).status, 'pending');
  });

  it('is refused when its company was dissolved, or left, while the texts were moderated', async () => {
    for (const event of ['dissolved', 'dissolved with another company', 'left'] as const) {
      const [owner, buyer] = [await newPerson(server), await newPerson(server)];
      const id = await setupCompany(server, event === 'left' ? owner : buyer, `采购${event}公司`);
      if (event === 'left') await setupMember(server, id, buyer.id);
      else if (event !== 'dissolved') await setupMember(server, await setupCompany(server, owner), buyer.id);
      const options = { token: buyer.token };
      const textModeration = moderationDuring(() =>
        event === 'left'
          ? server.api.call('POST /api/front/team/leave', { id }, options)
          : server.api.call('POST /api/front/team/dissolve', { id, name: `采购${event}公司` }, options)
      );
      const refusal = await withDeps(server, { textModeration }, () =>
        server.api.expectError(submit, { ...bodyOf(), asCompany: true }, options)
      );
      assert.deepEqual(refusal, { error: 'FORBIDDEN', needs: 'company' }, event);
    }
  });

  it('is no draft of a company that is being dissolved, neither a new one nor a copy', async () => {
    for (const action of ['save', 'copy', 'copy a closed one'] as const) {
      const buyer = await newPerson(server);
      const company = { id: await setupCompany(server, buyer, `采购${action}公司`), name: `采购${action}公司` };
      const options = { token: buyer.token };
      const body = { ...bodyOf(), asCompany: true };
      const { id } = await server.api.call('POST /api/front/purchase/saveDraft', body, options);
      // The dissolution touches no closed request: only the lock of the company makes a copy of it wait.
      if (action === 'copy a closed one') {
        await server.api.call(submit, { ...body, id }, options);
        await reviewPurchase(server, id);
        const close = { id, do: { action: 'close', reason: 'cancelled' } } as const;
        await server.api.call('POST /api/front/purchase/act', close, options);
      }
      let answer: Promise<{ code: number }> | undefined;
      await server.db.transaction().execute(async (tx) => {
        await applyDissolution(tx, company, server.deps.now().getTime());
        answer =
          action === 'save'
            ? server.api.send('POST /api/front/purchase/saveDraft', { ...body, requestId: newId() }, options)
            : server.api.send('POST /api/front/purchase/copy', { id, requestId: newId() }, options);
        const failure = `${action} does not wait for the dissolution`;
        await waitUntil(() => isLockAwaited(server.db), { failure });
      });
      assert.equal((await answer)?.code, action === 'copy' ? 200 : 403, action);
      const ownDrafts = server.db
        .selectFrom('purchase')
        .where('owner_user_id', '=', buyer.id)
        .where('status', '=', 'draft')
        .selectAll();
      assert(
        (await ownDrafts.execute()).every((row) => row.company_id === null),
        action
      );
    }
  });

  it('a purchase request of others is FORBIDDEN in every call', async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    const { id } = await submitPurchase(server, owner);
    const options = { token: other.token };
    for (const name of ['POST /api/front/purchase/saveDraft', submit] as const) {
      assert.deepEqual(await server.api.expectError(name, { ...bodyOf(), id }, options), { error: 'FORBIDDEN' });
    }
    assert.deepEqual(await server.api.expectError('POST /api/front/purchase/own', { id }, options), {
      error: 'FORBIDDEN'
    });
    const copy = { id, requestId: newId() };
    assert.deepEqual(await server.api.expectError('POST /api/front/purchase/copy', copy, options), {
      error: 'FORBIDDEN'
    });
    assert.equal((await server.api.expectError('GET /api/front/purchase/detail', { id }, options)).error, 'NOT_FOUND');
    assert.deepEqual(await server.api.expectError('GET /api/front/purchase/suppliers', { id }, options), {
      error: 'FORBIDDEN'
    });
  });

  it('is refused to an admin who has left the company, also for a repeated submission', async () => {
    const [owner, admin] = [await newPerson(server), await newPerson(server)];
    const companyId = await setupCompany(server, owner);
    await setupMember(server, companyId, admin.id, 'admin');
    const id = await setupOpenPurchase(server, owner, {}, true);
    const edit = { ...bodyOf({ qualityDemand: '要求带产地证明' }), id, asCompany: true };
    assert.equal((await server.api.call(submit, edit, { token: admin.token })).status, 'pending');
    await server.api.call('POST /api/front/team/leave', { id: companyId }, { token: admin.token });
    assert.deepEqual(await server.api.expectError(submit, edit, { token: admin.token }), { error: 'FORBIDDEN' });
  });

  it('stays with its company when an admin saves it who acts for another one', async () => {
    const [boss, author] = [await newPerson(server), await newPerson(server)];
    await setupCompany(server, boss);
    const companyId = await setupCompany(server, boss);
    await setupMember(server, companyId, author.id);
    const { id } = await submitPurchase(server, author, {}, true);
    await server.api.call('POST /api/front/purchase/act', { id, do: { action: 'withdraw' } }, { token: author.token });
    for (const asCompany of [true, false]) {
      const body = { ...bodyOf(), id, asCompany };
      await server.api.call('POST /api/front/purchase/saveDraft', body, { token: boss.token });
      const row = await server.db.selectFrom('purchase').where('id', '=', id).select('company_id').executeTakeFirst();
      assert.equal(row?.company_id, companyId, `asCompany ${asCompany}`);
    }
  });

  it('cannot be saved or submitted after its removal', async () => {
    const { token } = await newPerson(server);
    const { id } = await server.api.call('POST /api/front/purchase/saveDraft', bodyOf(), { token });
    await server.api.call('POST /api/front/purchase/act', { id, do: { action: 'remove' } }, { token });
    for (const name of ['POST /api/front/purchase/saveDraft', submit] as const) {
      assert.deepEqual(await server.api.expectError(name, { ...bodyOf(), id }, { token }), { error: 'CONFLICT' });
    }
  });

  it('keeps the fields that suppliers have quoted on', async () => {
    const [owner, supplier] = [await verifiedPerson(server), await verifiedPerson(server)];
    const id = await setupOpenPurchase(server, owner);
    const { id: quotationId } = await sendQuotation(server, supplier, id);
    const change = (changes: Partial<PurchaseFields>) =>
      server.api.send(submit, { ...bodyOf(changes), id }, { token: owner.token });
    for (const [changes, field] of [
      [{ quantityGrams: 6_000_000 }, 'quantityGrams'],
      [{ unit: 'ton' }, 'unit'],
      [{ form: 'broken' }, 'form'],
      [{ otherVariety: '桂皮' }, 'otherVariety'],
      [{ specText: '统货' }, 'specText']
    ] as const) {
      assert.deepEqual((await change(changes)).data, { error: 'VALIDATION', fields: { [field]: 'quoted' } });
    }
    assert.equal((await change({ qualityDemand: '水分不超过 12%' })).code, 200);
    assert.equal((await getQuotation(server, supplier, quotationId)).purchase.isOpen, true, 'the old version remains');
  });

  it('is copied as a draft without its days, once per request id', async () => {
    const owner = await verifiedPerson(server);
    const id = await setupOpenPurchase(server, owner);
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

  it('is returned as it is when a response was lost and it has changed since', async () => {
    const person = await newPerson(server);
    const options = { token: person.token };
    const save = 'POST /api/front/purchase/saveDraft';
    const body = bodyOf();
    const { id } = await server.api.call(save, body, options);
    await server.api.call(submit, { ...body, id, requestId: newId() }, options);
    assert.deepEqual(await stateOf(server.api.call(save, body, options)), [id, 'pending']);
    await reviewPurchase(server, id);
    assert.deepEqual(await stateOf(server.api.call(save, body, options)), [id, 'published']);
    const again = { ...body, id, requestId: newId() };
    assert.deepEqual(await stateOf(server.api.call(submit, again, options)), [id, 'published']);
    const counts = await server.api.call('GET /api/front/purchase/mineCounts', undefined, options);
    assert.equal(counts.all, 1);
  });

  it('can be submitted again after a withdrawal, also with the same request id', async () => {
    const person = await newPerson(server);
    const options = { token: person.token };
    const body = bodyOf();
    const { id } = await server.api.call(submit, body, options);
    await server.api.call('POST /api/front/purchase/act', { id, do: { action: 'withdraw' } }, options);
    assert.deepEqual(await stateOf(server.api.call(submit, body, options)), [id, 'pending']);
    await reviewPurchase(server, id, 'reject');
    assert.deepEqual(await stateOf(server.api.call(submit, body, options)), [id, 'rejected'], 'a late tap is none');
  });

  it('publishes a new price and quantity at once, and sends other changes to the review', async () => {
    const owner = await newPerson(server);
    const options = { token: owner.token };
    const id = await setupOpenPurchase(server, owner);
    const change = (changes: Partial<PurchaseFields>) =>
      stateOf(server.api.call(submit, { ...bodyOf(changes), id }, options));
    const listed = async () => {
      const { price, quantityGrams } = await server.api.call('GET /api/front/purchase/detail', { id });
      return [price, quantityGrams];
    };
    assert.deepEqual(await change({ expectedFen: 4300, quantityGrams: 6_000_000 }), [id, 'published']);
    assert.deepEqual(await listed(), [{ mode: 'fixed', fen: 4300 }, 6_000_000]);
    assert.deepEqual(await change({ isNegotiable: true, expectedFen: null }), [id, 'published']);
    assert.deepEqual(await listed(), [{ mode: 'negotiable' }, 5_000_000]);
    assert.deepEqual(await change({ expectedFen: 4300, qualityDemand: '要求带产地证明' }), [id, 'pending']);
    assert.deepEqual(await listed(), [{ mode: 'negotiable' }, 5_000_000]);
  });

  it('counts against the limit again when it becomes open again', async () => {
    const owner = await newPerson(server);
    const first = await setupOpenPurchase(server, owner);
    await reviewPurchase(server, first, 'takedown');
    await submitPurchase(server, owner);
    const appeal = { id: first, do: { action: 'appeal', text: '确有需求，请复核' } } as const;
    const refused = await server.api.expectError('POST /api/front/purchase/act', appeal, { token: owner.token });
    assert.deepEqual(refused, { error: 'FORBIDDEN', needs: 'verify' });
  });
});
