import { DAY_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import { findNotification } from '../message/message.service';
import { deleteEnded, deletePermission, findSending } from './subscribeMessage.repository';

const RETENTION_MS = 30 * DAY_MS;

/**
 * Deletes what was sent or refused, 30 days later, and what could not be sent for as long: its job has been given up, and the
 * message would be about old news. Idempotent.
 */
export async function purgePermissions(db: Db, nowMs: number): Promise<void> {
  const beforeMs = nowMs - RETENTION_MS;
  await deleteEnded(db, beforeMs);
  for (const { id, notification_id } of await findSending(db, beforeMs)) {
    const notification = notification_id === null ? undefined : await findNotification(db, notification_id);
    if (notification === undefined || notification.createdAtMs < beforeMs) await deletePermission(db, id);
  }
}
