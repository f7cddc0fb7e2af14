import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { PartsKind, UploadResult } from '@contract/upload';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { PART_BYTES } from '@rules/uploadParts';
import { poolUse } from '../../database/connect';
import { logIn } from '../../testing/logIn';
import { mp4File } from '../../testing/mp4File';
import { multipart } from '../../testing/multipart';
import { type TestApp, testApp } from '../../testing/testApp';
import { withDeps } from '../../testing/withDeps';
import { purgeUnfinishedUploads } from './part.service';

const begin = 'POST /api/front/upload/parts/begin';
const read = 'GET /api/front/upload/parts/{id}';
const finish = 'POST /api/front/upload/parts/{id}/finish';
/** Two parts and some bytes. */
const video = mp4File({ bytes: 2 * PART_BYTES + 1000 });
const sliceOf = (bytes: Buffer, index: number) => bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);

describe('upload in parts', () => {
  let server: TestApp;
  let token: string;
  before(async () => (server = await testApp()));
  after(() => server.close());
  beforeEach(async () => (token = await logIn(server)));

  const start = async (bytes: number, kind: PartsKind = 'video') =>
    (await server.api.call(begin, { kind, bytes }, { token })).id;
  async function send(id: string, index: number, bytes: Buffer, as = token) {
    const form = multipart('file', bytes, { authorization: `Bearer ${as}` });
    const url = `/api/front/upload/parts/${id}?index=${index}`;
    const response = await server.app.inject({ method: 'POST', url, ...form });
    return response.json<{ data: unknown }>().data;
  }
  const end = (id: string) => server.api.call(finish, undefined, { token, params: { id } });
  const errorOfFinish = async (id: string) =>
    (await server.api.expectError(finish, undefined, { token, params: { id } })).error;
  const uploads = () => path.join(server.deps.settings.dataDir, 'uploads');
  const stored = ({ video, document }: UploadResult) =>
    readFile(path.join(uploads(), path.posix.basename(video?.url ?? document?.url ?? '')));

  it('is accessible to its owner only', async () => {
    const id = await start(video.length);
    const other = await logIn(server);
    assert.deepEqual(await send(id, 0, sliceOf(video, 0), other), { error: 'NOT_FOUND' });
    for (const call of [read, finish] as const)
      assert.equal(
        (await server.api.expectError(call, undefined, { token: other, params: { id } })).error,
        'NOT_FOUND'
      );
    assert.equal((await server.api.expectError(begin, { kind: 'video', bytes: 1 })).error, 'UNAUTHORIZED');
  });

  it('has the size limit of a whole file', async () => {
    for (const [kind, bytes] of [
      ['video', 50 * 1024 * 1024 + 1],
      ['document', 10 * 1024 * 1024 + 1]
    ] as const) {
      const { error } = await server.api.expectError(begin, { kind, bytes }, { token });
      assert.equal(error, 'FILE_TOO_LARGE');
    }
  });

  it('rejects a part whose size does not match its index', async () => {
    const id = await start(video.length);
    const wrong = { error: 'VALIDATION', fields: { file: 'length' } };
    assert.deepEqual(await send(id, 0, sliceOf(video, 0).subarray(1)), wrong);
    assert.deepEqual(await send(id, 2, sliceOf(video, 0)), wrong);
    assert.deepEqual(await send(id, 3, Buffer.alloc(10)), wrong);
  });

  it('cannot be finished while a part is missing', async () => {
    const id = await start(video.length);
    await send(id, 0, sliceOf(video, 0));
    assert.equal(await errorOfFinish(id), 'CONFLICT');
  });

  it('continues after an interruption, in any order, and becomes the same video once', async () => {
    const id = await start(video.length);
    await send(id, 2, sliceOf(video, 2));
    await send(id, 0, sliceOf(video, 0));
    assert.deepEqual(await send(id, 0, sliceOf(video, 0)), { id, received: [0, 2] });
    assert.deepEqual(await server.api.call(read, undefined, { token, params: { id } }), { id, received: [0, 2] });
    await send(id, 1, sliceOf(video, 1));
    const [first, second] = await Promise.all([end(id), end(id)]);
    assert.deepEqual(first, second);
    assert.equal(first.video?.bytes, video.length);
    assert.deepEqual(await stored(first), video);
    const { count } = await server.db
      .selectFrom('upload_part')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('upload_id', '=', id)
      .executeTakeFirstOrThrow();
    assert.equal(Number(count), 0);
  });

  it('is finished by more calls at once than there are connections, of one upload and of several', async () => {
    const small = mp4File();
    const complete = async (as: string) => {
      const { id } = await server.api.call(begin, { kind: 'video', bytes: small.length }, { token: as });
      await send(id, 0, small, as);
      return { params: { id }, token: as };
    };
    const calls = 2 * poolUse(server.db).max;
    const own = await complete(token);
    const others = await Promise.all(Array.from({ length: calls }, async () => complete(await logIn(server))));
    const finishAll = async (uploads: (typeof own)[]) => {
      const results = await Promise.all(uploads.map((upload) => server.api.call(finish, undefined, upload)));
      return new Set(results.map((result) => result.video?.id)).size;
    };
    const before = (await readdir(uploads())).length;
    assert.equal(await finishAll(Array.from({ length: calls }, () => own)), 1);
    assert.equal((await readdir(uploads())).length, before + 1);
    assert.equal(await finishAll(others), calls);
  });

  it('is finished by the next call after one that failed, and after one whose process ended', async () => {
    const small = mp4File();
    const id = await start(small.length);
    await send(id, 0, small);
    const files = { ...server.deps.files, save: () => Promise.reject(new Error('storage is down')) };
    await withDeps(server, { files }, async () => assert.equal(await errorOfFinish(id), 'INTERNAL'));
    assert.equal((await end(id)).video?.bytes, small.length);
    const lost = await start(small.length);
    await send(lost, 0, small);
    const claimed_at_ms = server.deps.now().getTime();
    await server.db.updateTable('upload_in_parts').set({ claimed_at_ms }).where('id', '=', lost).execute();
    server.advance(MINUTE_MS);
    assert.equal((await end(lost)).video?.bytes, small.length);
  });

  it('may be a document', async () => {
    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
      Buffer.alloc(PART_BYTES, ' '),
      Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    ]);
    const id = await start(pdf.length, 'document');
    for (const index of [0, 1]) await send(id, index, sliceOf(pdf, index));
    const result = await end(id);
    assert.equal(result.document?.type, 'pdf');
    assert.deepEqual(await stored(result), pdf);
  });

  it('is deleted when the file is rejected', async () => {
    const junk = Buffer.alloc(PART_BYTES + 10, 'x');
    const id = await start(junk.length);
    for (const index of [0, 1]) await send(id, index, sliceOf(junk, index));
    const before = await readdir(uploads());
    assert.equal(await errorOfFinish(id), 'FILE_TYPE');
    assert.equal(await errorOfFinish(id), 'NOT_FOUND');
    assert.deepEqual(await readdir(uploads()), before);
  });

  it('is deleted when a fifth one begins, and after a day', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push(await start(video.length));
      server.advance(1);
    }
    const isThere = async (id: string) => (await send(id, 0, sliceOf(video, 0))) as { received?: number[] };
    assert.deepEqual(await isThere(ids[0] ?? ''), { error: 'NOT_FOUND' });
    assert.deepEqual((await isThere(ids[1] ?? '')).received, [0]);
    await purgeUnfinishedUploads(server.db, server.deps.now().getTime() + DAY_MS);
    assert.deepEqual(await isThere(ids[4] ?? ''), { error: 'NOT_FOUND' });
  });
});
