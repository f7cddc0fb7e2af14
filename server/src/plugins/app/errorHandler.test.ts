import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { buildApp } from '../../app';
import { connect } from '../../database/connect';
import type { FileStorage } from '../../providers/fileStorage';
import { api } from '../../testing/api';
import { loggedApp } from '../../testing/loggedApp';
import { logIn } from '../../testing/logIn';
import { multipart } from '../../testing/multipart';
import { type TestApp, testApp } from '../../testing/testApp';

class FullDisk implements FileStorage {
  save(): Promise<void> {
    return Promise.reject(new Error('no space left on /srv/secret/place'));
  }
  read(): Promise<Buffer> {
    return Promise.reject(new Error('nothing is kept'));
  }
  remove(): Promise<void> {
    return Promise.resolve();
  }
  urlOf(name: string): string {
    return name;
  }
}

describe('a server fault', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  it('is INTERNAL without details, and logged with the id of the request', async (t) => {
    const { app, lines } = await loggedApp(server, 'error', { files: new FullDisk() });
    t.after(() => app.close());
    const token = await logIn(server);
    const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const response = await app.inject({
      method: 'POST',
      url: '/api/front/upload/image',
      ...multipart('file', picture, { authorization: `Bearer ${token}` })
    });
    assert.equal(response.statusCode, 200);
    assert.deepEqual(response.json(), { code: 500, msg: 'INTERNAL', data: { error: 'INTERNAL' } });
    assert.equal(lines.length, 1);
    const entry = lines[0] as { reqId: string; err: { message: string; stack: string } };
    assert.match(entry.reqId, /^req-/);
    assert.match(entry.err.message, /no space left/);
    assert.match(entry.err.stack, /FullDisk/);
  });

  it('is UNAVAILABLE with HTTP 503 while the database is away', async (t) => {
    const away = connect('postgres://app@127.0.0.1:1/nothing');
    const app = await buildApp({ ...server.deps, db: away.db });
    t.after(async () => {
      await app.close();
      await away.close();
    });
    const response = await app.inject({ method: 'POST', url: '/api/front/spiceExpo/getNowSpiceExpo' });
    const ready = await app.inject({ url: '/readyz' });
    const healthy = await app.inject({ url: '/healthz' });
    assert.equal(response.statusCode, 503);
    assert.deepEqual(response.json(), { code: 503, msg: 'UNAVAILABLE', data: { error: 'UNAVAILABLE' } });
    assert.equal(ready.statusCode, 503);
    assert.equal(healthy.statusCode, 200);
  });

  it('is not a rate limit: calls above the limit of one address get RATE_LIMITED, other addresses continue', async (t) => {
    const app = await buildApp({ ...server.deps, settings: { ...server.deps.settings, rateLimitPerMin: 3 } });
    t.after(() => app.close());
    const client = api(app);
    const ask = (from: string) => client.send('GET /api/front/message/getUnReadMsg', undefined, { from });
    for (let time = 0; time < 3; time += 1) assert.equal((await ask('203.0.113.5')).code, 200);
    const refused = await ask('203.0.113.5');
    const { retryAfterSec, ...rest } = refused.data as { error: string; retryAfterSec: number };
    assert.equal(refused.code, 429);
    assert.deepEqual(rest, { error: 'RATE_LIMITED' });
    assert.ok(retryAfterSec > 0 && retryAfterSec <= 60);
    assert.equal((await ask('203.0.113.6')).code, 200);
    assert.equal((await app.inject({ url: '/healthz', remoteAddress: '203.0.113.5' })).statusCode, 200);
  });
});
