import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { CallName } from '@contract';
import type { QuotationDetail, QuotationStatus } from '@contract/quotation';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { newPerson, setupCompany, setupMember } from '../../testing/setupCompany';
import { testApp, type TestApp } from '../../testing/testApp';
import {
  setupOpenPurchase,
  quotationBody,
  quotationFields,
  getQuotation,
  quote,
  verifiedPerson,
  type TestPerson
} from '../../testing/trade';
import { expireDueQuotations } from './expiry.service';

type State = Exclude<QuotationStatus, 'draft'>;
type QuotationAction = 'edit' | 'withdraw' | 'shortlist' | 'unlist' | 'counter' | 'accept' | 'reject' | 'score';
type Role = 'supplier' | 'companyAdmin' | 'companyMember' | 'buyer' | 'partner' | 'competitor' | 'visitor';

/** Where each act leads from each state; what is missing is refused with the state that is in the way. */
const openTransitions = { edit: 'submitted', withdraw: 'withdrawn', accept: 'accepted', reject: 'rejected' } as const;
const table: Record<State, Partial<Record<QuotationAction, State>>> = {
  submitted: { ...openTransitions, shortlist: 'shortlisted', unlist: 'submitted', counter: 'submitted' },
  viewed: { ...openTransitions, shortlist: 'shortlisted', unlist: 'viewed', counter: 'viewed' },
  shortlisted: { ...openTransitions, shortlist: 'shortlisted', unlist: 'viewed', counter: 'shortlisted' },
  accepted: { score: 'accepted' },
  rejected: {},
  withdrawn: {},
  expired: {},
  lapsed: {}
};
const actions: readonly QuotationAction[] = [
  'edit',
  'withdraw',
  'shortlist',
  'unlist',
  'counter',
  'accept',
  'reject',
  'score'
];

/** Whose act it is; everybody else is told so, or that there is no such quotation. */
const allowedRoles: Record<QuotationAction, readonly Role[]> = {
  edit: ['supplier'],
  withdraw: ['supplier'],
  shortlist: ['buyer', 'partner'],
  unlist: ['buyer', 'partner'],
  counter: ['supplier', 'buyer', 'partner'],
  accept: ['buyer', 'partner'],
  reject: ['buyer', 'partner'],
  score: ['buyer', 'partner']
};
/** A second tap on what is done already finds it done. */
const idempotentActions: Partial<Record<State, QuotationAction>> = { withdrawn: 'withdraw', rejected: 'reject' };

function expectedError(role: Role, act: QuotationAction, state: State): string {
  if (role === 'visitor') return 'UNAUTHORIZED';
  if (role === 'competitor' || role === 'companyMember') return 'NOT_FOUND';
  if (!allowedRoles[act].includes(role)) return 'FORBIDDEN';
  const isOpen = table[state].edit !== undefined;
  return `CONFLICT ${isOpen ? 'open' : state}`;
}

describe('what can happen to a quotation', () => {
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
  // Room for the next one: in the company's name, and on the supplier's day.
  afterEach(async () => {
    await server.db.updateTable('purchase').set({ status: 'closed' }).execute();
    server.advance(DAY_MS / 4);
  });

  async function attempt(
    role: Role,
    act: QuotationAction,
    { id, revision }: { id: string; revision: number }
  ): Promise<string> {
    const [requestId, fields] = [newId(), quotationFields({ unitFen: 4050 })];
    const calls: Record<QuotationAction, [CallName, object]> = {
      edit: ['POST /api/front/quotation/edit', { id, revision, requestId, fields, editReason: '产地降价' }],
      withdraw: ['POST /api/front/quotation/withdraw', { id, revision }],
      shortlist: ['POST /api/front/quotation/shortlist', { id, revision, on: true }],
      unlist: ['POST /api/front/quotation/shortlist', { id, revision, on: false }],
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

  /** One in a state, by the calls and the clock alone. */
  async function setupQuotationIn(state: State): Promise<QuotationDetail> {
    const { supplier, buyer, competitor } = people;
    const purchaseId = await setupOpenPurchase(server, buyer, {}, true);
    const sent = await quote(server, supplier, purchaseId, { validDays: state === 'expired' ? 1 : 7 }, true);
    if (state === 'submitted') return sent;
    const act = async (name: QuotationAction) =>
      assert.equal(await attempt(allowedRoles[name][0] ?? 'buyer', name, sent), 'done');
    if (state === 'withdrawn') await act('withdraw');
    else if (state === 'expired') {
      server.advance(DAY_MS);
      await expireDueQuotations(server.db, server.deps.now().getTime());
    } else if (state === 'lapsed') {
      const rival = await quote(server, competitor, purchaseId);
      assert.equal(await attempt('buyer', 'accept', rival), 'done');
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

  for (const state of Object.keys(table) as State[]) {
    it(`${state}: is refused to all whom it does not concern, and where the table has nothing`, async () => {
      const quotation = await setupQuotationIn(state);
      const before = await getStored(quotation.id);
      for (const act of actions) {
        for (const role of [...Object.keys(people), 'visitor'] as Role[]) {
          const isAllowed =
            allowedRoles[act].includes(role) && (table[state][act] !== undefined || idempotentActions[state] === act);
          if (isAllowed) continue;
          assert.equal(await attempt(role, act, quotation), expectedError(role, act, state), `${role} ${act}`);
        }
      }
      assert.deepEqual(await getStored(quotation.id), before, 'nothing has changed');
    });

    for (const act of actions) {
      const next = table[state][act];
      if (next === undefined) continue;
      for (const role of allowedRoles[act]) {
        it(`${state}: ${act} by the ${role} leads to ${next}`, async () => {
          const quotation = await setupQuotationIn(state);
          assert.equal(await attempt(role, act, quotation), 'done');
          assert.equal((await getStored(quotation.id)).status, next);
          if (next !== state && act !== 'shortlist' && act !== 'unlist') {
            const again = await attempt(role, act, quotation);
            assert.match(again, idempotentActions[next] === act ? /^done$/ : /^CONFLICT /, 'and happens once');
          }
        });
      }
    }
  }

  it('is read by both sides and by who runs the supplier’s company, by nobody else', async () => {
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

  it('is a draft for nobody but its author', async () => {
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
    assert.equal(sent.id, id, 'what was typed becomes what is sent');
  });

  it('ends by time from every open state, and from no other', async () => {
    for (const state of Object.keys(table) as State[]) {
      const { id } = await setupQuotationIn(state);
      const isOpen = table[state].edit !== undefined;
      await server.db.updateTable('quotation').set({ valid_until_ms: 1 }).where('id', '=', id).execute();
      await expireDueQuotations(server.db, server.deps.now().getTime());
      assert.equal((await getStored(id)).status, isOpen ? 'expired' : state);
    }
  });
});
