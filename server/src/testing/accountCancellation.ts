import { sql } from 'kysely';
import { DAY_MS } from '@rules/duration';
import type { Db } from '../database/schema';
import { eraseDueAccounts } from '../modules/account/cancellation.service';
import { logIn, newMobile } from './logIn';
import type { TestApp } from './testApp';

/** Returns the user's personal data export. */
export async function exportPersonalData(server: TestApp, token: string, language = 'zh-Hans') {
  const headers = { 'accept-language': language };
  const { text } = await server.api.call('POST /api/member/account/export', undefined, { token, headers });
  return JSON.parse(text) as Record<string, unknown> & { person: { id: string } };
}

/** Returns the tables that have a row with this text anywhere in it. */
export async function tablesContaining(db: Db, text: string): Promise<string[]> {
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

export async function requestCancellation(server: TestApp, token: string) {
  const { demoCode = '' } = await server.api.call(
    'POST /api/member/account/sendCode',
    { purpose: 'cancel' },
    { token }
  );
  return server.api.call('POST /api/member/account/cancellation/request', { code: demoCode }, { token });
}

/** Requests the cancellation and erases the account after seven days, by several processes at once, twice. */
export async function cancelAndErase(server: TestApp, token: string): Promise<void> {
  await requestCancellation(server, token);
  server.advance(7 * DAY_MS);
  const erase = () => eraseDueAccounts(server.deps, server.deps.now().getTime());
  await Promise.all([erase(), erase(), erase()]);
  await erase();
}

/** Creates a user of the demo with data in as many tables as possible without trading. */
export async function newPersonWithData(server: TestApp, texts: { nickname: string; intro: string; detail: string }) {
  const mobile = newMobile();
  const token = await logIn(server, mobile);
  const { call } = server.api;
  const { items: lines } = await call('GET /api/front/market/lines', { limit: 2 });
  const lineId = lines[0]?.id ?? '';
  await call('POST /api/front/market/follow', { lineId }, { token });
  await call('POST /api/front/interest/set', { varietyId: lines[0]?.varietyId ?? '', on: false }, { token });
  await call('POST /api/front/interest/set', { varietyId: 'cumin', on: true }, { token });
  const { items: news } = await call('GET /api/front/news/list', {});
  const newsId = news[0]?.id ?? '';
  await call('POST /api/front/news/like', { id: newsId, on: true }, { token });
  await call('POST /api/front/news/favourite', { id: newsId, on: true }, { token });
  const report = { targetType: 'news', targetId: newsId, reason: 'false', text: '价格写错了' } as const;
  await call('POST /api/front/report/create', report, { token });
  await call('POST /api/member/account/preferences', { messageNotify: false }, { token });
  const { nickname, intro, detail } = texts;
  const basicInfo = { nickname, realName: '云中鹤', intro, address: { regionCode: '450902', detail } };
  await call('POST /api/member/user/basicInfo/update', basicInfo, { token });
  await call(
    'POST /api/front/feedback/create',
    {
      requestId: 'a'.repeat(32),
      kind: 'suggestion',
      content: '希望行情列表可以按产地排序',
      imageUrls: [],
      contact: mobile,
      env: { version: '3.2.0', platform: 'h5', route: 'mine' }
    },
    { token }
  );
  return { token, mobile, lineId, newsId, ...texts, id: (await exportPersonalData(server, token)).person.id };
}
