import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { ListingStatus } from '@contract/goods';
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
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, type TestApp, testApp } from '../../testing/testApp';
import {
  daysFromToday,
  purchaseFields,
  reviewPurchase,
  setupOpenPurchase,
  submitPurchase,
  type TestPerson
} from '../../testing/trade';
import { itFollowsTransitions } from '../../testing/transitionCases';
import { expireDuePurchases } from './expiry.service';

type PurchaseAction = Exclude<CalledListingAction, 'restore' | 'changeTerms'>;
type Person = 'owner' | 'admin' | 'companyMember' | 'stranger';
const { restore: _restore, changeTerms: _terms, ...table } = expectedFirstTransitions;

describe('transitions of a purchase request', () => {
  let server: TestApp;
  let people: Record<Person, TestPerson>;
  before(async () => {
    server = await testApp();
    const [owner, boss, admin, companyMember, stranger] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => newPerson(server))
    );
    assert(owner && boss && admin && companyMember && stranger);
    const companyId = await setupCompany(server, boss);
    for (const [person, role] of [
      [owner, 'member'],
      [admin, 'admin'],
      [companyMember, 'member']
    ] as const) {
      await setupMember(server, companyId, person.id, role);
    }
    people = { owner, admin, companyMember, stranger };
  });
  after(() => server.close());
  afterEach(async () => {
    // Frees all slots; sessions outlive the time that the cases let pass.
    const closedColumns = { status: 'closed', public_status: null, public_fields: null } as const;
    await server.db.updateTable('purchase').set(closedColumns).execute();
    await server.db.updateTable('user_session').set({ expires_at_ms: Number.MAX_SAFE_INTEGER }).execute();
  });

  const getStored = (id: string) =>
    server.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  function tokenOf(role: ListingRole): string | undefined {
    if (role === 'visitor' || role === 'time') return undefined;
    return role === 'operator' ? OPERATOR_TOKEN : people[role].token;
  }

  async function attempt(act: PurchaseAction, role: ListingRole, id: string): Promise<string> {
    if (act === 'expire') {
      await expireDuePurchases(server.db, server.deps.now().getTime() + 100 * DAY_MS);
      return 'done';
    }
    const token = tokenOf(role);
    const options = { ...(token !== undefined && { token }), params: { id } };
    const answer = async () => {
      if (act === 'approve' || act === 'reject' || act === 'takedown') {
        const body = { operator: '审核员', action: act, reason: '信息不实' };
        return server.api.send('POST /api/operator/purchase/review/{id}', body, options);
      }
      if (act === 'save' || act === 'submit') {
        const fields = purchaseFields(server, { qualityDemand: '要求带产地证明' });
        const body = { id, requestId: newId(), asCompany: true, fields };
        return server.api.send(`POST /api/front/purchase/${act === 'save' ? 'saveDraft' : 'submit'}`, body, options);
      }
      const more = {
        renew: { until: daysFromToday(server, 30) },
        close: { reason: 'cancelled' },
        appeal: { text: '确有需求，请复核' }
      };
      const ownerAction = { action: act, ...(more as Record<string, object>)[act] };
      return server.api.send('POST /api/front/purchase/act', { id, do: ownerAction }, options);
    };
    const { code, data } = await answer();
    return code === 200 ? 'done' : (data as { error: string }).error;
  }

  /** Returns a request that the owner posted for the company, in a state that it reached through calls and jobs. */
  async function setupPurchaseIn(state: ListingStatus): Promise<string> {
    const { owner } = people;
    if (state === 'draft') {
      const body = { id: null, requestId: newId(), asCompany: true, fields: purchaseFields(server) };
      return (await server.api.call('POST /api/front/purchase/saveDraft', body, { token: owner.token })).id;
    }
    if (state === 'pending' || state === 'rejected') {
      const { id } = await submitPurchase(server, owner, {}, true);
      if (state === 'rejected') await reviewPurchase(server, id, 'reject');
      return id;
    }
    const id = await setupOpenPurchase(
      server,
      owner,
      state === 'expired' ? { quoteDeadline: daysFromToday(server, 0) } : {},
      true
    );
    if (state === 'paused') await attempt('pause', 'owner', id);
    if (state === 'closed') await attempt('close', 'owner', id);
    if (state === 'takedown') await attempt('takedown', 'operator', id);
    // A day later it can be refreshed, and requests that were to expire have done so.
    server.advance(DAY_MS);
    await expireDuePurchases(server.db, server.deps.now().getTime());
    assert.equal((await getStored(id)).status, state);
    return id;
  }

  itFollowsTransitions<string, ListingRole, ListingStatus, PurchaseAction>({
    table,
    states: listingStatuses,
    rolesOf: listingRolesOf,
    expectedError: expectedListingError,
    setup: setupPurchaseIn,
    attempt,
    stored: getStored,
    stateOf: async (id) => (await getStored(id)).status,
    afterwards: (id, step) => expectPublicStatus(server, 'purchase_request', id, step)
  });

  it('can be restored for ten minutes after its removal', async () => {
    const id = await setupPurchaseIn('draft');
    assert.equal(await attempt('remove', 'owner', id), 'done');
    const restore = () =>
      server.api.send('POST /api/front/purchase/act', { id, do: { action: 'restore' } }, { token: people.owner.token });
    const mine = async () =>
      (
        await server.api.call('GET /api/front/purchase/mine', { tab: 'draft' }, { token: people.owner.token })
      ).items.map((item) => item.id);
    assert(!(await mine()).includes(id));
    assert.equal((await restore()).code, 200);
    assert((await mine()).includes(id));
    assert.equal(await attempt('remove', 'owner', id), 'done');
    server.advance(11 * MINUTE_MS);
    assert.equal((await restore()).code, 409);
  });

  it('is refreshed once a day', async () => {
    const id = await setupPurchaseIn('published');
    assert.equal(await attempt('refresh', 'owner', id), 'done');
    assert.equal(await attempt('refresh', 'owner', id), 'RATE_LIMITED');
    server.advance(DAY_MS);
    assert.equal(await attempt('refresh', 'owner', id), 'done');
  });

  it('keeps its published version while an edit is under review, and after a rejection or withdrawal', async () => {
    const { owner, stranger } = people;
    const id = await setupPurchaseIn('published');
    const change = (title: string) =>
      server.api.call(
        'POST /api/front/purchase/submit',
        { id, requestId: newId(), asCompany: true, fields: purchaseFields(server, { title }) },
        { token: owner.token }
      );
    const titleNow = async () =>
      (await server.api.call('GET /api/front/purchase/detail', { id }, { token: stranger.token })).title;
    assert.deepEqual([(await change('改过的采购标题')).isListed, await titleNow()], [true, '采购大红八角五吨']);
    await reviewPurchase(server, id, 'reject');
    assert.deepEqual([(await getStored(id)).status, await titleNow()], ['rejected', '采购大红八角五吨']);
    await change('再改的采购标题');
    assert.equal(await attempt('withdraw', 'owner', id), 'done');
    assert.deepEqual([(await getStored(id)).status, await titleNow()], ['published', '采购大红八角五吨']);
    await change('第三次改的标题');
    await reviewPurchase(server, id, 'approve');
    assert.deepEqual([(await getStored(id)).status, await titleNow()], ['published', '第三次改的标题']);
  });
});
