import type { Page } from '@contract/common';
import type { Notification, NotificationKind, NotificationQuery } from '@contract/message';
import { type NotificationText, notificationText } from '@rules/notification/texts';
import { texts as chinese } from '@rules/notification/zh-Hans';
import { newId } from '../database/id';
import { newPerson } from './setupCompany';
import type { TestApp } from './testApp';

/** A notification with its Chinese text. */
export type ReadNotification = Notification & NotificationText;

/** Returns a page of a member's notifications with their Chinese texts, newest first. */
export async function notificationsOf(
  server: TestApp,
  token: string,
  input: NotificationQuery = {}
): Promise<Page<ReadNotification>> {
  const page = await server.api.call('POST /api/front/message/myMsgList', input, { token });
  const items = page.items.map((item) => {
    const text = notificationText(chinese, item.content);
    if (text === null) throw new Error(`there is no text of ${item.content.event}`);
    return { ...item, ...text };
  });
  return { ...page, items };
}

/** Returns the unread count; a visitor's without a token. */
export function unreadCount(server: TestApp, token?: string): Promise<number> {
  return server.api.call('GET /api/front/message/getUnReadMsg', undefined, token === undefined ? {} : { token });
}

/** Creates a user with notifications, the first one the oldest. */
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
    event: 'text' as const,
    params: JSON.stringify({ title: 'title', body: 'body' }),
    jump: null,
    created_at_ms: times[index] ?? 1,
    read_at_ms: null
  }));
  if (rows.length > 0) await server.db.insertInto('notification').values(rows).execute();
  return { token, ids: rows.map(({ id }) => id) };
}
