import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { moderateTexts } from '../../src/modules/moderation/moderation';
import { WordListModeration } from '../../src/providers/textModeration';
import { logIn } from '../../src/testing/logIn';
import { notificationsOf } from '../../src/testing/notifications';
import { type TestApp, testApp } from '../../src/testing/testApp';
import { GENERIC_SCRIPTS } from './conversationScripts';
import { DEMO_CONVERSATIONS } from './demoConversations';

const [QIN, HE, LU, LIANG] = ['13800138000', '13800138001', '13800138004', '13800138002'];

describe('the conversations of the demo data', () => {
  let server: TestApp;
  before(async () => (server = await testApp({ isSeeded: true })));
  after(() => server.close());

  const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(server.db)).rows;
  const threadsOf = async (mobile: string) => {
    const token = await logIn(server, mobile);
    return server.api.call('GET /api/front/inquiry/list', { limit: 50 }, { token });
  };

  it('have only content that a user could send', async () => {
    const texts = [...GENERIC_SCRIPTS, ...DEMO_CONVERSATIONS.map(({ script }) => script)].flatMap(
      ({ messages: lines }) =>
        lines.flatMap(([, said]) => {
          if (typeof said === 'string') return said;
          return 'text' in said ? said.text : [];
        })
    );
    for (const text of texts) {
      assert.ok(text.length <= 140, text);
      assert.deepEqual(await moderateTexts(new WordListModeration(), { text }), { refused: {}, flagged: [] }, text);
    }
  });

  it('wait for demo users on both sides, some answered and some not', async () => {
    for (const [mobile, sides] of [
      [QIN, ['asker', 'owner']],
      [HE, ['owner']],
      [LU, ['asker']],
      [LIANG, ['asker']]
    ] as const) {
      const { items } = await threadsOf(mobile);
      assert.deepEqual([...new Set(items.map(({ side }) => side))].sort(), sides, mobile);
      assert.ok(items.length >= 2, `${items.length} of ${mobile}`);
      const unread = items.filter((one) => one.unread > 0);
      assert.ok(unread.length >= 1 && unread.length < 5, `${unread.length} unread of ${mobile}`);
    }
    const kinds = new Set(
      (await rowsOf(sql<{ type: string }>`select distinct content->>'type' as type from inquiry_message`)).map(
        ({ type }) => type
      )
    );
    assert.deepEqual([...kinds].sort(), ['ask', 'listing', 'picture', 'text']);
    assert.equal((await rowsOf(sql`select 1 from inquiry where owner_blocks`)).length, 1);
  });

  it('are counted in the user’s numbers as they are listed', async () => {
    for (const mobile of [QIN, HE, LU, LIANG]) {
      const { items, nextCursor } = await threadsOf(mobile);
      const token = await logIn(server, mobile);
      const { news } = await server.api.call('GET /api/member/user/current', undefined, { token });
      assert.equal(nextCursor, null);
      assert.equal(
        news.inquiries,
        items.reduce((sum, { unread }) => sum + unread, 0),
        mobile
      );
    }
  });

  it('are many and consistent', async () => {
    const [count] = await rowsOf(sql<{ count: number }>`select count(*) from inquiry`);
    assert.ok((count?.count ?? 0) >= 120, JSON.stringify(count));
    const wrong = await rowsOf(sql`
      select i.id from inquiry i join supply s on s.id = i.supply_id
      where i.asker_user_id = s.owner_user_id or i.last_at_ms > ${Date.now()} or i.asked_at_ms < s.published_at_ms
        or i.answered_at_ms < i.asked_at_ms or (i.asker_unread > 0 and i.owner_unread > 0)
        or (i.asker_told <> (i.asker_unread > 0)) or (i.owner_told <> (i.owner_unread > 0))
        or i.last_content <> (select m.content from inquiry_message m where m.inquiry_id = i.id order by at_ms desc, id desc limit 1)
        or i.asker_unread > (select count(*) from inquiry_message m where m.inquiry_id = i.id and side = 'owner')
        or i.owner_unread > (select count(*) from inquiry_message m where m.inquiry_id = i.id and side = 'asker')
      union all
      select s.id from supply s where s.inquiries <> (select count(*) from inquiry i where i.supply_id = s.id)
      union all
      select m.id from inquiry_message m where content->>'type' = 'picture'
        and not exists (select from uploaded_image u where content#>>'{picture,url}' like '%/' || u.storage_name)`);
    assert.deepEqual(wrong, []);
  });

  it('have notifications that link to the conversation', async () => {
    const token = await logIn(server, QIN);
    const { items } = await notificationsOf(server, token, { limit: 50 });
    const conversationNotices = items.filter(({ title }) => title === '有人询问你的供应' || title === '供应商回复了你');
    assert.ok(conversationNotices.length >= 3);
    for (const { jump } of conversationNotices) {
      const params = jump?.type === 'jumpMini' ? jump.params : undefined;
      const room = await server.api.call('GET /api/front/inquiry/room', { id: String(params?.['thread']) }, { token });
      assert.equal(room.about.id, params?.['id']);
    }
    const unread = await server.api.call('GET /api/front/message/getUnReadMsg', undefined, { token });
    assert.ok(unread >= 5 && unread <= 40, `${unread} unread`);
  });

  it('lead to exchanges of contacts in every state, on both sides of the demo users', async () => {
    const states = async (of = sql`true`) =>
      (await rowsOf(sql<{ status: string }>`select distinct status from contact_exchange where ${of} order by 1`)).map(
        ({ status }) => status
      );
    assert.deepEqual(await states(), ['accepted', 'blocked', 'ignored', 'requested']);
    assert.deepEqual(await states(sql`to_user_id = 'user-qin'`), ['accepted', 'blocked', 'ignored', 'requested']);
    assert.deepEqual(await states(sql`from_user_id = 'user-qin'`), ['accepted', 'ignored', 'requested']);
    const wrong = await rowsOf(sql`select id from contact_exchange
      where requested_at_ms > ${Date.now()} or decided_at_ms < requested_at_ms or decided_at_ms > ${Date.now()}
        or (status = 'requested') <> (decided_at_ms is null) or from_card->>'mobile' = ''`);
    assert.deepEqual(wrong, []);
    const token = await logIn(server, LU);
    const [{ id } = { id: '' }] = await rowsOf(
      sql<{ id: string }>`select id from contact_exchange where from_user_id = 'user-lu' and status = 'accepted'`
    );
    const { exchange } = await server.api.call('POST /api/front/exchange/room', { id }, { token });
    assert.equal(exchange?.theirs?.mobile, QIN);
  });
});
