import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { ListingStatus } from '@contract/goods';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { OPERATOR_TOKEN, testApp, type TestApp } from '../../testing/testApp';
import {
  daysFromToday,
  setupOpenPurchase,
  purchaseFields,
  reviewPurchase,
  submitPurchase,
  type TestPerson
} from '../../testing/trade';
import { expireDuePurchases } from './expiry.service';

type PurchaseAction =
  | 'save'
  | 'submit'
  | 'withdraw'
  | 'refresh'
  | 'pause'
  | 'resume'
  | 'renew'
  | 'close'
  | 'remove'
  | 'appeal'
  | 'approve'
  | 'reject'
  | 'takedown'
  | 'expire';
type Role = 'owner' | 'admin' | 'companyMember' | 'stranger' | 'visitor' | 'operator' | 'time';

/** Where each act leads from each state; what is missing is refused. */
const table: Record<ListingStatus, Partial<Record<PurchaseAction, ListingStatus>>> = {
  draft: { save: 'draft', submit: 'pending', remove: 'draft' },
  pending: { withdraw: 'draft', close: 'closed', approve: 'published', reject: 'rejected', takedown: 'takedown' },
  published: {
    save: 'published',
    submit: 'pending',
    refresh: 'published',
    pause: 'paused',
    renew: 'published',
    close: 'closed',
    takedown: 'takedown',
    expire: 'expired'
  },
  rejected: { save: 'rejected', submit: 'pending', close: 'closed', remove: 'rejected', takedown: 'takedown' },
  paused: {
    save: 'paused',
    submit: 'pending',
    resume: 'published',
    close: 'closed',
    takedown: 'takedown',
    expire: 'expired'
  },
  closed: { remove: 'closed' },
  expired: {
    save: 'expired',
    submit: 'pending',
    renew: 'published',
    close: 'closed',
    remove: 'expired',
    takedown: 'takedown'
  },
  takedown: { appeal: 'pending' }
};
const ownerOrAdmin: readonly Role[] = ['owner', 'admin'];
const allowedRoles: Record<PurchaseAction, readonly Role[]> = {
  save: ownerOrAdmin,
  submit: ownerOrAdmin,
  withdraw: ownerOrAdmin,
  refresh: ['owner'],
  pause: ownerOrAdmin,
  resume: ownerOrAdmin,
  renew: ownerOrAdmin,
  close: ownerOrAdmin,
  remove: ['owner'],
  appeal: ['owner'],
  approve: ['operator'],
  reject: ['operator'],
  takedown: ['operator'],
  expire: ['time']
};
const actions = Object.keys(allowedRoles) as PurchaseAction[];
const roles: readonly Role[] = ['owner', 'admin', 'companyMember', 'stranger', 'visitor'];

describe('what can happen to a purchase request', () => {
  let server: TestApp;
  let people: Record<'owner' | 'admin' | 'companyMember' | 'stranger', TestPerson>;
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
    // Room for the next one in the company's name; and nobody is logged out by the time that passes.
    const closedColumns = { status: 'closed', public_status: null, public_fields: null } as const;
    await server.db.updateTable('purchase').set(closedColumns).execute();
    await server.db.updateTable('user_session').set({ expires_at_ms: Number.MAX_SAFE_INTEGER }).execute();
  });

  const getStored = (id: string) =>
    server.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const getPublicStatus = async (id: string) =>
    (await server.db.selectFrom('purchase_request').select('status').where('id', '=', id).executeTakeFirst())?.status;

  function tokenOf(role: Role): string | undefined {
    if (role === 'visitor' || role === 'time') return undefined;
    return role === 'operator' ? OPERATOR_TOKEN : people[role].token;
  }

  async function attempt(role: Role, act: PurchaseAction, id: string): Promise<string> {
    if (act === 'expire') {
      await expireDuePurchases(server.db, server.deps.now().getTime());
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

  /** One in a state, by the calls and the clock alone. */
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
    if (state === 'paused') await attempt('owner', 'pause', id);
    if (state === 'closed') await attempt('owner', 'close', id);
    if (state === 'takedown') await attempt('operator', 'takedown', id);
    // A day later it can be refreshed, and what ended has.
    server.advance(DAY_MS);
    await expireDuePurchases(server.db, server.deps.now().getTime());
    assert.equal((await getStored(id)).status, state);
    return id;
  }

  for (const state of Object.keys(table) as ListingStatus[]) {
    it(`${state}: is refused to all whom it does not concern, and where the table has nothing`, async () => {
      const id = await setupPurchaseIn(state);
      const before = await getStored(id);
      for (const act of actions) {
        if (act === 'expire') continue;
        const isOperators = allowedRoles[act].includes('operator');
        for (const role of [...roles, ...(isOperators ? (['operator'] as const) : [])]) {
          const isDoer = allowedRoles[act].includes(role);
          if (isDoer && table[state][act] !== undefined) continue;
          const stranger: string = role === 'visitor' || isOperators ? 'UNAUTHORIZED' : 'FORBIDDEN';
          assert.equal(await attempt(role, act, id), isDoer ? 'CONFLICT' : stranger, `${role} ${act}`);
        }
      }
      assert.deepEqual(await getStored(id), before, 'nothing has changed');
    });

    for (const act of actions) {
      const next = table[state][act];
      if (next === undefined) continue;
      for (const role of allowedRoles[act]) {
        it(`${state}: ${act} by the ${role} leads to ${next}`, async () => {
          const id = await setupPurchaseIn(state);
          if (act === 'expire') server.advance(30 * DAY_MS);
          assert.equal(await attempt(role, act, id), 'done');
          assert.equal((await getStored(id)).status, next);
          // What was never let through is nowhere; what is edited keeps standing as it stood.
          const isShown = ['published', 'paused', 'expired', 'closed', 'takedown'].includes(state);
          const before = isShown ? state : undefined;
          const isUnseen = next === 'pending' || (!isShown && next !== 'published');
          assert.equal(await getPublicStatus(id), isUnseen ? before : next);
        });
      }
    }
  }

  it('is removed for ten minutes, and can be brought back', async () => {
    const id = await setupPurchaseIn('draft');
    assert.equal(await attempt('owner', 'remove', id), 'done');
    const restore = () =>
      server.api.send('POST /api/front/purchase/act', { id, do: { action: 'restore' } }, { token: people.owner.token });
    const mine = async () =>
      (
        await server.api.call('GET /api/front/purchase/mine', { tab: 'draft' }, { token: people.owner.token })
      ).items.map((item) => item.id);
    assert(!(await mine()).includes(id));
    assert.equal((await restore()).code, 200);
    assert((await mine()).includes(id));
    assert.equal(await attempt('owner', 'remove', id), 'done');
    server.advance(11 * 60_000);
    assert.equal((await restore()).code, 409);
  });

  it('is refreshed once on a day', async () => {
    const id = await setupPurchaseIn('published');
    assert.equal(await attempt('owner', 'refresh', id), 'done');
    assert.equal(await attempt('owner', 'refresh', id), 'RATE_LIMITED');
    server.advance(DAY_MS);
    assert.equal(await attempt('owner', 'refresh', id), 'done');
  });

  it('an edit leaves the old version standing until it is let through, and goes back to it', async () => {
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
    assert.equal(await attempt('owner', 'withdraw', id), 'done');
    assert.deepEqual([(await getStored(id)).status, await titleNow()], ['published', '采购大红八角五吨']);
    await change('第三次改的标题');
    await reviewPurchase(server, id, 'approve');
    assert.deepEqual([(await getStored(id)).status, await titleNow()], ['published', '第三次改的标题']);
  });
});
