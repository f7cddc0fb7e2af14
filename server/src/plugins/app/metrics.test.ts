import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildApp } from '../../app';
import { testApp, type TestApp } from '../../testing/testApp';

describe('the metrics', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('are not told to other machines', async () => {
    const response = await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    assert.equal(response.statusCode, 404);
  });

  it('are not told through a proxy of this machine, whatever address is claimed', async () => {
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

  it('are told to whoever has the token, once one is set', async () => {
    const metricsToken = 'a-token-for-numbers';
    const app = await buildApp({ ...server.deps, settings: { ...server.deps.settings, metricsToken } });
    const ask = (authorization?: string) =>
      app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        headers: authorization === undefined ? {} : { authorization }
      });
    assert.equal((await ask()).statusCode, 404);
    assert.equal((await ask('Bearer another-token-here')).statusCode, 404);
    assert.equal((await ask(`Bearer ${metricsToken}`)).statusCode, 200);
    await app.close();
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

describe('the health of the server', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('is good with a database', async () => {
    assert.equal((await server.app.inject({ url: '/healthz' })).statusCode, 200);
    assert.deepEqual((await server.app.inject({ url: '/readyz' })).json(), { status: 'ready' });
  });
});
