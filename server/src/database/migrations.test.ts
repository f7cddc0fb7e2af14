import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { Migrator, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrate } from './migrate';
import { migrations } from './migrations/index';
import type { Db } from './schema';

/** Number and digest of the names of the steps from before timestamps, which databases in the field know by name. */
const NUMBERED_STEPS = 70;
const NUMBERED_STEPS_SHA256 = '101ca89f20e75c8f83a50326ad9be2561316d4ee81ba16144ba26747d0ae376b';

interface TakenDownListing {
  status: 'takedown' | 'pending';
  /** Decisions, at 10 ms, 20 ms and so on. */
  decisions: string[];
  /** Null since a submission; an appeal leaves it. */
  reviewedAtMs: number | null;
  /** Time of the submission or appeal. */
  submittedAtMs: number;
  appeal?: string;
  isPublic?: boolean;
}

async function insertListing(
  db: Db,
  kind: 'supply' | 'purchase',
  id: string,
  { status, decisions, reviewedAtMs, submittedAtMs, appeal, isPublic = false }: TakenDownListing
): Promise<void> {
  const publicVersion = isPublic ? sql`'{"title":"公开的标题"}', 'takedown'` : sql`null, null`;
  await sql`insert into ${sql.table(kind)} (id, request_id, status, fields, public_fields, public_status, appeal_text,
      reviewed_at_ms, submitted_at_ms, created_at_ms, updated_at_ms)
    values (${id}, ${id}, ${status}, '{"title":"没有送审的草稿"}', ${publicVersion}, ${appeal ?? null},
      ${reviewedAtMs}, ${submittedAtMs}, 1, 1)`.execute(db);
  for (const [index, action] of decisions.entries()) {
    await sql`insert into ${sql.table(`${kind}_review`)} (id, ${sql.id(`${kind}_id`)}, action, by_name, reason, at_ms)
      values (${`${id} ${index}`}, ${id}, ${action}, '审核员', '信息不实', ${10 * (index + 1)})`.execute(db);
  }
}

describe('a database of an earlier version', () => {
  let database: TestDatabase;
  before(async () => (database = await createTestDatabase('empty')));
  after(() => database.drop());

  /** Empties the database and runs the steps up to this one; with a user `u1`. */
  async function createSchemaOf(step: string): Promise<Db> {
    const { db } = database;
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error } = await migrator.migrateTo(step);
    assert.equal(error, undefined);
    await sql`insert into user_account
      (id, mobile, nickname, invite_code, agreed_version, agreed_at_ms, created_at_ms, updated_at_ms)
      values ('u1', '13800138009', '香友', 'I1', '1', 1, 1, 1)`.execute(db);
    return db;
  }

  it('knows the numbered steps by the names under which it ran them', () => {
    const numbered = Object.keys(migrations).filter((name) => /^\d{4}_/.test(name));
    const digest = createHash('sha256').update(numbered.join('\n')).digest('hex');
    assert.deepEqual([numbered.length, digest], [NUMBERED_STEPS, NUMBERED_STEPS_SHA256]);
  });

  it('keeps its notifications, with their sentences as parameters', async () => {
    const db = await createSchemaOf('0597_live_signal');
    await sql`insert into notification (id, user_id, kind, title, body, created_at_ms)
      values ('n1', 'u1', 'quote', '收到新报价', '「大红八角」报价 34.50 元/公斤。', 5)`.execute(db);
    await migrate(db);
    const { rows } = await sql`select id, kind, event, params, created_at_ms from notification`.execute(db);
    const params = { title: '收到新报价', body: '「大红八角」报价 34.50 元/公斤。' };
    assert.deepEqual(rows, [{ id: 'n1', kind: 'quote', event: 'text', params, created_at_ms: 5 }]);
  });

  it('releases the videos that no supply and no company uses', async () => {
    const db = await createSchemaOf('202611260724_upload_in_parts_claimed_at_ms');
    for (const name of ['saved', 'published', 'company', 'replaced', 'unused']) {
      await sql`insert into uploaded_video
        (id, owner_user_id, storage_name, seconds, bytes, state, is_held, created_at_ms)
        values (${name}, 'u1', ${`${name}.mp4`}, 9, 99, 'shown', ${name !== 'unused'}, 1)`.execute(db);
    }
    await sql`insert into supply
      (id, request_id, status, fields, public_fields, public_status, created_at_ms, updated_at_ms) values
      ('s1', 'r1', 'published', '{"video":"/uploads/saved.mp4"}', '{"video":"/uploads/published.mp4"}', 'published', 1, 1),
      ('s2', 'r2', 'draft', '{"video":null}', null, null, 1, 1)`.execute(db);
    await sql`insert into company (id, name, short_name, uscc, video_url, created_at_ms) values
      ('c1', '一号香料行', '一号', 'U1', '/uploads/company.mp4', 1), ('c2', '二号香料行', '二号', 'U2', null, 1)`.execute(
      db
    );
    await migrate(db);
    const { rows } = await sql<{ id: string }>`select id from uploaded_video where is_held order by id`.execute(db);
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['company', 'published', 'saved']
    );
  });

  it('rejects listings that were taken down while rejected and never public, and keeps other takedowns', async () => {
    const db = await createSchemaOf('202611260724_upload_in_parts_claimed_at_ms');
    const appeal = '检测报告齐全，请复核';
    const rejectedFirst = { decisions: ['reject', 'takedown'], reviewedAtMs: 20 };
    const rejected: Record<string, TakenDownListing> = {
      'while rejected': { ...rejectedFirst, status: 'takedown', submittedAtMs: 5 },
      'while rejected, and appealed': { ...rejectedFirst, status: 'pending', submittedAtMs: 25, appeal },
      'while rejected, and passed to a colleague': { ...rejectedFirst, status: 'pending', submittedAtMs: 25 },
      'again in answer to the appeal': {
        decisions: ['reject', 'takedown', 'takedown'],
        reviewedAtMs: 30,
        status: 'takedown',
        submittedAtMs: 25
      }
    };
    const kept: Record<string, TakenDownListing> = {
      'before a rejection': { decisions: ['takedown'], reviewedAtMs: 10, status: 'pending', submittedAtMs: 15, appeal },
      'after a new submission': { ...rejectedFirst, status: 'takedown', submittedAtMs: 15 },
      'before a new submission': { ...rejectedFirst, status: 'pending', submittedAtMs: 25, reviewedAtMs: null },
      'while public': { ...rejectedFirst, status: 'pending', submittedAtMs: 25, appeal, isPublic: true }
    };
    for (const kind of ['supply', 'purchase'] as const)
      for (const [id, listing] of Object.entries({ ...rejected, ...kept })) await insertListing(db, kind, id, listing);
    await migrate(db);
    const expected = [
      ...Object.keys(rejected).map((id) => ({ id, status: 'rejected', appeal: null })),
      ...Object.entries(kept).map(([id, listing]) => ({ id, status: listing.status, appeal: listing.appeal ?? null }))
    ];
    for (const kind of ['supply', 'purchase']) {
      const { rows } = await sql`select id, status, appeal_text as appeal from ${sql.table(kind)}`.execute(db);
      assert.deepEqual(new Set(rows), new Set(expected), kind);
    }
    const { rows: changed } = await sql<{ id: string }>`select id from purchase where changes > 0`.execute(db);
    assert.deepEqual(new Set(changed.map(({ id }) => id)), new Set(Object.keys(rejected)), 'open pages are notified');
  });
});
