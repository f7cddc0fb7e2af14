import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { logIn } from '../testing/logIn';
import { type TestApp, testApp } from '../testing/testApp';
import { waitUntil } from '../testing/waitUntil';
import { connect, type Connection } from './connect';

const ROUNDS = 5;
const CLIENTS = 12;
const WRITERS = 4;
const RECOVERS_WITHIN_MS = 20_000;

describe('connections that the database ends', () => {
  let server: TestApp;
  let admin: Connection;
  const work = { isOver: false };
  before(async () => {
    server = await testApp({ isSeeded: true });
    admin = connect(server.databaseUrl, { maxConnections: 1 });
  });
  after(async () => {
    work.isOver = true;
    await admin.close();
    await server.close();
  });

  const endAll = async () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      admin.db
    );

  it('fail the calls that use them with UNAVAILABLE, and the server continues', async () => {
    const token = await logIn(server);
    const authorization = `Bearer ${token}`;
    const { items } = await server.api.call('GET /api/front/market/lines', { limit: WRITERS });
    const codes: number[] = [];
    const ask = async (options: InjectOptions) => {
      while (!work.isOver) codes.push((await server.app.inject(options)).json<{ code: number }>().code);
    };
    const read = () => ask({ url: '/api/front/home/feed', headers: { authorization } });
    const write = (lineId: string) =>
      ask({ method: 'POST', url: '/api/front/market/follow', headers: { authorization }, payload: { lineId } });
    const working = [...Array.from({ length: CLIENTS }, read), ...items.map(({ id }) => write(id))];

    for (let round = 0; round < ROUNDS; round += 1) {
      const enough = codes.length + 3 * CLIENTS;
      await endAll();
      // Until every client has a response over a new connection.
      const failure = `no answers after round ${round + 1}`;
      await waitUntil(() => codes.length >= enough, { failure, timeoutMs: RECOVERS_WITHIN_MS });
    }
    work.isOver = true;
    await Promise.all(working);

    assert.deepEqual([...new Set(codes)].sort(), [200, 503]);
    assert.equal((await server.app.inject({ url: '/readyz' })).statusCode, 200);
    assert.equal(
      (await server.api.call('GET /api/front/market/lines', { followed: true }, { token })).items.length,
      WRITERS
    );
  });
});
