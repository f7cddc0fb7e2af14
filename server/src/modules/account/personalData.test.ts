import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import { logIn, newMobile } from '../../testing/logIn';
import { testApp, type TestApp } from '../../testing/testApp';
import { cancellationOf, eraseDueAccounts } from './cancellation.service';
import { personalData } from './personalData';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const request = 'POST /api/member/account/cancellation/request';

/** Columns that look as if they named a person, and why nobody exports them. */
const notPersonal: Record<string, string> = {
  'user_account.mobile': 'told as `person.mobile`; the row stays without it',
  'sms_code.mobile': 'a digest of the last code; deleted a day after, and with the account',
  'wechat_ticket.mobile': 'lives ten minutes, and goes with the account',
  'company.contact_mobile': 'told as `companies.contactOf`, and taken out with the account',
  'company_invitation.mobile': 'told as `companies.invitations`, and deleted with the account',
  'contact_invitation.mobile':
    'the number in the address book of somebody else; the own ones are told in `invitations`',
  'user_address.mobile': 'told with the address that it belongs to',
  'search_reader.reader': 'a digest that names nobody; gone with the day'
};

/** Where an id may stand after the person is gone, and why. */
const keptAfter: Record<string, string> = {
  user_account: 'the empty row that others’ things point at: no number, no name',
  account_cancellation: 'the proof that the person asked for it, and when it was done'
};

/** `table.column` of everything that points at an account or is called as if it did. */
async function columnsOfPeople(db: Db): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select c.table_name || '.' || c.column_name as place
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name ~ '(^|_)(user_id|owner_id|owner|member_id|inviter_id|invitee_id|reader|mobile|phone|author_id|sender_id)$'
    union
    select u.table_name || '.' || u.column_name
    from information_schema.referential_constraints r
    join information_schema.key_column_usage u
      on u.constraint_name = r.constraint_name and u.constraint_schema = r.constraint_schema
    join information_schema.constraint_column_usage target
      on target.constraint_name = r.constraint_name and target.constraint_schema = r.constraint_schema
    where target.table_name = 'user_account' and u.table_schema = 'public'
    order by place`.execute(db);
  return rows.map(({ place }) => place);
}

/** The tables that have a row with this text anywhere in it. */
async function tablesWith(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const found: string[] = [];
  for (const { table_name } of rows) {
    const table = sql.table(table_name);
    const hits = await sql<{ one: number }>`
      select 1 as one from ${table} as t where position(${text} in t::text) > 0 limit 1`.execute(db);
    if (hits.rows.length > 0) found.push(table_name);
  }
  return found;
}

describe('personal data', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const codeOf = async (token: string) =>
    (await server.api.call('POST /api/member/account/sendCode', { purpose: 'cancel' }, { token })).demoCode ?? '';
  const exported = async (token: string) => {
    const { text } = await server.api.call('POST /api/member/account/export', undefined, { token });
    return JSON.parse(text) as Record<string, unknown> & { person: { id: string } };
  };
  const erase = () => eraseDueAccounts(server.deps, server.deps.now().getTime());

  /** A new person who leaves traces in as many places as one can without a company. */
  async function traces(mobile = newMobile(), nickname = '云上香客') {
    const token = await logIn(server, mobile);
    const { items: lines } = await server.api.call('GET /api/front/market/lines', { limit: 2 });
    const lineId = lines[0]?.id ?? '';
    const call = server.api.call;
    await call('POST /api/front/market/follow', { lineId }, { token });
    await call('POST /api/front/interest/set', { varietyId: lines[0]?.varietyId ?? '', on: false }, { token });
    const { items: news } = await call('GET /api/front/news/list', {});
    const newsId = news[0]?.id ?? '';
    await server.api.send('POST /api/front/news/like', { id: newsId, on: true }, { token });
    await server.api.send('POST /api/front/news/favourite', { id: newsId, on: true }, { token });
    await call(
      'POST /api/front/report/create',
      { targetType: 'news', targetId: newsId, reason: 'false', text: '价格写错了' },
      { token }
    );
    await call('POST /api/member/account/preferences', { messageNotify: false }, { token });
    await call(
      'POST /api/member/user/basicInfo/update',
      { nickname, realName: '云中鹤', intro: '怒江收草果', address: { regionCode: '450902', detail: '民主南路 8 号' } },
      { token }
    );
    await call(
      'POST /api/front/feedback/create',
      {
        requestId: 'a'.repeat(32),
        kind: 'suggestion',
        content: '希望行情列表可以按产地排序',
        imageUrls: [],
        contact: mobile,
        env: { version: '3.3.3', platform: 'h5', route: 'mine' }
      },
      { token }
    );
    return { token, mobile, nickname, lineId, newsId, id: (await exported(token)).person.id };
  }

  it('is listed by its module, column by column, or said not to be any', async () => {
    const known = new Set([...personalData.flatMap(({ columns }) => columns), ...Object.keys(notPersonal)]);
    const columns = await columnsOfPeople(server.db);
    assert(columns.includes('line_follow.user_id') && columns.includes('user_account.inviter_id'), 'the walk finds');
    assert.deepEqual(
      columns.filter((column) => !known.has(column)),
      []
    );
    const stale = [...known].filter((column) => !columns.includes(column));
    assert.deepEqual(stale, [], 'nothing is listed that is not there');
  });

  it('[compliance 7] is exported as one file with everything that concerns the person, and no secrets', async () => {
    const me = await traces();
    const file = await exported(me.token);
    assert.deepEqual([file['format'], file['version']], ['xiangshi-personal-data', 1]);
    assert.deepEqual(
      personalData.map(({ name }) => name).filter((name) => !(name in file)),
      []
    );
    const text = JSON.stringify(file);
    for (const mine of [
      me.mobile,
      me.nickname,
      me.lineId,
      me.newsId,
      '云中鹤',
      '价格写错了',
      '按产地排序',
      '民主南路'
    ]) {
      assert(text.includes(mine), mine);
    }
    for (const secret of [me.token, 'password_hash', 'digest', '$argon2']) assert(!text.includes(secret), secret);
    const other = JSON.stringify(await exported(await logIn(server)));
    assert(!other.includes(me.id), 'and nothing of it is in the file of somebody else');
  });

  it('is exported ten times a day', async () => {
    const token = await logIn(server);
    for (let count = 0; count < 10; count += 1) await exported(token);
    const { error } = await server.api.refusal('POST /api/member/account/export', undefined, { token });
    assert.equal(error, 'RATE_LIMITED');
  });

  describe('of who wants to leave', () => {
    it('stays while a company with others has no other owner', async () => {
      const token = await logIn(server, '13800138000');
      const { ownedCompanies } = await server.api.call('GET /api/member/account/cancellation', undefined, { token });
      assert.equal(ownedCompanies[0]?.name, '桂南香叶供应链（演示）');
      assert.equal((await server.api.refusal(request, { code: await codeOf(token) }, { token })).error, 'CONFLICT');
    });

    it('stays without the right code', async () => {
      const token = await logIn(server);
      await codeOf(token);
      const { error, attemptsLeft } = await server.api.refusal(request, { code: '000000' }, { token });
      assert.deepEqual([error, attemptsLeft], ['SMS_CODE_WRONG', 4]);
      const { requested } = await server.api.call('GET /api/member/account/cancellation', undefined, { token });
      assert.equal(requested, null);
    });

    it('[compliance 5] waits seven days, in which a login may take it back', async () => {
      const mobile = newMobile();
      const elsewhere = await logIn(server, mobile);
      server.advance(2 * MINUTE_MS);
      const token = await logIn(server, mobile);
      const { requested } = await server.api.call(request, { code: await codeOf(token) }, { token });
      assert.equal((requested?.erasesAtMs ?? 0) - (requested?.requestedAtMs ?? 0), 7 * DAY_MS);
      assert.equal(
        (await server.api.refusal('GET /api/member/user/current', undefined, { token: elsewhere })).error,
        'UNAUTHORIZED'
      );
      const again = await server.api.call(request, { code: '000000' }, { token });
      assert.deepEqual(again.requested, requested, 'asking twice is asking once');

      server.advance(7 * DAY_MS - MINUTE_MS);
      await erase();
      const back = await logIn(server, mobile);
      const current = await server.api.call('GET /api/member/user/current', undefined, { token: back });
      assert.equal(current.erasesAtMs, requested?.erasesAtMs);
      await server.api.call('POST /api/member/account/cancellation/undo', undefined, { token: back });
      await server.api.call('POST /api/member/account/cancellation/undo', undefined, { token: back });
      server.advance(30 * DAY_MS);
      await erase();
      const still = await logIn(server, mobile);
      const person = await server.api.call('GET /api/member/user/current', undefined, { token: still });
      assert.deepEqual([person.id, person.erasesAtMs], [current.id, null]);
    });

    it('[compliance 5] is erased after seven days, in every table, by however many processes', async () => {
      const me = await traces(newMobile(), '雾里看香');
      const likes = async () =>
        (
          await server.db
            .selectFrom('news_counter')
            .select('favourites')
            .where('article_id', '=', me.newsId)
            .executeTakeFirstOrThrow()
        ).favourites;
      const favouritesBefore = await likes();
      await server.api.call(request, { code: await codeOf(me.token) }, { token: me.token });
      assert((await tablesWith(server.db, me.id)).length >= 8, 'there is something to erase');
      server.advance(7 * DAY_MS);
      await Promise.all([erase(), erase(), erase()]);
      await erase();

      assert.deepEqual(await tablesWith(server.db, me.id), Object.keys(keptAfter).sort());
      for (const mine of [me.mobile, me.nickname, '云中鹤', '怒江收草果', '民主南路 8 号']) {
        const left = (await tablesWith(server.db, mine)).filter((table) => !isOfOthers(table, mine));
        assert.deepEqual(left, [], mine);
      }
      assert.equal(await likes(), favouritesBefore - 1, 'counts go down with the marks');
      assert.equal(
        (await server.api.refusal('GET /api/member/user/current', undefined, { token: me.token })).error,
        'UNAUTHORIZED'
      );

      const anew = await logIn(server, me.mobile);
      assert.notEqual((await exported(anew)).person.id, me.id, 'the number registers a new person');
    });

    it('stays after all when they came to own a company meanwhile, and they are told', async () => {
      const me = await traces(newMobile(), '后来的老板');
      await server.api.call(request, { code: await codeOf(me.token) }, { token: me.token });
      await server.db
        .updateTable('company_member')
        .set({ user_id: me.id })
        .where('company_id', '=', 'company-guinan')
        .where('role', '=', 'owner')
        .execute();
      server.advance(7 * DAY_MS);
      await erase();
      assert.equal((await cancellationOf(server.db, me.id)).requested, null);
      const { items } = await server.api.call('POST /api/front/message/myMsgList', {}, { token: me.token });
      assert(items.some(({ title }) => title === '注销没有完成'));
    });
  });

  /** The intro and the address stand in `traces` of the other tests too. */
  function isOfOthers(table: string, text: string): boolean {
    return table === 'user_profile' && text !== '雾里看香' ? true : table === 'user_account' && text === '怒江收草果';
  }
});
