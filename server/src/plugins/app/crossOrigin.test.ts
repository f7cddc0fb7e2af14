import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type TestApp, testApp } from '../../testing/testApp';

const ORIGIN = 'https://h5.example.com';
const CALL = '/api/front/message/getUnReadMsg';

describe('pages of other hosts', () => {
  const h5Dir = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-h5-'));
  let server: TestApp;
  let closed: TestApp;
  before(async () => {
    server = await testApp({ settings: { h5Dir, allowedOrigins: [ORIGIN] } });
    closed = await testApp();
    mkdirSync(path.join(h5Dir, 'static'));
    ['index.html', 'static/art.svg', 'app.js'].forEach((name) => writeFileSync(path.join(h5Dir, name), '<svg/>'));
    writeFileSync(path.join(server.deps.settings.dataDir, 'uploads/seen.jpg'), 'picture');
  });
  after(async () => {
    await server.close();
    await closed.close();
    rmSync(h5Dir, { recursive: true });
  });

  const preflight = (app: TestApp, origin: string) =>
    app.app.inject({
      method: 'OPTIONS',
      url: CALL,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,version'
      }
    });

  it('cannot call the API unless they are allowed', async () => {
    for (const [app, origin] of [
      [closed, ORIGIN],
      [server, 'https://evil.example.com'],
      [server, `${ORIGIN}.evil.example.com`],
      [server, 'null']
    ] as const) {
      assert.equal((await preflight(app, origin)).statusCode, 404);
      const { headers } = await app.app.inject({ url: CALL, headers: { origin } });
      assert.equal(headers['access-control-allow-origin'], undefined);
    }
    const page = await server.app.inject({ url: '/h5/app.js', headers: { origin: ORIGIN } });
    assert.equal(page.headers['access-control-allow-origin'], undefined);
  });

  it('can call the API once they are allowed, without cookies, with one pre-flight in two hours', async () => {
    const asked = await preflight(server, ORIGIN);
    assert.equal(asked.statusCode, 204);
    assert.equal(asked.headers['access-control-allow-origin'], ORIGIN);
    assert.equal(asked.headers['access-control-allow-headers'], 'authorization,version');
    assert.match(String(asked.headers['access-control-allow-methods']), /DELETE/);
    assert.equal(asked.headers['access-control-max-age'], '7200');
    const { headers, statusCode } = await server.app.inject({ url: CALL, headers: { origin: ORIGIN } });
    assert.deepEqual([statusCode, headers['access-control-allow-origin']], [200, ORIGIN]);
    assert.equal(headers['access-control-allow-credentials'], undefined);
    assert.match(String(headers.vary), /origin/);
  });

  it('can read pictures once they are allowed, to draw them into their own', async () => {
    const url = '/uploads/seen.jpg';
    const { headers } = await server.app.inject({ url, headers: { origin: ORIGIN } });
    assert.equal(headers['access-control-allow-origin'], ORIGIN);
    assert.match(String(headers.vary), /origin/);
    const other = await server.app.inject({ url, headers: { origin: 'https://evil.example.com' } });
    assert.equal(other.headers['access-control-allow-origin'], undefined);
  });

  it('can show pictures of this host, and nothing else of it', async () => {
    const policyOf = async (url: string) => {
      const { headers, statusCode } = await server.app.inject({ url });
      assert.equal(statusCode, 200, url);
      return headers['cross-origin-resource-policy'];
    };
    assert.equal(await policyOf('/uploads/seen.jpg'), 'cross-origin');
    assert.equal(await policyOf('/h5/static/art.svg'), 'cross-origin');
    for (const url of ['/h5/app.js', CALL]) assert.equal(await policyOf(url), 'same-origin');
  });
});
