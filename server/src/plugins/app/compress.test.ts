import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type TestApp, testApp } from '../../testing/testApp';

const long = '/api/front/market/lines?limit=20';

describe('JSON responses', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const get = (url: string, encoding?: string) =>
    server.app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

  it('stay plain for a client that accepts no compression', async () => {
    for (const encoding of [undefined, 'identity', 'br;q=0, gzip;q=0', 'zstd']) {
      const response = await get(long, encoding);
      assert.equal(response.headers['content-encoding'], undefined, encoding);
      assert.equal(response.json<{ code: number }>().code, 200);
    }
  });

  it('stay plain below 1 kB', async () => {
    assert.equal((await get('/api/front/message/getUnReadMsg', 'br, gzip')).headers['content-encoding'], undefined);
  });

  it('are compressed by brotli, or by gzip for a client without brotli', async () => {
    const plain = (await get(long)).body;
    const [br, gz] = [await get(long, 'gzip, deflate, br'), await get(long, 'gzip')];
    assert.deepEqual([br.headers['content-encoding'], gz.headers['content-encoding']], ['br', 'gzip']);
    assert.equal(brotliDecompressSync(br.rawPayload).toString(), plain);
    assert.equal(gunzipSync(gz.rawPayload).toString(), plain);
    assert.equal(Number(br.headers['content-length']), br.rawPayload.length);
    assert.match(String(br.headers.vary), /accept-encoding/i);
    assert.ok(br.rawPayload.length < plain.length / 3);
  });
});
