import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { UploadedVideo } from '@contract/upload';
import { DAY_MS } from '@rules/duration';
import { logIn } from '../../testing/logIn';
import { mp4File } from '../../testing/mp4File';
import { multipart } from '../../testing/multipart';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeVideos } from './video.service';

const MB = 1024 * 1024;

describe('video upload', () => {
  let server: TestApp;
  let token: string;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => (token = await logIn(server)));

  async function post(bytes: Buffer, headers: Record<string, string> = { authorization: `Bearer ${token}` }) {
    const form = multipart('file', bytes, headers, 'video.mp4');
    const response = await server.app.inject({ method: 'POST', url: '/api/front/upload/video', ...form });
    assert.equal(response.statusCode, 200);
    return response.json<{ data: unknown }>().data;
  }
  const upload = async (bytes: Buffer) => (await post(bytes)) as UploadedVideo;
  const stored = () => readdir(path.join(server.deps.settings.dataDir, 'uploads'));

  it('rejects visitors and forms without the file', async () => {
    assert.deepEqual(await post(mp4File(), {}), { error: 'UNAUTHORIZED' });
    const missing = { error: 'VALIDATION', fields: { file: 'required' } };
    assert.deepEqual(await post(Buffer.alloc(0)), missing);
    const elsewhere = multipart('video', mp4File(), { authorization: `Bearer ${token}` });
    const answer = await server.app.inject({ method: 'POST', url: '/api/front/upload/video', ...elsewhere });
    assert.deepEqual(answer.json<{ data: unknown }>().data, missing);
    assert.deepEqual(await stored(), []);
  });

  it('checks the content instead of the name', async () => {
    const video = mp4File();
    const endless = Buffer.from(video);
    // The first box claims to be longer than the file.
    endless.writeUInt32BE(video.length + 1, 0);
    const others: [what: string, bytes: Buffer][] = [
      ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('JFIF')])],
      ['a page', Buffer.from('<html><script>1</script></html>')],
      ['another video', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(400)])],
      ['sound alone', mp4File({ handler: 'soun', codec: 'mp4a' })],
      ['a codec that few play', mp4File({ codec: 'hvc1' })],
      ['no length', mp4File({ seconds: 0 })],
      ['no pictures', mp4File({ bytes: 0 })],
      ['one that breaks off', video.subarray(0, video.length - 20)],
      ['a wrong size', endless],
      ['boxes without end', Buffer.concat([video, Buffer.from('00000008free'.repeat(2100), 'latin1')])]
    ];
    for (const [what, bytes] of others) assert.deepEqual(await post(bytes), { error: 'FILE_TYPE' }, what);
    assert.deepEqual(await stored(), []);
  });

  it('rejects videos just above 60 seconds and above 50 MB', async () => {
    assert.deepEqual(await post(mp4File({ seconds: 61 })), { error: 'VALIDATION', fields: { file: 'length' } });
    const rest = mp4File({ bytes: 0 }).length;
    assert.deepEqual(await post(mp4File({ bytes: 50 * MB - rest + 1 })), { error: 'FILE_TOO_LARGE' });
    assert.deepEqual(await stored(), []);
    const largest = await upload(mp4File({ bytes: 50 * MB - rest, seconds: 60.9 }));
    assert.deepEqual([largest.seconds, largest.bytes], [60, 50 * MB]);
  });

  it('is limited to twenty a day', async () => {
    for (let count = 0; count < 20; count += 1) await post(Buffer.from('no video'));
    assert.equal(((await post(mp4File())) as { error: string }).error, 'RATE_LIMITED');
  });

  it('preserves the recording and removes the location, also in the long form', async () => {
    for (const video of [{}, { isLong: true, brand: 'qt  ' }]) {
      const bytes = mp4File({ ...video, locationNote: '+22.6300+110.1500/' });
      assert(bytes.includes('+22.6300'));
      const { url, seconds } = await upload(bytes);
      const { rawPayload, headers } = await server.app.inject({ url });
      assert.deepEqual([seconds, rawPayload.length, headers['content-type']], [10, bytes.length, 'video/mp4']);
      assert(!rawPayload.includes('+22.6300'), 'the location is gone');
      assert.equal((await upload(rawPayload)).seconds, 10, 'it is a video as before');
    }
  });

  it('removes what an action camera recorded beside picture and sound', async () => {
    const beside = ['+22.6300+110.1500/', '+22.6301+110.1501/', '+22.6302+110.1502/', '+22.6303+110.1503/'];
    for (const video of [{}, { isLong: true }]) {
      const bytes = mp4File({ ...video, timedMetadata: beside });
      assert(bytes.includes('+22.6303'));
      const { url } = await upload(bytes);
      const { rawPayload } = await server.app.inject({ url });
      assert.deepEqual([rawPayload.length, rawPayload.includes('+22.63')], [bytes.length, false]);
    }
  });

  it('rejects metadata ranges that overlap everywhere', async () => {
    const bytes = mp4File({ timedMetadata: Array.from({ length: 300 }, () => '1') });
    const pieces = Buffer.from(bytes);
    const table = pieces.lastIndexOf('stsz');
    // Each of the samples claims to be as long as the whole video.
    for (let at = 0; at < 100; at += 1) pieces.writeUInt32BE(pieces.length, table + 16 + at * 4);
    assert.deepEqual(await post(pieces), { error: 'FILE_TYPE' });
  });

  it('can be played from any position, and is cached by browsers without limit', async () => {
    const { url, bytes } = await upload(mp4File({ bytes: 5000 }));
    const part = await server.app.inject({ url, headers: { range: 'bytes=1000-1999' } });
    assert.deepEqual(
      [part.statusCode, part.headers['content-range'], part.rawPayload.length],
      [206, `bytes 1000-1999/${bytes}`, 1000]
    );
    assert.equal(part.headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  it('is deleted after seven days without use, with its file', async () => {
    const { url } = await upload(mp4File());
    const name = path.basename(url);
    await purgeVideos(server.deps, server.deps.now().getTime() + 6 * DAY_MS);
    assert((await stored()).includes(name));
    await Promise.all([1, 2].map(() => purgeVideos(server.deps, server.deps.now().getTime() + 8 * DAY_MS)));
    assert(!(await stored()).includes(name));
  });

  it('is deleted by the next run when the storage fails, and keeps no other from being deleted', async () => {
    const [first, broken, last] = [await upload(mp4File()), await upload(mp4File()), await upload(mp4File())];
    const names = [first, broken, last].map(({ url }) => path.basename(url));
    const known = async () => {
      const rows = await server.db.selectFrom('uploaded_video').select('storage_name').execute();
      const files = await stored();
      return names.map((name) => [files.includes(name), rows.some((row) => row.storage_name === name)]);
    };
    const { files } = server.deps;
    const remove = (name: string) =>
      name === names[1] ? Promise.reject(new Error('storage is down')) : files.remove(name);
    const later = server.deps.now().getTime() + 8 * DAY_MS;
    await assert.rejects(purgeVideos({ ...server.deps, files: { ...files, remove } }, later));
    const deleted = [false, false];
    assert.deepEqual(await known(), [deleted, [true, true], deleted]);
    await purgeVideos(server.deps, later);
    assert.deepEqual(await known(), [deleted, deleted, deleted]);
  });
});
