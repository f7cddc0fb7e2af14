import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testApp, type TestApp } from '../../testing/testApp';

describe('the headers of answers', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('keep refusals, answers and what is no call out of every cache', async () => {
    for (const url of ['/api/member/user/current', '/api/front/none', '/api/front/market/lines']) {
      const { headers } = await server.app.inject({ url });
      assert.equal(headers['cache-control'], 'no-store', url);
    }
  });

  it('tell a program in the envelope that an address cannot be read', async () => {
    for (const url of ['/api/%', `/uploads/${'a'.repeat(300)}`]) {
      const response = await server.app.inject({ url });
      assert.equal(response.statusCode, 404, url);
      assert.deepEqual(response.json(), { code: 404, msg: 'NOT_FOUND', data: { error: 'NOT_FOUND' } });
    }
  });

  it('leave camera, microphone and place to the app itself', async () => {
    const { headers } = await server.app.inject({ url: '/healthz' });
    const policy = String(headers['permissions-policy']);
    for (const name of ['camera', 'microphone', 'geolocation']) assert.ok(policy.includes(`${name}=(self)`), name);
    assert.ok(policy.includes('payment=()'));
  });

  it('are not waited for longer than two minutes of a request that does not end', () => {
    assert.equal(server.app.server.requestTimeout, 120_000);
    assert.ok(server.app.server.headersTimeout <= 60_000);
  });
});
