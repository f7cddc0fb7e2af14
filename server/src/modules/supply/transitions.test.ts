import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ListingStatus, OwnerAction } from '@contract/goods';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { newId } from '../../database/id';
import {
  type CalledListingAction,
  expectedFirstTransitions,
  expectedListingError,
  expectPublicStatus,
  type ListingRole,
  listingRolesOf,
  listingStatuses
} from '../../testing/listingTransitions';
import { newPerson, setupCompany, setupMember, type TestPerson } from '../../testing/setupCompany';
import {
  actOnSupply,
  getSupplyDetail,
  publishedSupply,
  reviewSupplyAs,
  submitSupply,
  supplyFields
} from '../../testing/supplies';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import { daysFromToday, notificationTitles } from '../../testing/trade';
import { itFollowsTransitions } from '../../testing/transitionCases';
import { expireDueSupplies, purgeSupplies } from './expiry.service';

type SupplyAction = Exclude<CalledListingAction, 'restore'>;
type Person = 'owner' | 'admin' | 'companyMember' | 'stranger';
const { restore: _, ...table } = expectedFirstTransitions;

describe('transitions of a supply', () => {
  let server: TestApp;
  let owner: TestPerson;
  let people: Record<Person, TestPerson>;

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

  /** Returns a supply that the owner posted for the company, in a state that it reached through calls and jobs. */
  async function setupSupplyIn(state: ListingStatus): Promise<string> {
    // Frees all slots: the limit has tests of its own.
    await server.db.updateTable('supply').set({ removed_at_ms: 0 }).where('removed_at_ms', 'is', null).execute();
    if (state === 'draft') {
      const fields = await supplyFields(server, owner);
      const body = { id: null, requestId: newId(), asCompany: true, fields };
      return (await server.api.call('POST /api/front/supply/saveDraft', body, { token: owner.token })).id;
    }
    const { id } = await submitSupply(server, owner, {}, { asCompany: true });
    if (state === 'pending') return id;
    if (state === 'rejected') {
      await reviewSupplyAs(server, id, 'reject');
      return id;
    }
    await reviewSupplyAs(server, id);
    if (state === 'takedown') await reviewSupplyAs(server, id, 'takedown');
    if (state === 'paused') await actOnSupply(server, owner, id, { action: 'pause' });
    if (state === 'closed') await actOnSupply(server, owner, id, { action: 'close', reason: 'dealt' });
    if (state === 'expired') {
      await server.db.updateTable('supply').set({ valid_until: '2020-01-01' }).where('id', '=', id).execute();
      await expireDueSupplies(server.db, server.deps.now().getTime());
    }
    return id;
  }

  const getStored = (id: string) =>
    server.db.selectFrom('supply').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const statusOf = async (id: string) => (await getStored(id)).status;

  const actionBodies: Record<string, () => OwnerAction> = {
    renew: () => ({ action: 'renew', until: daysFromToday(server, 60) }),
    close: () => ({ action: 'close', reason: 'cancelled' }),
    appeal: () => ({ action: 'appeal', text: '货是真的，请再看一次' })
  };

  async function attempt(action: SupplyAction, role: ListingRole, id: string): Promise<string> {
    if (action === 'expire') {
      await expireDueSupplies(server.db, server.deps.now().getTime() + 100 * DAY_MS);
      return 'done';
    }
    const isPerson = role !== 'visitor' && role !== 'operator' && role !== 'time';
    const options = role === 'visitor' ? {} : { token: isPerson ? people[role].token : OPERATOR_TOKEN };
    const editor = isPerson ? people[role] : owner;
    const send = async () => {
      if (action === 'approve' || action === 'reject' || action === 'takedown') {
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
    return code === 200 ? 'done' : (data as { error: string }).error;
  }

  itFollowsTransitions<string, ListingRole, ListingStatus, SupplyAction>({
    table,
    states: listingStatuses,
    rolesOf: listingRolesOf,
    expectedError: expectedListingError,
    setup: setupSupplyIn,
    attempt,
    stored: getStored,
    stateOf: statusOf,
    afterwards: (id, step) => expectPublicStatus(server, 'supply_listing', id, step)
  });

  it('answers NOT_FOUND for an unknown supply', async () => {
    const refusal = await server.api.expectError(
      'POST /api/front/supply/act',
      { id: 'none', do: { action: 'pause' } },
      { token: owner.token }
    );
    assert.equal(refusal.error, 'NOT_FOUND');
  });

  it('is closed to its author after they left the company, and open to its admins', async () => {
    const id = await setupSupplyIn('published');
    const membership = server.db.deleteFrom('company_member').where('user_id', '=', owner.id);
    const row = await server.db
      .selectFrom('company_member')
      .selectAll()
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    await membership.execute();
    assert.equal(await attempt('pause', 'owner', id), 'FORBIDDEN');
    assert.equal(await attempt('refresh', 'admin', id), 'done');
    await server.db.insertInto('company_member').values(row).execute();
  });

  describe('over time', () => {
    let seller: TestPerson;
    beforeEach(async () => (seller = await newPerson(server)));

    it('expires once, the day after its last day, however often the job runs', async () => {
      const { id } = await publishedSupply(server, seller, { validUntil: daysFromToday(server, 2) });
      const lastDay = server.deps.now().getTime() + 2 * DAY_MS;
      await expireDueSupplies(server.db, lastDay);
      assert.equal(await statusOf(id), 'published');
      await Promise.all([1, 2, 3].map(() => expireDueSupplies(server.db, lastDay + DAY_MS)));
      await expireDueSupplies(server.db, lastDay + DAY_MS);
      assert.equal(await statusOf(id), 'expired');
      assert.equal((await getSupplyDetail(server, id)).status, 'expired');
      const titles = await notificationTitles(server, seller);
      assert.deepEqual(titles.filter((title) => title === '供应已过期').length, 1);
      assert.deepEqual(titles.filter((title) => title === '供应即将到期').length, 1);
    });

    it('is renewed to a last day from tomorrow to 90 days from now', async () => {
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

    it('is refreshed once a day, which moves it up', async () => {
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

    it('can be restored for ten minutes after its removal', async () => {
      const { id } = await submitSupply(server, seller);
      await actOnSupply(server, seller, id, { action: 'withdraw' });
      await actOnSupply(server, seller, id, { action: 'remove' });
      const list = () => server.api.call('GET /api/front/supply/mine', {}, { token: seller.token });
      assert.equal((await list()).items.length, 0);
      await actOnSupply(server, seller, id, { action: 'restore' });
      assert.equal((await list()).items.length, 1);
      await actOnSupply(server, seller, id, { action: 'remove' });
      const later = server.deps.now().getTime() + 11 * MINUTE_MS;
      await Promise.all([purgeSupplies(server.deps, later), purgeSupplies(server.deps, later)]);
      const refusal = await server.api.expectError(
        'POST /api/front/supply/act',
        { id, do: { action: 'restore' } },
        { token: seller.token }
      );
      assert.equal(refusal.error, 'NOT_FOUND');
    });
  });
});
