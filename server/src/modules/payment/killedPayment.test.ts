import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { CallName } from '@contract';
import type { LaunchedPayment, PaymentOrder } from '@contract/payment';
import { SEED_KEY } from '../../../seed/index';
import { seedUsers } from '../../../seed/users';
import { migrate } from '../../database/migrate';
import { openDatabase } from '../../database/openDatabase';
import type { Db } from '../../database/schema';
import { readSettings } from '../../settings';
import { type ServerProcess, startServerProcess } from '../../testing/builtProgram';
import { logInAsFollower } from '../../testing/followWriter';
import { isLockAwaited } from '../../testing/lockWait';
import { buildNewOrder } from '../../testing/payments';
import { SecureClient } from '../../testing/secureClient';
import { waitUntil } from '../../testing/waitUntil';
import { settleOrdersJob } from './payment.jobs';

describe('a payment whose server is killed before the grant', () => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-killed-payment-'));
  chmodSync(base, 0o755);
  const dataDir = path.join(base, 'data');
  let database: Awaited<ReturnType<typeof openDatabase>>;
  let db: Db;
  let server: ServerProcess;
  let address = '';
  let token = '';
  before(async () => {
    const settings = readSettings({ NODE_ENV: 'development', DATA_DIR: dataDir });
    database = await openDatabase(settings, () => undefined);
    ({ db } = database);
    await migrate(db);
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('done_work').values({ name: SEED_KEY, done_at_ms: Date.now() }).execute();
      await seedUsers(tx, { now: new Date() });
    });
    await start();
    token = await logInAsFollower(address);
  });
  after(async () => {
    await server.signal('SIGTERM');
    await database.close();
    await database.release();
    rmSync(base, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    server = startServerProcess({ PORT: '0', DATA_DIR: dataDir, DATABASE_POOL: '4' });
    address = String(await server.ready);
    assert.match(address, /^http:/, server.output());
  }

  /** Makes a secure call over HTTP, as the app does. */
  async function call<T>(name: CallName, input: object): Promise<T> {
    const keyPath = '/api/front/encryptController/getEncryptPubkey';
    const post = async (url: string, body?: object) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(`${address}${url}`, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
      return (await response.json()) as { code: number; data: unknown };
    };
    const { publicKey } = (await post(keyPath)).data as { publicKey: string };
    const client = new SecureClient(publicKey);
    const { code, data } = await post(name.split(' ')[1] ?? '', client.encrypt(input));
    assert.equal(code, 200, JSON.stringify(data));
    return client.decrypt(data as string) as T;
  }

  /** Pays an order, and kills the server while the transaction of the notification waits for the user's row. */
  async function payAndKill(item: string): Promise<string> {
    const { order } = await call<LaunchedPayment>('POST /api/front/payment/create', buildNewOrder({ item }));
    const release = await lockUsers();
    const paying = fetch(`${address}/demo-pay/${order.orderNo}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' }
    }).catch(() => undefined);
    await waitUntil(() => isLockAwaited(db), { failure: 'the grant does not wait for the user' });
    await server.signal('SIGKILL');
    await paying;
    await release();
    await waitUntil(async () => !(await isLockAwaited(db)), { failure: 'the killed transaction goes on' });
    assert.deepEqual(await statusAndGrants(order.orderNo), ['paying', 0]);
    return order.orderNo;
  }

  /** Locks the rows of all users until the returned function is called. */
  async function lockUsers(): Promise<() => Promise<void>> {
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let ended: Promise<void> = Promise.resolve();
    await new Promise<void>((isLocked) => {
      ended = db.transaction().execute(async (tx) => {
        await tx.selectFrom('user_account').select('id').forUpdate().execute();
        isLocked();
        await isReleased;
      });
    });
    return async () => {
      release();
      await ended;
    };
  }

  async function statusAndGrants(orderNo: string): Promise<[status: string | undefined, grants: number]> {
    const order = db.selectFrom('pay_order').where('order_no', '=', orderNo).select('status');
    const grants = db.selectFrom('level_grant').where('order_no', '=', orderNo).select('order_no');
    return [(await order.executeTakeFirst())?.status, (await grants.execute()).length];
  }

  it('is granted once after the restart, when the client asks', async () => {
    const orderNo = await payAndKill('professional-1y');
    await start();
    const ask = () => call<PaymentOrder>('POST /api/front/payment/order', { orderNo });
    const answers = await Promise.all([ask(), ask(), ask()]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['paid', 'paid', 'paid']
    );
    assert.deepEqual(await statusAndGrants(orderNo), ['paid', 1]);
  });

  it('is granted once after the restart by the job, when the client never asks', async () => {
    const orderNo = await payAndKill('professional-2y');
    // The server starts in a later minute (in the same one it would queue no run), after the fifteen of the order.
    await sql`update pgboss.job set singleton_on = null where name = ${settleOrdersJob.name}`.execute(db);
    await db
      .updateTable('pay_order')
      .set({ expires_at_ms: Date.now(), next_query_at_ms: Date.now() })
      .where('order_no', '=', orderNo)
      .execute();
    await start();
    const isPaid = async () => (await statusAndGrants(orderNo))[0] === 'paid';
    await waitUntil(isPaid, { failure: () => `the order is not settled: ${server.output()}` });
    assert.deepEqual(await statusAndGrants(orderNo), ['paid', 1]);
  });
});
