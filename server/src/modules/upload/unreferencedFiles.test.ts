import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { UploadedDocument, UploadedImage } from '@contract/upload';
import { DAY_MS, HOUR_MS } from '@rules/duration';
import { multipart } from '../../testing/multipart';
import { newPerson, type TestPerson } from '../../testing/setupCompany';
import { type TestApp, testApp } from '../../testing/testApp';
import { purgeUnreferencedFiles } from './unreferencedFiles.service';

const changeMe = 'POST /api/member/user/basicInfo/update';

describe('unreferenced file of a member', () => {
  let server: TestApp;
  let person: TestPerson;
  before(async () => {
    server = await testApp({ isSeeded: true });
    person = await newPerson(server);
  });
  after(() => server.close());

  async function send<T>(kind: string, bytes: Buffer): Promise<T> {
    const form = multipart('file', bytes, { authorization: `Bearer ${person.token}` });
    const answer = await server.app.inject({ method: 'POST', url: `/api/front/upload/${kind}`, ...form });
    return answer.json<{ data: T }>().data;
  }
  const picture = async () =>
    (
      await send<UploadedImage>(
        'image',
        await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c98a4b' } })
          .png()
          .toBuffer()
      )
    ).url;
  const paper = async () =>
    (await send<UploadedDocument>('document', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n'))).url;
  const purge = (afterMs: number) => purgeUnreferencedFiles(server.deps, server.deps.now().getTime() + afterMs);
  /** Both runs of the purge. */
  const purgeAfter = async (ms: number) => {
    await purge(ms);
    await purge(ms + 2 * HOUR_MS);
  };
  const stored = () => readdir(path.join(server.deps.settings.dataDir, 'uploads'));
  const isStored = async (url: string) => (await stored()).includes(path.basename(url));
  const wear = (url: string) => server.api.call(changeMe, { avatarUrl: url }, { token: person.token });

  /** Returns every file that a row of the database names, in any column. */
  async function shown(): Promise<string[]> {
    const tables = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(server.db);
    const found: string[] = [];
    for (const { name } of tables.rows) {
      if (name.startsWith('uploaded_')) continue;
      const { rows } = await sql<{ row: string }>`
        select one.row from (select row_to_json(t)::text as row from ${sql.table(name)} t) one
        where one.row like '%/uploads/%'`.execute(server.db);
      found.push(
        ...rows.flatMap(({ row }) => [...row.matchAll(/uploads\/([^"\\)\s]+)/g)].map((match) => match[1] ?? ''))
      );
    }
    return found;
  }
  async function known(): Promise<Set<string>> {
    const rows = [
      ...(await server.db.selectFrom('uploaded_image').select('storage_name').execute()),
      ...(await server.db.selectFrom('uploaded_document').select('storage_name').execute())
    ];
    return new Set(rows.map(({ storage_name }) => storage_name));
  }

  it('is deleted after seven days, in two runs, with its content', async () => {
    const [image, document, worn] = [await picture(), await paper(), await picture()];
    await wear(worn);
    await purgeAfter(6 * DAY_MS);
    assert.deepEqual(await Promise.all([image, document, worn].map(isStored)), [true, true, true]);
    await purge(8 * DAY_MS);
    assert.deepEqual(await Promise.all([image, document, worn].map(isStored)), [true, true, true]);
    await purge(8 * DAY_MS + 2 * HOUR_MS);
    assert.deepEqual(await Promise.all([image, document, worn].map(isStored)), [false, false, true]);
  });

  it('is deleted by the next run when the storage fails', async () => {
    const image = await picture();
    await purge(8 * DAY_MS);
    const { deps } = server;
    const failing = { ...deps, files: { ...deps.files, remove: () => Promise.reject(new Error('storage is down')) } };
    const later = deps.now().getTime() + 8 * DAY_MS + 2 * HOUR_MS;
    await assert.rejects(purgeUnreferencedFiles(failing, later), /storage is down/);
    assert(await isStored(image));
    assert((await known()).has(path.basename(image)));
    await purgeUnreferencedFiles(deps, later);
    assert.equal(await isStored(image), false);
    assert.equal((await known()).has(path.basename(image)), false);
  });

  it('cannot be referenced once it is marked', async () => {
    const image = await picture();
    await purge(8 * DAY_MS);
    const refusal = await server.api.expectError(changeMe, { avatarUrl: image }, { token: person.token });
    assert.equal(refusal.error, 'VALIDATION');
  });

  it('stays when a write that was under way references it after all', async () => {
    const image = await picture();
    await purge(8 * DAY_MS);
    // Written by a transaction that checked before the mark.
    await server.db.updateTable('user_account').set({ avatar_url: image }).where('id', '=', person.id).execute();
    await purge(8 * DAY_MS + 2 * HOUR_MS);
    assert(await isStored(image));
    await wear(image);
  });

  it('is none that a table of the demo references: listings, companies, news, inquiries, documents', async () => {
    const files = await known();
    const before = (await shown()).filter((name) => files.has(name));
    assert(before.length > 50, `the demo shows ${before.length} files`);
    await purgeAfter(400 * DAY_MS);
    const left = await known();
    assert.deepEqual(
      before.filter((name) => !left.has(name)),
      []
    );
    await picture().then((url) => wear(url));
  });
});
