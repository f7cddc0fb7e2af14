import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { SupplyFields } from '@contract/supplyFields';
import { newId } from '../../database/id';
import { notificationsOf } from '../../testing/notifications';
import { newPerson, setupCompany, type TestPerson } from '../../testing/setupCompany';
import {
  actOnSupply,
  getSupplyDetail,
  publishedSupply,
  reviewSupplyAs,
  submitSupply,
  uploadPhoto
} from '../../testing/supplies';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { notificationTitles } from '../../testing/trade';
import { applyDissolution } from '../company/companyDissolution.service';
import { eraseSupplies, exportSupplies } from './supply.personal';

const submitCall = 'POST /api/front/supply/submit';
const saveCall = 'POST /api/front/supply/saveDraft';

describe('a supply', () => {
  let server: TestApp;
  let seller: TestPerson;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => (seller = await newPerson(server)));

  const as = ({ token }: TestPerson) => ({ token });
  const rowOf = (id: string) =>
    server.db.selectFrom('supply').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const listed = async (id: string) =>
    (await server.api.call('GET /api/front/supply/list', { limit: 50 })).items.find((item) => item.id === id);

  describe('a published supply', () => {
    it('is in the list and reads as it was written, but for street and number', async () => {
      const { id, fields } = await publishedSupply(server, seller);
      const brief = await listed(id);
      assert.deepEqual(
        [brief?.origin, brief?.deliveryPlace, brief?.tags, brief?.cover, brief?.price],
        [
          '广西防城 那良',
          '广西玉林',
          ['inStock', 'sulfurFree', 'taxIncluded'],
          fields.photos[0],
          { mode: 'fixed', fen: 3450 }
        ]
      );
      const detail = await getSupplyDetail(server, id);
      assert.deepEqual(detail.photos, [{ url: fields.photos[0], width: 40, height: 30 }]);
      assert.deepEqual(detail.origin.region?.names.at(-1), '防城区');
      assert(!JSON.stringify(detail).includes('西门 18 号'));
      assert.deepEqual(
        [detail.ownStatus, (await getSupplyDetail(server, id, seller.token)).ownStatus],
        [null, 'published']
      );
    });

    it('is tagged with a test report only while it has the document', async () => {
      const document = { name: '检测报告', url: await uploadPhoto(server, seller), type: 'image' as const };
      const isTagged = async (id: string) => (await listed(id))?.tags.includes('documents');
      const { id, fields } = await publishedSupply(server, seller, { documents: [document] });
      assert.equal(await isTagged(id), true);
      const body = { id, requestId: newId(), asCompany: false, fields: { ...fields, documents: [] } };
      await server.api.call(submitCall, body, as(seller));
      await reviewSupplyAs(server, id);
      assert.deepEqual([await isTagged(id), (await getSupplyDetail(server, id)).documents], [false, []]);
    });

    it('shows each kind of price', async () => {
      const priceOf = async (changes: Partial<SupplyFields>) => {
        const person = await newPerson(server);
        return (await listed((await publishedSupply(server, person, changes)).id))?.price;
      };
      const tiers = [
        { minGrams: 100_000, fen: 3500 },
        { minGrams: 1_000_000, fen: 3400 }
      ];
      assert.deepEqual(await priceOf({ priceMode: 'range', fen: 3400, highFen: 3600 }), {
        mode: 'range',
        lowFen: 3400,
        highFen: 3600
      });
      assert.deepEqual(await priceOf({ priceMode: 'tiered', fen: null, tiers }), { mode: 'tiered', tiers });
      assert.deepEqual(await priceOf({ priceMode: 'negotiable', fen: null }), { mode: 'negotiable' });
      assert.deepEqual(await priceOf({ unit: 'pack', gramsPerPack: 25_000, fen: 86_250 }), {
        mode: 'fixed',
        fen: 86_250
      });
    });

    it('keeps its published version while an edit is pending, and after a rejection', async () => {
      const { id, fields } = await publishedSupply(server, seller);
      const changed = { ...fields, title: '新写的八角标题' };
      const saved = await server.api.call(
        saveCall,
        { id, requestId: newId(), asCompany: false, fields: changed },
        as(seller)
      );
      assert.deepEqual([saved.status, (await listed(id))?.title], ['published', fields.title]);
      const body = { id, requestId: newId(), asCompany: false, fields: changed };
      const sent = await server.api.call(submitCall, body, as(seller));
      assert.deepEqual([sent.status, sent.isListed, (await listed(id))?.title], ['pending', true, fields.title]);
      await reviewSupplyAs(server, id, 'reject');
      const refused = await server.api.call('POST /api/front/supply/own', { id }, as(seller));
      assert.deepEqual([refused.status, refused.isListed, refused.review?.reason], ['rejected', true, '信息不实']);
      assert.equal((await getSupplyDetail(server, id)).title, fields.title);
      await server.api.call(submitCall, { ...body, requestId: newId() }, as(seller));
      await reviewSupplyAs(server, id);
      assert.equal((await listed(id))?.title, '新写的八角标题');
    });

    it('publishes a new price and stock without a review', async () => {
      const { id, fields } = await publishedSupply(server, seller);
      const terms = { id, priceMode: 'range' as const, fen: 3300, highFen: 3400, tiers: [], stockGrams: 2_000_000 };
      await server.api.call('POST /api/front/supply/changeTerms', terms, as(seller));
      assert.deepEqual((await listed(id))?.price, { mode: 'range', lowFen: 3300, highFen: 3400 });
      const cheaper = { ...fields, fen: 3200 };
      const sent = await server.api.call(
        submitCall,
        { id, requestId: newId(), asCompany: false, fields: cheaper },
        as(seller)
      );
      assert.deepEqual([sent.status, (await listed(id))?.price], ['published', { mode: 'fixed', fen: 3200 }]);
      for (const [changes, wrong] of [
        [{ fen: 0 }, { fen: 'range' }],
        [{ highFen: 1 }, { highFen: 'order' }],
        [{ stockGrams: 99_999 }, { stockGrams: 'belowMoq' }]
      ] as const) {
        const refusal = await server.api.expectError(
          'POST /api/front/supply/changeTerms',
          { ...terms, ...changes },
          as(seller)
        );
        assert.deepEqual(refusal.fields, wrong);
      }
    });

    it('returns to published when its new version is withdrawn', async () => {
      const { id, fields } = await publishedSupply(server, seller);
      const body = { id, requestId: newId(), asCompany: false, fields: { ...fields, title: '新写的八角标题' } };
      await server.api.call(submitCall, body, as(seller));
      assert.equal((await actOnSupply(server, seller, id, { action: 'withdraw' })).status, 'published');
      assert.equal((await listed(id))?.title, fields.title);
    });

    it('leaves the list when it is paused, closed or taken down, and shows its status on its page', async () => {
      const { id } = await publishedSupply(server, seller);
      await actOnSupply(server, seller, id, { action: 'pause' });
      assert.deepEqual([await listed(id), (await getSupplyDetail(server, id)).status], [undefined, 'paused']);
      await actOnSupply(server, seller, id, { action: 'resume' });
      assert((await listed(id)) !== undefined);
      await reviewSupplyAs(server, id, 'takedown');
      assert.deepEqual([await listed(id), (await getSupplyDetail(server, id)).status], [undefined, 'takedown']);
      assert.deepEqual((await notificationTitles(server, seller)).slice(0, 2), ['供应已被下架', '供应已通过审核']);
    });

    it('is restored by an appeal, without a draft that was never submitted', async () => {
      const { id, fields, title } = await publishedSupply(server, seller);
      const draft = { ...fields, title: '换成桂皮碎片清仓', fen: 100, validUntil: null };
      const body = { id, requestId: newId(), asCompany: false, fields: draft };
      await server.api.call(saveCall, body, as(seller));
      await reviewSupplyAs(server, id, 'takedown');
      await actOnSupply(server, seller, id, { action: 'appeal', text: '检测报告齐全，请复核' });
      const waiting = await server.api.call('GET /api/operator/supply/list', {}, { token: OPERATOR_TOKEN });
      assert.equal(waiting.find((one) => one.id === id)?.title, title);
      await reviewSupplyAs(server, id);
      const detail = await getSupplyDetail(server, id);
      assert.deepEqual(
        [detail.status, detail.title, detail.price, detail.validUntil],
        ['published', title, { mode: 'fixed', fen: fields.fen }, fields.validUntil]
      );
      const notification = (await notificationsOf(server, seller.token)).items[0];
      assert(notification?.title === '供应已通过审核' && notification.body.includes(title), notification?.body);
      const own = await server.api.call('POST /api/front/supply/own', { id }, as(seller));
      assert.deepEqual([own.status, own.fields], ['published', draft], 'the draft stays');
      const submission = { ...body, requestId: newId(), fields: { ...draft, validUntil: fields.validUntil } };
      assert.equal((await server.api.call(submitCall, submission, as(seller))).status, 'pending');
    });

    it('is named by the version that was decided about when its owner is notified', async () => {
      const { id, fields, title } = await publishedSupply(server, seller);
      const edited = (changed: string) => ({
        id,
        requestId: newId(),
        asCompany: false,
        fields: { ...fields, title: changed }
      });
      const lastBody = async () => (await notificationsOf(server, seller.token)).items[0]?.body ?? '';
      await server.api.call(submitCall, edited('送审的八角新标题'), as(seller));
      await reviewSupplyAs(server, id, 'reject');
      assert.match(await lastBody(), /送审的八角新标题/);
      await server.api.call(saveCall, edited('没有送审的草稿标题'), as(seller));
      await reviewSupplyAs(server, id, 'takedown');
      assert((await lastBody()).includes(title), await lastBody());
      await actOnSupply(server, seller, id, { action: 'appeal', text: '检测报告齐全，请复核' });
      await reviewSupplyAs(server, id, 'reject');
      assert((await lastBody()).includes(title), await lastBody());
    });

    it('counts one view a day for each viewer, and none of its owner', async () => {
      const { id } = await publishedSupply(server, seller);
      const viewer = await newPerson(server);
      for (const token of [viewer.token, viewer.token, seller.token]) await getSupplyDetail(server, id, token);
      await Promise.all([getSupplyDetail(server, id), getSupplyDetail(server, id)]);
      assert.equal((await rowOf(id)).views, 2);
    });

    it('limits the views counted for one address, whatever the user agent', async () => {
      const { id } = await publishedSupply(server, seller);
      for (let visit = 0; visit < 30; visit += 1) {
        const headers = { 'user-agent': `Browser ${visit}` };
        await server.api.call('GET /api/front/supply/detail', { id }, { headers });
      }
      const { views } = await rowOf(id);
      assert.ok(views >= 2 && views <= 4, `${views} views`);
    });

    it('is in the browsing history of its viewers, not of its owner', async () => {
      const { id, title } = await publishedSupply(server, seller);
      const viewer = await newPerson(server);
      const footprints = async (person: TestPerson) =>
        (await server.api.call('GET /api/member/footprint/list', {}, as(person))).items;
      for (const { token } of [viewer, viewer, seller]) await getSupplyDetail(server, id, token);
      assert.deepEqual(
        (await footprints(viewer)).map((footprint) => [footprint.kind, footprint.title, footprint.jump]),
        [['supply', title, { type: 'jumpMini', route: 'supply.info', params: { id } }]]
      );
      assert.deepEqual(await footprints(seller), []);
    });

    it('is marked once by each viewer, and stays a favourite when it ends', async () => {
      const { id } = await publishedSupply(server, seller);
      const viewer = await newPerson(server);
      const mark = (on: boolean) => server.api.call('POST /api/front/supply/favourite', { id, on }, as(viewer));
      assert.deepEqual(await Promise.all([mark(true), mark(true)]), [{ favouriteCount: 1 }, { favouriteCount: 1 }]);
      assert.equal((await getSupplyDetail(server, id, viewer.token)).isFavourite, true);
      const { counts } = await server.api.call('GET /api/member/user/current', undefined, as(viewer));
      assert.equal(counts.favouriteListings, 1);
      await actOnSupply(server, seller, id, { action: 'close', reason: 'dealt' });
      const { items } = await server.api.call('GET /api/front/supply/favourites', {}, as(viewer));
      assert.deepEqual(
        items.map((item) => [item.id, item.status]),
        [[id, 'closed']]
      );
      assert.deepEqual([await mark(false), await mark(false)], [{ favouriteCount: 0 }, { favouriteCount: 0 }]);
    });

    it('[compliance 10] does not exist for others before its publication', async () => {
      const { id } = await submitSupply(server, seller);
      const viewer = await newPerson(server);
      assert.equal(
        (await server.api.expectError('GET /api/front/supply/detail', { id }, as(viewer))).error,
        'NOT_FOUND'
      );
      assert.equal(
        (await server.api.expectError('POST /api/front/supply/contact', { id }, as(viewer))).error,
        'NOT_FOUND'
      );
      const mark = { id, on: true };
      assert.equal(
        (await server.api.expectError('POST /api/front/supply/favourite', mark, as(viewer))).error,
        'NOT_FOUND'
      );
    });
  });

  it('is closed with its company, with the reason; one that was taken down stays so', async () => {
    const name = '供货关闭解散公司';
    const companyId = await setupCompany(server, seller, name);
    const open = await publishedSupply(server, seller, {}, { asCompany: true });
    const hidden = await publishedSupply(server, seller, {}, { asCompany: true });
    await reviewSupplyAs(server, hidden.id, 'takedown');
    const nowMs = server.deps.now().getTime();
    await server.db.transaction().execute((tx) => applyDissolution(tx, { id: companyId, name }, nowMs));
    const stateOf = async (id: string) => {
      const { status, public_status: publicStatus, close_reason: reason } = await rowOf(id);
      return [status, publicStatus, reason];
    };
    assert.deepEqual(await stateOf(open.id), ['closed', 'closed', 'cancelled']);
    assert.deepEqual((await stateOf(hidden.id)).slice(0, 2), ['takedown', 'takedown']);
    assert.equal((await getSupplyDetail(server, hidden.id)).status, 'takedown');
  });

  it('[compliance 5, 7] is erased with the account of its owner', async () => {
    const { id } = await publishedSupply(server, seller);
    const { supplies } = await exportSupplies(server.db, seller.id);
    assert.deepEqual(
      supplies.map((one) => one.id),
      [id]
    );
    for (let twice = 0; twice < 2; twice += 1) {
      await server.db.transaction().execute((tx) => eraseSupplies(tx, seller.id, server.deps.now().getTime()));
    }
    assert.equal((await server.api.expectError('GET /api/front/supply/detail', { id })).error, 'NOT_FOUND');
  });
});
