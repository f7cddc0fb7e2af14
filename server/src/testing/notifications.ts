import type { NotificationKind, NotificationQuery } from '@contract/message';
import { newId } from '../database/id';
import { newPerson } from './setupCompany';
import type { TestApp } from './testApp';

/** What somebody reads in their message centre, newest first. */
export function notificationsOf(server: TestApp, token: string, input: NotificationQuery = {}) {
  return server.api.call('POST /api/front/message/myMsgList', input, { token });
}

/** The number on the bell; of a visitor without a token. */
export function unreadCount(server: TestApp, token?: string): Promise<number> {
  return server.api.call('GET /api/front/message/getUnReadMsg', undefined, token === undefined ? {} : { token });
}

/** A new person with notifications, the first one the oldest. */
export async function newPersonWithNotifications(
  server: TestApp,
  times: number[],
  kinds: NotificationKind[] = times.map(() => 'system')
): Promise<{ token: string; ids: string[] }> {
  const { token, id: userId } = await newPerson(server);
  const rows = kinds.map((kind, index) => ({
    id: newId(times[index] ?? 1),
    user_id: userId,
    kind,
    title: 'title',
    body: 'body',
    jump: null,
    created_at_ms: times[index] ?? 1,
    read_at_ms: null
  }));
  if (rows.length > 0) await server.db.insertInto('notification').values(rows).execute();
  return { token, ids: rows.map(({ id }) => id) };
}
