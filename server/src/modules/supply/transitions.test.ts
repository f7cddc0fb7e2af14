import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ListingStatus, OwnerAction } from '@contract/goods';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import {
  actOnSupply,
  getSupplyDetail,
  publishedSupply,
  reviewSupplyAs,
  submitSupply,
  supplyFields
} from '../../testing/supplies';
import { OPERATOR_TOKEN, testApp, type TestApp } from '../../testing/testApp';
import { daysFromToday, notificationTitles } from '../../testing/trade';
import { expireDueSupplies } from './expiry.service';

type Actor = 'visitor' | 'stranger' | 'owner' | 'companyMember' | 'admin' | 'operator';
const actors: Actor[] = ['visitor', 'stranger', 'owner', 'companyMember', 'admin', 'operator'];

/** From each state: what leads where. What is not here is refused to everybody. */
const steps: Record<string, Partial<Record<ListingStatus, ListingStatus>>> = {
  save: { draft: 'draft', rejected: 'rejected', published: 'published', paused: 'paused', expired: 'expired' },
  submit: { draft: 'pending', rejected: 'pending', published: 'pending', paused: 'pending', expired: 'pending' },
  changeTerms: { published: 'published', paused: 'paused' },
  withdraw: { pending: 'draft' },
  refresh: { published: 'published' },
  pause: { published: 'paused' },
  resume: { paused: 'published' },
  renew: { published: 'published', expired: 'published' },
  close: { pending: 'closed', published: 'closed', rejected: 'closed', paused: 'closed', expired: 'closed' },
  remove: { draft: 'draft', rejected: 'rejected', closed: 'closed', expired: 'expired' },
  appeal: { takedown: 'pending' },
  approve: { pending: 'published' },
  reject: { pending: 'rejected' },
  takedown: {
    pending: 'takedown',
    published: 'takedown',
    rejected: 'takedown',
    paused: 'takedown',
    expired: 'takedown'
  }
};
const states: ListingStatus[] = [
  'draft',
  'pending',
  'published',
  'rejected',
  'paused',
  'closed',
  'expired',
  'takedown'
];
const reviews = ['approve', 'reject', 'takedown'];
const ownerOnly = ['refresh', 'remove', 'appeal'];

describe('what can be done with a supply', () => {
  let server: TestApp;
  let owner: TestPerson;
  let people: Record<Exclude<Actor, 'visitor' | 'operator'>, TestPerson>;

  before(async () => {
    server = await testApp();
    const [boss, author, companyMember, admin, stranger] = await Promise.all(
      Array.from({ length: 5 }, () => newPerson(server))
    );
    assert(boss && author && companyMember && admin && stranger);
    const companyId = await setupCompany(server, boss);
    await setupMember(server, companyId, author.id);
    await setupMember(server, companyId, companyMember.id);
    await setupMember(server, companyId, admin.id, 'admin');
    owner = author;
    people = { owner, companyMember, admin, stranger };
  });
  after(() => server.close());

  /** A supply of the owner in the company's name, brought into a state by the ways that lead there. */
  async function setupSupplyIn(state: ListingStatus): Promise<string> {
    // As many as one likes: the limit has tests of its own.
    await server.db.updateTable('supply').set({ removed_at_ms: 0 }).where('removed_at_ms', 'is', null).execute();
    if (state === 'draft') {
      const fields = await supplyFields(server, owner);
      const body = { id: null, requestId: newId(), asCompany: true, fields };
      return (await server.api.call('POST /api/front/supply/saveDraft', body, { token: owner.token })).id;
    }
    const { id } = await submitSupply(server, owner, {}, { asCompany: true });
    if (state === 'pending') return id;
    if (state === 'rejected' || state === 'takedown') {
      await reviewSupplyAs(server, id, state === 'rejected' ? 'reject' : 'takedown');
      return id;
    }
    await reviewSupplyAs(server, id);
    if (state === 'paused') await actOnSupply(server, owner, id, { action: 'pause' });
    if (state === 'closed') await actOnSupply(server, owner, id, { action: 'close', reason: 'dealt' });
    if (state === 'expired') {
      await server.db.updateTable('supply').set({ valid_until: '2020-01-01' }).where('id', '=', id).execute();
      await expireDueSupplies(server.deps, server.deps.now().getTime());
    }
    return id;
  }

  const statusOf = async (id: string) =>
    (await server.db.selectFrom('supply').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status;

  const actionBodies: Record<string, () => OwnerAction> = {
    renew: () => ({ action: 'renew', until: daysFromToday(server, 60) }),
    close: () => ({ action: 'close', reason: 'cancelled' }),
    appeal: () => ({ action: 'appeal', text: '货是真的，请再看一次' })
  };

  /** The name of the refusal, or undefined. */
  async function attempt(action: string, actor: Actor, id: string): Promise<string | undefined> {
    const person = actor === 'visitor' || actor === 'operator' ? undefined : people[actor];
    const options = actor === 'visitor' ? {} : { token: person?.token ?? OPERATOR_TOKEN };
    const editor = person ?? owner;
    const send = async () => {
      if (reviews.includes(action)) {
        const body = { operator: '审核员', action, reason: '信息不实' };
        return server.api.send('POST /api/operator/supply/review/{id}', body, { ...options, params: { id } });
      }
      if (action === 'save' || action === 'submit') {
        const name = action === 'save' ? 'POST /api/front/supply/saveDraft' : 'POST /api/front/supply/submit';
        const fields = await supplyFields(server, editor, { title: '改过的八角大红' });
        return server.api.send(name, { id, requestId: newId(), asCompany: true, fields }, options);
      }
      if (action === 'changeTerms') {
        const terms = { id, priceMode: 'negotiable', fen: null, highFen: null, tiers: [], stockGrams: 9_000_000 };
        return server.api.send('POST /api/front/supply/changeTerms', terms, options);
      }
      const ownerAction = actionBodies[action]?.() ?? { action };
      return server.api.send('POST /api/front/supply/act', { id, do: ownerAction }, options);
    };
    const { code, data } = await send();
    return code === 200 ? undefined : (data as { error: string }).error;
  }

  function expectedError(action: string, actor: Actor, from: ListingStatus): string | undefined {
    const isReview = reviews.includes(action);
    if (actor === 'visitor' || (actor === 'operator') !== isReview) return 'UNAUTHORIZED';
    if (actor === 'stranger' || actor === 'companyMember') return 'FORBIDDEN';
    if (actor === 'admin' && ownerOnly.includes(action)) return 'FORBIDDEN';
    return steps[action]?.[from] === undefined ? 'CONFLICT' : undefined;
  }

  for (const action of Object.keys(steps)) {
    it(`${action}: by whom, and from where to where`, async () => {
      for (const from of states) {
        let id = await setupSupplyIn(from);
        for (const actor of actors) {
          const what = `${actor} ${action} ${from}`;
          const refusal = expectedError(action, actor, from);
          assert.equal(await attempt(action, actor, id), refusal, what);
          assert.equal(await statusOf(id), refusal === undefined ? steps[action]?.[from] : from, what);
          if (refusal === undefined) id = await setupSupplyIn(from);
        }
      }
    });
  }

  it('nothing of one that there is not', async () => {
    const refusal = await server.api.expectError(
      'POST /api/front/supply/act',
      { id: 'none', do: { action: 'pause' } },
      { token: owner.token }
    );
    assert.equal(refusal.error, 'NOT_FOUND');
  });

  it('an ex-colleague cannot touch what stands in the name of the company, its admins can', async () => {
    const id = await setupSupplyIn('published');
    const membership = server.db.deleteFrom('company_member').where('user_id', '=', owner.id);
    const row = await server.db
      .selectFrom('company_member')
      .selectAll()
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    await membership.execute();
    assert.equal(await attempt('pause', 'owner', id), 'FORBIDDEN');
    assert.equal(await attempt('refresh', 'admin', id), undefined);
    await server.db.insertInto('company_member').values(row).execute();
  });

  describe('over time', () => {
    let seller: TestPerson;
    beforeEach(async () => (seller = await newPerson(server)));

    it('it ends the day after its last one, once, whoever looks and however often', async () => {
      const { id } = await publishedSupply(server, seller, { validUntil: daysFromToday(server, 2) });
      const lastDay = server.deps.now().getTime() + 2 * DAY_MS;
      await expireDueSupplies(server.deps, lastDay);
      assert.equal(await statusOf(id), 'published');
      await Promise.all([1, 2, 3].map(() => expireDueSupplies(server.deps, lastDay + DAY_MS)));
      await expireDueSupplies(server.deps, lastDay + DAY_MS);
      assert.equal(await statusOf(id), 'expired');
      assert.equal((await getSupplyDetail(server, id)).status, 'expired');
      const titles = await notificationTitles(server, seller);
      assert.deepEqual(titles.filter((title) => title === '供应已过期').length, 1);
      assert.deepEqual(titles.filter((title) => title === '供应即将到期').length, 1);
    });

    it('renewing takes a new last day, from tomorrow to 90 days from now, and counts as confirmed', async () => {
      const { id } = await publishedSupply(server, seller);
      for (const [days, problem] of [
        [0, 'past'],
        [91, 'tooLate']
      ] as const) {
        const { error, fields } = await server.api.expectError(
          'POST /api/front/supply/act',
          { id, do: { action: 'renew', until: daysFromToday(server, days) } },
          { token: seller.token }
        );
        assert.deepEqual([error, fields], ['VALIDATION', { until: problem }]);
      }
      const renewed = await actOnSupply(server, seller, id, { action: 'renew', until: daysFromToday(server, 90) });
      assert.equal(renewed.validUntil, daysFromToday(server, 90));
      assert.equal((await getSupplyDetail(server, id)).validUntil, daysFromToday(server, 90));
    });

    it('refreshing moves it up, once a day', async () => {
      const { id } = await publishedSupply(server, seller);
      const before = (await getSupplyDetail(server, id)).confirmedAtMs;
      const refreshed = await actOnSupply(server, seller, id, { action: 'refresh' });
      assert((await getSupplyDetail(server, id)).confirmedAtMs > before);
      assert(refreshed.refreshFromMs !== null && refreshed.refreshFromMs > server.deps.now().getTime());
      const again = await server.api.expectError(
        'POST /api/front/supply/act',
        { id, do: { action: 'refresh' } },
        { token: seller.token }
      );
      assert.equal(again.error, 'RATE_LIMITED');
      assert((again.retryAfterSec ?? 0) > 0 && (again.retryAfterSec ?? 0) <= 86_400);
    });

    it('a removal can be undone for ten minutes, and is one afterwards', async () => {
      const { id } = await submitSupply(server, seller);
      await actOnSupply(server, seller, id, { action: 'withdraw' });
      await actOnSupply(server, seller, id, { action: 'remove' });
      const list = () => server.api.call('GET /api/front/supply/mine', {}, { token: seller.token });
      assert.equal((await list()).items.length, 0);
      await actOnSupply(server, seller, id, { action: 'restore' });
      assert.equal((await list()).items.length, 1);
      await actOnSupply(server, seller, id, { action: 'remove' });
      const later = server.deps.now().getTime() + 11 * 60_000;
      await Promise.all([expireDueSupplies(server.deps, later), expireDueSupplies(server.deps, later)]);
      const refusal = await server.api.expectError(
        'POST /api/front/supply/act',
        { id, do: { action: 'restore' } },
        { token: seller.token }
      );
      assert.equal(refusal.error, 'NOT_FOUND');
    });
  });
});
