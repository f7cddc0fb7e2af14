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

async function insertNotification(db: Db, id: string, event: string, params: object): Promise<void> {
  await sql`insert into notification (id, user_id, kind, event, params, created_at_ms)
    values (${id}, 'u1', 'system', ${event}, ${JSON.stringify(params)}, 1)`.execute(db);
}

/** Returns id, event and parameters of all notifications, in the order of the ids. */
async function notificationsIn(db: Db): Promise<[id: string, event: string, params: unknown][]> {
  const { rows } = await sql<{ id: string; event: string; params: unknown }>`
    select id, event, params from notification order by id`.execute(db);
  return rows.map(({ id, event, params }) => [id, event, params]);
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

  it('keeps why applications to a dissolved company were refused, as a code instead of a Chinese reason', async () => {
    const db = await createSchemaOf('202611261501_card_level');
    await sql`insert into company (id, name, short_name, uscc, created_at_ms)
      values ('c1', '一号香料行', '一号', 'U1', 1)`.execute(db);
    for (const [id, reason] of Object.entries({ dissolved: '企业已解散', refused: '请附工牌' })) {
      await sql`insert into company_application (id, company_id, user_id, real_name, position, department, message,
          proof_ids, is_by_code, status, reason, created_at_ms)
        values (${id}, 'c1', 'u1', '覃明', '采购', '', '', '{}', false, 'refused', ${reason}, 1)`.execute(db);
      await insertNotification(db, id, 'team.refused', { company: '一号香料行', reason });
    }
    await migrate(db);
    const { rows } = await sql`select id, reason, refused_because from company_application order by id`.execute(db);
    assert.deepEqual(rows, [
      { id: 'dissolved', reason: '', refused_because: 'dissolved' },
      { id: 'refused', reason: '请附工牌', refused_because: null }
    ]);
    assert.deepEqual(await notificationsIn(db), [
      ['dissolved', 'team.refusedDissolved', { company: '一号香料行' }],
      ['refused', 'team.refused', { company: '一号香料行', reason: '请附工牌' }]
    ]);
  });

  it('keeps names and reasons of its notifications, each one by itself', async () => {
    const db = await createSchemaOf('202611261501_card_level');
    const price = { market: '玉林', date: '2026-11-20', answer: '' };
    const review = { kind: 'person', isChange: false };
    await insertNotification(db, 'n1', 'priceReport.accepted', { ...price, line: '小茴香 一级 大粒' });
    await insertNotification(db, 'n2', 'verification.rejected', { ...review, reason: '照片不清晰；姓名不一致' });
    await insertNotification(db, 'n3', 'verification.revoked', { kind: 'person', reason: '证件过期' });
    await insertNotification(db, 'n4', 'supply.takenDown', { title: '八角', reason: '信息不实；图片不符' });
    await migrate(db);
    assert.deepEqual(await notificationsIn(db), [
      ['n1', 'priceReport.accepted', { ...price, variety: '小茴香', grade: '一级 大粒' }],
      ['n2', 'verification.rejected', { ...review, reasons: ['照片不清晰', '姓名不一致'] }],
      ['n3', 'verification.revoked', { kind: 'person', reasons: ['证件过期'] }],
      ['n4', 'supply.takenDown', { title: '八角', reason: '信息不实；图片不符' }]
    ]);
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

  it('keeps the visits to cards by visitor, without the names of those who browse anonymously', async () => {
    const db = await createSchemaOf('202611261450_card_visit');
    for (const id of ['u2', 'u3']) {
      await sql`insert into user_account
        (id, mobile, nickname, invite_code, agreed_version, agreed_at_ms, created_at_ms, updated_at_ms)
        values (${id}, ${id}, '香友', ${id}, '1', 1, 1, 1)`.execute(db);
    }
    const fields = { name: '覃秀兰', secondSide: { name: 'Qin Xiulan' } };
    await sql`insert into card (id, user_id, request_id, fields, is_default, created_at_ms, updated_at_ms)
      values ('c1', 'u1', 'r1', ${JSON.stringify(fields)}, true, 1, 1)`.execute(db);
    const visits = [
      ['v1', 'k1', null, 0, 10, 5],
      ['v2', 'k2', 'u2', 0, 20, 7],
      ['v3', 'k2', 'u2', 2, 30, 0],
      ['v4', 'k3', 'u3', 0, 40, 0]
    ] as const;
    for (const [id, key, userId, kind, atMs, dwellSec] of visits) {
      await sql`insert into card_visit
        (request_id, card_id, visitor_key, visitor_user_id, kind, is_scan, page_id, dwell_sec, at_ms)
        values (${id}, 'c1', ${key}, ${userId}, ${kind}, ${kind === 0}, 'page', ${dwellSec}, ${atMs})`.execute(db);
    }
    await sql`insert into card_figures (card_id, date, views) values ('c1', '1970-01-01', 3)`.execute(db);
    await sql`insert into account_preference (user_id, browses_anonymously) values ('u3', true)`.execute(db);
    await sql`insert into anonymous_visitor (user_id, since_ms) values ('u1', 1)`.execute(db);
    await migrate(db);
    const visitors = await sql`select visitor_key, user_id, source, visits, dwell_sec, has_logged_in, last_at_ms,
      last_viewed_at_ms from card_visitor order by visitor_key`.execute(db);
    const shown = { source: 'code', visits: 1, dwell_sec: 0, has_logged_in: false };
    assert.deepEqual(visitors.rows, [
      { ...shown, visitor_key: 'k1', user_id: null, dwell_sec: 5, last_at_ms: 10, last_viewed_at_ms: 10 },
      {
        ...shown,
        visitor_key: 'k2',
        user_id: 'u2',
        source: 'share',
        dwell_sec: 7,
        has_logged_in: true,
        last_at_ms: 30,
        last_viewed_at_ms: 20
      },
      { ...shown, visitor_key: 'k3', user_id: null, last_at_ms: 40, last_viewed_at_ms: 40 }
    ]);
    const figures = await sql`select dwell_sec, timed_visits from card_figures`.execute(db);
    assert.deepEqual(figures.rows, [{ dwell_sec: 12, timed_visits: 2 }]);
    const preferences = await sql`select user_id from account_preference where browses_anonymously order by 1`.execute(
      db
    );
    assert.deepEqual(preferences.rows, [{ user_id: 'u1' }, { user_id: 'u3' }]);
    const cards = await sql`select fields -> 'secondSide' ->> 'language' as language from card`.execute(db);
    assert.deepEqual(cards.rows, [{ language: 'en' }]);
  });

  it('leaves to the visitors of a card the events that are in their sums, and no others', async () => {
    const db = await createSchemaOf('202611261740_verification_reasons');
    await sql`insert into card (id, user_id, request_id, fields, is_default, created_at_ms, updated_at_ms)
      values ('c1', 'u1', 'r1', '{"name":"覃秀兰"}', true, 1, 1)`.execute(db);
    const visits = [
      ['before the name went', 'named', 0, 10],
      ['login before the name went', 'named', 2, 11],
      ['the last before', 'named', 0, 12],
      ['under the name again', 'named', 0, 20],
      ['login under it', 'named', 2, 21],
      ['of a visitor without a row', 'left', 0, 30],
      ['of one without a name', 'guest', 0, 40]
    ] as const;
    for (const [id, key, kind, atMs] of visits) {
      await sql`insert into card_visit (request_id, card_id, visitor_key, kind, is_scan, source, page_id, at_ms)
        values (${id}, 'c1', ${key}, ${kind}, false, 'share', 'page', ${atMs})`.execute(db);
    }
    for (const key of ['named', 'guest']) {
      await sql`insert into card_visitor
        (card_id, visitor_key, user_id, source, page_id, visits, has_registered, has_logged_in, last_at_ms)
        values ('c1', ${key}, null, 'share', 'page', 1, false, false, 40)`.execute(db);
    }
    await migrate(db);
    const { rows } = await sql`select request_id, visitor_key from card_visit
      where visitor_key in ('named', 'left', 'guest') order by at_ms`.execute(db);
    assert.deepEqual(rows, [
      { request_id: 'under the name again', visitor_key: 'named' },
      { request_id: 'login under it', visitor_key: 'named' },
      { request_id: 'of one without a name', visitor_key: 'guest' }
    ]);
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

  it('knows of each paid order what was paid, which another amount may exceed', async () => {
    const db = await createSchemaOf('202611261501_card_level');
    for (const [orderNo, status, paidAtMs] of [
      ['1', 'paid', 9],
      ['2', 'refunded', 9],
      ['3', 'closed', null]
    ] as const) {
      await sql`insert into pay_order (order_no, user_id, request_id, product, item, description, amount_fen, channel,
          status, created_at_ms, expires_at_ms, paid_at_ms)
        values (${orderNo}, 'u1', ${orderNo}, 'cardLevel', 'professional-1y', '名片专业版', 19900, 'h5', ${status}, 1, 2,
          ${paidAtMs})`.execute(db);
    }
    await migrate(db);
    const { rows } = await sql`select order_no, paid_fen from pay_order order by order_no`.execute(db);
    assert.deepEqual(rows, [
      { order_no: '1', paid_fen: 19_900 },
      { order_no: '2', paid_fen: 19_900 },
      { order_no: '3', paid_fen: null }
    ]);
    await sql`update pay_order set paid_fen = 30000, refunded_fen = 30000 where order_no = '1'`.execute(db);
    await assert.rejects(sql`update pay_order set refunded_fen = 19901 where order_no = '2'`.execute(db), /pay_order/);
  });

  it('puts both people of each accepted exchange into the card holder of the other', async () => {
    const db = await createSchemaOf('202611261450_card_visit');
    await sql`insert into user_account
      (id, mobile, nickname, invite_code, agreed_version, agreed_at_ms, created_at_ms, updated_at_ms) values
      ('u2', '13800138010', '香友', 'I2', '1', 1, 1, 1), ('u3', '13800138011', '香友', 'I3', '1', 1, 1, 1)`.execute(db);
    const contact = (name: string, mobile: string) =>
      JSON.stringify({ name, company: '', position: '', mobile, weChatId: '' });
    const [lu, qin] = [contact('陆志强', '13900139000'), contact('覃秀兰', '13600136000')];
    await sql`insert into contact_exchange
      (id, from_user_id, to_user_id, request_id, status, message, from_card, to_card, requested_at_ms, decided_at_ms)
      values ('x1', 'u1', 'u2', 'r1', 'accepted', '', ${lu}::jsonb, ${qin}::jsonb, 5, 6),
        ('x2', 'u1', 'u3', 'r2', 'requested', '', ${lu}::jsonb, null, 5, null)`.execute(db);
    await sql`insert into holder_entry (id, user_id, request_id, person_user_id, source, met_location, met_at_ms, person,
        spelling, note, tags, added_at_ms, seen_at_ms)
      values ('h1', 'u1', 'r1', 'u2', 'scan', '', 1, '{"name":"覃总","mobile":"","weChatId":"qin"}', 'qinzong', '记得', '{}',
        1, 1)`.execute(db);
    await migrate(db);
    const { rows } = await sql`select user_id, person_user_id, is_exchanged, person ->> 'name' as name,
      person ->> 'mobile' as mobile, person ->> 'weChatId' as we_chat, initials, initial, met_at_ms, note
      from holder_entry order by user_id`.execute(db);
    const known = { name: '覃总', mobile: '13600136000', we_chat: 'qin', initials: 'qz', initial: 'Q', met_at_ms: 1 };
    const added = { name: '陆志强', mobile: '13900139000', we_chat: '', initials: 'lzq', initial: 'L', met_at_ms: 6 };
    assert.deepEqual(rows, [
      { user_id: 'u1', person_user_id: 'u2', is_exchanged: true, ...known, note: '记得' },
      { user_id: 'u2', person_user_id: 'u1', is_exchanged: true, ...added, note: '' }
    ]);
  });
});
