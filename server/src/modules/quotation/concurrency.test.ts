import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { CallInput } from '@contract';
import type { QuotationDetail } from '@contract/quotation';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import { requestCancellation, tablesContaining } from '../../testing/accountCancellation';
import { runSentJobs } from '../../testing/jobs';
import { countLockWaits } from '../../testing/lockWait';
import { type TestApp, testApp } from '../../testing/testApp';
import {
  acceptBody,
  getQuotation,
  quotationBody,
  quotationFields,
  sendQuotation,
  setupOpenPurchase,
  type TestPerson,
  verifiedPerson
} from '../../testing/trade';
import { waitUntil } from '../../testing/waitUntil';
import { eraseDueAccounts } from '../account/cancellation.service';
import { notifyOfAcceptanceJob } from './quotation.jobs';

const REQUESTED_GRAMS = 5_000_000;
type Answer = { code: number; data: unknown };

const isDone = ({ code }: Answer) => code === 200;
const reasonOf = ({ data }: Answer) => (data as { fields?: Record<string, string> }).fields?.['quotation'];

describe('concurrent steps of quotations', () => {
  let server: TestApp;
  let buyer: TestPerson;
  let suppliers: TestPerson[];
  before(async () => {
    server = await testApp();
    buyer = await verifiedPerson(server);
    suppliers = await Promise.all([1, 2, 3, 4].map(() => verifiedPerson(server)));
  });
  after(() => server.close());

  /** A new request with a quotation of each supplier; room is made for it. */
  async function setupPurchase(count: number, changes: Parameters<typeof setupOpenPurchase>[2] = {}) {
    await server.db.updateTable('purchase').set({ status: 'closed', public_status: 'closed' }).execute();
    server.advance(DAY_MS / 5);
    const purchaseId = await setupOpenPurchase(server, buyer, changes);
    const quotations: QuotationDetail[] = [];
    for (const supplier of suppliers.slice(0, count))
      quotations.push(await sendQuotation(server, supplier, purchaseId));
    return { purchaseId, quotations };
  }

  const accept = (quotation: QuotationDetail, changes: Partial<CallInput<'POST /api/front/quotation/accept'>> = {}) => {
    const body = { ...acceptBody(quotation, REQUESTED_GRAMS), ...changes };
    return server.api.send('POST /api/front/quotation/accept', body, { token: buyer.token });
  };
  const getPurchase = (id: string) =>
    server.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const statusesOf = async (purchaseId: string) =>
    (
      await server.db
        .selectFrom('quotation')
        .select('status')
        .where('purchase_id', '=', purchaseId)
        .orderBy('status')
        .execute()
    ).map(({ status }) => status);

  it('let exactly one of two acceptances of the whole quantity win, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { purchaseId, quotations } = await setupPurchase(2);
      const answers = await Promise.all(quotations.map((quotation) => accept(quotation)));
      assert.equal(answers.filter(isDone).length, 1, `round ${round}`);
      const loser = answers.find((answer) => !isDone(answer));
      assert(['lapsed', 'changed'].includes(reasonOf(loser ?? { code: 0, data: {} }) ?? ''));
      assert.deepEqual(await statusesOf(purchaseId), ['accepted', 'lapsed']);
      const { dealt_grams, status, public_status, close_reason } = await getPurchase(purchaseId);
      assert.deepEqual(
        [dealt_grams, status, public_status, close_reason],
        [REQUESTED_GRAMS, 'closed', 'closed', 'dealt']
      );
    }
  });

  it('let one of accept, edit and withdraw win, and refuse the others', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { quotations, purchaseId } = await setupPurchase(1);
      const [quotation] = quotations;
      assert(quotation);
      const { id, revision } = quotation;
      const token = suppliers[0]?.token ?? '';
      const answers = await Promise.all([
        accept(quotation),
        server.api.send(
          'POST /api/front/quotation/edit',
          { id, revision, requestId: newId(), fields: quotationFields({ unitFen: 9900 }), editReason: '' },
          { token }
        ),
        server.api.send('POST /api/front/quotation/withdraw', { id, revision }, { token })
      ]);
      assert.equal(answers.filter(isDone).length, 1, `round ${round}`);
      const now = await getQuotation(server, buyer, id);
      const [accepted, edited, withdrawn] = answers.map(isDone);
      if (accepted) assert.deepEqual([now.status, now.deal?.unitFen], ['accepted', 4150], 'at the price that was seen');
      if (edited) assert.deepEqual([now.versions.length, now.deal], [2, null]);
      if (withdrawn) assert.equal((await getPurchase(purchaseId)).quote_count, 0);
    }
  });

  it('read a quotation from one snapshot while the other side changes it', async () => {
    const { quotations } = await setupPurchase(1);
    const [quotation] = quotations;
    assert(quotation);
    const { id, revision: first } = quotation;
    const sendCounterOffer = async (revision: number) =>
      server.api.call(
        'POST /api/front/quotation/counter',
        { id, revision, requestId: newId(), unitFen: null, text: '量大，能否再让一点' },
        { token: buyer.token }
      );
    const isOfOneMoment = ({ revision, counters }: QuotationDetail) => revision - first === counters.length;
    // The buyer's own first look is a change as well.
    await getQuotation(server, buyer, id);
    for (let said = 0; said < 25; said += 1) {
      const [, ...read] = await Promise.all([
        sendCounterOffer(first + said),
        ...Array.from({ length: 8 }, () => getQuotation(server, suppliers[0] ?? buyer, id))
      ]);
      for (const detail of read) assert.ok(isOfOneMoment(detail), `revision ${detail.revision - first} of ${said}`);
    }
  });

  it('make one deal of a repeated acceptance, also at once', async () => {
    const { quotations, purchaseId } = await setupPurchase(2);
    const [quotation] = quotations;
    assert(quotation);
    const tap = { requestId: newId(), grams: 1_000_000 };
    await runSentJobs(server, notifyOfAcceptanceJob);
    const answers = await Promise.all([1, 2, 3].map(() => accept(quotation, tap)));
    assert.deepEqual(answers.map(isDone), [true, true, true]);
    assert.equal((await getPurchase(purchaseId)).dealt_grams, 1_000_000);
    const notified = async () => {
      const rows = await server.db
        .selectFrom('notification')
        .select('id')
        .where('user_id', '=', suppliers[0]?.id ?? '')
        .where('event', '=', 'quotation.accepted')
        .where(sql<boolean>`params -> 'grams' = '1000000'`)
        .execute();
      return rows.length;
    };
    assert.equal(await notified(), 0);
    assert.equal(await runSentJobs(server, notifyOfAcceptanceJob, { isRepeated: true }), 1);
    assert.equal(await notified(), 1, 'also when the job runs again');
  });

  it('leave no name of a buyer who is erased while the supplier is notified of the acceptance', async () => {
    const [leaving, [supplier]] = [await verifiedPerson(server), suppliers];
    assert(supplier);
    const quotation = await sendQuotation(server, supplier, await setupOpenPurchase(server, leaving));
    const body = acceptBody(quotation, REQUESTED_GRAMS);
    await server.api.call('POST /api/front/quotation/accept', body, { token: leaving.token });
    await requestCancellation(server, leaving.token);
    server.advance(7 * DAY_MS);
    const { job, erasure } = await server.db.transaction().execute(async (tx) => {
      // The job has read the buyer and waits for its recipient; the erasure comes in between.
      await sql`select 1 from user_account where id = ${supplier.id} for update`.execute(tx);
      const notifying = runSentJobs(server, notifyOfAcceptanceJob);
      await waitUntil(async () => (await countLockWaits(server.db)) === 1);
      const erasing = eraseDueAccounts(server.deps, server.deps.now().getTime());
      await waitUntil(async () => (await countLockWaits(server.db)) === 2);
      return { job: notifying, erasure: erasing };
    });
    await Promise.all([job, erasure]);
    assert.deepEqual(await tablesContaining(server.db, leaving.id), ['account_cancellation', 'user_account']);
  });

  it('accept partial quantities up to the total, however many come at once', async () => {
    const { quotations, purchaseId } = await setupPurchase(4);
    const part = { grams: 2_000_000 };
    const answers = await Promise.all(quotations.map((quotation) => accept(quotation, part)));
    assert.equal(answers.filter(isDone).length, 2, 'twice two of five tonnes');
    assert.deepEqual(new Set(answers.filter((answer) => !isDone(answer)).map(reasonOf)), new Set(['left']));
    const open = quotations[answers.findIndex((answer) => !isDone(answer))];
    assert(open);
    assert.equal(reasonOf(await accept(open, { grams: 1_000_001 })), 'left');
    assert.equal((await getPurchase(purchaseId)).status, 'published');
    assert(isDone(await accept(open, { grams: 1_000_000 })));
    assert.deepEqual(await statusesOf(purchaseId), ['accepted', 'accepted', 'accepted', 'lapsed']);
    await runSentJobs(server, notifyOfAcceptanceJob, { isRepeated: true });
    const closed = await server.db
      .selectFrom('notification')
      .select('id')
      .where('event', '=', 'quotation.closed')
      .where(sql<boolean>`params ->> 'title' = ${(await getPurchase(purchaseId)).public_fields?.title ?? ''}`)
      .execute();
    assert(closed.length > 0);
    assert.equal(new Set(closed.map(({ id }) => id)).size, closed.length);
    assert.equal((await getPurchase(purchaseId)).dealt_grams, REQUESTED_GRAMS);
  });

  it('refuse more than is offered, and a quantity of zero', async () => {
    const { purchaseId } = await setupPurchase(0);
    const quotation = await sendQuotation(server, suppliers[0] ?? buyer, purchaseId, { availableGrams: 3_000_000 });
    assert.equal(reasonOf(await accept(quotation, { grams: 3_000_001 })), 'available');
    assert.deepEqual((await accept(quotation, { grams: 0 })).data, { error: 'VALIDATION', fields: { grams: 'range' } });
    assert(isDone(await accept(quotation, { grams: 3_000_000 })));
  });

  it('make one quotation of a repeated submission, also at once', async () => {
    const { purchaseId } = await setupPurchase(0);
    const token = suppliers[0]?.token ?? '';
    const body = quotationBody(purchaseId);
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.api.call('POST /api/front/quotation/create', body, { token }))
    );
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
    assert.equal((await getPurchase(purchaseId)).quote_count, 1);
    const second = await server.api.expectError('POST /api/front/quotation/create', quotationBody(purchaseId), {
      token
    });
    assert.deepEqual(second, { error: 'CONFLICT', fields: { quotation: 'exists' } });
  });

  it('fill the last slot of the quota once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { purchaseId } = await setupPurchase(2, { maxQuotes: 3 });
      const answers = await Promise.all(
        suppliers
          .slice(2)
          .map(({ token }) => server.api.send('POST /api/front/quotation/create', quotationBody(purchaseId), { token }))
      );
      assert.equal(answers.filter(isDone).length, 1);
      assert.deepEqual(answers.filter((answer) => !isDone(answer)).map(reasonOf), ['full']);
      assert.equal((await getPurchase(purchaseId)).quote_count, 3);
    }
  });

  it('free the slot of a withdrawn quotation for other suppliers only', async () => {
    const { purchaseId, quotations } = await setupPurchase(3, { maxQuotes: 3 });
    const [token, other] = [suppliers[0]?.token ?? '', suppliers[3]?.token ?? ''];
    const create = 'POST /api/front/quotation/create';
    assert.equal(reasonOf(await server.api.send(create, quotationBody(purchaseId), { token: other })), 'full');
    const { id = '', revision } = quotations[0] ?? {};
    const again = () => server.api.send('POST /api/front/quotation/withdraw', { id, revision }, { token });
    assert.deepEqual((await Promise.all([again(), again()])).map(isDone), [true, true]);
    assert.equal((await getPurchase(purchaseId)).quote_count, 2, 'counted down once');
    assert.equal(reasonOf(await server.api.send(create, quotationBody(purchaseId), { token })), 'exists');
    assert(isDone(await server.api.send(create, quotationBody(purchaseId), { token: other })));
  });
});
