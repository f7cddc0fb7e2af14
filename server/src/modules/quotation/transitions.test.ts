import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { CallName } from '@contract';
import type { QuotationDetail, QuotationStatus } from '@contract/quotation';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  getQuotation,
  quotationBody,
  quotationFields,
  sendQuotation,
  setupOpenPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';
import { itFollowsTransitions } from '../../testing/transitionCases';
import type { Transition } from '../../transitions';
import { expireDueQuotations } from './expiry.service';

type State = Exclude<QuotationStatus, 'draft'>;
type QuotationAction =
  'edit' | 'withdraw' | 'shortlist' | 'removeFromShortlist' | 'counter' | 'accept' | 'reject' | 'score';
type Role = 'supplier' | 'companyAdmin' | 'companyMember' | 'buyer' | 'partner' | 'competitor' | 'visitor';

const buyerSide = ['buyer', 'partner'] as const;
const openStates = ['submitted', 'viewed', 'shortlisted'] as const;
const closedStates = ['accepted', 'rejected', 'withdrawn', 'expired', 'lapsed'] as const;
const states: readonly State[] = [...openStates, ...closedStates];
const isOpen = (state: State) => (openStates as readonly State[]).includes(state);
const fromOpen = (to: State) => ({ submitted: to, viewed: to, shortlisted: to });

const table: Record<QuotationAction, Transition<Role, State>> = {
  edit: { by: ['supplier'], to: fromOpen('submitted') },
  withdraw: { by: ['supplier'], to: fromOpen('withdrawn') },
  shortlist: { by: buyerSide, to: fromOpen('shortlisted') },
  removeFromShortlist: { by: buyerSide, to: { submitted: 'submitted', viewed: 'viewed', shortlisted: 'viewed' } },
  counter: {
    by: ['supplier', ...buyerSide],
    to: { submitted: 'submitted', viewed: 'viewed', shortlisted: 'shortlisted' }
  },
  accept: { by: buyerSide, to: fromOpen('accepted') },
  reject: { by: buyerSide, to: fromOpen('rejected') },
  score: { by: buyerSide, to: { accepted: 'accepted' } }
};
/** Actions that answer as before when they are repeated in the state that they led to. */
const idempotentActions: Partial<Record<State, QuotationAction>> = { withdrawn: 'withdraw', rejected: 'reject' };

function expectedError(action: QuotationAction, role: Role, from: State): string {
  if (role === 'visitor') return 'UNAUTHORIZED';
  if (role === 'competitor' || role === 'companyMember') return 'NOT_FOUND';
  if (!table[action].by.includes(role)) return 'FORBIDDEN';
  if (idempotentActions[from] === action) return 'done';
  return `CONFLICT ${isOpen(from) ? 'open' : from}`;
}

describe('transitions of a quotation', () => {
  let server: TestApp;
  let people: Record<Exclude<Role, 'visitor'>, TestPerson>;
  before(async () => {
    server = await testApp();
    const [supplier, companyAdmin, companyMember, buyer, partner] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => newPerson(server))
    );
    assert(supplier && companyAdmin && companyMember && buyer && partner);
    const teams = [await setupCompany(server, supplier), await setupCompany(server, buyer)] as const;
    await setupMember(server, teams[0], companyAdmin.id, 'admin');
    await setupMember(server, teams[0], companyMember.id, 'member');
    await setupMember(server, teams[1], partner.id, 'admin');
    people = { supplier, companyAdmin, companyMember, buyer, partner, competitor: await verifiedPerson(server) };
  });
  after(() => server.close());
  // Frees all slots, and keeps the supplier below the daily limit.
  afterEach(async () => {
    await server.db.updateTable('purchase').set({ status: 'closed', public_status: 'closed' }).execute();
    server.advance(DAY_MS / 4);
  });

  async function attempt(
    act: QuotationAction,
    role: Role,
    { id, revision }: { id: string; revision: number }
  ): Promise<string> {
    const [requestId, fields] = [newId(), quotationFields({ unitFen: 4050 })];
    const calls: Record<QuotationAction, [CallName, object]> = {
      edit: ['POST /api/front/quotation/edit', { id, revision, requestId, fields, editReason: '产地降价' }],
      withdraw: ['POST /api/front/quotation/withdraw', { id, revision }],
      shortlist: ['POST /api/front/quotation/shortlist', { id, revision, on: true }],
      removeFromShortlist: ['POST /api/front/quotation/shortlist', { id, revision, on: false }],
      counter: ['POST /api/front/quotation/counter', { id, revision, requestId, unitFen: 4000, text: '' }],
      accept: [
        'POST /api/front/quotation/accept',
        { id, revision, requestId, grams: 5_000_000, version: 1, unitFen: 4150, counterId: null }
      ],
      reject: ['POST /api/front/quotation/reject', { id, revision, reason: 'price', text: '' }],
      score: ['POST /api/front/quotation/score', { id, score: 5, text: '' }]
    };
    const [name, body] = calls[act];
    const token = role === 'visitor' ? undefined : people[role].token;
    const { code, data } = await server.api.send(name, body, token === undefined ? {} : { token });
    if (code === 200) return 'done';
    const { error, fields: wrong } = data as { error: string; fields?: Record<string, string> };
    return [error, wrong?.['quotation']].filter(Boolean).join(' ');
  }

  /** Returns a quotation in a state that it reached through calls and jobs. */
  async function setupQuotationIn(state: State): Promise<QuotationDetail> {
    const { supplier, buyer, competitor } = people;
    const purchaseId = await setupOpenPurchase(server, buyer, {}, true);
    const sent = await sendQuotation(server, supplier, purchaseId, { validDays: state === 'expired' ? 1 : 7 }, true);
    if (state === 'submitted') return sent;
    const act = async (name: QuotationAction) =>
      assert.equal(await attempt(name, table[name].by[0] ?? 'buyer', sent), 'done');
    if (state === 'withdrawn') await act('withdraw');
    else if (state === 'expired') {
      server.advance(DAY_MS);
      await expireDueQuotations(server.db, server.deps.now().getTime());
    } else if (state === 'lapsed') {
      const rival = await sendQuotation(server, competitor, purchaseId);
      assert.equal(await attempt('accept', 'buyer', rival), 'done');
    } else {
      await getQuotation(server, buyer, sent.id);
      if (state === 'shortlisted') await act('shortlist');
      if (state === 'accepted') await act('accept');
      if (state === 'rejected') await act('reject');
    }
    const now = await getQuotation(server, supplier, sent.id);
    assert.equal(now.status, state);
    return now;
  }

  const getStored = (id: string) =>
    server.db.selectFrom('quotation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  itFollowsTransitions<QuotationDetail, Role, State, QuotationAction>({
    table,
    states,
    rolesOf: () => ['supplier', 'companyAdmin', 'companyMember', 'buyer', 'partner', 'competitor', 'visitor'],
    expectedError,
    setup: setupQuotationIn,
    attempt,
    stored: ({ id }) => getStored(id),
    stateOf: async ({ id }) => (await getStored(id)).status as State,
    // The same call again, on the revision that was seen before, must not happen a second time.
    async afterwards(quotation, { action, role, from, to }) {
      if (to === from || action === 'shortlist' || action === 'removeFromShortlist') return;
      const after = await getStored(quotation.id);
      const expected = idempotentActions[to] === action ? 'done' : `CONFLICT ${isOpen(to) ? 'changed' : to}`;
      assert.equal(await attempt(action, role, quotation), expected);
      assert.deepEqual(await getStored(quotation.id), after);
    }
  });

  it('is readable by both sides and by admins of the supplier’s company, and by no one else', async () => {
    const { id } = await setupQuotationIn('submitted');
    const read = async (role: Role) => {
      const token = role === 'visitor' ? {} : { token: people[role].token };
      const { code, data } = await server.api.send('POST /api/front/quotation/detail', { id }, token);
      return code === 200 ? 'read' : (data as { error: string }).error;
    };
    const expected: Record<Role, string> = {
      supplier: 'read',
      companyAdmin: 'read',
      companyMember: 'NOT_FOUND',
      competitor: 'NOT_FOUND',
      visitor: 'UNAUTHORIZED',
      partner: 'read',
      buyer: 'read'
    };
    for (const [role, answer] of Object.entries(expected)) assert.equal(await read(role as Role), answer, role);
    assert.equal((await getQuotation(server, people.companyAdmin, id)).mayAct, false);
    assert.equal((await getQuotation(server, people.supplier, id)).mayAct, true);
  });

  it('is visible to its author only while it is a draft', async () => {
    const { supplier, companyAdmin, buyer } = people;
    const purchaseId = await setupOpenPurchase(server, buyer, {}, true);
    const body = quotationBody(purchaseId, { unitFen: null, remark: '草稿里的话' }, true);
    await server.api.call('POST /api/front/quotation/saveDraft', body, { token: supplier.token });
    const prepared = await server.api.call(
      'GET /api/front/quotation/prepare',
      { purchaseId },
      { token: supplier.token }
    );
    assert.equal(prepared.draft?.remark, '草稿里的话');
    const { id } = await server.db
      .selectFrom('quotation')
      .select('id')
      .where('purchase_id', '=', purchaseId)
      .executeTakeFirstOrThrow();
    for (const { token } of [supplier, companyAdmin, buyer]) {
      assert.equal(
        (await server.api.expectError('POST /api/front/quotation/detail', { id }, { token })).error,
        'NOT_FOUND'
      );
    }
    const { items } = await server.api.call(
      'POST /api/front/quotation/compare',
      { purchaseId },
      { token: buyer.token }
    );
    assert.deepEqual(items, []);
    const lists = async ({ token }: TestPerson, side: 'sent' | 'received', tab: 'all' | 'draft') =>
      (await server.api.call('GET /api/front/quotation/list', { side, tab }, { token })).items.some(
        (item) => item.id === id
      );
    assert.equal(await lists(supplier, 'sent', 'draft'), true);
    assert.equal(await lists(companyAdmin, 'sent', 'draft'), false);
    assert.equal(await lists(buyer, 'received', 'all'), false);
    const sent = await server.api.call('POST /api/front/quotation/create', quotationBody(purchaseId, {}, true), {
      token: supplier.token
    });
    assert.equal(sent.id, id, 'the draft becomes the quotation');
  });

  it('expires from every open state, and from no other', async () => {
    for (const state of states) {
      const { id } = await setupQuotationIn(state);
      await server.db.updateTable('quotation').set({ valid_until_ms: 1 }).where('id', '=', id).execute();
      await expireDueQuotations(server.db, server.deps.now().getTime());
      assert.equal((await getStored(id)).status, isOpen(state) ? 'expired' : state);
    }
  });
});
