import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import type { Member } from '../../http/ports';
import { countQueries } from '../../testing/countQueries';
import { insertPriceList } from '../../testing/priceList';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import { actOnSupply, reviewSupplyAs, submitSupply } from '../../testing/supplies';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { notificationTitles, verifiedPerson } from '../../testing/trade';
import { autoApproveSupplies } from './expiry.service';
import { listOwnSupplies } from './own.service';

describe('an own supply', () => {
  let server: TestApp;
  let seller: TestPerson;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => (seller = await newPerson(server)));

  const as = ({ token }: TestPerson) => ({ token });
  const mine = (person = seller) => server.api.call('GET /api/front/supply/mine', {}, as(person));
  const rowOf = (id: string) =>
    server.db.selectFrom('supply').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

  describe('the list of own supplies', () => {
    it('is sorted by its last change, page by page, under its tab', async () => {
      const verified = await verifiedPerson(server);
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) ids.unshift((await submitSupply(server, verified)).id);
      await reviewSupplyAs(server, ids[2] ?? '');
      const first = await server.api.call('GET /api/front/supply/mine', { limit: 2 }, as(verified));
      const rest = await server.api.call(
        'GET /api/front/supply/mine',
        { limit: 2, cursor: first.nextCursor ?? '' },
        as(verified)
      );
      assert.deepEqual(
        [...first.items, ...rest.items].map(({ id }) => id),
        [ids[2], ids[0], ids[1]]
      );
      const pending = await server.api.call('GET /api/front/supply/mine', { tab: 'pending' }, as(verified));
      assert.equal(pending.items.length, 2);
      const counts = await server.api.call('GET /api/front/supply/mineCounts', undefined, as(verified));
      await actOnSupply(server, verified, ids[2] ?? '', { action: 'pause' });
      const paused = await server.api.call('GET /api/front/supply/mineCounts', undefined, as(verified));
      assert.deepEqual([counts.pending, counts.onSale, counts.offShelf, counts.draft], [2, 1, 0, 0]);
      assert.deepEqual([paused.onSale, paused.offShelf], [0, 1]);
    });

    it('is read with as many queries as the others together, and has its own names and company', async () => {
      await insertPriceList(server.db);
      await setupCompany(server, seller, '逐条查询香料行');
      const goods = [
        { varietyId: 'star-anise', otherVariety: '', gradeId: 'dahong' },
        { varietyId: 'fennel', otherVariety: '', gradeId: null, specText: '选货' },
        { varietyId: null, otherVariety: '山奈', gradeId: null, specText: '片' }
      ];
      for (const changes of goods) await submitSupply(server, seller, changes, { asCompany: true });
      await submitSupply(server, seller, goods[0]);
      const member: Member = { id: seller.id, isVerified: false };
      const list = async (limit: number) => {
        const counted = countQueries(server.db);
        const { items } = await listOwnSupplies(counted.db, member, { limit }, server.deps.now().getTime());
        return { items, queries: counted.count() };
      };
      const all = await list(20);
      const company = '逐条查询香料行';
      assert.deepEqual(
        all.items.map((item) => [item.varietyName, item.gradeName, item.companyName]),
        [
          ['八角', '大红', ''],
          ['山奈', '片', company],
          ['小茴香', '选货', company],
          ['八角', '大红', company]
        ]
      );
      assert.equal(all.queries, (await list(2)).queries);
    });

    it('has a removed supply at its former position when the removal is undone', async () => {
      const verified = await verifiedPerson(server);
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        const { id } = await submitSupply(server, verified);
        ids.unshift((await actOnSupply(server, verified, id, { action: 'withdraw' })).id);
      }
      const [, middle = ''] = ids;
      await actOnSupply(server, verified, middle, { action: 'remove' });
      await actOnSupply(server, verified, middle, { action: 'restore' });
      assert.deepEqual(
        (await mine(verified)).items.map(({ id }) => id),
        ids
      );
    });

    it('contains the supplies of a company for its admins, not for other members', async () => {
      const [boss, colleague] = [await newPerson(server), await newPerson(server)];
      const companyId = await setupCompany(server, boss);
      await setupMember(server, companyId, seller.id);
      await setupMember(server, companyId, colleague.id);
      const { id, companyName } = await submitSupply(server, seller, {}, { asCompany: true });
      assert.notEqual(companyName, '');
      const seen = async (person: TestPerson) => (await mine(person)).items.map((item) => item.id);
      assert.deepEqual([await seen(boss), await seen(seller), await seen(colleague)], [[id], [id], []]);
    });
  });

  describe('the review of supplies', () => {
    it('lists supplies with their doubtful texts, the oldest first', async () => {
      const { id } = await submitSupply(server, seller, { description: '每箱贴追溯二维码' });
      const waiting = await server.api.call('GET /api/operator/supply/list', {}, { token: OPERATOR_TOKEN });
      const own = waiting.find((item) => item.id === id);
      assert.deepEqual(own?.flagged, ['description']);
      assert.deepEqual((await reviewSupplyAs(server, id)).flagged, [], 'an approval settles them');
      assert.deepEqual(
        waiting.map(({ submittedAtMs }) => submittedAtMs),
        waiting.map(({ submittedAtMs }) => submittedAtMs).toSorted((a, b) => (a ?? 0) - (b ?? 0))
      );
      assert.equal(
        (await server.api.expectError('GET /api/operator/supply/list', {}, as(seller))).error,
        'UNAUTHORIZED'
      );
    });

    it('rejects no supply without a reason, and decides none twice', async () => {
      const { id } = await submitSupply(server, seller);
      const review = (action: string, reason: string) =>
        server.api.send(
          'POST /api/operator/supply/review/{id}',
          { operator: '审核员', action, reason },
          { token: OPERATOR_TOKEN, params: { id } }
        );
      const withoutReason = await review('reject', ' ');
      assert.deepEqual(withoutReason.data, { error: 'VALIDATION', fields: { reason: 'required' } });
      const reviewed = await Promise.all([review('approve', ''), review('reject', '重复发布')]);
      assert.deepEqual(reviewed.map(({ code }) => code).sort(), [200, 409]);
    });

    it('approves the others in the demo when one supply cannot be approved', async () => {
      const broken = await submitSupply(server, seller);
      const fields = JSON.stringify({ ...broken.fields, moqGrams: null });
      await server.db.updateTable('supply').set({ fields }).where('id', '=', broken.id).execute();
      const sound = await submitSupply(server, await newPerson(server));
      const deps = { ...server.deps, settings: { demoApprovalSec: 5 } };
      await assert.rejects(autoApproveSupplies(deps, server.deps.now().getTime() + 6_000), /1 of \d+ failed/);
      assert.deepEqual([(await rowOf(broken.id)).status, (await rowOf(sound.id)).status], ['pending', 'published']);
      await reviewSupplyAs(server, broken.id, 'reject');
    });

    it('approves a supply in the demo after some seconds, unless an operator should look at it', async () => {
      const clear = await submitSupply(server, seller);
      const doubtful = await submitSupply(server, await newPerson(server), { description: '支持微信支付' });
      const statusOf = async ({ id }: { id: string }) => (await rowOf(id)).status;
      const deps = { ...server.deps, settings: { demoApprovalSec: 5 } };
      const nowMs = server.deps.now().getTime();
      await autoApproveSupplies(deps, nowMs);
      assert.equal(await statusOf(clear), 'pending');
      await autoApproveSupplies({ ...deps, settings: { demoApprovalSec: null } }, nowMs + MINUTE_MS);
      assert.equal(await statusOf(clear), 'pending');
      await Promise.all([1, 2].map(() => autoApproveSupplies(deps, nowMs + 6_000)));
      assert.deepEqual([await statusOf(clear), await statusOf(doubtful)], ['published', 'pending']);
      assert.deepEqual(await notificationTitles(server, seller), ['供应已通过审核']);
    });
  });
});
