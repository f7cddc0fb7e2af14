import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { MINUTE_MS } from '@rules/duration';
import { type TestApp, testApp } from '../../testing/testApp';

describe('response headers', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('keep errors, responses and unknown paths out of every cache', async () => {
    for (const url of ['/api/member/user/current', '/api/front/none', '/api/front/market/lines']) {
      const { headers } = await server.app.inject({ url });
      assert.equal(headers['cache-control'], 'no-store', url);
    }
  });

  it('accompany an envelope for a program whose address cannot be decoded', async () => {
    for (const url of ['/api/%', `/uploads/${'a'.repeat(300)}`]) {
      const response = await server.app.inject({ url });
      assert.equal(response.statusCode, 404, url);
      assert.deepEqual(response.json(), { code: 404, msg: 'NOT_FOUND', data: { error: 'NOT_FOUND' } });
    }
  });

  it('allow camera, microphone and location to the app itself', async () => {
    const { headers } = await server.app.inject({ url: '/healthz' });
    const policy = String(headers['permissions-policy']);
    for (const name of ['camera', 'microphone', 'geolocation']) assert.ok(policy.includes(`${name}=(self)`), name);
    assert.ok(policy.includes('payment=()'));
  });

  it('are not delayed for longer than two minutes by an unfinished request', () => {
    assert.equal(server.app.server.requestTimeout, 120_000);
    assert.ok(server.app.server.headersTimeout <= MINUTE_MS);
  });
});
