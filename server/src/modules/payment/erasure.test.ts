import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { PaymentOrder } from '@contract/payment';
import { DAY_MS } from '@rules/duration';
import { requestCancellation } from '../../testing/accountCancellation';
import { countLockWaits } from '../../testing/lockWait';
import { countGrants, payments } from '../../testing/payments';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';
import { eraseDueAccounts } from '../account/cancellation.service';

describe('a payment at the moment at which its account is erased', () => {
  let server: TestApp;
  let pay: ReturnType<typeof payments>;
  before(async () => {
    server = await testApp();
    pay = payments(server);
  });
  after(() => server.close());

  /** Returns a user whose erasure is due, who has a level, and whose second order is being paid. */
  async function setupPayer(): Promise<{ person: TestPerson; order: PaymentOrder }> {
    const person = await newPerson(server);
    await pay.pay((await pay.create(person)).orderNo);
    const order = await pay.create(person, { item: 'professional-2y' });
    await requestCancellation(server, person.token);
    server.advance(7 * DAY_MS);
    return { person, order };
  }
  const erase = () => eraseDueAccounts(server.deps, server.deps.now().getTime());
  const rowOf = ({ orderNo }: PaymentOrder) =>
    server.db
      .selectFrom('pay_order')
      .where('order_no', '=', orderNo)
      .select(['status', 'user_id'])
      .executeTakeFirstOrThrow();

  /** Starts two transactions, one after the other, of which neither can end before both have begun. */
  async function runBoth<First, Second>(
    { id }: TestPerson,
    first: () => Promise<First>,
    second: () => Promise<Second>
  ): Promise<[First, Second]> {
    const begun = await server.db.transaction().execute(async (tx) => {
      await sql`select 1 from user_account where id = ${id} for update`.execute(tx);
      const one = first();
      await waitUntil(async () => (await countLockWaits(server.db)) === 1, { failure: 'the first does not wait' });
      const other = second();
      await waitUntil(async () => (await countLockWaits(server.db)) === 2, { failure: 'the second does not wait' });
      return { one, other };
    });
    return Promise.all([begun.one, begun.other]);
  }

  it('is granted when it comes first, and erased with the account', async () => {
    const { person, order } = await setupPayer();
    const [answer] = await runBoth(person, () => pay.notify(pay.notificationOf(order)), erase);
    assert.deepEqual(answer, { status: 200, code: 'SUCCESS' });
    assert.deepEqual(await rowOf(order), { status: 'paid', user_id: null });
    assert.equal(await countGrants(server, person), 0);
  });

  it('is refunded when the erasure comes first', async () => {
    const { person, order } = await setupPayer();
    const [, answer] = await runBoth(person, erase, () => pay.notify(pay.notificationOf(order)));
    assert.deepEqual(answer, { status: 200, code: 'SUCCESS' });
    assert.deepEqual(await rowOf(order), { status: 'refunding', user_id: null });
    assert.equal(await countGrants(server, person), 0);
  });
});
