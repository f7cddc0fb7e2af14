import type { LinkTarget } from '@contract/deepLink';
import type { NotificationContent } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { notify } from '../message/message.service';
import type { SessionRow } from './expoSession.repository';

/** Notifies users who reserved a session of what happened to it, and of its time and room. */
export async function notifyOfSession(
  tx: Tx,
  userIds: readonly string[],
  session: SessionRow,
  event: 'session.changed' | 'session.reminder' | 'session.cancelled',
  nowMs: number
): Promise<void> {
  const { title, starts_at_ms: startsAtMs, hall_number: hall, room, cancel_reason: reason } = session;
  const params = { title, startsAtMs, hall, room };
  const content: NotificationContent =
    event === 'session.cancelled' ? { event, params: { title, startsAtMs, reason: reason ?? '' } } : { event, params };
  const jump: LinkTarget = {
    type: 'jumpMini',
    route: 'exhibit.schedule',
    params: { expoId: session.expo_id, id: session.id }
  };
  await notify(
    tx,
    userIds.map((userId) => ({ userId, kind: 'expo' as const, content, jump })),
    nowMs
  );
}
