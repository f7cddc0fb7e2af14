import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildApp } from '../../app';
import { poolUse } from '../../database/connect';
import { type TestApp, testApp } from '../../testing/testApp';
import { waitUntil } from '../../testing/waitUntil';

describe('the metrics', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('are refused to other machines', async () => {
    const response = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    assert.equal(response.statusCode, 404);
  });

  it('are refused through a proxy of this machine, whatever address its header claims', async () => {
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '::1' }
    ]) {
      const response = await server.app.inject({ url: '/metrics', headers });
      assert.equal(response.statusCode, 404, JSON.stringify(headers));
    }
    const response = await server.app.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.9',
      headers: { 'x-forwarded-for': '127.0.0.1' }
    });
    assert.equal(response.statusCode, 404);
  });

  it('are sent to a client with the token, once one is set', async (t) => {
    const metricsToken = 'a-token-for-numbers';
    const app = await buildApp({ ...server.deps, settings: { ...server.deps.settings, metricsToken } });
    t.after(() => app.close());
    const ask = (authorization?: string) =>
      app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        headers: authorization === undefined ? {} : { authorization }
      });
    assert.equal((await ask()).statusCode, 404);
    for (const wrong of ['another-token-here', metricsToken.slice(0, -1), `${metricsToken}x`]) {
      assert.equal((await ask(`Bearer ${wrong}`)).statusCode, 404, wrong);
    }
    assert.equal((await ask(`Bearer ${metricsToken}`)).statusCode, 200);
  });

  it('count every call by name', async () => {
    await server.api.call('GET /api/front/message/getUnReadMsg', undefined);
    const { body } = await server.app.inject({ url: '/metrics' });
    assert.match(
      body,
      /http_request_duration_seconds_count\{call="GET \/api\/front\/message\/getUnReadMsg",status="200"\} 1/
    );
    assert.match(body, /process_resident_memory_bytes/);
  });
});

describe('the metrics of the database pool', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const gauges = async (): Promise<Record<string, number | undefined>> => {
    const { body } = await server.app.inject({ url: '/metrics' });
    return Object.fromEntries(
      [...body.matchAll(/^(db_pool\S*) (\d+)$/gm)].map(([, name = '', value]): [string, number] => [
        name,
        Number(value)
      ])
    );
  };

  it('count connections at work and queries that wait for one', async (t) => {
    const max = (await gauges())['db_pool_connections_max'] ?? 0;
    assert.ok(max > 1);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    t.after(() => release());
    const held = Array.from({ length: max - 1 }, () => server.db.connection().execute(() => released));
    // The metrics need one connection themselves, to count the jobs.
    await waitUntil(async () => (await gauges())['db_pool_connections{state="busy"}'] === max - 1);
    const last = server.db.connection().execute(() => released);
    const waiting = server.db.connection().execute(() => released);
    await waitUntil(() => poolUse(server.db).waiting === 1);
    const scraped = gauges();
    // The pool has been read when the query for the jobs waits too.
    await waitUntil(() => poolUse(server.db).waiting === 2);
    release();
    await Promise.all([...held, last, waiting]);
    assert.equal((await scraped)['db_pool_connections{state="busy"}'], max);
    assert.equal((await scraped)['db_pool_waiting'], 1);
    await waitUntil(async () => (await gauges())['db_pool_connections{state="busy"}'] === 0);
    assert.equal((await gauges())['db_pool_waiting'], 0);
  });
});

describe('health checks of the server', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('succeed with a database', async () => {
    assert.equal((await server.app.inject({ url: '/healthz' })).statusCode, 200);
    assert.deepEqual((await server.app.inject({ url: '/readyz' })).json(), { status: 'ready' });
  });
});
